import {
  anyone,
  attack,
  becomes,
  type CardDef,
  cancel,
  card,
  cardsIn,
  compare,
  defense,
  draw,
  exists,
  felling,
  gainAction,
  type HeroDef,
  hook,
  inCombat,
  may,
  move,
  own,
  pick,
  put,
  scheme,
  seq,
  swap,
  take,
  theirs,
  thisTurn,
  versatile,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const bruce = own('bruce-lee');
const user = 'bruce-lee';
const tags = ['jeet-kune-do'];

const cards: readonly CardDef[] = [
  card(
    'little-dragon',
    versatile(2),
    { title: 'Little Dragon', boost: 3, user, quantity: 2 },
    { during: when(compare(cardsIn('hand'), '=', 0), becomes(6)), after: draw(2) },
  ),
  card(
    'be-like-water',
    defense(3),
    { title: 'Be Like Water', boost: 4, user, quantity: 4 },
    { after: take({ from: 'discard', where: { tag: 'jeet-kune-do' }, choice: 'you', to: 'hand' }) },
  ),
  card(
    'jeet-kune-do-high-straight-lead',
    attack(3),
    { title: 'Jeet Kune Do: High Straight Lead', boost: 3, user, quantity: 1 },
    { tags, during: when(exists(inCombat({ moved: true })), becomes(5)), after: gainAction() },
  ),
  card(
    'jeet-kune-do-intercepting-fist',
    attack(3),
    { title: 'Jeet Kune Do: Intercepting Fist', boost: 2, user, quantity: 1 },
    { tags, immediately: cancel(), after: gainAction() },
  ),
  card(
    'jeet-kune-do-short-lead-hook',
    attack(3),
    { title: 'Jeet Kune Do: Short Lead Hook', boost: 3, user, quantity: 1 },
    { tags, after: seq(may(swap(bruce, theirs())), gainAction()) },
  ),
  card(
    'one-inch-punch',
    scheme(),
    { title: 'One-Inch Punch', boost: 3, user, quantity: 1 },
    { scheme: pick(anyone({ adjacentTo: bruce }), (it) => felling(it, 2, put('mine', 'hand'))) },
  ),
  card(
    'nunchaku',
    scheme(),
    { title: 'Nunchaku', boost: 3, user, quantity: 2 },
    { scheme: seq(thisTurn({ mod: 'value', who: bruce, role: 'attacker', by: 1 }), gainAction()) },
  ),
];

/** Bruce Lee, who gains actions and takes one more step. */
export const bruceLee: HeroDef = {
  slug: 'bruce-lee',
  name: 'Bruce Lee',
  set: 'Bruce Lee',
  move: 3,
  hero: { slug: 'bruce-lee', name: 'Bruce Lee', count: 1, health: 14, attack: 'melee' },
  sidekicks: [],
  tags,
  hooks: [hook('turnEnd', move(bruce, 1))],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 9, versatiles: 9 })],
};
