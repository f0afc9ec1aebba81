import { readFileSync } from 'node:fs';
import { boards, paintOf } from '@peerless/boards';
import { heroBySlug, heroes } from '@peerless/heroes';
import type { Colours } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { CREAM, coloursFrom, coloursOf, SEAT_COLOURS, teamColour } from '../src/art/palette.ts';
import { library } from '../src/library.ts';
import { contrast, difference, mixed } from './contrast.ts';

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

function expectLegible({ main, deep, ink }: Colours): void {
  expect(contrast(ink, main)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(CREAM, deep)).toBeGreaterThanOrEqual(7);
  expect(contrast(deep, main)).toBeGreaterThanOrEqual(1.4);
}

describe('the colours of heroes', () => {
  test.each(heroes.map(({ slug }) => slug))('%s has its own, legible ones', (slug) => {
    expect(heroBySlug(slug)?.look?.colours).toBeDefined();
    expectLegible(coloursOf(slug, library()));
  });

  test('a hero without any has legible ones, always the same, and others than its neighbour', () => {
    const slugs = Array.from({ length: 400 }, (_, i) => `stranger-${i}`);
    for (const slug of slugs) expectLegible(coloursFrom(slug));
    expect(coloursOf('nobody', library())).toEqual(coloursFrom('nobody'));
    expect(new Set(slugs.map((slug) => coloursFrom(slug).main)).size).toBeGreaterThan(150);
  });

  test('two heroes at a table can be told apart', () => {
    for (const [a, b] of pairs(heroes))
      expect(
        difference(coloursOf(a.slug, library()).main, coloursOf(b.slug, library()).main),
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

describe('the glow of what can be chosen', () => {
  test.each(['light', 'dark'])('is of a colour that no seat, team or zone has, on a %s table', (theme) => {
    const tokens = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
    const block = tokens.slice(theme === 'light' ? 0 : tokens.indexOf('[data-theme="dark"]'));
    const token = (name: string): string => block.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
    const glow = token('glow');
    const zones = boards.flatMap((board) => [...paintOf(board).values()].map(({ colour }) => colour));
    const others = [
      ...SEAT_COLOURS.map(({ main }) => main),
      ...[0, 1].map((team) => teamColour(team).main),
      ...new Set(zones),
      token('bad'),
      token('choice'),
    ];
    for (const other of others) expect(difference(glow, other), `${glow} and ${other}`).toBeGreaterThan(0.12);
    for (const under of ['sheet', 'sunken', 'paper'])
      expect(contrast(glow, token(under)), under).toBeGreaterThanOrEqual(3);
  });
});
