import type { HeroDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { counters, names as fr, symbols, tokens } from '../src/lexicon/fr/names.ts';
import { names as pt } from '../src/lexicon/pt/names.ts';
import { names as uk } from '../src/lexicon/uk/names.ts';
import { everyHero } from './table.ts';

/** A name without an entry is said without article, gender and cases, which reads badly in these languages. */
const LEXICONS = {
  pt: [pt],
  fr: [fr, counters, tokens, symbols],
  uk: [uk],
};

const slugs = (list: readonly { readonly slug: string }[] = []): string[] => list.map(({ slug }) => slug);
const named = (hero: HeroDef): string[] => [
  ...slugs([hero.hero, ...hero.sidekicks]),
  ...slugs(hero.counters),
  ...slugs(hero.tokens),
  ...(hero.symbols?.slugs ?? []),
];

describe.each(Object.entries(LEXICONS))('src/lexicon/%s/names.ts', (_, tables) => {
  test.each(everyHero)('knows every name of $slug', (hero) => {
    expect(named(hero).filter((slug) => !tables.some((table) => slug in table))).toStrictEqual([]);
  });
});

test.each(everyHero)('$slug has its names and titles in every language', (hero) => {
  const named = [hero, hero.hero, ...hero.sidekicks, ...(hero.counters ?? []), ...(hero.tokens ?? [])];
  const titled = hero.cards.map(({ slug, titles }) => ({ slug, names: titles }));
  const untold = [...named, ...titled].flatMap(({ slug, names }) =>
    (['pt', 'fr', 'uk'] as const)
      .filter((lang) => names?.[lang] === undefined)
      .map((lang) => `${slug} in ${lang}`),
  );
  expect(untold).toStrictEqual([]);
});
