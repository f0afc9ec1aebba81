import {
  actor,
  attack,
  type CardDef,
  cancel,
  card,
  dealtTo,
  defense,
  discarding,
  draw,
  type HeroDef,
  hook,
  ignoreValue,
  move,
  not,
  own,
  pickOpponent,
  returnDefeated,
  scheme,
  seq,
  was,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const cards: readonly CardDef[] = [
  card(
    'steal-from-the-rich',
    scheme(),
    { title: 'Steal From the Rich', boost: 3, user: 'robin-hood', quantity: 3 },
    {
      // With an empty hand they cannot, so the second card follows (RU-31).
      scheme: seq(
        draw(1),
        pickOpponent((them) => discarding(them, { may: true }, (it) => when(not(was(it)), draw(1)))),
      ),
    },
  ),
  card(
    'disarming-shot',
    attack(4),
    { title: 'Disarming Shot', boost: 3, user: 'robin-hood', quantity: 2 },
    { after: draw(dealtTo('theirs')) },
  ),
  card(
    'defenders-of-sherwood',
    defense(3),
    { title: 'Defenders of Sherwood', boost: 2, user: 'any', quantity: 2 },
    { after: seq(draw(1), returnDefeated({ kind: 'outlaw', at: { inZoneOf: own('robin-hood') } })) },
  ),
  card(
    'highway-robbery',
    attack(2),
    { title: 'Highway Robbery', boost: 2, user: 'outlaw', quantity: 4 },
    { immediately: seq(cancel(), ignoreValue()) },
  ),
];

/** Robin Hood and four Outlaws, who move on after their attacks. */
export const robinHood: HeroDef = {
  slug: 'robin-hood',
  name: 'Robin Hood',
  set: 'Robin Hood vs. Bigfoot',
  move: 2,
  hero: { slug: 'robin-hood', name: 'Robin Hood', count: 1, health: 13, attack: 'ranged' },
  sidekicks: [{ slug: 'outlaw', name: 'Outlaw', plural: 'Outlaws', count: 4, health: 1, attack: 'melee' }],
  hooks: [hook('afterAttack', move(actor(), 2))],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 9, versatiles: 10 })],
};
