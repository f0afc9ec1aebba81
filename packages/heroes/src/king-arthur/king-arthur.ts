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
  names: {
    en: { gender: 'm' },
    pt: { name: 'Rei Arthur', gender: 'm', article: true },
    fr: { name: 'Roi Arthur', gender: 'm', article: true },
    uk: {
      name: 'король Артур',
      gender: 'm',
      cases: 'короля Артура|королю Артурові|короля Артура|королем Артуром|королеві Артурі',
    },
  },
  set: 'Battle of Legends, Volume One',
  look: { emblem: 'crown', colours: { main: '#1d2f73', deep: '#0b1438', ink: '#ffe7a3' } },
  profile: {
    difficulty: 1,
    styles: ['power'],
    signature: ['excalibur', 'noble-sacrifice', 'the-holy-grail'],
  },
  move: 2,
  hero: { health: 18, attack: 'melee' },
  sidekicks: [
    {
      slug: 'merlin',
      name: 'Merlin',
      names: {
        en: { gender: 'm' },
        pt: { name: 'Merlin', gender: 'm', article: true },
        fr: { name: 'Merlin', gender: 'm' },
        uk: { name: 'Мерлін', gender: 'm', cases: 'Мерліна|Мерлінові|Мерліна|Мерліном|Мерлінові' },
      },
      emblem: 'wizard-face',
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
        emblem: 'kneeling',
        during: mayBoost(),
      },
    ),
    card(
      'excalibur',
      attack(6),
      { title: 'Excalibur', boost: 3, user: 'king-arthur', quantity: 1 },
      { titles: { pt: 'Excalibur', fr: 'Excalibur', uk: 'Екскалібур' }, emblem: 'sword-in-stone' },
    ),
    card(
      'the-aid-of-morgana',
      attack(4),
      { title: 'The Aid of Morgana', boost: 2, user: 'king-arthur', quantity: 1 },
      {
        titles: { pt: 'A Ajuda de Morgana', fr: 'L’aide de Morgane', uk: 'Допомога Моргани' },
        emblem: 'witch-face',
        after: draw(2),
      },
    ),
    card(
      'divine-intervention',
      versatile(3),
      { title: 'Divine Intervention', boost: 2, user: 'king-arthur', quantity: 2 },
      {
        titles: { pt: 'Intervenção Divina', fr: 'Intervention divine', uk: 'Боже втручання' },
        emblem: 'hand-of-god',
        after: move(arthur, 5),
      },
    ),
    card(
      'the-holy-grail',
      defense(1),
      { title: 'The Holy Grail', boost: 2, user: 'king-arthur', quantity: 1 },
      {
        titles: { pt: 'O Santo Graal', fr: 'Le Saint Graal', uk: 'Святий Грааль' },
        emblem: 'holy-grail',
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
        emblem: 'sword-altar',
        scheme: search('excalibur'),
      },
    ),
    card(
      'prophecy',
      scheme(),
      { title: 'Prophecy', boost: 2, user: 'merlin', quantity: 1 },
      {
        titles: { pt: 'Profecia', fr: 'Prophétie', uk: 'Пророцтво' },
        emblem: 'crystal-ball',
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
        emblem: 'knocked-out-stars',
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
        emblem: 'bolt-spell-cast',
        after: when(won(), draw(2)),
      },
    ),
    card(
      'restless-spirits',
      scheme(),
      { title: 'Restless Spirits', boost: 2, user: 'merlin', quantity: 1 },
      {
        titles: { pt: 'Espíritos Inquietos', fr: 'Esprits tourmentés', uk: 'Неспокійні духи' },
        emblem: 'haunting',
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
        emblem: 'lightning-storm',
        scheme: move(anyone(), 3),
      },
    ),
    card(
      'swift-strike',
      attack(3),
      { title: 'Swift Strike', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Golpe Veloz', fr: 'Frappe éclair', uk: 'Стрімкий удар' },
        emblem: 'saber-slash',
        after: move(mine(), 4),
      },
    ),
    momentousShift({ boost: 1, quantity: 3 }),
    feint({ boost: 1, quantity: 3 }),
    regroup({ boost: 1, quantity: 3 }),
  ],
};
