import { expect, test } from 'vitest';
import { wilson } from '../src/index.ts';

test('Wilson intervals hold the share and shrink with more games', () => {
  const few = wilson(6, 10);
  const many = wilson(600, 1000);
  expect(few.low).toBeCloseTo(0.3127, 3);
  expect(few.high).toBeCloseTo(0.8318, 3);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(wilson(0, 0)).toEqual({ winRate: 0, low: 0, high: 1 });
  expect(wilson(10, 10).high).toBeCloseTo(1);
});
