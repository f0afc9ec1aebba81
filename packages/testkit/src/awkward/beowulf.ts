import {
  add,
  all,
  attack,
  becomes,
  boostIt,
  boostOf,
  type CardDef,
  card,
  choose,
  counter,
  damage,
  defeat,
  defense,
  discarding,
  draw,
  exists,
  gain,
  type HeroDef,
  hook,
  move,
  own,
  pay,
  pickOpponent,
  printedOf,
  recover,
  scheme,
  seq,
  spendAny,
  theirs,
  times,
  versatile,
  when,
  won,
} from '@peerless/language';
import { filler } from './filler.ts';

const hero = own('beowulf');

const cards: readonly CardDef[] = [
  card(
    'epic-poem',
    attack(2),
    { title: 'Epic Poem', boost: 2, user: 'beowulf', quantity: 2 },
    { immediately: gain('rage', 1), during: add(counter('rage')) },
  ),
  card(
    'the-ancient-heirloom',
    attack(3),
    { title: 'The Ancient Heirloom', boost: 1, user: 'beowulf', quantity: 2 },
    {
      static: [{ mod: 'uncancellable' }],
      // In printed order (RU-10).
      during: seq(pay('rage', 2, becomes(5)), pay('rage', 1, boostIt())),
    },
  ),
  card(
    'no-contest-expecteth',
    attack(3),
    { title: 'No Contest Expecteth', boost: 3, user: 'beowulf', quantity: 2 },
    { after: when(all(won(), exists(theirs({ is: 'sidekick' }))), pay('rage', 3, defeat(theirs()))) },
  ),
  card(
    'the-war-king',
    versatile(1),
    { title: 'The War-King', boost: 3, user: 'beowulf', quantity: 3 },
    { during: spendAny('rage', (spent) => add(times(2, spent))) },
  ),
  card(
    'the-equal-of-grendel',
    defense(3),
    { title: 'The Equal of Grendel', boost: 1, user: 'beowulf', quantity: 3 },
    { immediately: pay('rage', 2, damage(theirs(), printedOf('theirs'))) },
  ),
  card(
    'vigor-and-courage',
    scheme(),
    { title: 'Vigor and Courage', boost: 2, user: 'beowulf', quantity: 3 },
    {
      scheme: pickOpponent((them) =>
        discarding(them, { choice: 'random' }, (it) => gain('rage', boostOf(it))),
      ),
    },
  ),
  card(
    'golden-drinking-horn',
    scheme(),
    { title: 'Golden Drinking Horn', boost: 3, user: 'beowulf', quantity: 2 },
    { scheme: spendAny('rage', (spent) => choose(spent, draw(2), move(hero, 4), recover(hero, 2))) },
  ),
];

/** Beowulf, whose Rage grows with every damage he takes, and Wiglaf. */
export const beowulf: HeroDef = {
  slug: 'beowulf',
  name: 'Beowulf',
  set: 'Little Red Riding Hood vs. Beowulf',
  move: 2,
  hero: { slug: 'beowulf', name: 'Beowulf', count: 1, health: 17, attack: 'melee' },
  sidekicks: [{ slug: 'wiglaf', name: 'Wiglaf', count: 1, health: 9, attack: 'melee' }],
  counters: [{ slug: 'rage', name: 'Rage', start: 1, max: 3 }],
  hooks: [hook('damaged', gain('rage', 1), { who: hero })],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 6, versatiles: 7 })],
};
