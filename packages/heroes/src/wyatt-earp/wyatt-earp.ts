import {
  actor,
  add,
  anyone,
  attack,
  attacking,
  boostOf,
  cancel,
  card,
  cardIs,
  choose,
  chooseOnce,
  damage,
  defense,
  discard,
  draw,
  drawUntil,
  type Effect,
  exists,
  freeAttack,
  type HeroDef,
  hook,
  mayBoost,
  mine,
  move,
  opposing,
  own,
  type Player,
  pick,
  printedOf,
  put,
  revealingTop,
  scheme,
  seq,
  taking,
  theirs,
  times,
  versatile,
  was,
  when,
  won,
} from '@peerless/language';

const doc = own('doc-holliday');
/** One shot of the gunfight: that player hits whom they like. */
const shot = (by: Player): Effect => pick(anyone(), (it) => damage(it, 1), { by });

/** Wyatt Earp and Doc Holliday: who wins an attack goes on, once a turn in each way. */
export const wyattEarp: HeroDef = {
  slug: 'wyatt-earp',
  name: 'Wyatt Earp',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Wyatt Earp', gender: 'm' },
    fr: { name: 'Wyatt Earp', gender: 'm' },
    uk: {
      name: 'Ваєтт Ерп',
      gender: 'm',
      cases: 'Ваєтта Ерпа|Ваєттові Ерпу|Ваєтта Ерпа|Ваєттом Ерпом|Ваєттові Ерпу',
    },
  },
  set: 'Stars and Stripes',
  oneSource: true,
  look: { emblem: 'western-hat', colours: { main: '#86663f', deep: '#2b1c0b', ink: '#fff6e3' } },
  profile: {
    difficulty: 2,
    styles: ['power', 'mobile', 'sidekicks'],
    signature: ['gunfight-at-the-ok-corral', 'you-die-first', 'fan-the-hammer'],
  },
  move: 2,
  hero: { health: 15, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'doc-holliday',
      name: 'Doc Holliday',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Doc Holliday', gender: 'm' },
        fr: { name: 'Doc Holliday', gender: 'm' },
        uk: {
          name: 'Док Голлідей',
          gender: 'm',
          cases: 'Дока Голлідея|Докові Голлідею|Дока Голлідея|Доком Голлідеєм|Докові Голлідею',
        },
      },
      emblem: 'poker-hand',
      count: 1,
      health: 8,
      attack: 'ranged',
    },
  ],
  hooks: [hook('afterAttack', chooseOnce(draw(1), freeAttack(), move(actor(), 1)), { if: won() })],
  modifiers: [],
  cards: [
    card(
      'you-just-gonna-stand-there-and-bleed',
      attack(5),
      { title: 'You Just Gonna Stand There and Bleed?', boost: 1, user: 'wyatt-earp', quantity: 3 },
      {
        titles: {
          pt: 'Vai Ficar Aí Parado Sangrando?',
          fr: 'Tu vas rester planté là à saigner ?',
          uk: "Так і стоятимеш, спливаючи кров'ю?",
        },
        emblem: 'bullet-impacts',
      },
    ),
    card(
      'i-have-two-guns-one-for-each-of-you',
      attack(4),
      { title: 'I Have Two Guns, One for Each of You', boost: 1, user: 'doc-holliday', quantity: 3 },
      {
        titles: {
          pt: 'Tenho Duas Armas, uma para Cada Um',
          fr: 'J’ai deux pistolets, un pour chacun de vous',
          uk: 'Маю два револьвери — по одному на кожного',
        },
        emblem: 'crossed-pistols',
        after: when(
          cardIs('theirs'),
          pick(opposing({ inZoneOf: doc, not: theirs() }), (it) => damage(it, printedOf('theirs'))),
        ),
      },
    ),
    card(
      'second-shot',
      attack(2),
      { title: 'Second Shot', boost: 1, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Segundo Disparo', fr: 'Deuxième coup', uk: 'Другий постріл' },
        emblem: 'double-shot',
        during: mayBoost(),
      },
    ),
    card(
      'fan-the-hammer',
      attack(1),
      { title: 'Fan the Hammer', boost: 3, user: 'wyatt-earp', quantity: 2 },
      {
        titles: { pt: 'Tiro em Leque', fr: 'Tir en rafale', uk: 'Швидка стрільба' },
        emblem: 'revolver',
        after: when(exists(theirs({ state: 'defeated' })), put('mine', 'hand')),
      },
    ),
    card(
      'youre-a-daisy-if-you-do',
      versatile(4),
      { title: "You're a Daisy If You Do", boost: 3, user: 'doc-holliday', quantity: 2 },
      {
        titles: { pt: 'Quero Só Ver', fr: 'Essaie donc, pour voir', uk: 'Спробуй — і побачимо' },
        emblem: 'daisy',
        after: draw(2),
      },
    ),
    card(
      'a-marshal-and-an-outlaw',
      versatile(3),
      { title: 'A Marshal and an Outlaw', boost: 2, user: 'wyatt-earp', quantity: 3 },
      {
        titles: { pt: 'Xerife e Fora da Lei', fr: 'Un marshal et un hors-la-loi', uk: 'Маршал і розбійник' },
        emblem: 'police-badge',
        after: when(attacking(), discard('opponent'), draw(1)),
      },
    ),
    card(
      'im-your-huckleberry',
      versatile(3),
      { title: "I'm Your Huckleberry", boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Sou o Homem Que Você Procura', fr: 'Je suis ton homme', uk: 'Я той, кого ти шукаєш' },
        emblem: 'elderberry',
        after: when(
          won(),
          pick(opposing({ inZoneOf: mine() }), (it) => damage(it, 1)),
        ),
      },
    ),
    card(
      'gunfight-at-the-ok-corral',
      versatile(2),
      { title: 'Gunfight at the O.K. Corral', boost: 3, user: 'wyatt-earp', quantity: 2 },
      {
        titles: {
          pt: 'Tiroteio no O.K. Corral',
          fr: 'Règlement de comptes à O.K. Corral',
          uk: 'Перестрілка біля О.К. Коррал',
        },
        emblem: 'wooden-fence',
        after: seq(shot('you'), shot('opponent'), shot('you'), shot('opponent')),
      },
    ),
    card(
      'better-swear-me-in',
      versatile(2),
      { title: 'Better Swear Me In', boost: 2, user: 'any', quantity: 3 },
      {
        titles: {
          pt: 'Tome Meu Juramento',
          fr: 'Fais-moi prêter serment',
          uk: 'Бери мене в помічники',
        },
        emblem: 'law-star',
        immediately: cancel(),
        after: taking({ from: 'deck', of: 'opponent', choice: 'top', to: 'aside', open: true }, (it) =>
          when(was(it), choose(1, put(it, 'top'), put(it, 'bottom'))),
        ),
      },
    ),
    card(
      'bring-em-to-justice',
      defense(0),
      { title: "Bring 'Em to Justice", boost: 2, user: 'wyatt-earp', quantity: 3 },
      {
        titles: { pt: 'Diante da Justiça', fr: 'Devant la justice', uk: 'Під суд їх!' },
        emblem: 'scales',
        during: revealingTop('opponent', (it) => add(times(2, boostOf(it)))),
      },
    ),
    card(
      'in-vino-veritas',
      scheme(),
      { title: 'In Vino Veritas', boost: 3, user: 'doc-holliday', quantity: 2 },
      {
        titles: { pt: 'In Vino Veritas', fr: 'In vino veritas', uk: 'Істина у вині' },
        emblem: 'wine-glass',
        scheme: seq(drawUntil(4), freeAttack()),
      },
    ),
    card(
      'you-die-first',
      scheme(),
      { title: 'You Die First', boost: 3, user: 'wyatt-earp', quantity: 2 },
      {
        titles: { pt: 'Você Morre Primeiro', fr: 'Tu mourras le premier', uk: 'Ти помреш першим' },
        emblem: 'headshot',
        scheme: pick(opposing(), (it) => seq(move(it, 1), freeAttack(it))),
      },
    ),
  ],
};
