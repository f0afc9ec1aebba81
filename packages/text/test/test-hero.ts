import { attack, cancel, card, draw, type HeroDef, scheme } from '@peerless/language';

/** A hero that declares one of everything, for sentences that no real card says. */
export const testHero: HeroDef = {
  slug: 'medusa',
  name: 'Medusa',
  set: 'Test',
  move: 3,
  hero: { slug: 'medusa', name: 'Medusa', count: 1, health: 16, attack: 'ranged' },
  sidekicks: [
    { slug: 'harpy', name: 'Harpy', plural: 'Harpies', count: 3, health: 1, attack: 'melee' },
    { slug: 'merlin', name: 'Merlin', count: 1, health: 7, attack: 'ranged' },
  ],
  counters: [{ slug: 'rage', name: 'Rage', start: 1, max: 3 }],
  forms: [
    { slug: 'big', name: 'Big' },
    { slug: 'small', name: 'Small' },
  ],
  tokens: [{ slug: 'fog', name: 'fog token', plural: 'fog tokens', count: 3 }],
  symbols: { slugs: ['knife', 'wolfskin'], start: 'wild' },
  tags: ['voyage'],
  hooks: [],
  modifiers: [],
  cards: [
    card(
      'gaze',
      attack(2),
      { title: 'Gaze', boost: 4, user: 'any', quantity: 3 },
      { immediately: cancel(), bonusAttack: { slug: 'glare', name: 'Glare', value: 3 } },
    ),
    card('glance', scheme(), { title: 'Glance', boost: 4, user: 'medusa', quantity: 2 }, { scheme: draw(1) }),
  ],
};

const [first] = testHero.cards;
if (first === undefined) throw new Error('the test hero has no cards');

/** A combat card of the test hero. */
export const combatCard = first;
