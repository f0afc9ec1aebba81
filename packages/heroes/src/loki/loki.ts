import {
  add,
  attack,
  becomes,
  boostOf,
  cancel,
  card,
  cardIs,
  cardsIn,
  choose,
  compare,
  damage,
  defense,
  discard,
  draw,
  gainAction,
  type HeroDef,
  heroOf,
  ignoreValue,
  lentCards,
  may,
  not,
  opposing,
  own,
  ownCard,
  pick,
  pickCard,
  place,
  playCard,
  put,
  recover,
  scheme,
  seq,
  subtract,
  swapValues,
  take,
  times,
  versatile,
  when,
} from '@peerless/language';

const TRICK = 'trick';
const aTrick = { tag: TRICK } as const;

/** Loki, whose Tricks change hands: played, they go to the opponent, who may turn them against him. */
export const loki: HeroDef = {
  slug: 'loki',
  name: 'Loki',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Loki', gender: 'm' },
    fr: { name: 'Loki', gender: 'm' },
    uk: { name: 'Локі', gender: 'm', cases: 'Локі|Локі|Локі|Локі|Локі' },
  },
  set: 'Battle of Legends, Volume Three',
  look: { emblem: 'horned-helm', colours: { main: '#70c828', deep: '#14361f', ink: '#08200f' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'control'],
    signature: ['trick-baldrs-downfall', 'shapeshifter', 'ragnarok'],
  },
  move: 2,
  hero: { health: 16, attack: 'melee' },
  sidekicks: [],
  tags: [TRICK],
  labels: [
    {
      slug: TRICK,
      name: 'Trick',
      names: {
        pt: { name: 'truque', gender: 'm' },
        fr: 'Fourberie',
        uk: {
          name: 'витівка',
          gender: 'f',
          cases: 'витівки|витівці|витівку|витівкою|витівці',
          plural: 'витівки|витівок|витівкам|витівки|витівками|витівках',
        },
      },
      emblem: 'card-joker',
    },
  ],
  hooks: [],
  modifiers: [
    { mod: 'handOver', tag: TRICK },
    { mod: 'comeBack', tag: TRICK, to: 'either' },
    { mod: 'move', by: lentCards() },
  ],
  cards: [
    card(
      'trick-baldrs-downfall',
      attack(4),
      { title: "Trick: Baldr's Downfall", boost: null, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Truque: A Queda de Balder',
          fr: 'Fourberie\u202f: la chute de Balder',
          uk: 'Витівка: Загибель Бальдра',
        },
        emblem: 'burning-tree',
        tags: [TRICK],
        after: when(ownCard(), draw(1), damage(heroOf('you'), 2)),
      },
    ),
    card(
      'looking-for-trouble',
      attack(4),
      { title: 'Looking for Trouble', boost: 3, user: 'loki', quantity: 3 },
      {
        titles: { pt: 'Procurando Encrenca', fr: 'Chercher les ennuis', uk: 'Шукач клопоту' },
        emblem: 'magnifying-glass',
        immediately: when(
          cardIs('theirs'),
          seq(
            put('theirs', 'hand'),
            pickCard({ pile: 'hand', of: 'opponent', where: { playable: true } }, playCard),
          ),
        ),
      },
    ),
    card(
      'shapeshifter',
      attack(0),
      { title: 'Shapeshifter', boost: 2, user: 'loki', quantity: 4 },
      {
        titles: { pt: 'Metamorfo', fr: 'Métamorphe', uk: 'Перевертень' },
        emblem: 'wolf-howl',
        during: choose(1, add(cardsIn('hand', undefined, 'opponent')), gainAction()),
      },
    ),
    card(
      'ragnarok',
      attack(0),
      { title: 'Ragnarök', boost: 3, user: 'loki', quantity: 2 },
      {
        titles: { pt: 'Ragnarök', fr: 'Ragnarök', uk: 'Рагнарок' },
        emblem: 'burning-skull',
        static: [{ mod: 'uncancellable' }],
        during: add(times(3, cardsIn('hand', aTrick, 'opponent'))),
      },
    ),
    card(
      'malicious-flyting',
      versatile(3),
      { title: 'Malicious Flyting', boost: 3, user: 'loki', quantity: 3 },
      {
        titles: { pt: 'Insultos Maldosos', fr: 'Joute d’injures', uk: "Злісне лихослів'я" },
        emblem: 'shouting',
        after: when(cardIs('theirs', aTrick), draw(2), draw(1)),
      },
    ),
    card(
      'underhanded',
      versatile(3),
      { title: 'Underhanded', boost: 2, user: 'loki', quantity: 3 },
      {
        titles: { pt: 'Jogo Sujo', fr: 'Coup fourré', uk: 'Підступний хід' },
        emblem: 'backstab',
        during: when(compare(cardsIn('hand', undefined, 'opponent'), '>', cardsIn('hand')), becomes(6)),
      },
    ),
    card(
      'trick-freyjas-rescue',
      versatile(2),
      { title: "Trick: Freyja's Rescue", boost: null, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Truque: O Resgate de Freia',
          fr: 'Fourberie\u202f: le secours de Freyja',
          uk: 'Витівка: Порятунок Фреї',
        },
        emblem: 'falcon-moon',
        tags: [TRICK],
        during: when(ownCard(), swapValues()),
        after: when(not(ownCard()), recover(heroOf('owner'), 3)),
      },
    ),
    card(
      'god-of-mischief',
      versatile(2),
      { title: 'God of Mischief', boost: 3, user: 'loki', quantity: 3 },
      {
        titles: { pt: 'Deus da Trapaça', fr: 'Dieu de la malice', uk: 'Бог пустощів' },
        emblem: 'jester-hat',
        immediately: when(cardIs('theirs', aTrick), ignoreValue(), cancel()),
      },
    ),
    card(
      'laevateinn',
      versatile(2),
      { title: 'Lævateinn', boost: 3, user: 'loki', quantity: 3 },
      {
        titles: { pt: 'Lævateinn', fr: 'Lævateinn', uk: 'Левантейн' },
        emblem: 'burning-embers',
        during: pickCard({ pile: 'hand', of: 'opponent', unseen: true }, (it) =>
          seq(add(boostOf(it)), when(cardIs(it, aTrick), put(it, 'hand'))),
        ),
      },
    ),
    card(
      'trick-sindris-bet',
      defense(3),
      { title: "Trick: Sindri's Bet", boost: null, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Truque: A Aposta de Sindri',
          fr: 'Fourberie\u202f: le pari de Sindri',
          uk: 'Витівка: Заклад із Сіндрі',
        },
        emblem: 'anvil',
        tags: [TRICK],
        during: when(ownCard(), may(discard('opponent'), { by: 'opponent', else: subtract(3) })),
        after: when(not(ownCard()), take({ from: 'discard', of: 'owner', choice: 'top', to: 'hand' })),
      },
    ),
    card(
      'trick-svadilfaris-lure',
      scheme(),
      { title: "Trick: Svadilfari's Lure", boost: null, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Truque: A Isca de Svadilfari',
          fr: 'Fourberie\u202f: le leurre de Svadilfari',
          uk: 'Витівка: Принада для Свадільфарі',
        },
        emblem: 'horse-head',
        tags: [TRICK],
        scheme: when(
          ownCard(),
          pick(opposing(), (it) => place(it, { adjacentTo: own('loki') })),
          pickCard({ pile: 'hand', unseen: true }, (it) => put(it, 'discard'), { by: 'owner' }),
        ),
      },
    ),
  ],
};
