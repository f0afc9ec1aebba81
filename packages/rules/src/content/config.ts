/** How a game is set up: everything that, with the content and the choices, makes it happen again. */

export const MODES = ['duel', 'free-for-all', 'teams'] as const;
export type Mode = (typeof MODES)[number];

/** The rules options (docs/rules.md section 16); the first word is the default. */
export const OPTIONS = {
  /** */
  victory: ['action', 'immediate'],
  /** D-9 */
  cleanup: ['beforeAfterAttack', 'last'],
  /** RU-52 */
  sidekickFallback: ['anywhere', 'adjacent'],
  /** how many of the shortest paths a closed door must cross to split a zone. */
  doorZones: ['every', 'any'],
  /** RU-12 */
  excaliburBoost: ['kept', 'lost'],
  /** RU-38: whether a fighter that must be placed may be put where it stands. */
  ownSpace: ['no', 'yes'],
  /** */
  openTeamHands: [true, false],
  /** */
  mulligan: ['none', 'one'],
} as const;

export type Options = { readonly [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K][number] };

export interface SeatConfig {
  readonly hero: string;
  /** Who plays this seat; by default a player of its own. */
  readonly player?: number;
}

export interface GameConfig {
  /** Up to 32 hex digits; shorter seeds are padded. */
  readonly seed: string;
  readonly board: string;
  readonly mode: Mode;
  /** In turn order. In teams seats 0 and 2 are team 0, seats 1 and 3 team 1. */
  readonly seats: readonly SeatConfig[];
  readonly options?: Partial<Options>;
}

/** A setup without its seed: what a running game carries along. The seed is known to the record of a match only. */
export type TableConfig = Omit<GameConfig, 'seed'>;
