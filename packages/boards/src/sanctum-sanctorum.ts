import { actor, add, anyone, type BoardDef, draw, move, playScheme, seq, take } from '@peerless/language';

/** Sanctum Sanctorum, a board of 29 spaces from Marvel: Brains and Brawn. */
export const sanctumSanctorum: BoardDef = {
  slug: 'sanctum-sanctorum',
  name: 'Sanctum Sanctorum',
  names: { pt: 'Sanctum Sanctorum', fr: 'Sanctum Sanctorum', uk: 'Санктум Санкторум' },
  set: 'Marvel: Brains and Brawn',
  aspect: 1.544,
  spaceRadius: 4.65,
  spaces: [
    { id: 1, x: 8.91, y: 12.85, zones: ['blue'], start: 4, passage: false },
    { id: 2, x: 22.27, y: 14.29, zones: ['blue'], start: null, passage: false },
    { id: 3, x: 35.62, y: 12.67, zones: ['blue'], start: null, passage: false },
    { id: 4, x: 49.69, y: 12.12, zones: ['blue', 'indigo'], start: null, passage: false },
    { id: 5, x: 77.93, y: 14.11, zones: ['indigo'], start: null, passage: false },
    { id: 6, x: 90.94, y: 15.02, zones: ['indigo'], start: 1, passage: false },
    { id: 7, x: 9.96, y: 31.48, zones: ['blue', 'green'], start: null, passage: false },
    { id: 8, x: 33.16, y: 29.13, zones: ['blue', 'green', 'gold'], start: null, passage: false },
    { id: 9, x: 47.93, y: 29.67, zones: ['blue', 'gold'], start: null, passage: false },
    { id: 10, x: 60, y: 23.88, zones: ['indigo', 'gold'], start: null, passage: false },
    { id: 11, x: 22.27, y: 35.28, zones: ['blue', 'green'], start: null, passage: false },
    { id: 12, x: 75.94, y: 34.74, zones: ['indigo', 'brown'], start: null, passage: false },
    { id: 13, x: 88.83, y: 33.29, zones: ['indigo', 'brown'], start: null, passage: false },
    { id: 14, x: 9.84, y: 56.27, zones: ['green', 'red'], start: null, passage: false },
    { id: 15, x: 21.56, y: 54.64, zones: ['green', 'red'], start: null, passage: false },
    { id: 16, x: 41.95, y: 49.76, zones: ['gold'], start: null, passage: false },
    { id: 17, x: 59.06, y: 49.76, zones: ['gold'], start: null, passage: false },
    { id: 18, x: 32.93, y: 66.95, zones: ['green', 'gold', 'red'], start: null, passage: false },
    { id: 19, x: 76.17, y: 58.99, zones: ['brown', 'dark-gray'], start: 3, passage: false },
    { id: 20, x: 91.76, y: 58.81, zones: ['brown', 'dark-gray'], start: null, passage: false },
    { id: 21, x: 20.86, y: 74.91, zones: ['red'], start: 2, passage: false },
    { id: 22, x: 44.18, y: 69.48, zones: ['gold', 'red'], start: null, passage: false },
    { id: 23, x: 56.84, y: 68.58, zones: ['gold', 'brown', 'dark-gray'], start: null, passage: false },
    { id: 24, x: 9.73, y: 81.79, zones: ['red'], start: null, passage: false },
    { id: 25, x: 29.3, y: 87.21, zones: ['red'], start: null, passage: false },
    { id: 26, x: 42.77, y: 87.21, zones: ['red'], start: null, passage: false },
    { id: 27, x: 58.95, y: 87.21, zones: ['red', 'dark-gray'], start: null, passage: false },
    { id: 28, x: 78.63, y: 84.14, zones: ['dark-gray'], start: null, passage: false },
    { id: 29, x: 91.29, y: 85.04, zones: ['dark-gray'], start: null, passage: false },
  ],
  // biome-ignore format: several lines of the board a row
  edges: [
    [1, 2], [1, 7], [2, 3], [2, 7], [2, 8], [3, 4], [3, 8], [4, 9], [4, 10], [5, 6], [5, 10],
    [5, 12], [5, 13], [6, 13], [7, 11], [7, 14], [8, 9], [8, 11], [9, 10], [9, 17], [10, 12],
    [10, 17], [11, 15], [12, 13], [12, 19], [13, 20], [14, 15], [14, 24], [15, 18], [15, 21],
    [15, 24], [16, 17], [16, 18], [16, 22], [17, 23], [18, 22], [18, 25], [18, 26], [19, 20],
    [19, 23], [19, 28], [20, 28], [20, 29], [21, 24], [21, 25], [22, 23], [22, 26], [23, 27],
    [25, 26], [26, 27], [27, 28], [28, 29],
  ],
  doors: [],
  features:
    'Battlefield items: six item squares touch a space each, three of them with combat items and three with scheme items; six items, one of each, are laid there at random (R-14.67 to R-14.71).',
  startSpaces: 4,
  confidence: 'read from picture',
  itemSpaces: { combat: [5, 8, 23], scheme: [2, 16, 28] },
  items: [
    {
      slug: 'brazier-of-bom-galiath',
      name: "Brazier of Bom'Galiath",
      names: {
        en: { article: true },
        pt: { name: 'Braseiro de Bom’Galiath', gender: 'm', article: true },
        fr: { name: 'Brasero de Bom’Galiath', gender: 'm', article: true },
        uk: {
          name: "жаровня Бом'Галіата",
          gender: 'f',
          cases:
            "жаровні Бом'Галіата|жаровні Бом'Галіата|жаровню Бом'Галіата|жаровнею Бом'Галіата|жаровні Бом'Галіата",
        },
      },
      emblem: 'fire-bowl',
      kind: 'scheme',
      do: playScheme(actor(), 'deck'),
    },
    {
      slug: 'daily-bugle',
      name: 'Daily Bugle',
      names: {
        en: { article: true },
        pt: { name: 'Clarim Diário', gender: 'm', article: true },
        fr: { name: 'Daily Bugle', gender: 'm', article: true },
        uk: {
          name: "газета «Дейлі Б'юґл»",
          gender: 'f',
          cases:
            "газети «Дейлі Б'юґл»|газеті «Дейлі Б'юґл»|газету «Дейлі Б'юґл»|газетою «Дейлі Б'юґл»|газеті «Дейлі Б'юґл»",
        },
      },
      emblem: 'newspaper',
      kind: 'scheme',
      do: seq(draw(3), take({ from: 'hand', choice: 'owner', to: 'bottom' })),
    },
    {
      slug: 'astral-ring',
      name: 'Astral Ring',
      names: {
        en: { article: true },
        pt: { name: 'Anel Astral', gender: 'm', article: true },
        fr: { name: 'Anneau astral', gender: 'm', article: true },
        uk: {
          name: 'астральний перстень',
          gender: 'm',
          cases:
            'астрального персня|астральному персню|астральний перстень|астральним перснем|астральному персні',
        },
      },
      emblem: 'ring',
      kind: 'scheme',
      do: move(anyone(), 1),
    },
    {
      slug: 'dragon-fang',
      name: 'Dragon Fang',
      names: {
        en: { article: true },
        pt: { name: 'Presa de Dragão', gender: 'f', article: true },
        fr: { name: 'Croc de dragon', gender: 'm', article: true },
        uk: {
          name: 'ікло дракона',
          gender: 'n',
          cases: 'ікла дракона|іклу дракона|ікло дракона|іклом дракона|іклі дракона',
        },
      },
      emblem: 'fangs',
      kind: 'combat',
      do: add(2),
    },
    {
      slug: 'axe-of-angarruumus',
      name: 'Axe of Angarruumus',
      names: {
        en: { article: true },
        pt: { name: 'Machado de Angarruumus', gender: 'm', article: true },
        fr: { name: 'Hache d’Angarruumus', gender: 'f', article: true },
        uk: {
          name: 'сокира Анґарруумуса',
          gender: 'f',
          cases:
            'сокири Анґарруумуса|сокирі Анґарруумуса|сокиру Анґарруумуса|сокирою Анґарруумуса|сокирі Анґарруумуса',
        },
      },
      emblem: 'battle-axe',
      kind: 'combat',
      do: add(1),
    },
    {
      slug: 'black-s-law-dictionary',
      name: "Black's Law Dictionary",
      names: {
        pt: { name: 'Dicionário Jurídico de Black', gender: 'm', article: true },
        fr: { name: 'Dictionnaire juridique de Black', gender: 'm', article: true },
        uk: {
          name: 'юридичний словник Блека',
          gender: 'm',
          cases:
            'юридичного словника Блека|юридичному словнику Блека|юридичний словник Блека|юридичним словником Блека|юридичному словнику Блека',
        },
      },
      emblem: 'black-book',
      kind: 'combat',
      do: add(1),
    },
  ],
  curves: [
    { edge: [7, 14], ctrl: [7.33, 43.85] },
    { edge: [10, 17], ctrl: [57.52, 36.65] },
    { edge: [15, 18], ctrl: [26.29, 62.9] },
    { edge: [19, 23], ctrl: [68.24, 72.14] },
    { edge: [27, 28], ctrl: [69.19, 91.76] },
  ],
  crossings: [],
};
