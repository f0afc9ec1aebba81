import {
  add,
  all,
  attack,
  attacking,
  boostOf,
  type Condition,
  cancel,
  card,
  choose,
  compare,
  damage,
  defense,
  discard,
  draw,
  type Effect,
  exists,
  fixValue,
  gainAction,
  type HeroDef,
  hook,
  inForm,
  mine,
  move,
  own,
  prevent,
  printedOf,
  recover,
  revealingTop,
  scheme,
  seq,
  take,
  takeForm,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';

const jill = own('dr-jill-trent');

/** Both gadgets look at printed values only; a card that was not played counts as 0. */
const printedIs = (op: '<' | '>'): Condition => compare(printedOf('mine'), op, printedOf('theirs'));
/** Hypnoray Blaster, during combat, for an attack with the lower printed value. */
const blaster = {
  on: [attacking(), inForm('hypnoray-blaster'), printedIs('<')],
  do: revealingTop('opponent', (it) => add(boostOf(it))),
} as const satisfies Gadget;
/** Ultrabiotic Tonic, after combat, for an attack with the higher printed value. */
const tonic = {
  on: [attacking(), inForm('ultrabiotic-tonic'), printedIs('>')],
  do: recover(jill, 1),
} as const satisfies Gadget;

interface Gadget {
  readonly on: readonly Condition[];
  readonly do: Effect;
}

/** Dr. Jill Trent, science sleuth, who chooses a gadget every turn, and Daisy. */
export const drJillTrent: HeroDef = {
  slug: 'dr-jill-trent',
  name: 'Dr. Jill Trent',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Dra. Jill Trent', gender: 'f', article: true },
    fr: { name: 'Dre Jill Trent', gender: 'f', article: true },
    uk: {
      name: 'докторка Джилл Трент',
      gender: 'f',
      cases:
        'докторки Джилл Трент|докторці Джилл Трент|докторку Джилл Трент|докторкою Джилл Трент|докторці Джилл Трент',
    },
  },
  set: 'Unmatched Adventures: Tales to Amaze',
  look: { emblem: 'steampunk-goggles', colours: { main: '#8ee6b8', deep: '#10482f', ink: '#0a2e1e' } },
  profile: {
    difficulty: 2,
    styles: ['tricks', 'control', 'sidekicks'],
    signature: ['battle-of-wits', 'utility-belt', 'sisters-in-arms'],
  },
  move: 2,
  hero: { health: 13, attack: 'melee' },
  sidekicks: [
    {
      slug: 'daisy',
      name: 'Daisy',
      names: {
        en: { gender: 'f' },
        pt: { name: 'Daisy', gender: 'f' },
        fr: { name: 'Daisy', gender: 'f' },
        uk: { name: 'Дейзі', gender: 'f' },
      },
      emblem: 'boxing-glove',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  forms: [
    // Until her first turn begins none is active.
    {
      slug: 'no-gadget',
      name: 'no gadget',
      names: {
        en: { gender: 'n' },
        pt: { name: 'nenhuma engenhoca', gender: 'f' },
        fr: { name: 'aucun gadget', gender: 'm' },
        uk: {
          name: 'без пристрою',
          gender: 'm',
          cases: 'без пристрою|без пристрою|без пристрою|без пристрою|без пристрою',
        },
      },
      emblem: 'toolbox',
    },
    {
      slug: 'hypnoray-blaster',
      name: 'Hypnoray Blaster',
      names: {
        en: { gender: 'n' },
        pt: { name: 'Pistola de Hipnorraios', gender: 'f', article: true },
        fr: { name: 'Blaster à hypnorayons', gender: 'm', article: true },
        uk: {
          name: 'гіпнопроменевий бластер',
          gender: 'm',
          cases:
            'гіпнопроменевого бластера|гіпнопроменевому бластеру|гіпнопроменевий бластер|гіпнопроменевим бластером|гіпнопроменевому бластері',
        },
      },
      emblem: 'ray-gun',
    },
    {
      slug: 'ultrabiotic-tonic',
      name: 'Ultrabiotic Tonic',
      names: {
        en: { gender: 'n' },
        pt: { name: 'Tônico Ultrabiótico', gender: 'm', article: true },
        fr: { name: 'Tonique ultrabiotique', gender: 'm', article: true },
        uk: {
          name: 'ультрабіотичний тонік',
          gender: 'm',
          cases:
            'ультрабіотичного тоніка|ультрабіотичному тоніку|ультрабіотичний тонік|ультрабіотичним тоніком|ультрабіотичному тоніку',
        },
      },
      emblem: 'round-bottom-flask',
    },
  ],
  formNoun: {
    name: 'gadget',
    chosen: true,
    names: {
      pt: { name: 'engenhoca', gender: 'f' },
      fr: { name: 'gadget', gender: 'm' },
      uk: { name: 'пристрій', gender: 'm', cases: 'пристрою|пристрою|пристрій|пристроєм|пристрої' },
    },
  },
  hooks: [
    hook('turnStart', choose(1, takeForm('hypnoray-blaster'), takeForm('ultrabiotic-tonic'))),
    hook('during', blaster.do, { who: jill, if: all(...blaster.on) }),
    hook('afterCombat', tonic.do, { who: jill, if: all(...tonic.on) }),
  ],
  modifiers: [],
  cards: [
    card(
      'battle-of-wits',
      attack(2),
      { title: 'Battle of Wits', boost: 4, user: 'dr-jill-trent', quantity: 3 },
      {
        titles: { pt: 'Duelo de Intelectos', fr: 'Joute d’esprit', uk: 'Двобій розумів' },
        emblem: 'brainstorm',
        // Where a deck is empty there is no card, and no card has no BOOST.
        after: revealingTop('you', (first) =>
          revealingTop('opponent', (second) =>
            when(compare(boostOf(first), '>', boostOf(second)), damage(theirs(), 3)),
          ),
        ),
      },
    ),
    card(
      'utility-belt',
      versatile(3),
      { title: 'Utility Belt', boost: 3, user: 'dr-jill-trent', quantity: 3 },
      {
        titles: { pt: 'Cinto de Utilidades', fr: 'Ceinture à gadgets', uk: 'Пояс із приладдям' },
        emblem: 'belt',
        after: choose(1, recover(jill, 1), move(jill, 1, { exactly: true }), draw(1)),
      },
    ),
    card(
      'hypnotist',
      defense(3),
      { title: 'Hypnotist', boost: 1, user: 'dr-jill-trent', quantity: 2 },
      {
        titles: { pt: 'Hipnotizadora', fr: 'Hypnotiseuse', uk: 'Гіпнотизерка' },
        emblem: 'third-eye',
        immediately: when(inForm('hypnoray-blaster'), cancel()),
      },
    ),
    card(
      'stasis-diffuser',
      versatile(3),
      { title: 'Stasis Diffuser', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Difusor de Estase', fr: 'Diffuseur de stase', uk: 'Дифузор стазису' },
        emblem: 'frozen-block',
        immediately: fixValue(printedOf('theirs'), { deaf: true }),
      },
    ),
    card(
      'gyroscopic-jetpack',
      versatile(4),
      { title: 'Gyroscopic Jetpack', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Jetpack Giroscópico',
          fr: 'Jetpack gyroscopique',
          uk: 'Гіроскопічний реактивний ранець',
        },
        emblem: 'jetpack',
        after: move(mine(), 2, { through: true }),
      },
    ),
    card(
      'indestructible-cloth',
      defense(5),
      { title: 'Indestructible Cloth', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Tecido Indestrutível', fr: 'Tissu indestructible', uk: 'Незнищенна тканина' },
        emblem: 'rolled-cloth',
        immediately: prevent(mine(), 'other'),
      },
    ),
    card(
      'laser-pen',
      versatile(2),
      { title: 'Laser Pen', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Caneta Laser', fr: 'Stylo laser', uk: 'Лазерна ручка' },
        emblem: 'fountain-pen',
        after: damage(theirs(), 1),
      },
    ),
    card(
      'insightful-deduction',
      versatile(3),
      { title: 'Insightful Deduction', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Dedução Perspicaz', fr: 'Déduction perspicace', uk: 'Проникливий висновок' },
        emblem: 'magnifying-glass',
        after: seq(
          take({ from: 'deck', of: 'opponent', count: 3, choice: 'top', to: 'aside', open: true }),
          take({ from: 'aside', of: 'opponent', choice: 'you', to: 'bottom' }),
          take({ from: 'aside', of: 'opponent', choice: 'all', to: 'top', open: true }),
        ),
      },
    ),
    card(
      'caught-red-handed',
      versatile(1),
      { title: 'Caught Red-Handed', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Pego em Flagrante', fr: 'La main dans le sac', uk: 'Спіймано на гарячому' },
        emblem: 'handcuffs',
        after: when(won(), discard('opponent', { count: 2 }), discard('opponent')),
      },
    ),
    card(
      'energizing-spray',
      attack(5),
      { title: 'Energizing Spray', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Spray Energizante', fr: 'Spray énergisant', uk: 'Тонізувальний спрей' },
        emblem: 'spray',
        after: gainAction(),
      },
    ),
    card(
      'helpful-assistant',
      scheme(),
      { title: 'Helpful Assistant', boost: 3, user: 'daisy', quantity: 2 },
      {
        titles: { pt: 'Assistente Prestativa', fr: 'Assistante dévouée', uk: 'Надійна помічниця' },
        emblem: 'notebook',
        scheme: seq(
          take({
            from: 'discard',
            count: 3,
            choice: 'you',
            to: 'deck',
            may: true,
            where: { user: 'dr-jill-trent' },
          }),
          draw(1),
        ),
      },
    ),
    card(
      'sisters-in-arms',
      versatile(3),
      { title: 'Sisters in Arms', boost: 1, user: 'daisy', quantity: 2 },
      {
        titles: { pt: 'Irmãs de Armas', fr: 'Sœurs d’armes', uk: 'Сестри по зброї' },
        emblem: 'three-friends',
        // Each gadget at its own time, with this card as the one that is compared.
        static: [{ mod: 'uncancellable' }],
        during: when(all(exists(mine({ adjacentTo: jill })), ...blaster.on), blaster.do),
        after: when(all(exists(mine({ adjacentTo: jill })), ...tonic.on), tonic.do),
      },
    ),
    card(
      'ace-fighter',
      versatile(5),
      { title: 'Ace Fighter', boost: 3, user: 'daisy', quantity: 2 },
      {
        titles: { pt: 'Ás do Combate', fr: 'As du combat', uk: 'Майстриня бою' },
        emblem: 'high-punch',
        after: draw(1),
      },
    ),
  ],
};
