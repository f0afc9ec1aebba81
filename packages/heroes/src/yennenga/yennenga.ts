import {
  add,
  assign,
  attack,
  become,
  becomes,
  bonusAttack,
  card,
  charge,
  damage,
  defense,
  discard,
  discarding,
  draw,
  exists,
  gainAction,
  type HeroDef,
  hook,
  mine,
  move,
  not,
  own,
  recover,
  returnDefeated,
  returning,
  scheme,
  seq,
  theirs,
  versatile,
  was,
  when,
  zonesOf,
} from '@peerless/language';
import { momentousShift, skirmish } from '../shared-cards.ts';

const princess = own('yennenga');

/** Yennenga, whose Archers take damage for her. */
export const yennenga: HeroDef = {
  slug: 'yennenga',
  name: 'Yennenga',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Yennenga', gender: 'f' },
    fr: { name: 'Yennenga', gender: 'f' },
    uk: { name: 'Єнненга', gender: 'f', cases: 'Єнненги|Єннензі|Єнненгу|Єнненгою|Єннензі' },
  },
  set: 'Battle of Legends, Volume Two',
  look: { emblem: 'cavalry', colours: { main: '#9b2b78', deep: '#3a0a2b', ink: '#fff6e3' } },
  profile: {
    difficulty: 2,
    styles: ['sidekicks', 'mobile'],
    signature: ['rain-of-arrows', 'stallion-charge', 'surprise-volley'],
  },
  move: 2,
  hero: { health: 15, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'archer',
      name: 'Archer',
      names: {
        pt: { name: 'arqueiro', gender: 'm', article: true, plural: 'arqueiros' },
        fr: { name: 'archer', gender: 'm', article: true, plural: 'archers' },
        uk: {
          name: 'лучник',
          gender: 'm',
          cases: 'лучника|лучникові|лучника|лучником|лучникові',
          plural: 'лучники|лучників|лучникам|лучників|лучниками|лучниках',
        },
      },
      emblem: 'bowman',
      plural: 'Archers',
      count: 2,
      health: 2,
      attack: 'ranged',
    },
  ],
  hooks: [hook('damage', assign(own('archer', { inZoneOf: princess })), { who: princess })],
  modifiers: [],
  cards: [
    card(
      'surprise-volley',
      attack(3),
      { title: 'Surprise Volley', boost: 3, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Saraivada Surpresa', fr: 'Volée surprise', uk: 'Несподіваний залп' },
        emblem: 'quiver',
        // Declined, none defeated or no room: the action is gained instead.
        immediately: returning({ kind: 'archer', at: { inZoneOf: theirs() }, may: true }, (archer) =>
          when(exists(archer), become(archer), gainAction()),
        ),
      },
    ),
    card(
      'rain-of-arrows',
      attack(3),
      { title: 'Rain of Arrows', boost: 3, user: 'yennenga', quantity: 3 },
      {
        titles: { pt: 'Chuva de Flechas', fr: 'Pluie de flèches', uk: 'Злива стріл' },
        emblem: 'arrow-cluster',
        after: bonusAttack(),
        bonusAttack: {
          slug: 'volley',
          name: 'Volley',
          names: { pt: 'Saraivada', fr: 'Volée', uk: 'Залп' },
          value: 3,
        },
      },
    ),
    card(
      'pin-the-prey',
      versatile(1),
      { title: 'Pin the Prey', boost: 2, user: 'archer', quantity: 2 },
      {
        titles: { pt: 'Encurralar a Presa', fr: 'Clouer la proie', uk: 'Загнана здобич' },
        emblem: 'arrowed',
        after: seq(move(theirs(), 4), discard('opponent')),
      },
    ),
    card(
      'divide-and-conquer',
      versatile(2),
      { title: 'Divide and Conquer', boost: 1, user: 'archer', quantity: 2 },
      {
        titles: { pt: 'Dividir e Conquistar', fr: 'Diviser pour régner', uk: 'Розділяй і володарюй' },
        emblem: 'split-arrows',
        during: when(exists(mine({ outOfZoneOf: princess })), becomes(4)),
      },
    ),
    card(
      'point-blank',
      versatile(2),
      { title: 'Point Blank', boost: 2, user: 'yennenga', quantity: 3 },
      {
        titles: { pt: 'À Queima-Roupa', fr: 'À bout portant', uk: 'Упритул' },
        emblem: 'bow-arrow',
        after: when(exists(theirs({ adjacentTo: princess })), damage(theirs(), 2)),
      },
    ),
    momentousShift({ boost: 2, quantity: 3 }),
    card(
      'jaws-of-the-beast',
      versatile(3),
      { title: 'Jaws of the Beast', boost: 3, user: 'yennenga', quantity: 3 },
      {
        titles: { pt: 'Mandíbulas da Fera', fr: 'Les mâchoires de la bête', uk: 'Паща звіра' },
        emblem: 'saber-toothed-cat-head',
        during: add(zonesOf(theirs())),
      },
    ),
    skirmish({ boost: 2, quantity: 2 }),
    card(
      'stallion-charge',
      versatile(3),
      { title: 'Stallion Charge', boost: 3, user: 'yennenga', quantity: 3 },
      {
        titles: { pt: 'Investida do Garanhão', fr: 'Charge de l’étalon', uk: 'Натиск жеребця' },
        emblem: 'horse-head',
        after: charge(princess, 5, (passed) => damage(passed, 1)),
      },
    ),
    card(
      'shield-formation',
      defense(3),
      { title: 'Shield Formation', boost: 3, user: 'yennenga', quantity: 2 },
      {
        titles: { pt: 'Formação de Escudos', fr: 'Mur de boucliers', uk: 'Стрій щитів' },
        emblem: 'tribal-shield',
        immediately: discarding('opponent', { may: true }, (it) =>
          when(not(was(it)), returnDefeated({ kind: 'archer', at: { inZoneOf: princess } })),
        ),
      },
    ),
    card(
      'one-with-the-land',
      scheme(),
      { title: 'One With The Land', boost: 2, user: 'yennenga', quantity: 2 },
      {
        titles: { pt: 'Uma Só com a Terra', fr: 'En harmonie avec la terre', uk: 'Єдність із землею' },
        emblem: 'baobab',
        scheme: seq(move(own(), 2), recover(own(), 1), draw(1)),
      },
    ),
    card(
      'master-of-the-hunt',
      scheme(),
      { title: 'Master of the Hunt', boost: 3, user: 'yennenga', quantity: 2 },
      {
        titles: { pt: 'Mestra da Caçada', fr: 'Maîtresse de la chasse', uk: 'Володарка полювання' },
        emblem: 'hunting-horn',
        scheme: gainAction(2),
      },
    ),
  ],
};
