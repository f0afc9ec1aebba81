import {
  anyone,
  attack,
  card,
  damage,
  defense,
  discard,
  draw,
  type HeroDef,
  hook,
  mayBoost,
  move,
  opposing,
  own,
  pick,
  returnDefeated,
  scheme,
  seq,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';
import { dash, feint, regroup } from '../shared-cards.ts';

const gorgon = own('medusa');
const harpies = own('harpy');

/** Medusa, whose look hurts, and three Harpies. */
export const medusa: HeroDef = {
  slug: 'medusa',
  name: 'Medusa',
  names: {
    en: { gender: 'f' },
    pt: { name: 'Medusa', gender: 'f', article: true },
    fr: { name: 'Méduse', gender: 'f' },
    uk: { name: 'Медуза', gender: 'f', cases: 'Медузи|Медузі|Медузу|Медузою|Медузі' },
  },
  set: 'Battle of Legends, Volume One',
  look: { emblem: 'medusa-head', colours: { main: '#0f7267', deep: '#053630', ink: '#fff6e3' } },
  profile: {
    difficulty: 1,
    styles: ['attrition', 'sidekicks', 'control'],
    signature: ['gaze-of-stone', 'hiss-and-slither', 'winged-frenzy'],
  },
  move: 3,
  hero: { health: 16, attack: 'ranged' },
  sidekicks: [
    {
      slug: 'harpy',
      name: 'Harpy',
      names: {
        en: { gender: 'f' },
        pt: { name: 'harpia', gender: 'f', article: true, plural: 'harpias' },
        fr: { name: 'harpie', gender: 'f', article: true, plural: 'harpies' },
        uk: {
          name: 'гарпія',
          gender: 'f',
          cases: 'гарпії|гарпії|гарпію|гарпією|гарпії',
          plural: 'гарпії|гарпій|гарпіям|гарпій|гарпіями|гарпіях',
        },
      },
      emblem: 'harpy',
      plural: 'Harpies',
      count: 3,
      health: 1,
      attack: 'melee',
    },
  ],
  hooks: [
    hook(
      'turnStart',
      pick(opposing({ inZoneOf: gorgon }), (it) => damage(it, 1), { may: true }),
    ),
  ],
  modifiers: [],
  cards: [
    dash({ boost: 1, quantity: 3 }),
    card(
      'gaze-of-stone',
      attack(2),
      { title: 'Gaze of Stone', boost: 4, user: 'medusa', quantity: 3 },
      {
        titles: { pt: 'Olhar de Pedra', fr: 'Regard de pierre', uk: "Кам'яний погляд" },
        emblem: 'stone-bust',
        after: when(won(), damage(theirs(), 8)),
      },
    ),
    card(
      'a-momentary-glance',
      scheme(),
      { title: 'A Momentary Glance', boost: 4, user: 'medusa', quantity: 2 },
      {
        titles: { pt: 'Um Breve Olhar', fr: 'Un bref coup d’œil', uk: 'Побіжний погляд' },
        emblem: 'eyelashes',
        scheme: pick(anyone({ inZoneOf: gorgon }), (it) => damage(it, 2)),
      },
    ),
    card(
      'hiss-and-slither',
      defense(4),
      { title: 'Hiss and Slither', boost: 3, user: 'medusa', quantity: 3 },
      {
        titles: { pt: 'Silvar e Rastejar', fr: 'Siffler et ramper', uk: 'Шипіння й звивання' },
        emblem: 'snake-tongue',
        after: discard('opponent'),
      },
    ),
    card(
      'the-hounds-of-mighty-zeus',
      versatile(4),
      { title: 'The Hounds of Mighty Zeus', boost: 3, user: 'harpy', quantity: 2 },
      {
        titles: {
          pt: 'Os Cães do Poderoso Zeus',
          fr: 'Les chiens du puissant Zeus',
          uk: 'Гончаки могутнього Зевса',
        },
        emblem: 'hound',
        after: move(harpies, 3),
      },
    ),
    card(
      'clutching-claws',
      versatile(3),
      { title: 'Clutching Claws', boost: 2, user: 'harpy', quantity: 3 },
      {
        titles: { pt: 'Garras Cravadas', fr: 'Serres acérées', uk: 'Чіпкі кігті' },
        emblem: 'bird-claw',
        after: discard('opponent'),
      },
    ),
    card(
      'winged-frenzy',
      scheme(),
      { title: 'Winged Frenzy', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'Frenesi Alado', fr: 'Frénésie ailée', uk: 'Крилатий шал' },
        emblem: 'feathered-wing',
        scheme: seq(
          move(own(), 3, { through: true }),
          returnDefeated({ kind: 'harpy', at: { inZoneOf: gorgon } }),
        ),
      },
    ),
    card(
      'second-shot',
      attack(3),
      { title: 'Second Shot', boost: 3, user: 'medusa', quantity: 3 },
      {
        titles: { pt: 'Segundo Disparo', fr: 'Deuxième coup', uk: 'Другий постріл' },
        emblem: 'double-shot',
        during: mayBoost(),
      },
    ),
    card(
      'snipe',
      versatile(3),
      { title: 'Snipe', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Tiro de Precisão', fr: 'Tir embusqué', uk: 'Влучний постріл' },
        emblem: 'crosshair-arrow',
        after: draw(1),
      },
    ),
    feint({ boost: 2, quantity: 3 }),
    regroup({ boost: 2, quantity: 3 }),
  ],
};
