import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { CARD_EMBLEMS, FIGURE_EMBLEMS } from '../src/art/emblem-names.ts';
import { emblemOf } from '../src/art/emblem-of.ts';

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8'));

const figuresOf = (hero: (typeof heroes)[number]): string[] => [
  hero.slug,
  ...[...hero.sidekicks, ...(hero.forms ?? []), ...(hero.tokens ?? []), ...(hero.counters ?? [])].map(
    ({ slug }) => slug,
  ),
  ...(hero.symbols?.slugs ?? []),
  ...(hero.tags ?? []),
];

describe.each(heroes.map((hero) => [hero.slug, hero] as const))('%s', (slug, hero) => {
  test('every figure and sign has an emblem', () => {
    for (const figure of figuresOf(hero)) expect(emblemOf(figure), figure).toHaveProperty('set', 'figures');
  });

  test('every card has an emblem, no two the same', () => {
    const names = hero.cards.map((card) => emblemOf(`${slug}/${card.slug}`)?.name);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('every emblem is drawn and used', () => {
  const figures = heroes.flatMap(figuresOf);
  const cards = heroes.flatMap((hero) => hero.cards.flatMap(({ slug }) => [slug, `${hero.slug}/${slug}`]));
  for (const [slug, name] of Object.entries(FIGURE_EMBLEMS)) {
    expect(icons).toHaveProperty(name);
    expect([...figures, 'wild']).toContain(slug);
  }
  for (const [slug, name] of Object.entries(CARD_EMBLEMS)) {
    expect(icons).toHaveProperty(name);
    expect(cards).toContain(slug);
  }
});

test('a card with a symbol has the emblem of its card; what nobody knows has none', () => {
  expect(emblemOf('little-red-riding-hood/into-the-woods:knife')).toEqual({
    set: 'cards',
    name: 'forest-entrance',
  });
  expect(emblemOf('medusa/feint')).toEqual(emblemOf('feint'));
  expect(emblemOf('nobody')).toBeNull();
});
