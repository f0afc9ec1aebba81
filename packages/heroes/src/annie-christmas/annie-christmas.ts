import {
  actor,
  add,
  attack,
  become,
  becomes,
  between,
  boostOf,
  cancel,
  card,
  choose,
  compare,
  damage,
  dealing,
  defense,
  draw,
  exists,
  friendly,
  gainAction,
  type HeroDef,
  healthOf,
  inCombat,
  may,
  mine,
  move,
  not,
  opposing,
  own,
  pick,
  pickCard,
  pickNumber,
  place,
  put,
  recover,
  scheme,
  seq,
  swap,
  taking,
  theirs,
  thisTurn,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';

const annie = own('annie-christmas');
const charlie = own('charlie');
/** Empty, as the card says: not the one where she stands. */
const herZone = { inZoneOf: annie, free: true } as const;
const besideMine = friendly({ adjacentTo: mine() });

/** Annie Christmas, captain of a keelboat, the stronger the stronger her foe, and Charlie, who plays cards. */
export const annieChristmas: HeroDef = {
  slug: 'annie-christmas',
  name: 'Annie Christmas',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Annie Christmas', gender: 'f' },
    fr: { name: 'Annie Christmas', gender: 'f' },
    uk: { name: 'Енні Крісмас', gender: 'f' },
  },
  set: 'Unmatched Adventures: Tales to Amaze',
  look: { emblem: 'captain-hat-profile', colours: { main: '#e06a9a', deep: '#571233', ink: '#3a0a21' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'sidekicks'],
    signature: ['lagniappe', 'mississippi-queen', 'slick-talker'],
  },
  move: 2,
  hero: { health: 14, attack: 'melee' },
  sidekicks: [
    {
      slug: 'charlie',
      name: 'Charlie',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Charlie', gender: 'm' },
        fr: { name: 'Charlie', gender: 'm' },
        uk: { name: 'Чарлі', gender: 'm' },
      },
      emblem: 'poker-hand',
      count: 1,
      health: 8,
      attack: 'ranged',
    },
  ],
  hooks: [],
  // Looked at anew until damage is worked out: what happens in the combat can switch it on (RU-13).
  modifiers: [
    {
      mod: 'value',
      who: annie,
      role: 'attacker',
      by: 2,
      if: compare(healthOf(theirs()), '>', healthOf(annie)),
    },
  ],
  cards: [
    card(
      'lagniappe',
      attack(5),
      { title: 'Lagniappe', boost: 2, user: 'annie-christmas', quantity: 3 },
      {
        titles: { pt: 'De Lambuja', fr: 'Lagniappe', uk: 'На додачу' },
        emblem: 'present',
        immediately: pickNumber(between(0, 2), (number) => dealing(annie, number, (dealt) => draw(dealt))),
      },
    ),
    card(
      'keep-your-hands-to-yourself',
      versatile(3),
      { title: 'Keep Your Hands to Yourself', boost: 2, user: 'annie-christmas', quantity: 3 },
      {
        titles: { pt: 'Tire as Mãos de Mim', fr: 'Bas les pattes', uk: 'Тримай руки при собі' },
        emblem: 'stop-sign',
        after: move(inCombat(), 2),
      },
    ),
    card(
      'striking-beauty',
      versatile(1),
      { title: 'Striking Beauty', boost: 3, user: 'annie-christmas', quantity: 2 },
      {
        titles: { pt: 'Beleza de Impacto', fr: 'Beauté frappante', uk: 'Разюча краса' },
        emblem: 'rose',
        after: when(won(), damage(theirs(), 2), damage(theirs(), 1)),
      },
    ),
    card(
      'mississippi-queen',
      defense(2),
      { title: 'Mississippi Queen', boost: 3, user: 'annie-christmas', quantity: 3 },
      {
        titles: { pt: 'Rainha do Mississippi', fr: 'La reine du Mississippi', uk: 'Королева Міссісіпі' },
        emblem: 'paddle-steamer',
        immediately: thisTurn({ mod: 'floor', who: annie, health: 1 }),
      },
    ),
    card(
      'a-few-more-pearls',
      scheme(),
      { title: 'A Few More Pearls', boost: 2, user: 'annie-christmas', quantity: 3 },
      {
        titles: { pt: 'Mais Algumas Pérolas', fr: 'Quelques perles de plus', uk: 'Ще кілька перлин' },
        emblem: 'pearl-necklace',
        scheme: damage(opposing({ adjacentTo: annie }), 2),
      },
    ),
    card(
      'captain-s-orders',
      scheme(),
      { title: "Captain's Orders", boost: 2, user: 'annie-christmas', quantity: 2 },
      {
        titles: { pt: 'Ordens da Capitã', fr: 'Les ordres de la capitaine', uk: 'Наказ капітанки' },
        emblem: 'ship-wheel',
        // The zone of the second placement is that of her new space.
        scheme: seq(
          place(annie, herZone),
          pick(friendly({ not: actor() }), (it) => place(it, herZone)),
          gainAction(),
        ),
      },
    ),
    card(
      'better-together',
      versatile(4),
      { title: 'Better Together', boost: 1, user: 'any', quantity: 4 },
      {
        titles: { pt: 'Melhor Juntos', fr: 'Plus forts ensemble', uk: 'Разом краще' },
        emblem: 'shaking-hands',
        after: when(exists(besideMine), seq(recover(mine(), 1), recover(besideMine, 1))),
      },
    ),
    card(
      'long-shot',
      versatile(3),
      { title: 'Long Shot', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Tiro Longo', fr: 'Tir lointain', uk: 'Далекий постріл' },
        emblem: 'crosshair',
        during: when(not(exists(theirs({ adjacentTo: mine() }))), becomes(5)),
      },
    ),
    card(
      'quite-a-pair',
      versatile(3),
      { title: 'Quite a Pair', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Um Belo Par', fr: 'Une fameuse paire', uk: 'Чудова пара' },
        emblem: 'card-ace-hearts',
        immediately: pickCard({ pile: 'hand', where: { paired: true } }, () => cancel(), { may: true }),
      },
    ),
    card(
      'slick-talker',
      defense(3),
      { title: 'Slick Talker', boost: 3, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Boa Lábia', fr: 'Beau parleur', uk: 'Заговорити зуби' },
        emblem: 'talk',
        immediately: may(seq(swap(annie, charlie), become(own(undefined, { not: mine() })))),
      },
    ),
    card(
      'bottom-dealing',
      attack(3),
      { title: 'Bottom Dealing', boost: 2, user: 'charlie', quantity: 2 },
      {
        titles: { pt: 'Carta do Fundo', fr: 'La donne du dessous', uk: 'Здача з-під споду' },
        emblem: 'card-draw',
        during: taking({ from: 'deck', choice: 'bottom', to: 'aside', open: true }, (it) =>
          when(was(it), seq(add(boostOf(it)), choose(1, put(it, 'top'), put(it, 'bottom')))),
        ),
      },
    ),
    card(
      'the-turn-and-the-river',
      versatile(2),
      { title: 'The Turn and the River', boost: 3, user: 'charlie', quantity: 2 },
      {
        titles: { pt: 'O Turn e o River', fr: 'Le turn et la rivière', uk: 'Терн і рівер' },
        emblem: 'river',
        after: draw(2),
      },
    ),
  ],
};
