import type { HeroDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { heroes } from '../library.ts';
import { ANY_HERO, type HeroWish, heroesFor, isNarrow, waysOf } from './hero-wish.ts';

const found = (wish: Partial<HeroWish>, favourites: readonly string[] = []): string[] =>
  heroesFor(heroes, { ...ANY_HERO, ...wish }, favourites, 'en').map(({ slug }) => slug);

describe('the heroes of a wish', () => {
  test('are all of them when nothing is wished for', () => {
    expect(found({})).toHaveLength(heroes.length);
    expect(isNarrow(ANY_HERO)).toBe(false);
    expect(isNarrow({ ...ANY_HERO, order: 'set', query: '  ' })).toBe(false);
  });

  test('are found by name in the language of the reader, and by set', () => {
    const query = 'méd';
    expect(heroesFor(heroes, { ...ANY_HERO, query }, [], 'fr').map(({ slug }) => slug)).toEqual(['medusa']);
    expect(found({ query: 'cobble' })).toEqual([
      'dracula',
      'invisible-man',
      'jekyll-and-hyde',
      'sherlock-holmes',
    ]);
  });

  test('have the difficulty, the style and the star that are wished for, all at once', () => {
    expect(found({ way: 'ranged', difficulty: 1 })).toEqual(['medusa', 'robin-hood']);
    expect(found({ way: 'ranged', difficulty: 1, favourites: true }, ['medusa', 'gone'])).toEqual(['medusa']);
    expect(found({ favourites: true })).toEqual([]);
  });

  test('stand by name, by set, or the easy ones first', () => {
    const levels = found({ order: 'difficulty' }).map(
      (slug) => heroes.find((hero) => hero.slug === slug)?.profile?.difficulty,
    );
    expect(levels).toEqual(levels.toSorted());
    expect(found({ order: 'set' }).slice(0, 4)).toEqual(['alice', 'king-arthur', 'medusa', 'sinbad']);
  });

  test('without a profile are found only by what everybody has, and come last by difficulty', () => {
    const [medusa] = heroes.filter(({ slug }) => slug === 'medusa');
    if (medusa === undefined) throw new Error('no Medusa');
    const { profile: _, ...plain } = medusa;
    const stranger: HeroDef = { ...plain, slug: 'a-stranger', name: 'A Stranger', names: {} };
    const all = [stranger, ...heroes];
    const by = (wish: Partial<HeroWish>) => heroesFor(all, { ...ANY_HERO, ...wish }, [], 'en');
    expect(waysOf(stranger)).toEqual(['ranged']);
    expect(by({ difficulty: 1 })).not.toContain(stranger);
    expect(by({ way: 'ranged' })).toContain(stranger);
    expect(by({ order: 'difficulty' }).at(-1)).toBe(stranger);
  });
});
