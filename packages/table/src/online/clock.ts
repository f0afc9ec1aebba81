/** The time that players have, as a table chooses it and as its pages show it. */

/** How time is given. A move lasts from being asked until the question is somebody else's. */
export type ClockSettings =
  | { readonly is: 'none' }
  /** So long for each move. */
  | { readonly is: 'move'; readonly seconds: number }
  /** So long for the whole game, and a little more after each move. */
  | { readonly is: 'bank'; readonly seconds: number; readonly increment: number }
  /** So many days for each move: a game beside other things. */
  | { readonly is: 'days'; readonly days: number };

/** Seconds that a quick game may stand still, and that a player may have for the whole of it. */
const [QUICK_MOVE, QUICK_GAME] = [300, 1800];

/** Whether a game goes on so fast that what was seen minutes ago is of no use to a player: only then hands may be shown. */
export function isQuick(clock: ClockSettings): boolean {
  if (clock.is === 'move') return clock.seconds <= QUICK_MOVE;
  return clock.is === 'bank' && clock.seconds <= QUICK_GAME;
}

/** What happens to whoever has no time left: the seats are lost, or a bot plays on. */
export const WHEN_UP = ['forfeit', 'bot'] as const;
export type WhenUp = (typeof WHEN_UP)[number];

/** What can happen then: in a rated game nobody wins or loses by a bot. */
export const whenUpOf = (isRated: boolean, whenUp: WhenUp): WhenUp => (isRated ? 'forfeit' : whenUp);

/** So long, in milliseconds, somebody is waited for where no clock runs: while they are away, and while their page is open. */
export const PATIENCE = { away: 300_000, silent: 600_000 } as const;

/** How long a game without a clock has been waiting when that was told, in milliseconds: a page counts on from there. */
export interface Waiting {
  /** Since whoever is asked was asked, or has done something. */
  readonly asked: number;
  /** By player, since they went; null: they are here, or a bot. */
  readonly away: readonly (number | null)[];
}

/** The clocks of a game when they were told: a page counts on from there. */
export interface ClockState {
  /** Milliseconds, by player; null where nobody counts. */
  readonly left: readonly (number | null)[];
  /** Whose time runs; null: nobody's. */
  readonly running: number | null;
}
