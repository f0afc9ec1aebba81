import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { contentHashes, createLibrary } from '@peerless/rules';
import { expect, test } from 'vitest';

type Hero = (typeof heroes)[number];

const table = { board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] } as const;

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
