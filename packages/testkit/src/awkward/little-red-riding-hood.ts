import {
  add,
  anywhere,
  attack,
  becomes,
  boostOf,
  type CardDef,
  cancel,
  card,
  damage,
  defense,
  discarding,
  draw,
  exists,
  gainAction,
  type HeroDef,
  ifSymbol,
  ignoreValue,
  may,
  move,
  opposing,
  own,
  place,
  printedOf,
  put,
  recover,
  scheme,
  seq,
  take,
  theirs,
  versatile,
  when,
} from '@peerless/language';

const red = own('little-red-riding-hood');
const user = 'little-red-riding-hood';

const cards: readonly CardDef[] = [
  card(
    'what-large-hands-you-have',
    attack(2),
    { title: 'What Large Hands You Have', boost: 3, user, quantity: 2 },
    {
      symbols: ['wolfskin'],
      after: ifSymbol(
        'wolfsbane',
        take({ from: 'discard', choice: 'top', to: 'hand', may: true }),
        may(put('mine', 'hand')),
      ),
    },
  ),
  card(
    'the-wolf-s-skin',
    defense(2),
    { title: "The Wolf's Skin", boost: 2, user: 'any', quantity: 3 },
    { symbols: ['knife'], after: ifSymbol('wolfskin', draw(2)) },
  ),
  card(
    'what-a-terrible-big-mouth-you-have',
    defense(2),
    { title: 'What a Terrible Big Mouth You Have', boost: 2, user, quantity: 2 },
    { symbols: ['knife'], after: ifSymbol('wolfskin', damage(theirs(), printedOf('theirs'))) },
  ),
  card(
    'what-big-ears-you-have',
    attack(4),
    { title: 'What Big Ears You Have', boost: 2, user, quantity: 2 },
    {
      symbols: ['wolfskin'],
      static: [{ mod: 'playAs', as: 'defense', if: { is: 'symbol', symbol: 'knife' } }],
    },
  ),
  card(
    'what-big-eyes-you-have',
    versatile(3),
    { title: 'What Big Eyes You Have', boost: 2, user, quantity: 2 },
    { symbols: ['wolfskin'], immediately: seq(cancel(), ifSymbol('wolfsbane', ignoreValue())) },
  ),
  card(
    'what-s-that-in-my-basket',
    versatile(4),
    { title: "What's That In My Basket?", boost: 3, user, quantity: 4 },
    { symbols: ['wild'] },
  ),
  card(
    'never-leave-the-path',
    scheme(),
    { title: 'Never Leave the Path', boost: 1, user, quantity: 2 },
    {
      symbols: ['wolfskin'],
      // One of the three; a wild symbol stands for one item only.
      scheme: ifSymbol(
        'wolfskin',
        seq(place(red, anywhere()), gainAction()),
        ifSymbol('knife', damage(opposing({ inZoneOf: red }), 2), ifSymbol('wolfsbane', draw(3))),
      ),
    },
  ),
  card(
    'into-the-woods',
    scheme(),
    { title: 'Into the Woods', boost: 2, user, quantity: 3 },
    { symbols: ['wolfskin', 'wolfsbane', 'knife'], scheme: seq(move(red, 3), gainAction()) },
  ),
  card(
    'long-have-i-sought-you',
    attack(4),
    { title: 'Long Have I Sought You', boost: 2, user: 'huntsman', quantity: 3 },
    { symbols: ['knife'], during: when(exists(theirs({ adjacentTo: own('huntsman') })), becomes(6)) },
  ),
  card(
    'a-grimm-tale',
    scheme(),
    { title: 'A Grimm Tale', boost: 3, user: 'huntsman', quantity: 2 },
    { symbols: ['wolfsbane'], scheme: ifSymbol('wolfskin', recover(red, 4), recover(red, 2)) },
  ),
  card(
    'stones-in-the-belly',
    versatile(2),
    { title: 'Stones in the Belly', boost: 1, user: 'any', quantity: 3 },
    {
      symbols: ['wolfsbane'],
      during: ifSymbol(
        'knife',
        discarding('opponent', { choice: 'random' }, (it) => add(boostOf(it))),
      ),
    },
  ),
  card(
    'once-upon-a-time',
    versatile(2),
    { title: 'Once Upon a Time', boost: 1, user: 'any', quantity: 2 },
    { symbols: ['wolfsbane'], after: ifSymbol('knife', damage(theirs(), 3)) },
  ),
];

/** Little Red, whose discard pile is her basket, and the Huntsman: the whole deck. */
export const littleRedRidingHood: HeroDef = {
  slug: 'little-red-riding-hood',
  name: 'Little Red Riding Hood',
  set: 'Little Red Riding Hood vs. Beowulf',
  move: 2,
  hero: { slug: 'little-red-riding-hood', name: 'Little Red', count: 1, health: 14, attack: 'melee' },
  sidekicks: [{ slug: 'huntsman', name: 'Huntsman', count: 1, health: 9, attack: 'ranged' }],
  symbols: { slugs: ['knife', 'wolfskin', 'wolfsbane'], start: 'wild' },
  hooks: [],
  modifiers: [],
  cards,
};
