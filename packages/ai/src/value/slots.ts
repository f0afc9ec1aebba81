import { type Layout, laid } from '../learned/layout.ts';
import { TRAIT_COUNT } from './card-traits.ts';

/** Where the weight of each clue of the learned value lies. */

export const HEALTHS = 22;
export const LOWS = 7;
export const HANDS = 11;
export const FOE_HANDS = 5;
export const DECKS = 12;
export const VALUES = 9;
export const STEPS = 10;
export const MANY = 4;
/** Two actions of one's own follow, one, or none. */
export const TURNS = 3;
export const SIDEKICKS = 6;
export const COUNTERS = 4;
export const LEVELS = 6;
export const FORMS = 6;
export const SIDE_CARDS = 8;
export const SYMBOLS = 4;

const shared = laid({
  health: 1,
  healthStep: HEALTHS,
  healthShare: 1,
  lowFoeHand: LOWS * FOE_HANDS,
  lowExposed: LOWS * MANY,
  lowDeck: LOWS * DECKS,
  sidekicks: SIDEKICKS,
  sidekickHealth: 1,
  hand: HANDS,
  handTurn: TURNS * 1,
  handDeck: 4 * 4,
  deck: 1,
  deckStep: DECKS,
  attack: VALUES,
  secondAttack: VALUES,
  defense: VALUES,
  secondDefense: VALUES,
  boost: 1,
  handTraits: TRAIT_COUNT,
  deckTraits: TRAIT_COUNT,
  turn: TURNS,
  threats: TURNS * MANY,
  threatsToHero: TURNS * MANY,
  exposed: TURNS * MANY,
  attackToHero: TURNS * VALUES,
  near: 2 * STEPS,
  nearStrength: 3 * STEPS,
  pressed: 2 * STEPS,
  heroSteps: 4 * STEPS,
});
export const AT = shared.at;

const own = laid({
  bias: 1,
  health: 1,
  hand: 1,
  deck: 1,
  sidekicks: 1,
  near: 1,
  pressed: 1,
  counters: COUNTERS * LEVELS,
  counterSums: COUNTERS,
  forms: FORMS,
  tokens: 1,
  rows: COUNTERS * LEVELS,
  sideOpen: SIDE_CARDS,
  sideDown: 1,
  piles: LEVELS,
  pileMarks: LEVELS,
  lent: LEVELS,
  symbols: SYMBOLS,
});
export const OWN_AT = own.at;

const card = laid({ held: 1 });
export const CARD_AT = card.at;

export const VALUE: Layout = { name: 'value', shared: shared.size, own: own.size, card: card.size };
