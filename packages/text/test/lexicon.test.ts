import { fightersOf, type HeroDef, type Names, nameIn } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { irregular } from '../src/lexicon/fr/conjugation.ts';
import { variants, verbs } from '../src/lexicon/fr/verbs.ts';
import { everyHero } from './table.ts';

/** The heroes of the collection say how each language speaks of them; without it sentences lack articles and agree wrongly. */

interface Named {
  readonly slug: string;
  readonly names?: Names;
}

/** Who is replaced by pronouns and takes articles. */
const persons = (hero: HeroDef): readonly Named[] => {
  const forms = (hero.forms ?? []).filter(({ names }) => grammar(names, 'pt')?.adjective === undefined);
  return [...fightersOf(hero), ...forms];
};
const things = (hero: HeroDef): readonly Named[] => [
  ...(hero.forms ?? []),
  ...(hero.counters ?? []),
  ...(hero.tokens ?? []),
  ...[...(hero.symbols?.slugs ?? []), ...(hero.tags ?? [])].map(
    (slug) => hero.labels?.find((label) => label.slug === slug) ?? { slug },
  ),
];

const grammar = <L extends 'pt' | 'fr' | 'uk'>(names: Names | undefined, lang: L) =>
  names?.[lang] as Exclude<Names[L], string>;

const without = (named: readonly Named[], has: (names: Names) => boolean): string[] =>
  named.filter(({ names }) => names === undefined || !has(names)).map(({ slug }) => slug);

describe.each(everyHero)('$slug', (hero) => {
  test('English knows the pronoun of everybody there is only one of', () => {
    const several = hero.sidekicks.filter(({ count }) => count > 1).map(({ slug }) => slug);
    const single = persons(hero).filter(({ slug }) => !several.includes(slug));
    expect(without(single, (names) => names.en?.gender !== undefined)).toStrictEqual([]);
  });

  test.each(['pt', 'fr', 'uk'] as const)('fighters and persons have their grammar in %s', (lang) => {
    expect(without(persons(hero), (names) => typeof names[lang] === 'object')).toStrictEqual([]);
  });

  test('what there are several of has its plurals', () => {
    const several = hero.sidekicks.filter(({ count }) => count > 1);
    for (const lang of ['pt', 'fr', 'uk'] as const)
      expect(without(several, (names) => grammar(names, lang)?.plural !== undefined)).toStrictEqual([]);
  });

  test('everything declared has a name in every language, and is declined in Ukrainian', () => {
    for (const lang of ['pt', 'fr'] as const)
      expect(without(things(hero), (names) => nameIn(names, lang) !== undefined)).toStrictEqual([]);
    expect(without(things(hero), (names) => typeof names.uk === 'object')).toStrictEqual([]);
  });

  test('names and titles are there in every language', () => {
    const bonuses = hero.cards.flatMap(({ bonusAttack }) => bonusAttack ?? []);
    const titled = hero.cards.map(({ slug, titles }) => ({ slug, names: titles }));
    const all: readonly Named[] = [hero, ...fightersOf(hero), ...bonuses, ...titled];
    for (const lang of ['pt', 'fr', 'uk'] as const)
      expect(without(all, (names) => nameIn(names, lang) !== undefined)).toStrictEqual([]);
  });
});

test('French verbs that are not in -er have their forms', () => {
  const said = [...Object.values(verbs), ...Object.values(variants)]
    .filter((entry) => !('fixed' in entry))
    .map(({ base }) => base.replace(/^se /, '').split(' ')[0] ?? '');
  expect(said.filter((infinitive) => !infinitive.endsWith('er') && !(infinitive in irregular))).toEqual([]);
});
