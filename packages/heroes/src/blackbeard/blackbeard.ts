import {
  add,
  anyone,
  anywhere,
  attack,
  becomes,
  between,
  cancel,
  card,
  combatDamage,
  damage,
  defense,
  discard,
  draw,
  type Effect,
  exists,
  friendly,
  gain,
  gainAction,
  type HeroDef,
  hook,
  look,
  lose,
  mayBoost,
  mine,
  move,
  opposing,
  own,
  pay,
  pick,
  pickNumber,
  recover,
  restOf,
  returnDefeated,
  scheme,
  seq,
  theirs,
  times,
  unlessPaid,
  versatile,
  when,
  won,
} from '@peerless/language';

const captain = own('blackbeard');
/** A part of a card that any opponent can buy off. */
const ransom = (doubloons: number, effect: Effect): Effect => unlessPaid('doubloon', doubloons, effect);

/** Blackbeard and his Sea Dogs: what is not paid for happens. */
export const blackbeard: HeroDef = {
  slug: 'blackbeard',
  name: 'Blackbeard',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Barba Negra', gender: 'm', article: true },
    fr: { name: 'Barbe-Noire', gender: 'm' },
    uk: {
      name: 'Чорна Борода',
      gender: 'm',
      cases: 'Чорної Бороди|Чорній Бороді|Чорну Бороду|Чорною Бородою|Чорній Бороді',
    },
  },
  set: 'Battle of Legends, Volume Three',
  look: { emblem: 'pirate-captain', colours: { main: '#c9b28a', deep: '#3a2a14', ink: '#251a0b' } },
  profile: {
    difficulty: 2,
    styles: ['control', 'sidekicks'],
    signature: ['queen-anne-s-revenge', 'avast-ye', 'scourge-of-the-seven-seas'],
  },
  move: 2,
  hero: { health: 13, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'sea-dog',
      name: 'Sea Dog',
      plural: 'Sea Dogs',
      names: {
        pt: { name: 'lobo do mar', gender: 'm', article: true, plural: 'lobos do mar' },
        fr: { name: 'loup de mer', gender: 'm', article: true, plural: 'loups de mer' },
        uk: {
          name: 'морський вовк',
          gender: 'm',
          cases: 'морського вовка|морському вовкові|морського вовка|морським вовком|морському вовкові',
          plural:
            'морські вовки|морських вовків|морським вовкам|морських вовків|морськими вовками|морських вовках',
        },
      },
      emblem: 'pirate-skull',
      count: 2,
      health: 1,
      attack: 'melee',
    },
  ],
  counters: [
    {
      slug: 'doubloon',
      name: 'doubloon',
      plural: 'doubloons',
      names: {
        pt: { name: 'dobrão', gender: 'm', plural: 'dobrões' },
        fr: { name: 'doublon', gender: 'm', plural: 'doublons' },
        uk: {
          name: 'дублон',
          gender: 'm',
          cases: 'дублона|дублону|дублон|дублоном|дублоні',
          plural: 'дублони|дублонів|дублонам|дублони|дублонами|дублонах',
        },
      },
      emblem: 'two-coins',
      start: 2,
      max: 3,
      rest: {
        name: 'treasury',
        names: {
          en: { article: true },
          pt: { name: 'tesouro', gender: 'm', article: true },
          fr: { name: 'trésor', gender: 'm', article: true },
          uk: { name: 'скарбниця', gender: 'f', cases: 'скарбниці|скарбниці|скарбницю|скарбницею|скарбниці' },
        },
      },
    },
  ],
  hooks: [
    hook('turnStart', pay('doubloon', 1, gainAction())),
    hook('damaged', lose('doubloon', 1), { who: captain, if: combatDamage() }),
  ],
  modifiers: [],
  cards: [
    card(
      'a-brace-of-primed-pistols',
      attack(2),
      { title: 'A Brace of Primed Pistols', boost: 2, user: 'blackbeard', quantity: 2 },
      {
        titles: {
          pt: 'Um Par de Pistolas Engatilhadas',
          fr: 'Une paire de pistolets armés',
          uk: 'Пара зведених пістолів',
        },
        emblem: 'crossed-pistols',
        // The target is named before the opponents decide.
        after: pick(opposing({ inZoneOf: captain }), (it) => ransom(2, damage(it, 3))),
      },
    ),
    card(
      'avast-ye',
      attack(5),
      { title: 'Avast Ye!', boost: 3, user: 'blackbeard', quantity: 2 },
      {
        titles: { pt: 'Alto Lá!', fr: 'Halte-là !', uk: 'Ану стій!' },
        emblem: 'cannon-shot',
        immediately: ransom(1, discard('opponent', { choice: 'random' })),
        after: ransom(1, damage(opposing({ inZoneOf: captain }), 1)),
      },
    ),
    card(
      'fearsome-and-calculating',
      versatile(3),
      { title: 'Fearsome and Calculating', boost: 1, user: 'blackbeard', quantity: 3 },
      {
        titles: { pt: 'Temível e Calculista', fr: 'Redoutable et calculateur', uk: 'Грізний і розважливий' },
        emblem: 'beard',
        immediately: ransom(1, seq(look('opponent'), discard('opponent', { choice: 'you' }))),
      },
    ),
    card(
      'give-no-quarter',
      attack(3),
      { title: 'Give No Quarter', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Sem Quartel', fr: 'Pas de quartier', uk: 'Без пощади' },
        emblem: 'saber-and-pistol',
        during: when(exists(friendly({ not: mine(), adjacentTo: theirs() })), becomes(5)),
        after: ransom(1, gainAction()),
      },
    ),
    card(
      'intimidating-visage',
      defense(4),
      { title: 'Intimidating Visage', boost: 1, user: 'blackbeard', quantity: 2 },
      {
        titles: { pt: 'Semblante Intimidador', fr: 'Visage intimidant', uk: 'Страхітливе обличчя' },
        emblem: 'pirate-coat',
        after: when(exists(own('blackbeard', { adjacentTo: opposing() })), recover(captain, 2)),
      },
    ),
    card(
      'light-the-fuse',
      attack(2),
      { title: 'Light the Fuse', boost: 3, user: 'sea-dog', quantity: 3 },
      {
        titles: { pt: 'Acender o Pavio', fr: 'Allumer la mèche', uk: 'Підпалити ґніт' },
        emblem: 'dynamite',
        after: seq(move(mine(), 2), damage(anyone({ adjacentTo: mine() }), 1)),
      },
    ),
    card(
      'no-prey-no-pay',
      versatile(2),
      { title: 'No Prey, No Pay', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Sem Presa, Sem Paga',
          fr: 'Pas de prise, pas de paie',
          uk: 'Нема здобичі — нема платні',
        },
        emblem: 'open-treasure-chest',
        during: mayBoost(),
        after: when(won(), draw(1)),
      },
    ),
    card(
      'parley',
      versatile(3),
      { title: 'Parley', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Parlamentar', fr: 'Pourparlers', uk: 'Перемовини' },
        emblem: 'truce',
        immediately: ransom(2, cancel()),
      },
    ),
    card(
      'plunder',
      scheme(),
      { title: 'Plunder', boost: 2, user: 'blackbeard', quantity: 3 },
      {
        titles: { pt: 'Pilhagem', fr: 'Pillage', uk: 'Грабунок' },
        emblem: 'coins-pile',
        scheme: seq(move(own(), 3, { through: true }), gain('doubloon', 1)),
      },
    ),
    card(
      'queen-anne-s-revenge',
      versatile(7),
      { title: "Queen Anne's Revenge", boost: 3, user: 'blackbeard', quantity: 2 },
      {
        titles: {
          pt: 'A Vingança da Rainha Ana',
          fr: 'La revanche de la reine Anne',
          uk: 'Помста королеви Анни',
        },
        emblem: 'galleon',
        static: [{ mod: 'uncancellable' }],
        during: pickNumber(
          between(0, restOf('doubloon')),
          (paid) => seq(gain('doubloon', paid), add(times(-2, paid))),
          { by: 'opponent' },
        ),
      },
    ),
    card(
      'scourge-of-the-seven-seas',
      scheme(),
      { title: 'Scourge of the Seven Seas', boost: 2, user: 'blackbeard', quantity: 2 },
      {
        titles: { pt: 'Flagelo dos Sete Mares', fr: 'Le fléau des sept mers', uk: 'Гроза семи морів' },
        emblem: 'pirate-flag',
        // Three ransoms, each when its part comes up.
        scheme: seq(
          ransom(1, recover(captain, 2)),
          ransom(1, returnDefeated({ kind: 'sea-dog', at: anywhere() })),
          ransom(1, gainAction()),
        ),
      },
    ),
    card(
      'show-a-leg',
      versatile(2),
      { title: 'Show a Leg!', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Todos de Pé!', fr: 'Debout là-dedans !', uk: 'Усі на палубу!' },
        emblem: 'wooden-pegleg',
        after: returnDefeated({ kind: 'sea-dog', at: { inZoneOf: captain } }),
      },
    ),
  ],
};
