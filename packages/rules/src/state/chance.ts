import type { Game } from './game.ts';
import { ofSeat, seatWords, words } from './layout.ts';
import { MAX_SEATS } from './limits.ts';
import { nextBelow, nextWord, type Rng, seedGenerator, seedWords } from './random.ts';

/** The generators of a game: one for each deck and one for play, four words each. Nobody may look ahead. */

const WIDTH = 4;
const DECK = seatWords('generators of decks', WIDTH, 'nobody');
const PLAY = words('generator of play', WIDTH, 'nobody');

/** Seeds all generators. `seed` is normalised (see random.ts). */
export function seedChance(game: Game, seed: string): void {
  const from = seedWords(seed);
  for (let seat = 0; seat < game.content.seats; seat++)
    seedGenerator(game.state, ofSeat(DECK, seat), from, seat);
  seedGenerator(game.state, PLAY, from, MAX_SEATS);
}

/** New generators for a guess: what chance will bring is unknown. */
export function reseedChance(game: Game, rng: Rng): void {
  for (let seat = 0; seat < game.content.seats; seat++) reseed(game, ofSeat(DECK, seat), rng);
  // However many seats there are, `rng` goes on by as much.
  for (let n = (MAX_SEATS - game.content.seats) * WIDTH; n > 0; n--) nextWord(rng.words, 0);
  reseed(game, PLAY, rng);
}

function reseed(game: Game, at: number, rng: Rng): void {
  for (let i = 0; i < WIDTH; i++) game.state[at + i] = nextWord(rng.words, 0) | 1;
}

/** A number below `bound` for the deck of a seat. */
export const drawLot = (game: Game, seat: number, bound: number): number =>
  nextBelow(game.state, ofSeat(DECK, seat), bound);
/** The same for everything else. */
export const drawPlayLot = (game: Game, bound: number): number => nextBelow(game.state, PLAY, bound);
