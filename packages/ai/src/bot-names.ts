/** The levels a player can choose, the weakest first. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** All bots by name: the levels and, for study, `random` and `flat`. */
export const BOT_NAMES: readonly string[] = ['random', 'flat', ...LEVELS];
