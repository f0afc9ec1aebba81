import {
  attack,
  become,
  becomes,
  cancel,
  card,
  choose,
  combatDamageTo,
  damage,
  defense,
  draw,
  exists,
  friendly,
  gainAction,
  type HeroDef,
  ignoreValue,
  mine,
  move,
  opposing,
  own,
  pick,
  recover,
  scheme,
  seq,
  swap,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { momentousShift } from '../shared-cards.ts';

const oda = own('oda-nobunaga');
/** The opposing fighter stands next to two or more of his. */
const isFlanked = exists(theirs({ flankedBy: own() }));

/** Oda Nobunaga, who fights through his Honor Guards and closes in from two sides. */
export const odaNobunaga: HeroDef = {
  slug: 'oda-nobunaga',
  name: 'Oda Nobunaga',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Oda Nobunaga', gender: 'm' },
    fr: { name: 'Oda Nobunaga', gender: 'm' },
    uk: {
      name: 'Ода Нобунага',
      gender: 'm',
      cases: 'Оди Нобунаги|Оді Нобуназі|Оду Нобунагу|Одою Нобунагою|Оді Нобуназі',
    },
  },
  set: "Sun's Origin",
  look: { emblem: 'samurai-helmet', colours: { main: '#651616', deep: '#220404', ink: '#fff1e0' } },
  profile: {
    difficulty: 2,
    styles: ['sidekicks', 'power'],
    signature: ['demon-king-of-the-sixth-heaven', 'fire-and-flames', 'spring-the-trap'],
  },
  move: 2,
  hero: { health: 13, attack: 'melee' },
  sidekicks: [
    {
      slug: 'honor-guard',
      name: 'Honor Guard',
      plural: 'Honor Guards',
      names: {
        pt: { name: 'guarda de honra', gender: 'm', article: true, plural: 'guardas de honra' },
        fr: { name: 'garde d’honneur', gender: 'm', article: true, plural: 'gardes d’honneur' },
        uk: {
          name: 'почесний вартовий',
          gender: 'm',
          cases:
            'почесного вартового|почесному вартовому|почесного вартового|почесним вартовим|почесному вартовому',
          plural:
            'почесні вартові|почесних вартових|почесним вартовим|почесних вартових|почесними вартовими|почесних вартових',
        },
      },
      emblem: 'guards',
      count: 2,
      health: 6,
      attack: 'melee',
    },
  ],
  hooks: [],
  modifiers: [{ mod: 'value', who: friendly({ not: oda, inZoneOf: oda }), by: 1 }],
  cards: [
    card(
      'student-of-war',
      attack(5),
      { title: 'Student of War', boost: 2, user: 'oda-nobunaga', quantity: 2 },
      {
        titles: { pt: 'Estudioso da Guerra', fr: 'Élève de la guerre', uk: 'Учень війни' },
        emblem: 'chess-knight',
        after: draw(combatDamageTo('theirs')),
      },
    ),
    card(
      'fire-and-flames',
      attack(3),
      { title: 'Fire and Flames', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Fogo e Chamas', fr: 'Feu et flammes', uk: "Вогонь і полум'я" },
        emblem: 'fire-wave',
        during: when(isFlanked, becomes(5)),
      },
    ),
    card(
      'lightning-and-thunder',
      attack(4),
      { title: 'Lightning and Thunder', boost: 1, user: 'honor-guard', quantity: 3 },
      {
        titles: { pt: 'Raio e Trovão', fr: 'Éclairs et tonnerre', uk: 'Блискавка й грім' },
        emblem: 'thunder-blade',
        immediately: when(isFlanked, cancel()),
        after: move(mine(), 2),
      },
    ),
    card(
      'sun-and-moon',
      attack(2),
      { title: 'Sun and Moon', boost: 1, user: 'honor-guard', quantity: 2 },
      {
        titles: { pt: 'Sol e Lua', fr: 'Soleil et lune', uk: 'Сонце й місяць' },
        emblem: 'striped-sun',
        during: when(isFlanked, ignoreValue()),
      },
    ),
    card(
      'battle-maneuvers',
      versatile(2),
      { title: 'Battle Maneuvers', boost: 2, user: 'any', quantity: 4 },
      {
        titles: { pt: 'Manobras de Batalha', fr: 'Manœuvres de bataille', uk: 'Бойові маневри' },
        emblem: 'rally-the-troops',
        after: seq(draw(1), move(own(), 2)),
      },
    ),
    momentousShift({ boost: 2, quantity: 2 }),
    card(
      'patience-and-strategy',
      versatile(1),
      { title: 'Patience and Strategy', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Paciência e Estratégia', fr: 'Patience et stratégie', uk: 'Терпіння й стратегія' },
        emblem: 'handheld-fan',
        after: when(isFlanked, recover(mine(), 2)),
      },
    ),
    card(
      'spring-the-trap',
      defense(2),
      { title: 'Spring the Trap', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Acionar a Armadilha', fr: 'Refermer le piège', uk: 'Пастка зачиняється' },
        emblem: 'wolf-trap',
        immediately: pick(friendly({ adjacentTo: mine() }), (it) => seq(swap(mine(), it), become(it)), {
          may: true,
        }),
        after: damage(theirs(), 1),
      },
    ),
    card(
      'pragmatism',
      defense(3),
      { title: 'Pragmatism', boost: 1, user: 'oda-nobunaga', quantity: 3 },
      {
        titles: { pt: 'Pragmatismo', fr: 'Pragmatisme', uk: 'Прагматизм' },
        emblem: 'sword-break',
        immediately: cancel(),
      },
    ),
    card(
      'reinforce',
      scheme(),
      { title: 'Reinforce', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Reforços', fr: 'Renforts', uk: 'Підкріплення' },
        emblem: 'knight-banner',
        scheme: choose(2, recover(friendly(), 1), draw(2), gainAction()),
      },
    ),
    card(
      'demon-king-of-the-sixth-heaven',
      scheme(),
      { title: 'Demon King of the Sixth Heaven', boost: 3, user: 'oda-nobunaga', quantity: 2 },
      {
        titles: {
          pt: 'Rei Demônio do Sexto Céu',
          fr: 'Roi démon du sixième ciel',
          uk: 'Король-демон шостого неба',
        },
        emblem: 'oni',
        scheme: damage(opposing({ flankedBy: own() }), 2),
      },
    ),
  ],
};
