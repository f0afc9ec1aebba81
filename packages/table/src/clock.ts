import type { ClockSettings, ClockState } from './online/clock.ts';

/**
 * The clocks of a game, as a fold over its moves and their times (docs/decisions/0028). All times are in milliseconds of
 * a time that stands still while no server is up (`awake`).
 *
 * A move lasts from being asked until somebody else is asked. Taking back gives no time back: whoever takes a choice
 * back goes on with what was left when the question passed on, and what is played again earns no increment again.
 */

const SECOND = 1000;
const DAY = 86_400_000;
/** Whoever comes back to a seat that a bot has played finds so much in the bank. */
const ON_RETURN = 60 * SECOND;

/** How the clocks stand since the question was last passed on. */
export interface Clock {
  readonly settings: ClockSettings;
  /** What each player had at `since`; null: this player is a bot, and nobody counts. */
  readonly left: readonly (number | null)[];
  /** Whose time runs; null: nobody's. */
  readonly running: number | null;
  readonly since: number;
  /** Who is asked, also where nobody counts. */
  readonly asked: number | null;
  /** As many choices have stood, at most, when the question passed on: beyond it an increment is earned. */
  readonly furthest: number;
  /** The players for whom a bot plays on. */
  readonly standIns: readonly number[];
}

/** The table after a command, as far as clocks are concerned. */
export interface ClockStep {
  /** Null when the game is over. */
  readonly asked: number | null;
  /** How many choices stand. */
  readonly stands: number;
  /** Whether it was a choice that its player took back alone. */
  readonly isTakenBack: boolean;
  /** The players for whom a bot plays on: for them nobody counts. */
  readonly standIns: readonly number[];
  readonly at: number;
}

/** What each move, or the whole game, may last; null: nobody counts. */
function given(settings: ClockSettings): number | null {
  if (settings.is === 'none') return null;
  return settings.is === 'days' ? settings.days * DAY : settings.seconds * SECOND;
}

/** The clocks of a game that has just begun; `isCounted`: whether that player is a person. */
export function startClock(
  settings: ClockSettings,
  isCounted: readonly boolean[],
  asked: number | null,
  at: number,
): Clock {
  const left = isCounted.map((counts) => (counts ? given(settings) : null));
  const idle: Clock = { settings, left, running: null, since: at, asked, furthest: 0, standIns: [] };
  return { ...idle, running: runs(idle, asked, []) };
}

/** The clocks after a command. */
export function advance(clock: Clock, { asked, stands, isTakenBack, standIns, at }: ClockStep): Clock {
  const { settings } = clock;
  if (settings.is === 'none') return clock;
  const running = runs(clock, asked, standIns);
  const hasPassed = asked !== clock.asked;
  const returned = clock.standIns.filter((player) => !standIns.includes(player));
  // What does not pass the question on is part of the move.
  if (!hasPassed && running === clock.running && returned.length === 0) return { ...clock, standIns };
  const left = spent(clock, at);
  const earns = hasPassed && stands > clock.furthest;
  if (earns && settings.is === 'bank') add(left, clock.running, settings.increment * SECOND);
  if (hasPassed && !isTakenBack && settings.is !== 'bank' && running !== null)
    left[running] = given(settings);
  for (const player of returned) left[player] = settings.is === 'bank' ? ON_RETURN : given(settings);
  const furthest = earns ? stands : clock.furthest;
  return { settings, left, running, since: at, asked, furthest, standIns };
}

/** Whose time runs when somebody is asked. */
function runs({ left }: Clock, asked: number | null, standIns: readonly number[]): number | null {
  return asked === null || (left[asked] ?? null) === null || standIns.includes(asked) ? null : asked;
}

/** What each player has at a time. */
function spent({ left, running, since }: Clock, at: number): (number | null)[] {
  const passed = Math.max(0, at - since);
  return left.map((had, player) => (had !== null && player === running ? Math.max(0, had - passed) : had));
}

function add(left: (number | null)[], player: number | null, more: number): void {
  if (player !== null) left[player] = (left[player] ?? 0) + more;
}

/** The clocks as pages show them. */
export const readClock = (clock: Clock, at: number): ClockState => ({
  left: spent(clock, at),
  running: clock.running,
});

/** When the time of whoever is asked is up; null: never. */
export function deadlineOf({ left, running, since }: Clock): number | null {
  const had = running === null ? null : (left[running] ?? null);
  return had === null ? null : since + had;
}

/** A time in which no server was up. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** A time of the world, as one that stands still during outages (in their order, none touching another). */
export function awake(at: number, outages: readonly Outage[]): number {
  let slept = 0;
  for (const { from, to } of outages) {
    if (from >= at) break;
    slept += Math.min(to, at) - from;
  }
  return at - slept;
}
