import {
  all,
  anyone,
  attack,
  cancel,
  card,
  damage,
  defense,
  draw,
  exists,
  type HeroDef,
  hook,
  may,
  mine,
  move,
  not,
  opposing,
  own,
  pick,
  place,
  scheme,
  seq,
  versatile,
  when,
  won,
} from '@peerless/language';
import { feint, momentousShift, regroup, skirmish } from '../shared-cards.ts';

const beast = own('bigfoot');
const jackalope = own('the-jackalope');

/** Bigfoot, who draws when nobody is near him, and the Jackalope. */
export const bigfoot: HeroDef = {
  slug: 'bigfoot',
  name: 'Bigfoot',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Pé-Grande', gender: 'm', article: true },
    fr: { name: 'Bigfoot', gender: 'm' },
    uk: { name: 'Бігфут', gender: 'm', cases: 'Бігфута|Бігфутові|Бігфута|Бігфутом|Бігфутові' },
  },
  set: 'Robin Hood vs. Bigfoot',
  look: { emblem: 'sasquatch', colours: { main: '#6b4a2a', deep: '#2a1a0b', ink: '#fff6e3' } },
  profile: {
    difficulty: 1,
    styles: ['power', 'mobile'],
    signature: ['crash-through-the-trees', 'hoax', 'jackalope-horns'],
  },
  move: 3,
  hero: { health: 16, attack: 'melee' },
  sidekicks: [
    {
      slug: 'the-jackalope',
      name: 'The Jackalope',
      names: {
        en: { gender: 'n' },
        pt: { name: 'Jackalope', gender: 'm', article: true },
        fr: { name: 'Jackalope', gender: 'm', article: true },
        uk: {
          name: 'Джекалоп',
          gender: 'm',
          cases: 'Джекалопа|Джекалопові|Джекалопа|Джекалопом|Джекалопові',
        },
      },
      emblem: 'rabbit',
      count: 1,
      health: 6,
      attack: 'melee',
    },
  ],
  // Without Bigfoot on the board there is no zone of his. Optional, before the hand limit (RU-51).
  hooks: [
    hook('turnEnd', may(draw(1)), { if: all(exists(beast), not(exists(opposing({ inZoneOf: beast })))) }),
  ],
  modifiers: [],
  cards: [
    skirmish({ boost: 1, quantity: 3 }),
    card(
      'larger-than-life',
      attack(6),
      { title: 'Larger Than Life', boost: 3, user: 'bigfoot', quantity: 3 },
      {
        titles: { pt: 'Maior Que a Lenda', fr: 'Plus grand que nature', uk: 'Неймовірний велетень' },
        emblem: 'footprint',
      },
    ),
    card(
      'crash-through-the-trees',
      scheme(),
      { title: 'Crash Through the Trees', boost: 3, user: 'bigfoot', quantity: 2 },
      {
        titles: { pt: 'Através das Árvores', fr: 'À travers les arbres', uk: 'Крізь хащі навпростець' },
        emblem: 'pine-tree',
        scheme: move(beast, 5, { through: true }),
      },
    ),
    card(
      'it-s-just-your-imagination',
      defense(3),
      { title: "It's Just Your Imagination", boost: 3, user: 'any', quantity: 2 },
      {
        titles: {
          pt: 'É Só a Sua Imaginação',
          fr: 'Ce n’est que ton imagination',
          uk: 'Тобі просто привиділося',
        },
        emblem: 'thought-bubble',
        immediately: cancel(),
      },
    ),
    card(
      'savagery',
      attack(4),
      { title: 'Savagery', boost: 3, user: 'bigfoot', quantity: 3 },
      {
        titles: { pt: 'Selvageria', fr: 'Sauvagerie', uk: 'Дика лють' },
        emblem: 'triple-scratches',
        // Each fighter, the Jackalope included.
        after: when(won(), damage(anyone({ adjacentTo: beast }), 1)),
      },
    ),
    card(
      'hoax',
      versatile(4),
      { title: 'Hoax', boost: 2, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Embuste', fr: 'Canular', uk: 'Містифікація' },
        emblem: 'photo-camera',
        after: move(mine(), 5, { through: true }),
      },
    ),
    card(
      'jackalope-horns',
      scheme(),
      { title: 'Jackalope Horns', boost: 2, user: 'the-jackalope', quantity: 3 },
      {
        titles: { pt: 'Chifres do Jackalope', fr: 'Cornes de Jackalope', uk: 'Роги Джекалопа' },
        emblem: 'deer-head',
        scheme: seq(
          move(jackalope, 5, { through: true }),
          pick(anyone({ adjacentTo: jackalope }), (it) => damage(it, 2)),
        ),
      },
    ),
    card(
      'disengage',
      attack(4),
      { title: 'Disengage', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Bater em Retirada', fr: 'Désengagement', uk: 'Вихід із бою' },
        emblem: 'dodge',
        // Mandatory while there is a free space (RU-39).
        after: place(mine(), { inZoneOf: mine(), other: true }),
      },
    ),
    momentousShift({ boost: 1, quantity: 3 }),
    feint({ boost: 2, quantity: 3 }),
    regroup({ boost: 2, quantity: 3 }),
  ],
};
