import type { Game } from './game.ts';
import { words } from './layout.ts';
import { MAX_SEATS } from './limits.ts';
import { nextBelow, nextWord, type Rng, seedGenerator, seedWords } from './random.ts';

/** The generators of a game: one for each deck and one for play, four words each. Nobody may look ahead. */

const WIDTH = 4;
const GENERATOR = words('generators', (MAX_SEATS + 1) * WIDTH, 'nobody');
const PLAY = MAX_SEATS;

/** Seeds all generators. `seed` is normalised (see random.ts). */
export function seedChance(game: Game, seed: string): void {
  const from = seedWords(seed);
  for (let stream = 0; stream <= MAX_SEATS; stream++)
    seedGenerator(game.state, GENERATOR + stream * WIDTH, from, stream);
}

/** New generators for a guess: what chance will bring is unknown. */
export function reseedChance(game: Game, rng: Rng): void {
  for (let i = 0; i < (MAX_SEATS + 1) * WIDTH; i++) game.state[GENERATOR + i] = nextWord(rng.words, 0) | 1;
}

/** A number below `bound` for the deck of a seat. */
export const drawLot = (game: Game, seat: number, bound: number): number =>
  nextBelow(game.state, GENERATOR + seat * WIDTH, bound);
/** The same for everything else. */
export const drawPlayLot = (game: Game, bound: number): number => drawLot(game, PLAY, bound);
