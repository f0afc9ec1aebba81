import {
  all,
  attack,
  become,
  bonusAttack,
  type CardDef,
  card,
  defense,
  discard,
  draw,
  exists,
  gainAction,
  type HeroDef,
  hook,
  lost,
  may,
  own,
  seq,
  swap,
  when,
  won,
} from '@peerless/language';
import { filler } from './filler.ts';

const hero = own('achilles');
const patroclus = own('patroclus');
const fallenFriend = own('patroclus', { state: 'defeated' });

const cards: readonly CardDef[] = [
  card(
    'test-for-weakness',
    attack(1),
    { title: 'Test For Weakness', boost: 3, user: 'any', quantity: 3 },
    {
      after: bonusAttack(),
      bonusAttack: { slug: 'relentless-assault', name: 'Relentless Assault', value: 3 },
    },
  ),
  card(
    'under-achilles-helm',
    defense(2),
    { title: "Under Achilles' Helm", boost: 4, user: 'achilles', quantity: 3 },
    { immediately: when(exists(patroclus), may(seq(swap(hero, patroclus), become(patroclus)))) },
  ),
  card(
    'achilles-heel',
    defense(4),
    { title: "Achilles' Heel", boost: 2, user: 'achilles', quantity: 3 },
    { after: when(lost(), gainAction(1, 'opponent')) },
  ),
];

/** Achilles, who fights harder once Patroclus has fallen. */
export const achilles: HeroDef = {
  slug: 'achilles',
  name: 'Achilles',
  set: 'Battle of Legends, Volume Two',
  move: 2,
  hero: { slug: 'achilles', name: 'Achilles', count: 1, health: 18, attack: 'melee' },
  sidekicks: [{ slug: 'patroclus', name: 'Patroclus', count: 1, health: 6, attack: 'melee' }],
  hooks: [
    hook('defeated', discard('you', { count: 2, choice: 'random' }), { who: fallenFriend }),
    hook('afterCombat', draw(1), { who: hero, if: all(won(), exists(fallenFriend)) }),
  ],
  modifiers: [{ mod: 'value', who: hero, role: 'attacker', by: 2, if: exists(fallenFriend) }],
  cards: [...cards, ...filler({ attacks: 10, versatiles: 11 })],
};
