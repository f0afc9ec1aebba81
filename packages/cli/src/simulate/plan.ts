import type { HeroDef } from '@peerless/language';
import { below, createRng, type GameConfig, type Rng } from '@peerless/rules';
import { boardBySlug } from '../collection/library.ts';
import { hasRoomFor, SEATS, type Seating } from '../modes.ts';

/** What decides the setups of games. Plain data, sent to the threads. */
export interface Setups {
  readonly seed: string;
  readonly heroes: readonly string[];
  /** Whether a hero may meet itself. */
  readonly mirrors: boolean;
  readonly boards: readonly string[];
  readonly modes: readonly Seating[];
}

/** Another version of a hero, to be compared with the one that is known here. */
export interface OtherVersion {
  readonly hero: HeroDef;
  readonly file: string;
}

/** What is to be played: everything that decides which games these are and how they go. */
export interface Plan extends Setups {
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  /** By seat; the last one also plays the seats beyond. */
  readonly bots: readonly string[];
  /** How many trials a bot that searches gets; null: its own number. */
  readonly iterations: number | null;
  /** Every game is played with both versions of this hero. */
  readonly versus?: OtherVersion;
}

/** One game of a plan: its setup, and the seed of the bots' own choices. */
export interface PlannedGame {
  readonly index: number;
  readonly seating: Seating;
  readonly config: GameConfig;
  readonly botSeed: string;
  /** The seat of the hero of whom two versions are compared. */
  readonly compared: number | null;
}

const hasRoom = (slug: string, seating: Seating): boolean => {
  const board = boardBySlug(slug);
  return board !== undefined && hasRoomFor(board, seating);
};

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Game number `index` of all games with this seed; it depends on nothing else. */
export function plannedGame(plan: Setups & { readonly versus?: OtherVersion }, index: number): PlannedGame {
  const { words } = createRng(plan.seed);
  const [a = 0, b = 0, c = 0, d = 0] = words;
  const seed = hex(a) + hex(b) + hex(c) + hex(d ^ index);
  const rng = createRng(hex(a ^ 0x5bd1e995) + hex(b) + hex(c) + hex(d ^ index));
  const seating = pick(plan.modes, rng);
  const board = pick(
    plan.boards.filter((slug) => hasRoom(slug, seating)),
    rng,
  );
  const { mode, players } = SEATS[seating];
  const drawn = drawHeroes(plan, players.length, rng);
  // Who is compared sits in each seat equally often.
  const compared = plan.versus === undefined ? null : index % drawn.length;
  if (compared !== null && plan.versus !== undefined) drawn[compared] = plan.versus.hero.slug;
  const seats = drawn.map((hero, i) => {
    const player = players[i] ?? i;
    return player === i ? { hero } : { hero, player };
  });
  return {
    index,
    seating,
    config: { seed, board, mode, seats },
    botSeed: hex(a ^ 0x1b873593) + seed.slice(8),
    compared,
  };
}

const pick = <T>(items: readonly T[], rng: Rng): T => items[below(rng, items.length)] as T;

/** Different heroes, unless there are too few or they may meet themselves. */
function drawHeroes(plan: Setups, count: number, rng: Rng): string[] {
  const left = [...plan.heroes];
  return Array.from({ length: count }, () => {
    if (left.length === 0) left.push(...plan.heroes);
    const at = below(rng, left.length);
    const hero = left[at] as string;
    if (!plan.mirrors) left.splice(at, 1);
    return hero;
  });
}

/** The modes of a plan that fit at least one of its boards. */
export const playableModes = (boards: readonly string[], modes: readonly Seating[]): Seating[] =>
  modes.filter((seating) => boards.some((slug) => hasRoom(slug, seating)));
