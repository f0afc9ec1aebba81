import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary } from '@peerless/rules';
import { contentHashes } from '@peerless/rules/content';
import { expect, test } from 'vitest';
import { changesOf, type Hero, table } from './changed-content.ts';

const hashesWith = (change: (hero: Hero) => Hero) => {
  const changed = heroes.map((hero) => (hero.slug === 'medusa' ? change(hero) : hero));
  return contentHashes(table, createLibrary({ heroes: changed, boards }));
};
const hashWith = (change: (hero: Hero) => Hero): string | undefined => hashesWith(change).heroes.medusa;

test('the hash of the content changes with what is played, not with what it is called', () => {
  const before = hashWith((hero) => hero);
  expect(hashWith((hero) => ({ ...hero, names: { pt: 'Górgona' } }))).toBe(before);
  expect(
    hashWith((hero) => ({
      ...hero,
      cards: hero.cards.map((card) => ({ ...card, title: 'Stare', titles: {} })),
    })),
  ).toBe(before);
  expect(hashWith((hero) => ({ ...hero, move: hero.move + 1 }))).not.toBe(before);
});

test('the order of keys in a hero file does not matter, and other heroes and the board keep their hashes', () => {
  const before = hashesWith((hero) => hero);
  const reversed = hashesWith(
    (hero) => Object.fromEntries(Object.entries(hero).reverse()) as unknown as Hero,
  );
  expect(reversed).toEqual(before);
  const other = hashesWith((hero) => ({ ...hero, move: hero.move + 1 }));
  expect(other).toEqual({ ...before, heroes: { ...before.heroes, medusa: other.heroes.medusa } });
});

// The other heroes that have something of their own: content-hash.slow.test.ts.
test('every change of a card or an ability is another hero', () => {
  const { mutants, unseen } = changesOf(['jekyll-and-hyde']);
  expect(mutants).toBeGreaterThan(50);
  expect(unseen).toEqual([]);
});

test('another drawing of a board is the same board, another line is not', () => {
  const hashOf = (change: (board: (typeof boards)[number]) => object): string => {
    const changed = boards.map((board) =>
      board.slug === 'sarpedon' ? { ...board, ...change(board) } : board,
    );
    return contentHashes(table, createLibrary({ heroes, boards: changed, check: 'later' })).board;
  };
  const before = hashOf(() => ({}));
  const moved = ({ spaces }: (typeof boards)[number]) =>
    spaces.map((space) => ({ ...space, x: space.x / 2 }));
  expect(hashOf((board) => ({ name: 'Sarpedón', curves: [], spaces: moved(board) }))).toBe(before);
  expect(hashOf(({ edges }) => ({ edges: edges.slice(1) }))).not.toBe(before);
});

test.each<[string, (hero: Hero) => Hero]>([
  ['where its schema is', (hero) => ({ ...hero, $schema: './hero.schema.json' })],
  ['the box', ({ set: _set, ...hero }) => hero],
  ['colours and emblem', (hero) => ({ ...hero, look: { emblem: 'snake' } })],
  ['what it is like to play', ({ profile: _profile, ...hero }) => hero],
  ['another opinion of that', (hero) => ({ ...hero, profile: { difficulty: 3, styles: ['tricks'] } })],
  ['grammar', (hero) => ({ ...hero, names: { ...hero.names, en: { gender: 'n', article: true } } })],
  ['what cards call the hero', (hero) => ({ ...hero, hero: { ...hero.hero, names: { fr: 'Gorgone' } } })],
  [
    'names and emblems of sidekicks',
    (hero) => ({
      ...hero,
      sidekicks: hero.sidekicks.map((one) => ({ ...one, names: {}, emblem: { path: 'M0 0h9v9z' } })),
    }),
  ],
  ['labels', (hero) => ({ ...hero, labels: [] })],
  ['the noun for forms', (hero) => ({ ...hero, formNoun: { name: 'mood' } })],
  [
    'emblems of cards',
    (hero) => ({ ...hero, cards: hero.cards.map((card) => ({ ...card, emblem: 'run' })) }),
  ],
])('%s may change without making saved games foreign', (_what, change) => {
  expect(hashWith(change)).toBe(hashWith((hero) => hero));
});

test('what is played may not', () => {
  const before = hashWith((hero) => hero);
  expect(hashWith((hero) => ({ ...hero, hero: { ...hero.hero, health: 17 } }))).not.toBe(before);
  expect(hashWith((hero) => ({ ...hero, hero: { ...hero.hero, attack: 'melee' } }))).not.toBe(before);
});
