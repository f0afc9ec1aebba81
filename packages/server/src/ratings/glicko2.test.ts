import { expect, test } from 'vitest';
import { NEWCOMER, periodsUntil, rested, strengthAfter } from './glicko2.ts';

test('the worked example of the paper', () => {
  const after = strengthAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  // The paper cuts it off after the fifth digit.
  expect(after.volatility).toBeCloseTo(0.059996, 6);
});

test('a win is as much up as a loss is down, a draw among equals is neither; each makes it surer', () => {
  const scored = (score: number) => strengthAfter(NEWCOMER, [{ opponent: NEWCOMER, score }]);
  const [won, drawn, lost] = [scored(1), scored(0.5), scored(0)];
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 9);
  expect(won.rating).toBeGreaterThan(1600);
  expect(drawn.rating).toBeCloseTo(1500, 9);
  for (const { deviation } of [won, drawn, lost]) expect(deviation).toBeLessThan(350);
});

test('somebody who surprises is less steady than before', () => {
  const settled = { rating: 1500, deviation: 50, volatility: 0.06 };
  const strong = { rating: 2300, deviation: 50 };
  const surprising = strengthAfter(settled, Array(10).fill({ opponent: strong, score: 1 }));
  expect(surprising.volatility).toBeGreaterThan(0.0605);
  const expected = strengthAfter(settled, Array(10).fill({ opponent: strong, score: 0 }));
  expect(expected.volatility).toBeLessThan(0.06);
});

test('without bouts only the deviation grows, and when it reaches a limit is known before', () => {
  const settled = { rating: 1700, deviation: 50, volatility: 0.06 };
  const periods = periodsUntil(settled, 110);
  expect(rested(settled, periods).deviation).toBeCloseTo(110, 9);
  expect(strengthAfter(settled, [], periods)).toEqual(rested(settled, periods));
  expect(rested(settled, 0)).toEqual(settled);
  expect(periodsUntil(NEWCOMER, 110)).toBe(0);
});
