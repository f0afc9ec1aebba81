import {
  add,
  anywhere,
  attack,
  becomes,
  boostOf,
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
  shows,
  take,
  theirs,
  versatile,
  when,
} from '@peerless/language';

const red = own('little-red-riding-hood');

/** Little Red, whose discard pile is her basket, and the Huntsman. */
export const littleRedRidingHood: HeroDef = {
  slug: 'little-red-riding-hood',
  name: 'Little Red Riding Hood',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Chapeuzinho Vermelho', gender: 'f', article: true },
    fr: { name: 'Petit Chaperon rouge', gender: 'm', article: true },
    uk: {
      name: 'Червона Шапочка',
      gender: 'f',
      cases: 'Червоної Шапочки|Червоній Шапочці|Червону Шапочку|Червоною Шапочкою|Червоній Шапочці',
    },
  },
  set: 'Little Red Riding Hood vs. Beowulf',
  look: { emblem: 'cowled', colours: { main: '#cf222c', deep: '#4c070c', ink: '#fff6e3' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'growth'],
    signature: ['what-s-that-in-my-basket', 'never-leave-the-path', 'once-upon-a-time'],
  },
  move: 2,
  hero: {
    name: 'Little Red',
    names: {
      pt: { name: 'Chapeuzinho', gender: 'f', article: true },
      fr: { name: 'Chaperon rouge', gender: 'm', article: true },
    },
    health: 14,
    attack: 'melee',
  },
  sidekicks: [
    {
      slug: 'huntsman',
      name: 'Huntsman',
      names: {
        en: { gender: 'm', article: true },
        pt: { name: 'Caçador', gender: 'm', article: true },
        fr: { name: 'Chasseur', gender: 'm', article: true },
        uk: { name: 'Мисливець', gender: 'm', cases: 'Мисливця|Мисливцеві|Мисливця|Мисливцем|Мисливцеві' },
      },
      emblem: 'wood-axe',
      count: 1,
      health: 9,
      attack: 'ranged',
    },
  ],
  symbols: { slugs: ['knife', 'wolfskin', 'wolfsbane'], start: 'wild' },
  labels: [
    {
      slug: 'knife',
      name: 'Knife',
      names: {
        pt: { name: 'Faca', gender: 'f' },
        fr: 'Couteau',
        uk: {
          name: 'ніж',
          gender: 'm',
          cases: 'ножа|ножу|ніж|ножем|ножі',
          plural: 'ножі|ножів|ножам|ножі|ножами|ножах',
        },
      },
      emblem: 'bowie-knife',
    },
    {
      slug: 'wolfskin',
      name: 'Wolfskin',
      names: {
        pt: { name: 'Pele', gender: 'f' },
        fr: 'Peau de loup',
        uk: {
          name: 'вовча шкура',
          gender: 'f',
          cases: 'вовчої шкури|вовчій шкурі|вовчу шкуру|вовчою шкурою|вовчій шкурі',
          plural: 'вовчі шкури|вовчих шкур|вовчим шкурам|вовчі шкури|вовчими шкурами|вовчих шкурах',
        },
      },
      emblem: 'wolf-head',
    },
    {
      slug: 'wolfsbane',
      name: 'Wolfsbane',
      names: {
        pt: { name: 'Acônito', gender: 'm' },
        fr: 'Aconit',
        uk: { name: 'аконіт', gender: 'm', cases: 'аконіту|аконіту|аконіт|аконітом|аконіті' },
      },
      emblem: 'spoted-flower',
    },
    { slug: 'wild', emblem: 'basket' },
  ],
  hooks: [],
  modifiers: [],
  cards: [
    card(
      'what-large-hands-you-have',
      attack(2),
      { title: 'What Large Hands You Have', boost: 3, user: 'little-red-riding-hood', quantity: 2 },
      {
        titles: {
          pt: 'Que Mãos Enormes Você Tem',
          fr: 'Que tu as de grandes mains',
          uk: 'Які в тебе великі руки',
        },
        emblem: 'paw',
        symbols: ['wolfskin'],
        // Whoever declines the top card, or has none (RU-47), may still return this one.
        after: ifSymbol(
          'wolfsbane',
          may(take({ from: 'discard', choice: 'top', to: 'hand' }), { else: may(put('mine', 'hand')) }),
          may(put('mine', 'hand')),
        ),
      },
    ),
    card(
      'the-wolf-s-skin',
      defense(2),
      { title: "The Wolf's Skin", boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'A Pele do Lobo', fr: 'La peau du loup', uk: 'Вовча шкура' },
        emblem: 'animal-hide',
        symbols: ['knife'],
        after: ifSymbol('wolfskin', draw(2)),
      },
    ),
    card(
      'what-a-terrible-big-mouth-you-have',
      defense(2),
      { title: 'What a Terrible Big Mouth You Have', boost: 2, user: 'little-red-riding-hood', quantity: 2 },
      {
        titles: {
          pt: 'Que Boca Terrivelmente Grande Você Tem',
          fr: 'Que tu as une bouche horriblement grande',
          uk: 'Який у тебе страшенно великий рот',
        },
        emblem: 'bestial-fangs',
        symbols: ['knife'],
        after: ifSymbol('wolfskin', damage(theirs(), printedOf('theirs'))),
      },
    ),
    card(
      'what-big-ears-you-have',
      attack(4),
      { title: 'What Big Ears You Have', boost: 2, user: 'little-red-riding-hood', quantity: 2 },
      {
        titles: {
          pt: 'Que Orelhas Grandes Você Tem',
          fr: 'Que tu as de grandes oreilles',
          uk: 'Які в тебе великі вуха',
        },
        emblem: 'fox-head',
        symbols: ['wolfskin'],
        static: [{ mod: 'playAs', as: 'defense', if: shows('knife') }],
      },
    ),
    card(
      'what-big-eyes-you-have',
      versatile(3),
      { title: 'What Big Eyes You Have', boost: 2, user: 'little-red-riding-hood', quantity: 2 },
      {
        titles: {
          pt: 'Que Olhos Grandes Você Tem',
          fr: 'Que tu as de grands yeux',
          uk: 'Які в тебе великі очі',
        },
        emblem: 'beast-eye',
        symbols: ['wolfskin'],
        immediately: seq(cancel(), ifSymbol('wolfsbane', ignoreValue())),
      },
    ),
    card(
      'what-s-that-in-my-basket',
      versatile(4),
      { title: "What's That In My Basket?", boost: 3, user: 'little-red-riding-hood', quantity: 4 },
      {
        titles: {
          pt: 'O Que É Isso na Minha Cesta?',
          fr: 'Qu’y a-t-il dans mon panier ?',
          uk: 'Що там у моєму кошику?',
        },
        emblem: 'basket',
        symbols: ['wild'],
      },
    ),
    card(
      'never-leave-the-path',
      scheme(),
      { title: 'Never Leave the Path', boost: 1, user: 'little-red-riding-hood', quantity: 2 },
      {
        titles: {
          pt: 'Não se Afaste do Caminho',
          fr: 'Ne quitte jamais le sentier',
          uk: 'Не сходь зі стежки',
        },
        emblem: 'stone-path',
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
      { title: 'Into the Woods', boost: 2, user: 'little-red-riding-hood', quantity: 3 },
      {
        titles: { pt: 'Floresta Adentro', fr: 'Au fond des bois', uk: 'Углиб лісу' },
        emblem: 'forest-entrance',
        symbols: ['wolfskin', 'wolfsbane', 'knife'],
        scheme: seq(move(red, 3), gainAction()),
      },
    ),
    card(
      'long-have-i-sought-you',
      attack(4),
      { title: 'Long Have I Sought You', boost: 2, user: 'huntsman', quantity: 3 },
      {
        titles: {
          pt: 'Há Muito Procuro Você',
          fr: 'Il y a longtemps que je te cherche',
          uk: 'Давно я тебе шукаю',
        },
        emblem: 'sharp-axe',
        symbols: ['knife'],
        during: when(exists(theirs({ adjacentTo: own('huntsman') })), becomes(6)),
      },
    ),
    card(
      'a-grimm-tale',
      scheme(),
      { title: 'A Grimm Tale', boost: 3, user: 'huntsman', quantity: 2 },
      {
        titles: { pt: 'Um Conto dos Grimm', fr: 'Un conte de Grimm', uk: 'Казка братів Ґрімм' },
        emblem: 'spell-book',
        symbols: ['wolfsbane'],
        scheme: ifSymbol('wolfskin', recover(red, 4), recover(red, 2)),
      },
    ),
    card(
      'stones-in-the-belly',
      versatile(2),
      { title: 'Stones in the Belly', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Pedras na Barriga', fr: 'Des pierres dans le ventre', uk: 'Каміння в череві' },
        emblem: 'stone-pile',
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
      {
        titles: { pt: 'Era Uma Vez', fr: 'Il était une fois', uk: 'Колись давно' },
        emblem: 'open-book',
        symbols: ['wolfsbane'],
        after: ifSymbol('knife', damage(theirs(), 3)),
      },
    ),
  ],
};
