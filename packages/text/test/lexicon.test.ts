import type { HeroDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import * as en from '../src/lexicon/en/names.ts';
import * as fr from '../src/lexicon/fr/names.ts';
import * as pt from '../src/lexicon/pt/names.ts';
import * as uk from '../src/lexicon/uk/names.ts';
import { everyHero } from './table.ts';

/** A name without an entry is said without article, gender and cases, which reads badly. */

const slugs = (list: readonly { readonly slug: string }[] = []): string[] => list.map(({ slug }) => slug);
const fighters = (hero: HeroDef): string[] => slugs([hero.hero, ...hero.sidekicks]);
const named = (hero: HeroDef): string[] => [
  ...fighters(hero),
  ...slugs(hero.forms),
  ...slugs(hero.counters),
  ...slugs(hero.tokens),
  ...(hero.symbols?.slugs ?? []),
  ...(hero.tags ?? []),
];

/** English inflects nothing: it must know fighters and forms only, for their pronouns and articles. */
const LEXICONS = [
  {
    lang: 'en',
    of: (hero: HeroDef) => [...fighters(hero), ...slugs(hero.forms)],
    tables: [en.names, en.formNouns],
  },
  { lang: 'pt', of: named, tables: [pt.names] },
  { lang: 'fr', of: named, tables: [fr.names, fr.counters, fr.tokens, fr.symbols, fr.tags, fr.formNouns] },
  { lang: 'uk', of: named, tables: [uk.names, uk.qualities] },
];

describe.each(LEXICONS)('src/lexicon/$lang/names.ts', ({ of, tables }) => {
  test.each(everyHero)('knows every name of $slug', (hero) => {
    expect(of(hero).filter((slug) => !tables.some((table) => slug in table))).toStrictEqual([]);
  });
});

test.each(everyHero)('$slug has its names and titles in every language', (hero) => {
  const declared = [...(hero.counters ?? []), ...(hero.tokens ?? []), ...(hero.forms ?? [])];
  const bonuses = hero.cards.flatMap(({ bonusAttack }) => bonusAttack ?? []);
  const titled = hero.cards.map(({ slug, titles }) => ({ slug, names: titles }));
  const all = [hero, hero.hero, ...hero.sidekicks, ...declared, ...bonuses, ...titled];
  const untold = all.flatMap(({ slug, names }) =>
    (['pt', 'fr', 'uk'] as const)
      .filter((lang) => names?.[lang] === undefined)
      .map((lang) => `${slug} in ${lang}`),
  );
  expect(untold).toStrictEqual([]);
});
