import { describe, expect, test } from 'vitest';
import { type Budget, botNamed } from '../src/index.ts';
import { HEROES, play, tableOf } from './table.ts';

/** How many of the games, each hero pair with both seats, the first bot wins. */
function wins(a: string, b: string, budget: Budget, pairs: number): number {
  let won = 0;
  for (let i = 0; i < pairs; i++) {
    const heroes = [HEROES[i % 4] ?? '', HEROES[(i + 1) % 4] ?? ''];
    for (const seat of [0, 1]) {
      const bots = seat === 0 ? [botNamed(a), botNamed(b)] : [botNamed(b), botNamed(a)];
      if (play(tableOf(i + 1, 'duel', heroes), bots, budget) === seat) won++;
    }
  }
  return won;
}

// Whole games of bots that think: on a busy machine they take their time.
describe('the better bot wins', { timeout: 600_000 }, () => {
  test('novice against random', () => expect(wins('novice', 'random', {}, 6)).toBeGreaterThanOrEqual(9));
  test('casual against novice', () => expect(wins('casual', 'novice', {}, 10)).toBeGreaterThanOrEqual(15));
  // It won 11 of 16; in 200 games with all heroes and 500 trials 85 %.
  test('skilled against casual', () =>
    expect(wins('skilled', 'casual', { iterations: 250 }, 8)).toBeGreaterThanOrEqual(10));
});
