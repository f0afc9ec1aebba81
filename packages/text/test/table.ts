import { fightersOf, type HeroDef } from '@peerless/language';
import { testLibrary } from '@peerless/testkit';
import { type Names, namesFor, type TextLanguage } from '../src/index.ts';

const library = testLibrary();

/** Every hero there is, the test heroes included. */
export const everyHero: readonly HeroDef[] = [...library.heroes.values()];

/** A hero by slug. */
export function heroNamed(slug: string): HeroDef {
  const found = everyHero.find((hero) => hero.slug === slug);
  if (found === undefined) throw new Error(`no hero ${slug}`);
  return found;
}

const board = library.boards.get('sarpedon');
if (board === undefined) throw new Error('there is no board sarpedon');

/** A board to play on: Sarpedon. */
export const someBoard = board;

/** What is known of a fighter, by its slug, whosever it is. */
export const fighterCalled = (slug: string) =>
  everyHero.flatMap(fightersOf).find((fighter) => fighter.slug === slug);

/** A hero that borrows from others what it has not: a row, a side deck, forms, symbols and their names. */
export function withEverything(hero: HeroDef): HeroDef {
  const { forms, formNoun } = heroNamed('alice');
  const { symbols, labels } = heroNamed('little-red-riding-hood');
  const { counters: rows = [] } = heroNamed('rosie-the-riveter');
  const { sideDeck } = heroNamed('pandora');
  return {
    ...hero,
    counters: [...(hero.counters ?? []), ...rows],
    sideDeck,
    piles: [{ slug: 'line', name: 'line' }],
    forms,
    formNoun,
    symbols,
    labels,
  };
}

/** The same board with what lies on The Raft. */
export const withItems = {
  ...someBoard,
  itemSpaces: { combat: [1, 2, 3], scheme: [4, 5, 6] },
  items: library.boards.get('the-raft')?.items ?? [],
};

/** The names at a table of these heroes, seen from a seat. */
export const tableOf = (
  slugs: readonly string[],
  viewer: number | null = null,
  lang: TextLanguage = 'en',
): Names => namesFor(slugs.map(heroNamed), withItems, lang, viewer);
