import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairnessOf, lotOf, newSecret, pledgeOf, seedOf } from '../src/lobby/fairness.ts';
import { saltOf } from './tables.ts';

/** As any page computes it, by itself. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const SECRET = newSecret();
const SALTS = [saltOf('ada'), '', saltOf('ben')];

test('the pledge is the hash of the secret, the seed that of everything', () => {
  expect(SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(newSecret()).not.toBe(SECRET);
  expect(pledgeOf(SECRET)).toBe(sha256(SECRET));
  expect(seedOf(SECRET, SALTS)).toBe(sha256(SECRET + SALTS.join('')).slice(0, 32));
  expect(fairnessOf(SECRET, SALTS)).toEqual({
    pledge: pledgeOf(SECRET),
    secret: SECRET,
    salts: SALTS,
    seed: seedOf(SECRET, SALTS),
  });
});

test('any other salt, in any digit, and any other secret makes another seed', () => {
  const flipped = (text: string, i: number): string =>
    text.slice(0, i) + (text[i] === '0' ? '1' : '0') + text.slice(i + 1);
  const seeds = new Set([seedOf(SECRET, SALTS)]);
  for (const player of [0, 2])
    for (let i = 0; i < 32; i++)
      seeds.add(
        seedOf(
          SECRET,
          SALTS.map((salt, p) => (p === player ? flipped(salt, i) : salt)),
        ),
      );
  for (let i = 0; i < 64; i++) seeds.add(seedOf(flipped(SECRET, i), SALTS));
  expect(seeds.size).toBe(1 + 64 + 64);
});

test('lots fall on every side alike', () => {
  const counts = Array.from({ length: 5 }, () => 0);
  for (let i = 0; i < 5000; i++) counts[lotOf(String(i), 0, 5)]++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
