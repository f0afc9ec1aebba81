import {
  anyone,
  anywhere,
  attack,
  card,
  compare,
  defense,
  draw,
  felling,
  type HeroDef,
  healthOf,
  hook,
  mayBoost,
  mayBoostFaceDown,
  mine,
  move,
  opposing,
  own,
  pickSpace,
  place,
  prevent,
  scheme,
  search,
  seq,
  setHealth,
  take,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint, momentousShift, regroup, skirmish } from '../shared-cards.ts';

const arthur = own('king-arthur');
const merlin = own('merlin');

/** King Arthur, who boosts his attacks, and Merlin. */
export const kingArthur: HeroDef = {
  slug: 'king-arthur',
  name: 'King Arthur',
  names: { pt: 'Rei Arthur', fr: 'Roi Arthur', uk: 'король Артур' },
  set: 'Battle of Legends, Volume One',
  move: 2,
  hero: {
    slug: 'king-arthur',
    name: 'King Arthur',
    names: { pt: 'Rei Arthur', fr: 'Roi Arthur', uk: 'король Артур' },
    count: 1,
    health: 18,
    attack: 'melee',
  },
  sidekicks: [
    {
      slug: 'merlin',
      name: 'Merlin',
      names: { pt: 'Merlin', fr: 'Merlin', uk: 'Мерлін' },
      count: 1,
      health: 7,
      attack: 'ranged',
    },
  ],
  // The boost goes down with the attack card and is lost when that card's effects are cancelled (RU-11, RU-12).
  hooks: [hook('declareAttack', mayBoostFaceDown(), { who: arthur })],
  modifiers: [],
  cards: [
    skirmish({ boost: 1, quantity: 3 }),
    card(
      'noble-sacrifice',
      attack(2),
      { title: 'Noble Sacrifice', boost: 3, user: 'king-arthur', quantity: 3 },
      {
        titles: { pt: 'Sacrifício Nobre', fr: 'Noble sacrifice', uk: 'Шляхетна жертва' },
        during: mayBoost(),
      },
    ),
    card(
      'excalibur',
      attack(6),
      { title: 'Excalibur', boost: 3, user: 'king-arthur', quantity: 1 },
      { titles: { pt: 'Excalibur', fr: 'Excalibur', uk: 'Екскалібур' } },
    ),
    card(
      'the-aid-of-morgana',
      attack(4),
      { title: 'The Aid of Morgana', boost: 2, user: 'king-arthur', quantity: 1 },
      {
        titles: { pt: 'A Ajuda de Morgana', fr: 'L’aide de Morgane', uk: 'Допомога Моргани' },
        after: draw(2),
      },
    ),
    card(
      'divine-intervention',
      versatile(3),
      { title: 'Divine Intervention', boost: 2, user: 'king-arthur', quantity: 2 },
      {
        titles: { pt: 'Intervenção Divina', fr: 'Intervention divine', uk: 'Боже втручання' },
        after: move(arthur, 5),
      },
    ),
    card(
      'the-holy-grail',
      defense(1),
      { title: 'The Holy Grail', boost: 2, user: 'king-arthur', quantity: 1 },
      {
        titles: { pt: 'O Santo Graal', fr: 'Le Saint Graal', uk: 'Святий Грааль' },
        // Sets the health; no recovery. A defeated King Arthur stays defeated.
        after: when(compare(healthOf(arthur), '<=', 4), setHealth(arthur, 8)),
      },
    ),
    card(
      'the-lady-of-the-lake',
      scheme(),
      { title: 'The Lady of the Lake', boost: 2, user: 'king-arthur', quantity: 1 },
      {
        titles: { pt: 'A Dama do Lago', fr: 'La Dame du Lac', uk: 'Володарка озера' },
        scheme: search('excalibur'),
      },
    ),
    card(
      'prophecy',
      scheme(),
      { title: 'Prophecy', boost: 2, user: 'merlin', quantity: 1 },
      {
        titles: { pt: 'Profecia', fr: 'Prophétie', uk: 'Пророцтво' },
        // Looking is no drawing.
        scheme: seq(
          take({ from: 'deck', count: 4, choice: 'top', to: 'aside' }),
          take({ from: 'aside', count: 2, choice: 'you', to: 'hand' }),
          take({ from: 'aside', choice: 'all', to: 'top' }),
        ),
      },
    ),
    card(
      'bewilderment',
      defense(0),
      { title: 'Bewilderment', boost: 2, user: 'merlin', quantity: 2 },
      {
        titles: { pt: 'Desnorteamento', fr: 'Confusion', uk: 'Спантеличення' },
        during: prevent(merlin, 'all'),
        after: place(merlin, anywhere(), { may: true }),
      },
    ),
    card(
      'aid-the-chosen-one',
      attack(4),
      { title: 'Aid the Chosen One', boost: 2, user: 'merlin', quantity: 1 },
      {
        titles: { pt: 'Auxílio ao Escolhido', fr: 'Secourir l’Élu', uk: 'Допомога обранцеві' },
        after: when(won(), draw(2)),
      },
    ),
    card(
      'restless-spirits',
      scheme(),
      { title: 'Restless Spirits', boost: 2, user: 'merlin', quantity: 1 },
      {
        titles: { pt: 'Espíritos Inquietos', fr: 'Esprits tourmentés', uk: 'Неспокійні духи' },
        scheme: pickSpace({ inZoneOf: merlin }, (first) =>
          pickSpace({ nextTo: first }, (second) => felling(opposing({ at: [first, second] }), 2, draw(1))),
        ),
      },
    ),
    card(
      'command-the-storms',
      scheme(),
      { title: 'Command the Storms', boost: 2, user: 'merlin', quantity: 2 },
      {
        titles: { pt: 'Comandar as Tempestades', fr: 'Maître des tempêtes', uk: 'Володар бур' },
        scheme: move(anyone(), 3),
      },
    ),
    card(
      'swift-strike',
      attack(3),
      { title: 'Swift Strike', boost: 2, user: 'any', quantity: 2 },
      { titles: { pt: 'Golpe Veloz', fr: 'Frappe éclair', uk: 'Стрімкий удар' }, after: move(mine(), 4) },
    ),
    momentousShift({ boost: 1, quantity: 3 }),
    feint({ boost: 1, quantity: 3 }),
    regroup({ boost: 1, quantity: 3 }),
  ],
};
