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
  names: { pt: 'Lighthouse Keeper', fr: 'Lighthouse Keeper', uk: 'Lighthouse Keeper' },
  // The box it comes from.
  set: 'Home-made',
  move: 2,
  hero: {
    slug: 'lighthouse-keeper',
    name: 'Lighthouse Keeper',
    names: { pt: 'Lighthouse Keeper', fr: 'Lighthouse Keeper', uk: 'Lighthouse Keeper' },
    count: 1,
    health: 15,
    attack: 'melee',
  },
  sidekicks: [
    {
      slug: 'gull',
      name: 'Gull',
      names: { pt: 'gaivota', fr: 'mouette', uk: 'чайка' },
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
        after: when(won(), damage(theirs(), 1)),
      },
    ),
    card(
      'boat-hook',
      attack(3),
      { title: 'Boat Hook', boost: 2, user: 'lighthouse-keeper', quantity: 3 },
      { titles: { pt: 'Croque', fr: 'Gaffe', uk: 'Багор' }, during: mayBoost() },
    ),
    card(
      'stone-walls',
      defense(4),
      { title: 'Stone Walls', boost: 2, user: 'any', quantity: 3 },
      // A card may do nothing beside its value.
      { titles: { pt: 'Paredes de Pedra', fr: 'Murs de pierre', uk: 'Кам’яні стіни' } },
    ),
    card(
      'swoop',
      versatile(3),
      { title: 'Swoop', boost: 2, user: 'gull', quantity: 3 },
      { titles: { pt: 'Mergulho', fr: 'Piqué', uk: 'Піке' }, after: move(mine(), 3) },
    ),
    card(
      'shrill-cries',
      versatile(2),
      { title: 'Shrill Cries', boost: 2, user: 'gull', quantity: 3 },
      {
        titles: { pt: 'Gritos Estridentes', fr: 'Cris stridents', uk: 'Пронизливі крики' },
        after: damage(opposing({ adjacentTo: mine() }), 1),
      },
    ),
    card(
      'night-watch',
      versatile(3),
      { title: 'Night Watch', boost: 1, user: 'any', quantity: 3 },
      { titles: { pt: 'Vigília', fr: 'Veille', uk: 'Нічна варта' }, after: draw(1) },
    ),
    card(
      'steady-hands',
      versatile(2),
      { title: 'Steady Hands', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Mãos Firmes', fr: 'Mains sûres', uk: 'Тверді руки' },
        after: when(won(), draw(2), draw(1)),
      },
    ),
    card(
      'sudden-squall',
      versatile(4),
      { title: 'Sudden Squall', boost: 1, user: 'any', quantity: 3 },
      {
        titles: { pt: 'Rajada Súbita', fr: 'Grain soudain', uk: 'Раптовий шквал' },
        after: when(won(), move(theirs(), 2)),
      },
    ),
    card(
      'storm-warning',
      scheme(),
      { title: 'Storm Warning', boost: 3, user: 'lighthouse-keeper', quantity: 2 },
      {
        titles: { pt: 'Aviso de Tempestade', fr: 'Avis de tempête', uk: 'Штормове попередження' },
        scheme: pick(opposing({ inZoneOf: hero }), (it) => damage(it, 2)),
      },
    ),
    card(
      'hot-tea',
      scheme(),
      { title: 'Hot Tea', boost: 2, user: 'lighthouse-keeper', quantity: 2 },
      {
        titles: { pt: 'Chá Quente', fr: 'Thé brûlant', uk: 'Гарячий чай' },
        scheme: seq(recover(hero, 2), draw(1)),
      },
    ),
    card(
      'back-to-the-nest',
      scheme(),
      { title: 'Back to the Nest', boost: 2, user: 'any', quantity: 2 },
      {
        titles: { pt: 'De Volta ao Ninho', fr: 'Retour au nid', uk: 'Назад до гнізда' },
        scheme: seq(returnDefeated({ kind: 'gull', at: { inZoneOf: hero } }), move(own(), 2)),
      },
    ),
  ],
};
