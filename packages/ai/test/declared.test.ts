import { apply, below, createRng, isOver, newGame, optionCount } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { ownPlaces } from '../src/learned/own-places.ts';
import { clueCount, type Learned, places, readSeat, VALUE, weightCount } from '../src/training.ts';
import { LEVELS, OWN_AT, SIDE_CARDS, SYMBOLS } from '../src/value/slots.ts';

/** How many different clues of a block of a hero's own are met in a few games played at random. */
function met(hero: string, block: keyof typeof OWN_AT, length: number): number {
  const seats = [{ hero }, { hero: 'medusa' }];
  const shape = { layout: VALUE, heroes: { [hero]: [] } };
  const learned: Learned = { ...shape, weights: new Float32Array(weightCount(shape)) };
  const seen = new Set<number>();
  for (const seed of ['1', '2', '3']) {
    const game = newGame({ seed, board: 'sarpedon', mode: 'duel', seats }, testLibrary());
    const dice = createRng(seed);
    while (!isOver(game)) {
      readSeat(game, 0, learned);
      const begin = (ownPlaces(game, learned).seats[0] ?? 0) + OWN_AT[block];
      for (let n = clueCount() - 1; n >= 0; n--) {
        const place = (places[n] ?? 0) - begin;
        if (place >= 0 && place < length) seen.add(place);
      }
      apply(game, below(dice, optionCount(game)));
    }
  }
  return seen.size;
}

test.each<[string, keyof typeof OWN_AT, number, number]>([
  ['titania', 'sideOpen', SIDE_CARDS, 4],
  ['pandora', 'sideDown', 1, 1],
  ['the-wayward-sisters', 'piles', LEVELS, 3],
  ['william-shakespeare', 'pileMarks', LEVELS, 3],
  ['loki', 'lent', LEVELS, 1],
  ['little-red-riding-hood', 'symbols', SYMBOLS, 3],
  ['rosie-the-riveter', 'rows', LEVELS, 2],
])('the value reads what %s declares: %s', (hero, block, length, least) => {
  expect(met(hero, block, length)).toBeGreaterThanOrEqual(least);
});
