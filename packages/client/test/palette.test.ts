import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { coloursOf, HERO_COLOURS, SEAT_COLOURS } from '../src/art/palette.ts';
import { contrast, difference } from './contrast.ts';

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

describe('the colours of heroes', () => {
  test.each(heroes.map(({ slug }) => slug))('%s has its own, legible ones', (slug) => {
    expect(HERO_COLOURS).toHaveProperty(slug);
    const { main, deep, ink } = coloursOf(slug);
    expect(contrast(ink, main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#fff6e3', deep)).toBeGreaterThanOrEqual(7);
    expect(contrast(deep, main)).toBeGreaterThanOrEqual(1.4);
  });

  test('two heroes at a table can be told apart', () => {
    for (const [a, b] of pairs(heroes))
      expect(
        difference(coloursOf(a.slug).main, coloursOf(b.slug).main),
        `${a.slug} and ${b.slug}`,
      ).toBeGreaterThan(0.07);
  });
});

describe('the colours of seats', () => {
  test('are legible and differ, also by their marks', () => {
    for (const { main, ink } of SEAT_COLOURS) expect(contrast(ink, main)).toBeGreaterThanOrEqual(4.5);
    for (const [a, b] of pairs(SEAT_COLOURS)) expect(difference(a.main, b.main)).toBeGreaterThan(0.1);
    expect(new Set(SEAT_COLOURS.map(({ mark }) => mark)).size).toBe(SEAT_COLOURS.length);
  });
});
