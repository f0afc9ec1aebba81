import type { Seating } from '../modes.ts';
import { type PlannedGame, plannedGame, type Setups } from '../simulate/plan.ts';

/** Which bots meet in which setups, and how long they may think. Plain data: the same plan, the same games. */
export interface ArenaPlan extends Setups {
  /** Two bots, or more of whom each meets each. */
  readonly bots: readonly string[];
  /** At most so many milliseconds a decision, or null. */
  readonly ms: number | null;
  /** So many trials a decision for bots that search, or null: their own number. */
  readonly iterations: number | null;
}

/** One of the two bots of a game. */
export type Who = 'a' | 'b';

/** One game of the arena. */
export interface ArenaGame {
  readonly planned: PlannedGame;
  /** The number of the pairing (see `pairingsOf`). */
  readonly pairing: number;
  /** Who plays each seat. */
  readonly seats: readonly Who[];
  readonly bots: readonly string[];
}

/** The seats of two bots, and the other way round. In teams the seats 1 and 3 play together. */
const ALTERNATE: readonly string[] = ['abab', 'baba'];

/**
 * With three seats one bot sits against two of the other. In six games each bot sits in each seat once alone and twice
 * with company, so that by chance each wins half of them.
 */
const THREE: readonly string[] = ['abb', 'bab', 'bba', 'baa', 'aba', 'aab'];

const isThree = (seating: Seating): boolean => seating === 'free-for-all-3';

/** How many games in a row make up a unit: what they have in common is evened out within it. */
export const unitSize = (plan: Pick<Setups, 'modes'>): number =>
  plan.modes.some(isThree) ? THREE.length : ALTERNATE.length;

/** Who meets whom. */
export const pairingsOf = (bots: readonly string[]): (readonly [string, string])[] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b) => [a, b] as const));

/** The pairing of a game; pairings take turns, unit by unit, so that an interrupted run has some of each. */
const unitOf = (plan: ArenaPlan, index: number): { pairing: number; unit: number; place: number } => {
  const size = unitSize(plan);
  const pairings = (plan.bots.length * (plan.bots.length - 1)) / 2;
  const all = Math.floor(index / size);
  return { pairing: all % pairings, unit: Math.floor(all / pairings), place: index % size };
};

/** Game number `index`; it depends on nothing but the plan. Games of one setup have the same shuffles. */
export function arenaGame(plan: ArenaPlan, index: number): ArenaGame {
  const { pairing, unit, place } = unitOf(plan, index);
  // Units of six games hold three setups for two games each, or one for all six.
  const first = unit * (unitSize(plan) / ALTERNATE.length);
  const { seating } = plannedGame(plan, first);
  const patterns = isThree(seating) ? THREE : ALTERNATE;
  const setup = isThree(seating) ? first : first + Math.floor(place / ALTERNATE.length);
  const same = plannedGame({ ...plan, modes: [seating] }, setup);
  // The same shuffles, but bots with fresh dice: else two bots of one kind would play the same game twice.
  const planned = { ...same, botSeed: place.toString(16).padStart(8, '0') + same.botSeed.slice(8) };
  const pattern = patterns[place % patterns.length] ?? '';
  const seats = planned.config.seats.map((_, seat): Who => (pattern[seat] === 'a' ? 'a' : 'b'));
  const [a, b] = pairingsOf(plan.bots)[pairing] ?? ['', ''];
  return { planned, pairing, seats, bots: seats.map((who) => (who === 'a' ? a : b)) };
}
