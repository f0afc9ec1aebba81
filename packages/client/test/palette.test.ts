import { readFileSync } from 'node:fs';
import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { coloursOf, HERO_COLOURS, SEAT_COLOURS } from '../src/art/palette.ts';
import { contrast, difference, mixed } from './contrast.ts';

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

  test.each(['light', 'dark'])('are legible as the signs of a seat on a %s sheet', (theme) => {
    const tokens = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
    const block = tokens.slice(theme === 'light' ? 0 : tokens.indexOf('[data-theme="dark"]'));
    const token = (name: string): string => block.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
    const share = Number.parseInt(token('seat-share'), 10) / 100;
    for (const { main } of SEAT_COLOURS)
      expect(contrast(mixed(main, token('ink'), share), token('sheet'))).toBeGreaterThanOrEqual(4.5);
  });
});
