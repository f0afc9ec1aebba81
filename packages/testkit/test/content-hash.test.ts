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

test.each<[string, (hero: Hero) => Hero]>([
  ['where its schema is', (hero) => ({ ...hero, $schema: './hero.schema.json' })],
  ['the box', ({ set: _set, ...hero }) => hero],
  ['colours and emblem', (hero) => ({ ...hero, look: { emblem: 'snake' } })],
  ['grammar', (hero) => ({ ...hero, names: { ...hero.names, en: { gender: 'n', article: true } } })],
  ['what cards call the hero', (hero) => ({ ...hero, hero: { ...hero.hero, names: { fr: 'Gorgone' } } })],
  [
    'names and emblems of sidekicks',
    (hero) => ({
      ...hero,
      sidekicks: hero.sidekicks.map((one) => ({ ...one, names: {}, emblem: { path: 'M0 0h9v9z' } })),
    }),
  ],
  ['labels', (hero) => ({ ...hero, labels: [{ slug: 'wild', emblem: 'basket' }] })],
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
