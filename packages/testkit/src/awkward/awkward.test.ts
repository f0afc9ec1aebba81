import { validateHero } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { awkwardHeroes } from './index.ts';

test('the test heroes are sorted by slug', () => {
  const slugs = awkwardHeroes.map(({ slug }) => slug);
  expect(slugs).toStrictEqual([...slugs].sort());
});

describe.each(awkwardHeroes)('$name', (hero) => {
  test('R-2.1 the deck holds 30 cards', () => {
    expect(hero.cards.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(30);
  });

  test('is valid', () => {
    expect(validateHero(hero)).toStrictEqual([]);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(hero))).toStrictEqual(hero);
  });
});
