import { createRng, type Game, observe } from '@peerless/rules';
import { optionKey } from '@peerless/rules/numbers';
import { gameFromPosition } from '@peerless/rules/position';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { SearchBot, settings } from '../src/training.ts';

/** Bruce Lee fells Bigfoot with his last action, or does not. */
const clear = (): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'bruce-lee',
          fighters: { 'bruce-lee': { space: 12, health: 10 } },
          hand: ['skirmish', 'be-like-water'],
        },
        {
          hero: 'bigfoot',
          fighters: { bigfoot: { space: 13, health: 1 }, 'the-jackalope': 'defeated' },
          hand: [],
        },
      ],
      turn: { actionsLeft: 1 },
    },
    testLibrary(),
  );

const TRIALS = 2048;
const think = (budget: { iterations?: number; stop?: () => boolean }) => {
  const game = clear();
  const { option, reason } = new SearchBot('expert', settings(), TRIALS).think(
    observe(game, 0),
    createRng('1'),
    budget,
  );
  return { key: optionKey(game, option), trials: reason.iterations };
};

test('whose time is counted ends where the leader cannot be caught any more', () => {
  const { key, trials } = think({ stop: () => false });
  expect(key).toBe('attack bruce-lee>bigfoot skirmish');
  expect(trials).toBeLessThan(0.8 * TRIALS);
});

test('a number of trials is made in full, with a host that counts time and without', () => {
  expect(think({}).trials).toBe(TRIALS);
  expect(think({ iterations: TRIALS, stop: () => false }).trials).toBe(TRIALS);
});
