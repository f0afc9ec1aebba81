import {
  all,
  anyone,
  attack,
  type CardDef,
  card,
  damage,
  draw,
  exists,
  type HeroDef,
  hook,
  may,
  mine,
  move,
  not,
  opposing,
  own,
  pick,
  place,
  scheme,
  seq,
} from '@peerless/language';
import { filler } from './filler.ts';

const beast = own('bigfoot');
const jackalope = own('the-jackalope');

const cards: readonly CardDef[] = [
  card(
    'jackalope-horns',
    scheme(),
    { title: 'Jackalope Horns', boost: 2, user: 'the-jackalope', quantity: 3 },
    {
      scheme: seq(
        move(jackalope, 5, { through: true }),
        pick(anyone({ adjacentTo: jackalope }), (it) => damage(it, 2)),
      ),
    },
  ),
  card(
    'disengage',
    attack(4),
    { title: 'Disengage', boost: 2, user: 'any', quantity: 2 },
    // Mandatory while there is a free space (RU-39).
    { after: place(mine(), { inZoneOf: mine(), other: true }) },
  ),
];

/** Bigfoot, who draws when nobody is near him, and the Jackalope. */
export const bigfoot: HeroDef = {
  slug: 'bigfoot',
  name: 'Bigfoot',
  set: 'Robin Hood vs. Bigfoot',
  move: 3,
  hero: { slug: 'bigfoot', name: 'Bigfoot', count: 1, health: 16, attack: 'melee' },
  sidekicks: [{ slug: 'the-jackalope', name: 'The Jackalope', count: 1, health: 6, attack: 'melee' }],
  // Without Bigfoot on the board there is no zone of his. Optional, before the hand limit (RU-51).
  hooks: [
    hook('turnEnd', may(draw(1)), { if: all(exists(beast), not(exists(opposing({ inZoneOf: beast })))) }),
  ],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 12, versatiles: 13 })],
};
