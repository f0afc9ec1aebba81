import { expect, test } from 'vitest';
import { alone, playerCount, playersAt } from '../src/index.ts';

test('players are counted, not seats', () => {
  const seats = [0, 1, 0, 2].map((player) => ({ hero: 'medusa', player }));
  expect(playerCount(playersAt({ seats }))).toBe(3);
  expect(playersAt({ seats: [{ hero: 'alice' }, { hero: 'medusa' }] })).toEqual([0, 1]);
});

test('one person and bots', () => {
  expect(alone(3, 1, 'casual')).toEqual([
    { is: 'bot', bot: 'casual' },
    { is: 'person' },
    { is: 'bot', bot: 'casual' },
  ]);
});
