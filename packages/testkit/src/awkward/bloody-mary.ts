import {
  actionNumber,
  add,
  all,
  attack,
  becomes,
  bonusAttack,
  boostOf,
  type CardDef,
  card,
  cardIs,
  cardsIn,
  choose,
  combatValue,
  compare,
  damage,
  draw,
  exists,
  gainAction,
  type HeroDef,
  heroOf,
  hook,
  look,
  may,
  mine,
  pickCard,
  pickOpponent,
  printedOf,
  put,
  scheme,
  seq,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const cards: readonly CardDef[] = [
  card(
    'speak-three-times',
    attack(3),
    { title: 'Speak Three Times', boost: 2, user: 'bloody-mary', quantity: 2 },
    { during: when(compare(actionNumber(), '=', 3), becomes(7)) },
  ),
  card(
    'bloody-requiem',
    attack(3),
    { title: 'Bloody Requiem', boost: 4, user: 'bloody-mary', quantity: 3 },
    {
      after: bonusAttack(),
      bonusAttack: {
        slug: 'bloody-reprise',
        name: 'Bloody Reprise',
        value: 0,
        during: when(cardIs('previous'), becomes(printedOf('previous'))),
      },
    },
  ),
  card(
    'broken-glass',
    versatile(3),
    { title: 'Broken Glass', boost: 2, user: 'bloody-mary', quantity: 3 },
    {
      during: may(choose(1, add(1), add(-1))),
      after: when(
        all(cardIs('theirs'), compare(combatValue('mine'), '=', combatValue('theirs'))),
        seq(draw(1), damage(theirs(), 2)),
      ),
    },
  ),
  card(
    'jump-scare',
    versatile(3),
    { title: 'Jump Scare', boost: 2, user: 'bloody-mary', quantity: 2 },
    { during: when(exists(mine({ leftZone: true })), becomes(6)) },
  ),
  card(
    'stolen-memories',
    scheme(),
    { title: 'Stolen Memories', boost: 3, user: 'bloody-mary', quantity: 2 },
    {
      scheme: pickOpponent((them) =>
        seq(
          look(them),
          pickCard({ pile: 'hand', of: them }, (it) =>
            may(put(it, 'discard'), { by: them, else: damage(heroOf(them), boostOf(it)) }),
          ),
        ),
      ),
    },
  ),
];

/** Bloody Mary, who has a third action when she starts with three cards. */
export const bloodyMary: HeroDef = {
  slug: 'bloody-mary',
  name: 'Bloody Mary',
  set: 'Battle of Legends, Volume Two',
  move: 3,
  hero: { slug: 'bloody-mary', name: 'Bloody Mary', count: 1, health: 16, attack: 'melee' },
  sidekicks: [],
  hooks: [hook('turnStart', gainAction(), { if: compare(cardsIn('hand'), '=', 3) })],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 9, versatiles: 9 })],
};
