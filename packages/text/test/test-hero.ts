import { attack, cancel, card, draw, type HeroDef, scheme } from '@peerless/language';
import { heroNamed } from './table.ts';

const { names } = heroNamed('medusa');
const { sidekicks: harpies } = heroNamed('medusa');
const { sidekicks: merlin } = heroNamed('king-arthur');
const counters = ['beowulf', 'rosie-the-riveter'].flatMap((slug) => heroNamed(slug).counters ?? []);
const { forms, formNoun } = heroNamed('alice');
const { sideDeck } = heroNamed('pandora');
const { tokens } = heroNamed('invisible-man');
const labels = ['little-red-riding-hood', 'sinbad'].flatMap((slug) => heroNamed(slug).labels ?? []);

/** A hero that declares one of everything, borrowed from others, for sentences that no real card says. */
export const testHero: HeroDef = {
  slug: 'medusa',
  name: 'Medusa',
  names,
  set: 'Test',
  move: 3,
  hero: { health: 16, attack: 'ranged' },
  sidekicks: [...harpies, ...merlin],
  counters,
  forms,
  formNoun,
  tokens,
  sideDeck,
  piles: [
    { slug: 'cauldron', name: 'cauldron' },
    { slug: 'line', name: 'line', ordered: true },
  ],
  mark: { name: 'syllable', plural: 'syllables' },
  symbols: { slugs: ['knife', 'wolfskin'], start: 'wild' },
  tags: ['voyage'],
  labels,
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
