import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { contentHash, createLibrary } from '@peerless/rules';
import { expect, test } from 'vitest';

type Hero = (typeof heroes)[number];

const hashWith = (change: (hero: Hero) => Hero): string => {
  const changed = heroes.map((hero) => (hero.slug === 'medusa' ? change(hero) : hero));
  return contentHash(createLibrary({ heroes: changed, boards }), ['medusa', 'alice'], 'sarpedon');
};

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
