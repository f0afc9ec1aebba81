import {
  add,
  all,
  anywhere,
  attack,
  bonusAttack,
  type CardDef,
  card,
  cardIs,
  countOf,
  damage,
  defense,
  exists,
  friendly,
  gainAction,
  type HeroDef,
  hook,
  may,
  mayBoost,
  mine,
  own,
  pickSpace,
  place,
  prevent,
  recover,
  redirect,
  room,
  scheme,
  seq,
  summon,
  take,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { filler } from './filler.ts';

const wukong = own('sun-wukong');
const besideHim = { adjacentTo: wukong };
const cloneInReserve = exists(own('clone', { state: 'reserve' }));

const cards: readonly CardDef[] = [
  card(
    'infinite-strikes',
    attack(2),
    { title: 'Infinite Strikes', boost: 2, user: 'any', quantity: 3 },
    { during: add(countOf(friendly({ adjacentTo: theirs(), not: mine() }))), after: gainAction() },
  ),
  card(
    'ruyi-jingo-bang',
    attack(0),
    { title: 'Ruyi Jingo Bang', boost: 3, user: 'any', quantity: 3 },
    {
      after: when(cardIs('theirs'), bonusAttack()),
      bonusAttack: { slug: 'tricked-you', name: 'Tricked You', value: 4 },
    },
  ),
  card(
    'ox-form',
    attack(7),
    { title: 'Ox Form', boost: 2, user: 'any', quantity: 2 },
    { static: [{ mod: 'uncancellable' }], during: when(cardIs('theirs'), mayBoost('theirs')) },
  ),
  card(
    '72-transformations',
    versatile(2),
    { title: '72 Transformations', boost: 2, user: 'any', quantity: 3 },
    {
      after: take({
        from: 'discard',
        where: { named: ['ox-form', 'tortoise-form', 'phoenix-form'] },
        choice: 'you',
        to: 'hand',
      }),
    },
  ),
  card(
    'sly-monkey',
    versatile(2),
    { title: 'Sly Monkey', boost: 3, user: 'any', quantity: 4 },
    {
      // He leaves first, so that the two never share a space; if he cannot leave, no Clone comes.
      after: when(
        exists(mine({ kind: 'sun-wukong' })),
        when(
          cloneInReserve,
          pickSpace({ under: mine() }, (space) =>
            seq(
              place(mine(), { inZoneOf: mine(), other: true }),
              summon({ kind: 'clone', at: { reg: space } }),
            ),
          ),
          place(mine(), { inZoneOf: mine() }),
        ),
      ),
    },
  ),
  card(
    'bewilderment',
    defense(0),
    { title: 'Bewilderment', boost: 2, user: 'any', quantity: 2 },
    { during: prevent(mine(), 'combat'), after: place(mine(), anywhere(), { may: true }) },
  ),
  card(
    'golden-chain-mail',
    defense(4),
    { title: 'Golden Chain Mail', boost: 2, user: 'any', quantity: 2 },
    { during: redirect(mine(), theirs()) },
  ),
  card(
    'tortoise-form',
    defense(5),
    { title: 'Tortoise Form', boost: 2, user: 'any', quantity: 2 },
    { during: mayBoost('theirs') },
  ),
  card(
    'phoenix-form',
    scheme(),
    { title: 'Phoenix Form', boost: 1, user: 'any', quantity: 1 },
    { scheme: recover(wukong, countOf(own('clone'))) },
  ),
];

/** Sun Wukong, who pays health for Clones from his reserve. */
export const sunWukong: HeroDef = {
  slug: 'sun-wukong',
  name: 'Sun Wukong',
  set: 'Battle of Legends, Volume Two',
  move: 2,
  hero: { slug: 'sun-wukong', name: 'Sun Wukong', count: 1, health: 17, attack: 'melee' },
  sidekicks: [
    {
      slug: 'clone',
      name: 'Clone',
      plural: 'Clones',
      count: 3,
      health: 1,
      attack: 'melee',
      starts: 'reserve',
    },
  ],
  hooks: [
    // Not offered without a Clone in reserve or without room.
    hook('turnStart', may(seq(damage(wukong, 1), summon({ kind: 'clone', at: besideHim }))), {
      if: all(cloneInReserve, room(besideHim)),
    }),
  ],
  modifiers: [],
  cards: [...cards, ...filler({ attacks: 4, versatiles: 4 })],
};
