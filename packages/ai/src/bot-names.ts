/** The levels a player can choose, the weakest first. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that the levels are measured by: what is simple, and what three levels were before they learned. */
const YARDSTICKS = ['random', 'flat', 'casual-2026', 'skilled-2026', 'expert-2026'];

/** All bots by name: the levels and, for study, the yardsticks. */
export const BOT_NAMES: readonly string[] = [...YARDSTICKS, ...LEVELS];
