import {
  anyone,
  anywhere,
  attack,
  become,
  cancel,
  card,
  damage,
  defense,
  discard,
  draw,
  exists,
  gainAction,
  type HeroDef,
  inCombat,
  look,
  may,
  mayBoost,
  mayBoostOften,
  mine,
  move,
  own,
  pick,
  pickCard,
  pickOpponent,
  place,
  playCard,
  put,
  recover,
  revive,
  scheme,
  seq,
  swap,
  take,
  versatile,
  when,
  won,
} from '@peerless/language';

const houdini = own('harry-houdini');
const bess = own('bess');
/** The own fighter of this combat, if it has fallen in it. */
const fallen = mine({ state: 'defeated' });

/** Harry Houdini, whom no space holds, and whose cards do something even where others only lend a number. */
export const harryHoudini: HeroDef = {
  slug: 'harry-houdini',
  name: 'Harry Houdini',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Harry Houdini', gender: 'm' },
    fr: { name: 'Harry Houdini', gender: 'm' },
    uk: {
      name: 'Гаррі Гудіні',
      gender: 'm',
      cases: 'Гаррі Гудіні|Гаррі Гудіні|Гаррі Гудіні|Гаррі Гудіні|Гаррі Гудіні',
    },
  },
  set: 'Houdini vs. The Genie',
  look: { emblem: 'handcuffs', colours: { main: '#e0a526', deep: '#4a1520', ink: '#2a0a12' } },
  profile: {
    difficulty: 2,
    styles: ['tricks', 'mobile'],
    signature: ['the-big-reveal', 'smoke-and-mirrors', 'all-part-of-the-show'],
  },
  move: 2,
  hero: {
    name: 'Houdini',
    names: {
      pt: { name: 'Houdini', gender: 'm' },
      fr: { name: 'Houdini', gender: 'm' },
      uk: { name: 'Гудіні', gender: 'm', cases: 'Гудіні|Гудіні|Гудіні|Гудіні|Гудіні' },
    },
    health: 14,
    attack: 'melee',
  },
  sidekicks: [
    {
      slug: 'bess',
      name: 'Bess',
      names: {
        en: { gender: 'f' },
        pt: { name: 'Bess', gender: 'f' },
        fr: { name: 'Bess', gender: 'f' },
        uk: { name: 'Бесс', gender: 'f', cases: 'Бесс|Бесс|Бесс|Бесс|Бесс' },
      },
      emblem: 'ample-dress',
      count: 1,
      health: 5,
      attack: 'melee',
    },
  ],
  hooks: [],
  modifiers: [{ mod: 'escape', who: houdini }],
  cards: [
    card(
      'an-illusion-of-my-own-design',
      attack(4),
      { title: 'An Illusion of My Own Design', boost: 1, user: 'harry-houdini', quantity: 2 },
      {
        titles: {
          pt: 'Uma Ilusão de Minha Autoria',
          fr: 'Une illusion de mon cru',
          uk: 'Ілюзія власного винаходу',
        },
        emblem: 'clockwork',
        immediately: mayBoost('theirs'),
        during: mayBoost(),
      },
    ),
    card(
      'flourish',
      attack(3),
      { title: 'Flourish', boost: 2, user: 'any', quantity: 4 },
      {
        titles: { pt: 'Floreio', fr: 'Fioriture', uk: 'Ефектний жест' },
        emblem: 'magic-palm',
        during: mayBoost(),
        boosted: draw(1),
      },
    ),
    card(
      'for-my-next-trick',
      attack(2),
      { title: 'For My Next Trick', boost: 2, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Para o Meu Próximo Truque',
          fr: 'Pour mon prochain tour',
          uk: 'А тепер наступний фокус',
        },
        emblem: 'magic-hat',
        after: seq(
          pick(own(), (it) => move(it, 1)),
          draw(1),
          gainAction(),
        ),
      },
    ),
    card(
      'the-big-reveal',
      attack(2),
      { title: 'The Big Reveal', boost: 3, user: 'harry-houdini', quantity: 2 },
      {
        titles: { pt: 'A Grande Revelação', fr: 'La grande révélation', uk: 'Велика розгадка' },
        emblem: 'theater-curtains',
        during: mayBoostOften(2),
        after: take({ from: 'discard', choice: 'you', where: { boosting: true }, to: 'hand' }),
      },
    ),
    card(
      'sleight-of-hand',
      attack(1),
      { title: 'Sleight of Hand', boost: 3, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Prestidigitação', fr: 'Tour de passe-passe', uk: 'Спритність рук' },
        emblem: 'magick-trick',
        immediately: pickCard(
          { pile: 'hand', where: { playable: true } },
          (it) => seq(put('mine', 'hand'), playCard(it)),
          { may: true },
        ),
        boosted: draw(1),
      },
    ),
    card(
      'vanishing-act',
      versatile(2),
      { title: 'Vanishing Act', boost: 2, user: 'harry-houdini', quantity: 3 },
      {
        titles: { pt: 'Número de Desaparecimento', fr: 'Disparition', uk: 'Зникнення' },
        emblem: 'invisible',
        after: pick(inCombat(), (it) => move(it, 3, { through: true })),
      },
    ),
    card(
      'misdirection',
      versatile(2),
      { title: 'Misdirection', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Distração', fr: 'Diversion', uk: 'Відвернення уваги' },
        emblem: 'eye-target',
        immediately: cancel(),
        boosted: pick(anyone(), (it) => damage(it, 2)),
      },
    ),
    card(
      'smoke-and-mirrors',
      versatile(3),
      { title: 'Smoke and Mirrors', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Fumaça e Espelhos', fr: 'Écran de fumée', uk: 'Дим і дзеркала' },
        emblem: 'smoke-bomb',
        immediately: may(seq(swap(houdini, bess), become(own(undefined, { not: mine() })))),
      },
    ),
    card(
      'and-the-beautiful-bess',
      versatile(3),
      { title: 'And the Beautiful Bess!', boost: 1, user: 'bess', quantity: 2 },
      {
        titles: { pt: 'E a Bela Bess!', fr: 'Et la belle Bess\u202f!', uk: 'І прекрасна Бесс!' },
        emblem: 'flower-hat',
        boosted: gainAction(),
        discarded: draw(1),
      },
    ),
    card(
      'grand-escape',
      defense(2),
      { title: 'Grand Escape', boost: 3, user: 'harry-houdini', quantity: 3 },
      {
        titles: { pt: 'Grande Fuga', fr: 'La grande évasion', uk: 'Велика втеча' },
        emblem: 'breaking-chain',
        during: mayBoost(),
        after: when(won(), place(mine(), anywhere())),
      },
    ),
    card(
      'all-part-of-the-show',
      defense(2),
      { title: 'All Part of the Show', boost: 2, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'Tudo Faz Parte do Espetáculo',
          fr: 'Tout cela fait partie du spectacle',
          uk: 'Усе це — частина вистави',
        },
        emblem: 'theater',
        static: [{ mod: 'uncancellable' }],
        after: when(exists(fallen), revive(fallen, 4, anywhere())),
        boosted: recover(houdini, 2),
      },
    ),
    card(
      'a-magician-never-reveals-his-secrets',
      scheme(),
      { title: 'A Magician Never Reveals His Secrets', boost: 4, user: 'harry-houdini', quantity: 1 },
      {
        titles: {
          pt: 'Um Mágico Nunca Revela Seus Segredos',
          fr: 'Un magicien ne révèle jamais ses secrets',
          uk: 'Фокусник ніколи не розкриває таємниць',
        },
        emblem: 'locked-box',
        static: [{ mod: 'hideHand' }],
        scheme: seq(draw(2), gainAction()),
      },
    ),
    card(
      'set-the-stage',
      scheme(),
      { title: 'Set the Stage', boost: 2, user: 'bess', quantity: 2 },
      {
        titles: { pt: 'Preparar o Palco', fr: 'Planter le décor', uk: 'Підготувати сцену' },
        emblem: 'light-projector',
        scheme: seq(draw(3), take({ from: 'hand', choice: 'owner', to: 'top' })),
        boosted: pickOpponent((them) => seq(look(them), discard(them, { choice: 'you' }))),
      },
    ),
  ],
};
