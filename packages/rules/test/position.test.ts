import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { movementOf, stepsOf } from '../src/ask/moving.ts';
import { PositionError, pathText } from '../src/error.ts';
import { apply, applyKey, decision, PeerlessError } from '../src/index.ts';
import { gameFromPosition, type Position } from '../src/position.ts';
import { forcedResults, forceRandom } from '../src/state/forced.ts';

/** `@peerless/rules/position`: setting up a table and looking into the engine. */

const position: Position = {
  board: 'sarpedon',
  seats: [
    {
      hero: 'king-arthur',
      fighters: { 'king-arthur': { space: 12 }, merlin: { space: 5 } },
      hand: ['skirmish', 'excalibur'],
    },
    { hero: 'alice', fighters: { alice: { space: 13 }, 'the-jabberwock': { space: 1 } }, hand: ['feint'] },
  ],
};

test('a position that cannot be says where: in words from 1, as a path from 0', () => {
  const seats = position.seats.map((seat) => ({ ...seat, hand: ['feint', 'fient'] }));
  try {
    gameFromPosition({ ...position, seats }, testLibrary());
    expect.fail('no error');
  } catch (error) {
    expect(error).toBeInstanceOf(PositionError);
    expect(error).toMatchObject({
      path: ['seats', 0, 'hand', 1],
      message: 'seats[1].hand[2]: king-arthur has no card "fient"; did you mean "feint"?',
    });
  }
  expect(pathText(['seats', 1, 'fighters', 'alice'])).toBe('seats[2].fighters.alice');
});

describe('the moves being asked for', () => {
  const game = gameFromPosition(position, testLibrary());
  applyKey(game, 'maneuver');
  apply(game, decision(game)?.options.findIndex(({ type }) => type === 'none') ?? -1);

  test('steps go through friends, not through opposing fighters', () => {
    expect(stepsOf(game, 'merlin', 5)).toEqual([4, 12]);
    expect(stepsOf(game, 'king-arthur', 12)).toEqual([5, 11, 19]);
    expect(() => stepsOf(game, 'king-arthur', 99)).toThrow(PeerlessError);
    expect(() => stepsOf(game, 'arthur', 12)).toThrow(PeerlessError);
  });

  test('movement is spent by moving', () => {
    expect(movementOf(game, 'merlin')).toBe(2);
    applyKey(game, 'move merlin 4');
    expect(movementOf(game, 'merlin')).toBe(0);
    expect(movementOf(game, 'king-arthur')).toBe(2);
  });

  test('nothing is told where other things are asked', () => {
    const other = gameFromPosition(position, testLibrary());
    expect(() => movementOf(other, 'merlin')).toThrow('no moves are asked for');
  });
});

test('results that are asked for wait until they come up', () => {
  const game = gameFromPosition(position, testLibrary());
  forceRandom(game, { seat: 1, card: 'feint' });
  expect(forcedResults(game)).toEqual([{ seat: 1, card: 'feint' }]);
  expect(() => forceRandom(game, { seat: 1, card: 'excalibur' })).toThrow('alice has no card "excalibur"');
});
