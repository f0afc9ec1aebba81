import { type Layout, laid } from '../learned/layout.ts';
import { TRAIT_COUNT } from '../value/card-traits.ts';

/** Where the weight of each clue of the learned policy lies: first those that all heroes share, then those of one hero. */

/** How finely is told how many cards, steps and points there are. */
export const HANDS = 9;
export const DECKS = 5;
export const FOE_HANDS = 5;
export const VALUES = 9;
export const HEALTHS = 7;
export const STEPS = 10;
/** Melee heroes and sidekicks, then ranged ones. */
export const CLASSES = 4;
/** A BOOST of a move, another BOOST, the hand limit, any other question. */
export const PAYINGS = 4;
export const PROMPTS = 40;
export const OPTION_TYPES = 32;
/** Without a BOOST near enough to hit a hero already, by this BOOST, or not even so. */
export const REACHES = 3;
/** How many steps are missing to hit a hero. */
export const MISSING = 7;
export const SIDE_CARDS = 8;
export const FORMS = 6;

const shared = laid({
  maneuver: 1,
  maneuverHand: 2 * HANDS,
  maneuverDeck: DECKS,
  maneuverAttacks: VALUES,
  maneuverSteps: STEPS,
  maneuverFoeHand: FOE_HANDS,
  scheme: 1,
  schemeHand: 2 * HANDS,
  schemeTraits: TRAIT_COUNT,
  schemeSteps: STEPS,
  attack: 2,
  attackHand: 2 * HANDS,
  attackValue: 2 * VALUES,
  attackOver: 2 * VALUES,
  attackFells: 2 * FOE_HANDS,
  attackFoeHand: 2 * FOE_HANDS,
  attackHealth: 2 * HEALTHS,
  attackBy: CLASSES,
  attackUnanswered: 2,
  attackTraits: TRAIT_COUNT,
  attackLastDefense: 2,
  attackSpare: VALUES,
  attackDeck: DECKS,
  move: CLASSES,
  stay: CLASSES,
  moveDone: 1,
  moveHero: CLASSES * 2 * STEPS,
  moveAny: CLASSES * 2 * STEPS,
  moveStrong: 2 * 3 * STEPS,
  moveLow: 2 * STEPS,
  moveHits: CLASSES * 2,
  moveHitsHero: CLASSES * 2,
  movePressed: CLASSES * 2 * 4,
  movePressedLow: 4,
  moveFar: CLASSES,
  door: 2,
  pay: PAYINGS,
  payValue: PAYINGS * VALUES,
  payBoost: PAYINGS * VALUES,
  payType: PAYINGS * 4,
  payTraits: PAYINGS * TRAIT_COUNT,
  payBest: PAYINGS * 2,
  payCopies: PAYINGS,
  payNot: PAYINGS * HANDS,
  payNotSteps: PAYINGS * STEPS,
  payForeign: PAYINGS,
  defendNot: 2,
  defendNotHealth: 2 * HEALTHS,
  defendNotHand: 2 * HANDS,
  defendValue: 2 * VALUES,
  defendHealth: 3 * HEALTHS,
  defendTraits: TRAIT_COUNT,
  defendType: 4,
  defendShort: 2 * VALUES,
  defendFells: 2,
  item: 2,
  itemValue: 2,
  word: PROMPTS * OPTION_TYPES,
  number: VALUES,
  figure: 2 * 2,
  figureHealth: 2 * 2 * HEALTHS,
  placeHero: 4 * STEPS,
  placeAny: 4 * STEPS,
  payReach: 2 * REACHES,
  payNotReach: 2 * MISSING,
});
export const AT = shared.at;

const own = laid({
  maneuver: 1,
  attack: 1,
  scheme: 1,
  boostNot: 1,
  steps: 2 * STEPS,
  yes: 1,
  sideCard: SIDE_CARDS,
  actionInForm: FORMS * 3,
});
export const OWN_AT = own.at;

const card = laid({
  attack: 1,
  attackSidekick: 1,
  scheme: 1,
  defend: 1,
  pay: 1,
  yes: 1,
  none: 1,
  modes: 3,
  foe: 1,
});
export const CARD_AT = card.at;
export const POLICY: Layout = { name: 'policy', shared: shared.size, own: own.size, card: card.size };
