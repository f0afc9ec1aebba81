import {
  anyone,
  attack,
  becomes,
  card,
  compare,
  damage,
  dealing,
  defense,
  discard,
  draw,
  gainAction,
  type HeroDef,
  healthOf,
  hook,
  lost,
  may,
  mayBoost,
  move,
  opposing,
  own,
  pickOpponent,
  pickSeveral,
  printedOf,
  put,
  recover,
  scheme,
  seq,
  times,
  versatile,
  when,
  won,
  wonThisTurn,
} from '@peerless/language';
import { ambush, feint } from '../shared-cards.ts';

const beast = own('chupacabra');
const isWounded = compare(healthOf(beast), '<=', 7);

/** Chupacabra, hungrier with every attack. */
export const chupacabra: HeroDef = {
  slug: 'chupacabra',
  name: 'Chupacabra',
  names: {
    en: { gender: 'n' },
    pt: { name: 'Chupacabra', gender: 'm', article: true },
    fr: { name: 'Chupacabra', gender: 'm', article: true },
    uk: { name: 'Чупакабра', gender: 'f', cases: 'Чупакабри|Чупакабрі|Чупакабру|Чупакаброю|Чупакабрі' },
  },
  set: 'Battle of Legends, Volume Three',
  look: { emblem: 'horned-reptile', colours: { main: '#7c9a4e', deep: '#22300f', ink: '#141d06' } },
  profile: {
    difficulty: 1,
    styles: ['power', 'attrition'],
    signature: ['feeding', 'blood-in-the-air', 'tooth-and-tail'],
  },
  move: 3,
  hero: { health: 14, attack: 'melee' },
  sidekicks: [],
  hooks: [hook('afterAttack', may(draw(1)))],
  modifiers: [],
  cards: [
    card(
      'blood-in-the-air',
      attack(4),
      { title: 'Blood in the Air', boost: 4, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Sangue no Ar', fr: 'Du sang dans l’air', uk: 'Кров у повітрі' },
        emblem: 'blood',
        during: when(wonThisTurn(), mayBoost()),
      },
    ),
    card(
      'feeding',
      attack(4),
      { title: 'Feeding', boost: 2, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Alimentar-se', fr: 'Se repaître', uk: 'Пожива' },
        emblem: 'neck-bite',
        after: when(isWounded, seq(gainAction(), recover(beast, 1))),
      },
    ),
    ambush({ boost: 3, quantity: 2, user: 'chupacabra' }),
    card(
      'the-more-they-struggle',
      attack(0),
      { title: 'The More They Struggle', boost: 3, user: 'chupacabra', quantity: 3 },
      {
        titles: {
          pt: 'Quanto Mais se Debatem',
          fr: 'Plus ils se débattent',
          uk: 'Що дужче вони пручаються',
        },
        emblem: 'monster-grasp',
        during: becomes(times(2, printedOf('theirs'))),
      },
    ),
    card(
      'wounded-beast',
      versatile(3),
      { title: 'Wounded Beast', boost: 1, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Fera Ferida', fr: 'Bête blessée', uk: 'Поранений звір' },
        emblem: 'bleeding-wound',
        during: when(isWounded, becomes(5)),
      },
    ),
    card(
      'ravenous-lunge',
      versatile(3),
      { title: 'Ravenous Lunge', boost: 2, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Bote Voraz', fr: 'Bond vorace', uk: 'Ненажерливий кидок' },
        emblem: 'bestial-fangs',
        after: when(won(), recover(beast, 2), recover(beast, 1)),
      },
    ),
    feint({ boost: 2, quantity: 3, user: 'chupacabra' }),
    card(
      'tooth-and-tail',
      versatile(2),
      { title: 'Tooth and Tail', boost: 2, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Dente e Cauda', fr: 'Crocs et queue', uk: 'Ікло й хвіст' },
        emblem: 'spiked-tail',
        after: pickSeveral(
          anyone({ adjacentTo: beast }),
          2,
          // Each takes 1, so as much was dealt as fighters were damaged, those that fell included.
          (them) => dealing(them, 1, (dealt) => recover(beast, dealt)),
          { may: true },
        ),
      },
    ),
    card(
      'natural-toughness',
      defense(3),
      { title: 'Natural Toughness', boost: 3, user: 'chupacabra', quantity: 2 },
      {
        titles: { pt: 'Resistência Natural', fr: 'Robustesse naturelle', uk: 'Природна витривалість' },
        emblem: 'armadillo-tail',
        after: when(lost(), put('mine', 'hand')),
      },
    ),
    card(
      'traveler-of-the-night',
      scheme(),
      { title: 'Traveler of the Night', boost: 3, user: 'chupacabra', quantity: 3 },
      {
        titles: { pt: 'Viajante da Noite', fr: 'Voyageur de la nuit', uk: 'Нічна мандрівниця' },
        emblem: 'night-sky',
        scheme: seq(move(beast, 4, { through: true }), gainAction()),
      },
    ),
    card(
      'unsettle',
      scheme(),
      { title: 'Unsettle', boost: 2, user: 'chupacabra', quantity: 2 },
      {
        titles: { pt: 'Inquietar', fr: 'Semer l’inquiétude', uk: 'Нагнати жаху' },
        emblem: 'evil-eyes',
        // Whether to take the damage is decided before anything is discarded.
        scheme: pickOpponent(
          (them) => may(seq(damage(beast, 2), discard(them, { count: 2 })), { else: discard(them) }),
          { with: opposing({ inZoneOf: beast }) },
        ),
      },
    ),
  ],
};
