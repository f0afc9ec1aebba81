/** The levels a player can choose, the weakest first. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** A level that fits its strength to whoever plays against it (`sparring.ts`). */
export const SPARRING = 'sparring';

/** Whom somebody can choose to play against. */
export const OPPONENTS = [...LEVELS, SPARRING] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Manners that every level can have (`style/styles.ts`); without one it just takes what it thinks best. */
export const STYLES = ['aggressive', 'patient', 'trickster'] as const;
export type Style = (typeof STYLES)[number];

/** Those that the levels are measured by: what is simple, and what three levels were before they learned. */
const YARDSTICKS = ['random', 'flat', 'casual-2026', 'skilled-2026', 'expert-2026'];

/** All bots by name: the levels and, for study, the yardsticks. */
export const BOT_NAMES: readonly string[] = [...YARDSTICKS, ...OPPONENTS];

/** A name taken apart: `skilled:patient`, `sparring-640`, `sparring-640:trickster`. */
export interface BotWords {
  /** One of `BOT_NAMES`. */
  readonly bot: string;
  /** Of Sparring; null where the name does not say it. */
  readonly strength: number | null;
  readonly style: Style | null;
}

const FORM = /^(?<bot>[a-z]+(?:-2026)?)(?:-(?<strength>\d{1,4}))?(?::(?<style>[a-z]+))?$/;

/** What a name says, or null where no bot is called so. */
export function botWords(name: string): BotWords | null {
  const { bot = '', strength, style: word } = FORM.exec(name)?.groups ?? {};
  const style = STYLES.find((known) => known === word) ?? null;
  if (!BOT_NAMES.includes(bot) || (strength !== undefined && bot !== SPARRING)) return null;
  if (word !== undefined && (style === null || YARDSTICKS.includes(bot))) return null;
  return { bot, strength: strength === undefined ? null : Number(strength), style };
}

/** The name that says this. */
export const botNameOf = ({ bot, strength, style }: BotWords): string =>
  `${bot}${strength === null ? '' : `-${strength}`}${style === null ? '' : `:${style}`}`;

/** Whether a bot of ours is called so. */
export const isBotName = (name: string): boolean => botWords(name) !== null;
