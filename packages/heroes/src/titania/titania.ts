import {
  add,
  anyone,
  anywhere,
  attack,
  become,
  becomes,
  burySide,
  cancel,
  card,
  choose,
  compare,
  damage,
  defense,
  discardedSideCards,
  discardSide,
  draw,
  exists,
  gainAction,
  type HeroDef,
  hook,
  ignoreValue,
  look,
  may,
  mine,
  move,
  opposing,
  own,
  pick,
  pickOpponent,
  pickSeveral,
  place,
  put,
  recover,
  revealedCards,
  revealSide,
  type SideDeckDef,
  scheme,
  seq,
  swap,
  take,
  versatile,
  when,
} from '@peerless/language';

const queen = own('titania');
const oberon = own('oberon');

const glamours: SideDeckDef = {
  name: 'Glamour Deck',
  names: {
    en: { article: true },
    pt: { name: 'baralho de Encantos', gender: 'm', article: true },
    fr: { name: 'paquet de Charmes', gender: 'm', article: true },
    uk: {
      name: 'стос заклять',
      gender: 'm',
      cases: 'стосу заклять|стосові заклять|стос заклять|стосом заклять|стосі заклять',
    },
  },
  emblem: 'fairy-wand',
  card: {
    name: 'Glamour',
    plural: 'Glamours',
    names: {
      pt: { name: 'Encanto', gender: 'm', article: true, plural: 'Encantos' },
      fr: { name: 'Charme', gender: 'm', article: true, plural: 'Charmes' },
      uk: {
        name: 'закляття',
        gender: 'n',
        cases: 'закляття|закляттю|закляття|закляттям|заклятті',
        plural: 'закляття|заклять|закляттям|закляття|закляттями|закляттях',
      },
    },
  },
  cards: [
    {
      slug: 'glamour-of-greed',
      title: 'Glamour of Greed',
      titles: { pt: 'Encanto da Ganância', fr: 'Charme d’avidité', uk: 'Закляття жадоби' },
      emblem: 'two-coins',
      hooks: [hook('turnEnd', may(draw(1)))],
    },
    {
      slug: 'glamour-of-invisibility',
      title: 'Glamour of Invisibility',
      titles: { pt: 'Encanto da Invisibilidade', fr: 'Charme d’invisibilité', uk: 'Закляття невидимості' },
      emblem: 'invisible-face',
      modifiers: [{ mod: 'passing', who: own() }],
    },
    {
      slug: 'glamour-of-jealousy',
      title: 'Glamour of Jealousy',
      titles: { pt: 'Encanto do Ciúme', fr: 'Charme de jalousie', uk: 'Закляття ревнощів' },
      emblem: 'broken-heart',
      hooks: [hook('attacked', may(seq(swap(queen, oberon), become(own(undefined, { not: mine() })))))],
    },
    {
      slug: 'glamour-of-love',
      title: 'Glamour of Love',
      titles: { pt: 'Encanto do Amor', fr: 'Charme d’amour', uk: 'Закляття кохання' },
      emblem: 'love-mystery',
      hooks: [
        hook(
          'maneuverDrawn',
          pick(opposing(), (it) => move(it, 1), { may: true }),
        ),
      ],
    },
    {
      slug: 'glamour-of-rhyme',
      title: 'Glamour of Rhyme',
      titles: { pt: 'Encanto da Rima', fr: 'Charme des rimes', uk: 'Закляття рими' },
      emblem: 'lyre',
      hooks: [hook('afterScheme', gainAction())],
    },
    {
      slug: 'glamour-of-sleep',
      title: 'Glamour of Sleep',
      titles: { pt: 'Encanto do Sono', fr: 'Charme de sommeil', uk: 'Закляття сну' },
      emblem: 'night-sleep',
      modifiers: [{ mod: 'shield', who: own(), kind: 'other' }],
    },
  ],
};

/** Titania, queen of the fairies, with one Glamour at a time over the wood, and Oberon. */
export const titania: HeroDef = {
  slug: 'titania',
  name: 'Titania',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Titânia', gender: 'f' },
    fr: { name: 'Titania', gender: 'f' },
    uk: { name: 'Титанія', gender: 'f', cases: 'Титанії|Титанії|Титанію|Титанією|Титанії' },
  },
  set: 'Slings & Arrows',
  look: { emblem: 'fairy', colours: { main: '#5a6b7e', deep: '#16331c', ink: '#fbffe9' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'sidekicks'],
    signature: ['queen-of-the-fairies', 'but-a-dream', 'whisked-away'],
  },
  move: 2,
  hero: { health: 12, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'oberon',
      name: 'Oberon',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Oberon', gender: 'm' },
        fr: { name: 'Obéron', gender: 'm' },
        uk: { name: 'Оберон', gender: 'm', cases: 'Оберона|Оберонові|Оберона|Обероном|Оберонові' },
      },
      emblem: 'crown',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  hooks: [hook('turnStart', revealSide(), { if: compare(revealedCards(), '=', 0) })],
  modifiers: [],
  sideDeck: glamours,
  cards: [
    card(
      'queen-of-the-fairies',
      attack(2),
      { title: 'Queen Of The Fairies', boost: 3, user: 'titania', quantity: 2 },
      {
        titles: { pt: 'Rainha das Fadas', fr: 'Reine des fées', uk: 'Королева ельфів' },
        emblem: 'queen-crown',
        during: add(discardedSideCards()),
      },
    ),
    card(
      'met-by-moonlight',
      attack(5),
      { title: 'Met By Moonlight', boost: 2, user: 'oberon', quantity: 3 },
      {
        titles: { pt: 'Encontro ao Luar', fr: 'Rencontre au clair de lune', uk: 'Зустріч у місячнім сяйві' },
        emblem: 'moon',
        after: place(oberon, { adjacentTo: queen }),
      },
    ),
    card(
      'as-wise-as-beautiful',
      versatile(2),
      { title: 'As Wise As Beautiful', boost: 2, user: 'titania', quantity: 3 },
      {
        titles: {
          pt: 'Tão Sábia Quanto Bela',
          fr: 'Aussi sage que belle',
          uk: 'Така ж мудра, як і вродлива',
        },
        emblem: 'butterfly-flower',
        after: may(seq(discardSide(), draw(2)), { else: draw(1) }),
      },
    ),
    card(
      'whisked-away',
      versatile(4),
      { title: 'Whisked Away', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Levados pelo Vento', fr: 'Emportés au loin', uk: 'Підхоплені чарами' },
        emblem: 'leaf-swirl',
        after: seq(move(mine(), 2), when(exists(mine()), may(seq(discardSide(), place(mine(), anywhere()))))),
      },
    ),
    card(
      'the-moon-looks-down',
      versatile(3),
      { title: 'The Moon Looks Down', boost: 2, user: 'titania', quantity: 2 },
      {
        titles: { pt: 'A Lua Observa', fr: 'La lune nous regarde', uk: 'Місяць дивиться згори' },
        emblem: 'moon-orbit',
        after: burySide(),
      },
    ),
    card(
      'fairy-song',
      versatile(3),
      { title: 'Fairy Song', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Canção das Fadas', fr: 'Chanson des fées', uk: 'Пісня ельфів' },
        emblem: 'love-song',
        during: may(seq(discardSide(), becomes(5))),
      },
    ),
    card(
      'parting-gift',
      versatile(2),
      { title: 'Parting Gift', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Presente de Despedida', fr: 'Cadeau d’adieu', uk: 'Дарунок на прощання' },
        emblem: 'gift-trap',
        after: may(damage({ sel: 'both' }, 2)),
      },
    ),
    card(
      'but-a-dream',
      defense(0),
      { title: 'But A Dream', boost: 2, user: 'titania', quantity: 2 },
      {
        titles: { pt: 'Apenas um Sonho', fr: 'Ce n’était qu’un rêve', uk: 'Лише сон' },
        emblem: 'dream-catcher',
        immediately: seq(cancel(), ignoreValue(), put('theirs', 'hand')),
        after: draw(1),
      },
    ),
    card(
      'protection-of-the-fairy-woods',
      defense(2),
      { title: 'Protection Of The Fairy Woods', boost: 1, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Proteção do Bosque das Fadas',
          fr: 'La protection du bois des fées',
          uk: 'Захист ельфійського лісу',
        },
        emblem: 'circle-forest',
        immediately: may(seq(discardSide(), cancel())),
      },
    ),
    card(
      'a-momentary-glance',
      scheme(),
      { title: 'A Momentary Glance', boost: 4, user: 'titania', quantity: 2 },
      {
        titles: { pt: 'Um Breve Olhar', fr: 'Un bref coup d’œil', uk: 'Побіжний погляд' },
        emblem: 'eyelashes',
        scheme: pick(anyone({ inZoneOf: queen }), (it) => damage(it, 2)),
      },
    ),
    card(
      'gift-of-the-fair-folk',
      scheme(),
      { title: 'Gift Of The Fair Folk', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Dádiva do Povo das Fadas', fr: 'Le don du Petit Peuple', uk: 'Дар чарівного народу' },
        emblem: 'fairy-wings',
        scheme: choose(
          2,
          pick(anyone(), (it) => recover(it, 2)),
          draw(2),
          pickSeveral(anyone(), 2, (them) => move(them, 2)),
        ),
      },
    ),
    card(
      'what-fools-these-mortals-be',
      scheme(),
      { title: 'What Fools These Mortals Be', boost: 2, user: 'oberon', quantity: 2 },
      {
        titles: {
          pt: 'Que Tolos São Estes Mortais',
          fr: 'Que ces mortels sont fous\u202f!',
          uk: 'Які ж ці смертні дурні',
        },
        emblem: 'tree-face',
        scheme: pickOpponent((them) =>
          seq(look(them), take({ from: 'hand', of: them, choice: 'you', to: 'deck' })),
        ),
      },
    ),
  ],
};
