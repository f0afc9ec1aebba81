import {
  add,
  anyone,
  attack,
  becomes,
  boostOf,
  card,
  choose,
  chooseAble,
  chooseInTurn,
  combatDamageTo,
  contains,
  counting,
  damage,
  defense,
  differentZones,
  doTimes,
  draw,
  type Effect,
  gainAction,
  type HeroDef,
  hook,
  letChoose,
  may,
  mine,
  move,
  own,
  type PileDef,
  pick,
  place,
  put,
  putIn,
  recover,
  scheme,
  seq,
  symbolsIn,
  take,
  takeFrom,
  taking,
  theirs,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';

const cauldron: PileDef = {
  slug: 'cauldron',
  name: 'cauldron',
  names: {
    pt: { name: 'caldeirão', gender: 'm', article: true },
    fr: { name: 'chaudron', gender: 'm', article: true },
    uk: { name: 'казан', gender: 'm', cases: 'казана|казанові|казан|казаном|казані' },
  },
  emblem: 'cauldron',
  gathers: 'all',
};

/** One card into the cauldron, out of those that a spell has used up. */
const stir = take({ from: 'discard', choice: 'you', to: 'own', own: 'cauldron' });

/** The four spells, by what they are brewed of. */
const warm = seq(
  draw(1),
  pick(own(), (it) => recover(it, 1)),
);
const drift = pick(anyone(), (it) => move(it, 3));
const blight = pick(anyone({ inZoneOf: own() }), (it) => damage(it, 1));
const hasten = gainAction();
const brew = (spell: Effect, ...of: readonly string[]): Effect => when(contains('cauldron', ...of), spell);

/** The Wayward Sisters: three heroes around one cauldron, into which all goes that others discard. */
export const theWaywardSisters: HeroDef = {
  slug: 'the-wayward-sisters',
  name: 'The Wayward Sisters',
  names: {
    en: { gender: 'f', pair: true },
    pt: { name: 'Irmãs Fatídicas', gender: 'f', article: true, pair: true },
    fr: { name: 'Sœurs fatales', gender: 'f', article: true, pair: true },
    uk: {
      name: 'Віщі сестри',
      gender: 'f',
      cases: 'Віщих сестер|Віщим сестрам|Віщих сестер|Віщими сестрами|Віщих сестрах',
      pair: true,
    },
  },
  set: 'Slings & Arrows',
  look: { emblem: 'cauldron', colours: { main: '#44b04a', deep: '#10331a', ink: '#06180a' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'control', 'attrition'],
    signature: ['double-double', 'hurly-burly', 'something-wicked-this-way-comes'],
  },
  move: 2,
  hero: {
    name: 'Wayward Sister',
    plural: 'Wayward Sisters',
    names: {
      en: { gender: 'f' },
      pt: { name: 'Irmã Fatídica', gender: 'f', article: true, plural: 'Irmãs Fatídicas' },
      fr: { name: 'Sœur fatale', gender: 'f', article: true, plural: 'Sœurs fatales' },
      uk: {
        name: 'Віща сестра',
        gender: 'f',
        cases: 'Віщої сестри|Віщій сестрі|Віщу сестру|Віщою сестрою|Віщій сестрі',
        plural: 'Віщі сестри|Віщих сестер|Віщим сестрам|Віщих сестер|Віщими сестрами|Віщих сестрах',
      },
    },
    count: 3,
    health: 6,
    attack: 'melee',
  },
  sidekicks: [],
  piles: [cauldron],
  symbols: { slugs: ['snake', 'bat', 'lizard'] },
  labels: [
    {
      slug: 'snake',
      name: 'Snake',
      names: {
        pt: { name: 'Serpente', gender: 'f' },
        fr: { name: 'Serpent', gender: 'm' },
        uk: { name: 'змія', gender: 'f', cases: 'змії|змії|змію|змією|змії' },
      },
      emblem: 'snake',
    },
    {
      slug: 'bat',
      name: 'Bat',
      names: {
        pt: { name: 'Morcego', gender: 'm' },
        fr: { name: 'Chauve-souris', gender: 'f' },
        uk: { name: 'кажан', gender: 'm', cases: 'кажана|кажанові|кажана|кажаном|кажані' },
      },
      emblem: 'bat',
    },
    {
      slug: 'lizard',
      name: 'Lizard',
      names: {
        pt: { name: 'Lagarto', gender: 'm' },
        fr: { name: 'Lézard', gender: 'm' },
        uk: { name: 'ящірка', gender: 'f', cases: 'ящірки|ящірці|ящірку|ящіркою|ящірці' },
      },
      emblem: 'lizardman',
    },
  ],
  hooks: [
    hook(
      'afterAttack',
      may(
        seq(
          chooseAble(
            brew(warm, 'snake', 'bat'),
            brew(drift, 'snake', 'lizard'),
            brew(blight, 'bat', 'lizard'),
            brew(hasten, 'snake', 'bat', 'lizard'),
          ),
          takeFrom('cauldron', { to: 'discard' }),
        ),
      ),
    ),
  ],
  modifiers: [],
  cards: [
    card(
      'all-seeing-familiar',
      attack(4),
      { title: 'All-Seeing Familiar', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Familiar Que Tudo Vê', fr: 'Familier clairvoyant', uk: 'Всевидющий фамільяр' },
        emblem: 'all-seeing-eye',
        symbols: ['lizard'],
        immediately: stir,
        after: when(
          won(),
          // Nobody but the Sisters knows what comes to their hand.
          taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
            when(
              was(it),
              choose(
                1,
                take({ from: 'aside', choice: 'all', to: 'hand' }),
                take({ from: 'aside', choice: 'all', to: 'own', own: 'cauldron' }),
              ),
            ),
          ),
        ),
      },
    ),
    card(
      'curious-familiar',
      versatile(2),
      { title: 'Curious Familiar', boost: 3, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Familiar Curioso', fr: 'Familier curieux', uk: 'Допитливий фамільяр' },
        emblem: 'cat',
        symbols: ['bat'],
        after: takeFrom('cauldron', { choice: 'you', to: 'hand' }),
      },
    ),
    card(
      'double-double',
      attack(3),
      { title: 'Double, Double', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Em Dobro, em Dobro', fr: 'Double, double', uk: 'Удвоє, удвоє' },
        emblem: 'bubbling-bowl',
        symbols: ['lizard'],
        during: add(symbolsIn('cauldron')),
      },
    ),
    card(
      'fire-burn-and-cauldron-bubble',
      versatile(3),
      { title: 'Fire Burn And Cauldron Bubble', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Arde, Fogo; Ferve, Caldeirão',
          fr: 'Feu, brûle\u202f; et, chaudron, bouillonne',
          uk: 'Гори, вогню, кипи, казане',
        },
        emblem: 'campfire',
        symbols: ['bat'],
        immediately: stir,
      },
    ),
    card(
      'hurly-burly',
      attack(3),
      { title: 'Hurly-Burly', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Tumulto', fr: 'Tohu-bohu', uk: 'Шарварок' },
        emblem: 'tornado',
        symbols: ['snake'],
        during: taking({ from: 'deck', choice: 'top', to: 'aside', open: true }, (it) =>
          when(was(it), letChoose('opponent', put(it, 'hand'), seq(putIn('cauldron', it), add(boostOf(it))))),
        ),
      },
    ),
    card(
      'pricking-of-my-thumbs',
      defense(2),
      { title: 'Pricking Of My Thumbs', boost: 1, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Comichão nos Polegares',
          fr: 'Au picotement de mes pouces',
          uk: 'Пальці засвербіли',
        },
        emblem: 'thumb-up',
        symbols: ['snake'],
        after: damage(theirs(), combatDamageTo('mine')),
      },
    ),
    card(
      'prophecy',
      scheme(),
      { title: 'Prophecy', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Profecia', fr: 'Prophétie', uk: 'Пророцтво' },
        emblem: 'crystal-ball',
        symbols: ['lizard'],
        scheme: seq(
          take({ from: 'deck', choice: 'top', count: 4, to: 'aside' }),
          take({ from: 'aside', choice: 'you', count: 2, to: 'hand' }),
          take({ from: 'aside', choice: 'all', to: 'top' }),
        ),
      },
    ),
    card(
      'something-wicked-this-way-comes',
      scheme(),
      { title: 'Something Wicked This Way Comes', boost: 3, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Algo Maligno se Aproxima',
          fr: 'Un être maudit vient par ici',
          uk: 'Щось лихе сюди прямує',
        },
        emblem: 'witch-flight',
        symbols: ['bat'],
        scheme: chooseInTurn(2, warm, drift, blight, hasten),
      },
    ),
    card(
      'the-stars-align',
      versatile(0),
      { title: 'The Stars Align', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'As Estrelas se Alinham', fr: 'Les astres s’alignent', uk: 'Зорі зійшлися' },
        emblem: 'star-formation',
        symbols: ['lizard'],
        during: becomes(differentZones(own())),
      },
    ),
    card(
      'toil-and-trouble',
      defense(2),
      { title: 'Toil And Trouble', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Labuta e Aflição', fr: 'Peine et trouble', uk: 'Турботи й труди' },
        emblem: 'boiling-bubbles',
        symbols: ['snake'],
        during: add(symbolsIn('cauldron')),
      },
    ),
    card(
      'unnatural-remedy',
      defense(1),
      { title: 'Unnatural Remedy', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Remédio Antinatural', fr: 'Remède contre nature', uk: 'Протиприродні ліки' },
        emblem: 'health-potion',
        symbols: ['snake'],
        immediately: counting(
          { from: 'own', own: 'cauldron', choice: 'you', count: 3, may: true, to: 'discard' },
          (discarded) =>
            doTimes(
              discarded,
              pick(anyone(), (it) => recover(it, 1)),
            ),
        ),
      },
    ),
    card(
      'ward',
      versatile(3),
      { title: 'Ward', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Proteção', fr: 'Protection', uk: 'Оберіг' },
        emblem: 'magic-shield',
        symbols: ['bat'],
        after: place(theirs(), { inZoneOf: mine() }),
      },
    ),
  ],
};
