import {
  add,
  assign,
  attack,
  become,
  becomes,
  bonusAttack,
  type CardDef,
  card,
  charge,
  damage,
  discard,
  exists,
  type Fighters,
  gainAction,
  type HeroDef,
  hook,
  mine,
  move,
  own,
  remembering,
  returnDefeated,
  seq,
  theirs,
  versatile,
  when,
  zonesOf,
} from '@peerless/language';
import { filler } from './filler.ts';

const princess = own('yennenga');

const cards: readonly CardDef[] = [
  card(
    'surprise-volley',
    attack(3),
    { title: 'Surprise Volley', boost: 3, user: 'any', quantity: 3 },
    {
      immediately: remembering((as) => {
        const archer: Fighters = { sel: 'reg', reg: as };
        return seq(
          returnDefeated({ kind: 'archer', at: { inZoneOf: theirs() }, may: true, as }),
          when(exists(archer), become(archer), gainAction()),
        );
      }),
    },
  ),
  card(
    'rain-of-arrows',
    attack(3),
    { title: 'Rain of Arrows', boost: 3, user: 'yennenga', quantity: 3 },
    { after: bonusAttack(), bonusAttack: { slug: 'volley', name: 'Volley', value: 3 } },
  ),
  card(
    'pin-the-prey',
    versatile(1),
    { title: 'Pin the Prey', boost: 2, user: 'archer', quantity: 2 },
    { after: seq(move(theirs(), 4), discard('opponent')) },
  ),
  card(
    'divide-and-conquer',
    versatile(2),
    { title: 'Divide and Conquer', boost: 1, user: 'archer', quantity: 2 },
    { during: when(exists(mine({ outOfZoneOf: princess })), becomes(4)) },
  ),
  card(
    'jaws-of-the-beast',
    versatile(3),
    { title: 'Jaws of the Beast', boost: 3, user: 'yennenga', quantity: 3 },
    { during: add(zonesOf(theirs())) },
  ),
  card(
    'stallion-charge',
    versatile(3),
    { title: 'Stallion Charge', boost: 3, user: 'yennenga', quantity: 3 },
    { after: charge(princess, 5, (passed) => damage(passed, 1)) },
  ),
];

/** Yennenga, whose Archers take damage for her. */
export const yennenga: HeroDef = {
  slug: 'yennenga',
  name: 'Yennenga',
  set: 'Battle of Legends, Volume Two',
  move: 2,
  hero: { slug: 'yennenga', name: 'Yennenga', count: 1, health: 15, attack: 'ranged' },
  sidekicks: [{ slug: 'archer', name: 'Archer', plural: 'Archers', count: 2, health: 2, attack: 'ranged' }],
  hooks: [hook('damage', assign(own('archer', { inZoneOf: princess })), { who: princess })],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 7, versatiles: 7 })],
};
