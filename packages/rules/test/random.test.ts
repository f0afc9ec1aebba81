import { expect, test } from 'vitest';
import { below, createRng } from '../src/index.ts';
import { normaliseSeed } from '../src/state/random.ts';

test('seeds are padded, other text is refused', () => {
  expect(normaliseSeed('1')).toBe('00000000000000000000000000000001');
  expect(normaliseSeed('ABC')).toBe('00000000000000000000000000000abc');
  expect(normaliseSeed('')).toBeNull();
  expect(normaliseSeed('0'.repeat(33))).toBeNull();
  expect(() => createRng('zz')).toThrow('hex digits');
});

test('bounded numbers are evenly spread', () => {
  const rng = createRng('1');
  const counts = new Array<number>(7).fill(0);
  for (let n = 0; n < 70_000; n++) counts[below(rng, 7)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400); // four standard deviations
});

test('neighbouring seeds have nothing in common', () => {
  const first = (seed: string): number[] => {
    const rng = createRng(seed);
    return Array.from({ length: 8 }, () => below(rng, 1000));
  };
  expect(new Set(['1', '2', '3', '4'].flatMap(first)).size).toBeGreaterThan(28);
});
