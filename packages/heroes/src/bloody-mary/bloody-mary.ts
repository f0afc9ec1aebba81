import {
  actionNumber,
  add,
  all,
  attack,
  becomes,
  bonusAttack,
  boostOf,
  card,
  cardIs,
  cardsIn,
  choose,
  combatValue,
  compare,
  damage,
  defense,
  discarding,
  draw,
  exists,
  gainAction,
  type HeroDef,
  heroOf,
  hook,
  inCombat,
  look,
  may,
  mayBoost,
  mine,
  move,
  own,
  pick,
  pickCard,
  pickOpponent,
  place,
  printedOf,
  put,
  recover,
  scheme,
  seq,
  theirs,
  versatile,
  when,
} from '@peerless/language';
import { feint } from '../shared-cards.ts';

const mary = own('bloody-mary');
/** Actions taken are counted, gained ones included. */
const thirdAction = compare(actionNumber(), '=', 3);

/** Bloody Mary, who has a third action when she starts with three cards. */
export const bloodyMary: HeroDef = {
  slug: 'bloody-mary',
  name: 'Bloody Mary',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Maria Sangrenta', gender: 'f', article: true },
    fr: { name: 'Bloody Mary', gender: 'f' },
    uk: {
      name: 'Кривава Мері',
      gender: 'f',
      cases: 'Кривавої Мері|Кривавій Мері|Криваву Мері|Кривавою Мері|Кривавій Мері',
    },
  },
  set: 'Battle of Legends, Volume Two',
  look: { emblem: 'mirror-mirror', colours: { main: '#8a0f2e', deep: '#2b0410', ink: '#fff6e3' } },
  profile: {
    difficulty: 3,
    styles: ['tricks', 'mobile'],
    signature: ['speak-three-times', 'bloody-requiem', 'mirror-image'],
  },
  move: 3,
  hero: { health: 16, attack: 'melee' },
  sidekicks: [],
  hooks: [hook('turnStart', gainAction(), { if: compare(cardsIn('hand'), '=', 3) })],
  modifiers: [],
  cards: [
    card(
      'out-of-the-mirror',
      attack(1),
      { title: 'Out Of The Mirror', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'De Dentro do Espelho', fr: 'Hors du miroir', uk: 'Із дзеркала' },
        emblem: 'shadow-grasp',
        during: discarding('opponent', { choice: 'random' }, (it) => add(boostOf(it))),
        after: when(thirdAction, draw(1)),
      },
    ),
    card(
      'ghostly-touch',
      attack(1),
      { title: 'Ghostly Touch', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Toque Fantasmagórico', fr: 'Toucher spectral', uk: 'Примарний дотик' },
        emblem: 'spectre',
        during: mayBoost(),
        after: when(thirdAction, recover(mary, 3)),
      },
    ),
    card(
      'speak-three-times',
      attack(3),
      { title: 'Speak Three Times', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Diga Três Vezes', fr: 'Dis-le trois fois', uk: 'Промов тричі' },
        emblem: 'shouting',
        during: when(thirdAction, becomes(7)),
      },
    ),
    card(
      'bloody-requiem',
      attack(3),
      { title: 'Bloody Requiem', boost: 4, user: 'bloody-mary', quantity: 3 },
      {
        titles: { pt: 'Réquiem Sangrento', fr: 'Requiem sanglant', uk: 'Кривавий реквієм' },
        emblem: 'pipe-organ',
        after: bonusAttack(),
        bonusAttack: {
          slug: 'bloody-reprise',
          name: 'Bloody Reprise',
          names: { pt: 'Reprise Sangrenta', fr: 'Reprise sanglante', uk: 'Кривава реприза' },
          value: 0,
          during: when(cardIs('previous'), becomes(printedOf('previous'))),
        },
      },
    ),
    feint({ boost: 2, quantity: 2, user: 'bloody-mary' }),
    card(
      'trick-of-the-light',
      versatile(2),
      { title: 'Trick of the Light', boost: 3, user: 'bloody-mary', quantity: 3 },
      {
        titles: { pt: 'Ilusão de Ótica', fr: 'Jeu de lumière', uk: 'Гра світла' },
        emblem: 'candle-light',
        after: place(mary, { adjacentTo: theirs() }, { may: true }),
      },
    ),
    card(
      'broken-glass',
      versatile(3),
      { title: 'Broken Glass', boost: 2, user: 'bloody-mary', quantity: 3 },
      {
        titles: { pt: 'Vidro Quebrado', fr: 'Verre brisé', uk: 'Розбите скло' },
        emblem: 'cracked-glass',
        during: may(choose(1, add(1), add(-1))),
        after: when(
          all(cardIs('theirs'), compare(combatValue('mine'), '=', combatValue('theirs'))),
          seq(draw(1), damage(theirs(), 2)),
        ),
      },
    ),
    card(
      'jump-scare',
      versatile(3),
      { title: 'Jump Scare', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Susto Repentino', fr: 'Sursaut', uk: 'Раптовий переляк' },
        emblem: 'terror',
        during: when(exists(mine({ leftZone: true })), becomes(6)),
      },
    ),
    card(
      'infinity-mirror',
      versatile(4),
      { title: 'Infinity Mirror', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Espelho Infinito', fr: 'Miroir infini', uk: 'Нескінченне дзеркало' },
        emblem: 'infinity',
        after: pick(inCombat(), (it) => move(it, 4)),
      },
    ),
    card(
      'mirror-image',
      defense(0),
      { title: 'Mirror Image', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Imagem Espelhada', fr: 'Reflet', uk: 'Дзеркальне відображення' },
        emblem: 'two-shadows',
        during: becomes(printedOf('theirs')),
      },
    ),
    card(
      'evade',
      defense(3),
      { title: 'Evade', boost: 1, user: 'bloody-mary', quantity: 3 },
      { titles: { pt: 'Esquiva', fr: 'Esquive', uk: 'Ухилення' }, emblem: 'dodging', after: draw(1) },
    ),
    card(
      'closer-than-she-appears',
      scheme(),
      { title: 'Closer Than She Appears', boost: 2, user: 'bloody-mary', quantity: 2 },
      {
        titles: {
          pt: 'Mais Perto do Que Parece',
          fr: 'Plus près qu’il n’y paraît',
          uk: 'Ближче, ніж здається',
        },
        emblem: 'shadow-follower',
        scheme: seq(move(mary, 1), draw(1), gainAction()),
      },
    ),
    card(
      'stolen-memories',
      scheme(),
      { title: 'Stolen Memories', boost: 3, user: 'bloody-mary', quantity: 2 },
      {
        titles: { pt: 'Memórias Roubadas', fr: 'Souvenirs volés', uk: 'Викрадені спогади' },
        emblem: 'brain-leak',
        scheme: pickOpponent((them) =>
          seq(
            look(them),
            pickCard({ pile: 'hand', of: them }, (it) =>
              may(put(it, 'discard'), { by: them, else: damage(heroOf(them), boostOf(it)) }),
            ),
          ),
        ),
      },
    ),
  ],
};
