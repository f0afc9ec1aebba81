// A hero of your own: plain data, built with words that read like the rulebook. Change everything, then run
//   npx peerless hero check lighthouse-keeper.mjs
// docs/language.md lists all operations, conditions and values, with the cards that use them.
import {
  attack,
  card,
  damage,
  defense,
  draw,
  exists,
  hook,
  mayBoost,
  mine,
  move,
  opposing,
  own,
  pick,
  recover,
  returnDefeated,
  scheme,
  seq,
  theirs,
  versatile,
  when,
  won,
} from '@peerless/language';

const hero = own('lighthouse-keeper');
const gulls = own('gull');

export default {
  // The slug is the name in files, saves and scenarios: small letters, digits and hyphens.
  slug: 'lighthouse-keeper',
  name: 'Lighthouse Keeper',
  // The name in the other languages and how each speaks of it: gender, whether with an article, Ukrainian cases as
  // the Gull below has them. A plain text will do, too: `pt: 'Maria'`.
  names: {
    en: { gender: 'f', article: true },
    pt: { name: 'Lighthouse Keeper', gender: 'f', article: true },
    fr: { name: 'Lighthouse Keeper', gender: 'f', article: true },
    uk: { name: 'Lighthouse Keeper', gender: 'f' },
  },
  // A drawing of game-icons.net by its name, or your own: { path: 'M0 0h512v512z' }; colours as #rrggbb.
  look: { emblem: 'lighthouse', colours: { main: '#1f5f7a', deep: '#0b2733', ink: '#fff6e3' } },
  move: 2,
  hero: { health: 15, attack: 'melee' },
  sidekicks: [
    {
      slug: 'gull',
      name: 'Gull',
      names: {
        en: { gender: 'f' },
        pt: { name: 'gaivota', gender: 'f', article: true, plural: 'gaivotas' },
        fr: { name: 'mouette', gender: 'f', article: true, plural: 'mouettes' },
        uk: {
          name: 'чайка',
          gender: 'f',
          cases: 'чайки|чайці|чайку|чайкою|чайці',
          plural: 'чайки|чайок|чайкам|чайок|чайками|чайках',
        },
      },
      emblem: 'seagull',
      plural: 'Gulls',
      count: 2,
      health: 1,
      attack: 'ranged',
    },
  ],

  // Abilities: hooks act at a moment, modifiers always.
  hooks: [
    hook(
      'turnStart',
      pick(gulls, (it) => move(it, 2), { may: true }),
    ),
  ],
  modifiers: [
    { mod: 'value', who: hero, role: 'defender', by: 1, if: exists(own('gull', { adjacentTo: hero })) },
  ],

  // 30 cards in all: slug, type with value, what is printed around the text, and what the card does.
  cards: [
    card(
      'beam-of-light',
      attack(4),
      { title: 'Beam of Light', boost: 3, user: 'lighthouse-keeper', quantity: 3 },
      {
        titles: { pt: 'Feixe de Luz', fr: 'Faisceau de lumière', uk: 'Промінь світла' },
        emblem: 'light-projector',
        after: when(won(), damage(theirs(), 1)),
      },
    ),
    card(
      'boat-hook',
      attack(3),
      { title: 'Boat Hook', boost: 2, user: 'lighthouse-keeper', quantity: 3 },
      { titles: { pt: 'Croque', fr: 'Gaffe', uk: 'Багор' }, emblem: 'spear-hook', during: mayBoost() },
    ),
    card(
      'stone-walls',
      defense(4),
      { title: 'Stone Walls', boost: 2, user: 'any', quantity: 3 },
      // A card may do nothing beside its value.
      { titles: { pt: 'Paredes de Pedra', fr: 'Murs de pierre', uk: 'Кам’яні стіни' }, emblem: 'stone-wall' },
    ),
    card(
      'swoop',
      versatile(3),
      { title: 'Swoop', boost: 2, user: 'gull', quantity: 3 },
      { titles: { pt: 'Mergulho', fr: 'Piqué', uk: 'Піке' }, emblem: 'crow-dive', after: move(mine(), 3) },
    ),
    card(
      'shrill-cries',
      versatile(2),
      { title: 'Shrill Cries', boost: 2, user: 'gull', quantity: 3 },
      {
        titles: { pt: 'Gritos Estridentes', fr: 'Cris stridents', uk: 'Пронизливі крики' },
        emblem: 'sonic-screech',
        after: damage(opposing({ adjacentTo: mine() }), 1),
      },
    ),
    card(
      'night-watch',
      versatile(3),
      { title: 'Night Watch', boost: 1, user: 'any', quantity: 3 },
      { titles: { pt: 'Vigília', fr: 'Veille', uk: 'Нічна варта' }, emblem: 'watchtower', after: draw(1) },
    ),
    card(
      'steady-hands',
      versatile(2),
      { title: 'Steady Hands', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Mãos Firmes', fr: 'Mains sûres', uk: 'Тверді руки' },
        emblem: 'hand-grip',
        after: when(won(), draw(2), draw(1)),
      },
    ),
    card(
      'sudden-squall',
      versatile(4),
      { title: 'Sudden Squall', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Rajada Súbita', fr: 'Grain soudain', uk: 'Раптовий шквал' },
        emblem: 'wind-slap',
        after: when(won(), move(theirs(), 2)),
      },
    ),
    card(
      'storm-warning',
      scheme(),
      { title: 'Storm Warning', boost: 3, user: 'lighthouse-keeper', quantity: 2 },
      {
        titles: { pt: 'Aviso de Tempestade', fr: 'Avis de tempête', uk: 'Штормове попередження' },
        emblem: 'lightning-storm',
        scheme: pick(opposing({ inZoneOf: hero }), (it) => damage(it, 2)),
      },
    ),
    card(
      'hot-tea',
      scheme(),
      { title: 'Hot Tea', boost: 2, user: 'lighthouse-keeper', quantity: 2 },
      {
        titles: { pt: 'Chá Quente', fr: 'Thé brûlant', uk: 'Гарячий чай' },
        emblem: 'teapot',
        scheme: seq(recover(hero, 2), draw(1)),
      },
    ),
    card(
      'back-to-the-nest',
      scheme(),
      { title: 'Back to the Nest', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'De Volta ao Ninho', fr: 'Retour au nid', uk: 'Назад до гнізда' },
        emblem: 'nest-eggs',
        scheme: seq(returnDefeated({ kind: 'gull', at: { inZoneOf: hero } }), move(own(), 2)),
      },
    ),
  ],
};
