import {
  anyone,
  anywhere,
  attack,
  becomes,
  cancel,
  card,
  damage,
  defense,
  discard,
  draw,
  exists,
  type HeroDef,
  hold,
  move,
  notManeuvered,
  opposing,
  own,
  place,
  scheme,
  seq,
  take,
  versatile,
  when,
  won,
} from '@peerless/language';
import { skirmish } from '../shared-cards.ts';

const bat = own('golden-bat');

/** Golden Bat, who hits hardest when he comes at once: without a maneuver before. */
export const goldenBat: HeroDef = {
  slug: 'golden-bat',
  name: 'Golden Bat',
  names: {
    en: { gender: 'm' },
    pt: { name: 'Morcego Dourado', gender: 'm', article: true },
    fr: { name: 'Golden Bat', gender: 'm' },
    uk: {
      name: 'Золотий Кажан',
      gender: 'm',
      cases: 'Золотого Кажана|Золотому Кажанові|Золотого Кажана|Золотим Кажаном|Золотому Кажанові',
    },
  },
  set: 'Unmatched Adventures: Tales to Amaze',
  look: { emblem: 'batwing-emblem', colours: { main: '#b58a1c', deep: '#3d0b10', ink: '#1d0f03' } },
  profile: {
    difficulty: 1,
    styles: ['power', 'mobile', 'control'],
    signature: ['a-punch-to-shake-the-earth', 'like-a-flash-of-golden-light', 'terrifying-roar'],
  },
  move: 3,
  hero: { health: 18, attack: 'melee' },
  sidekicks: [],
  hooks: [],
  // No card effect: nobody cancels it (RU-13).
  modifiers: [{ mod: 'value', who: bat, role: 'attacker', by: 2, if: notManeuvered() }],
  cards: [
    card(
      'a-punch-to-shake-the-earth',
      attack(1),
      { title: 'A Punch to Shake the Earth', boost: 1, user: 'golden-bat', quantity: 3 },
      {
        titles: {
          pt: 'Um Soco de Abalar a Terra',
          fr: 'Un coup à faire trembler la terre',
          uk: 'Удар, що стрясає землю',
        },
        emblem: 'earth-crack',
        after: when(won(), damage(opposing({ inZoneOf: bat }), 2), damage(opposing({ inZoneOf: bat }), 1)),
      },
    ),
    card(
      'vaporizing-eyebeams',
      attack(2),
      { title: 'Vaporizing Eyebeams', boost: 2, user: 'golden-bat', quantity: 3 },
      {
        titles: { pt: 'Olhar Desintegrador', fr: 'Regard désintégrateur', uk: 'Погляд, що спопеляє' },
        emblem: 'bolt-eye',
        after: discard('opponent', { choice: 'random' }),
      },
    ),
    card(
      'super-strength',
      attack(5),
      { title: 'Super Strength', boost: 1, user: 'golden-bat', quantity: 2 },
      {
        titles: { pt: 'Superforça', fr: 'Force surhumaine', uk: 'Надлюдська сила' },
        emblem: 'biceps',
      },
    ),
    card(
      'like-a-flash-of-golden-light',
      versatile(2),
      { title: 'Like a Flash of Golden Light', boost: 2, user: 'golden-bat', quantity: 3 },
      {
        titles: {
          pt: 'Como um Clarão de Luz Dourada',
          fr: 'Tel un éclair de lumière dorée',
          uk: 'Мов спалах золотого світла',
        },
        emblem: 'beam-wake',
        during: when(exists(own('golden-bat', { leftZone: true })), becomes(4)),
        after: move(bat, 5),
      },
    ),
    card(
      'sight-beyond-sight',
      versatile(2),
      { title: 'Sight Beyond Sight', boost: 1, user: 'golden-bat', quantity: 3 },
      {
        titles: { pt: 'Visão Além do Alcance', fr: 'Voir au-delà du visible', uk: 'Бачити незриме' },
        emblem: 'third-eye',
        after: seq(
          take({ from: 'deck', of: 'opponent', count: 3, choice: 'top', to: 'aside' }),
          take({ from: 'aside', of: 'opponent', choice: 'all', to: 'top' }),
        ),
      },
    ),
    card(
      'terrifying-roar',
      versatile(3),
      { title: 'Terrifying Roar', boost: 1, user: 'golden-bat', quantity: 3 },
      {
        titles: { pt: 'Rugido Aterrorizante', fr: 'Rugissement terrifiant', uk: 'Страхітливий рев' },
        emblem: 'screaming',
        immediately: hold(anyone()),
      },
    ),
    skirmish({ boost: 1, quantity: 2, user: 'golden-bat' }),
    card(
      'insight-of-the-ancients',
      versatile(3),
      { title: 'Insight of the Ancients', boost: 2, user: 'golden-bat', quantity: 2 },
      {
        titles: {
          pt: 'Clarividência dos Antigos',
          fr: 'La clairvoyance des Anciens',
          uk: 'Прозорливість древніх',
        },
        emblem: 'enlightenment',
        after: when(won(), take({ from: 'discard', choice: 'random', to: 'hand' })),
      },
    ),
    card(
      'he-laughs-at-your-feebleness',
      defense(5),
      { title: 'He Laughs at Your Feebleness', boost: 3, user: 'golden-bat', quantity: 2 },
      {
        titles: {
          pt: 'Ele Ri da Sua Fraqueza',
          fr: 'Il se rit de votre faiblesse',
          uk: 'Він сміється з вашої немочі',
        },
        emblem: 'happy-skull',
      },
    ),
    card(
      'imposing-presence',
      defense(3),
      { title: 'Imposing Presence', boost: 2, user: 'golden-bat', quantity: 2 },
      {
        titles: { pt: 'Presença Imponente', fr: 'Présence imposante', uk: 'Велична постать' },
        emblem: 'cape',
        immediately: cancel(),
      },
    ),
    card(
      'arrive-just-in-time',
      scheme(),
      { title: 'Arrive Just in Time', boost: 2, user: 'golden-bat', quantity: 2 },
      {
        titles: { pt: 'Bem na Hora', fr: 'Juste à temps', uk: 'Саме вчасно' },
        emblem: 'stopwatch',
        scheme: place(bat, anywhere()),
      },
    ),
    card(
      'alpine-fortress',
      scheme(),
      { title: 'Alpine Fortress', boost: 3, user: 'golden-bat', quantity: 3 },
      {
        titles: { pt: 'Fortaleza Alpina', fr: 'Forteresse alpine', uk: 'Альпійська твердиня' },
        emblem: 'mountaintop',
        scheme: seq(take({ from: 'discard', choice: 'you', to: 'deck' }), draw(2), move(bat, 4)),
      },
    ),
  ],
};
