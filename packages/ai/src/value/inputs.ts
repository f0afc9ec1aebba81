import type { Game } from '@peerless/rules';
import {
  areFoes,
  cardType,
  cardValue,
  copiesInHand,
  counterOf,
  deckCard,
  deckSize,
  distanceBetween,
  firstInHand,
  firstOnBoard,
  formOf,
  handSize,
  healthOf,
  heroPrint,
  isHero,
  isRanged,
  isSeatOut,
  maxHealthOf,
  nextInHand,
  nextOnBoard,
  seatCount,
  spaceOf,
  tokensPlaced,
} from '@peerless/rules/numbers';
import { FEATURE_COUNT, type Numbers, seatFeatures } from '../features.ts';
import { PRINTED_TRAITS, TRAIT_COUNT, traitsOf } from './card-traits.ts';

/**
 * What the learned value reads of a seat: the features of the hand-made one, what the cards in hand and in the deck do, what
 * the fighters are like and how they stand. Every number is about 0 to 1, and none knows a hero by name.
 */

const HAND = FEATURE_COUNT;
const BEST = HAND + TRAIT_COUNT;
const BESTS = 6;
const FIGHTERS = BEST + BESTS;
const FIGHTER_INPUTS = 10;
const DECK = FIGHTERS + FIGHTER_INPUTS;
const DECLARED = DECK + PRINTED_TRAITS;
/** Counters, forms and tokens mean something else for each hero: what is learned for all heroes says little of them. */
const COUNTERS = 4;
const FORMS = 4;

/** How many inputs the layer in between sees: the first so many. */
export const LAYER_INPUTS = DECK;
export const INPUTS = DECLARED + COUNTERS + FORMS + 1;

/** Writes the inputs of a seat into `out` from `at` on. */
export function seatInputs(game: Game, seat: number, out: Numbers, at: number): void {
  out.fill(0, at, at + INPUTS);
  if (isSeatOut(game, seat)) return;
  seatFeatures(game, seat, out, at);
  handInputs(game, seat, out, at);
  deckInputs(game, seat, out, at + DECK);
  fighterInputs(game, seat, out, at + FIGHTERS);
  declaredInputs(game, seat, out, at + DECLARED);
}

const top = new Float64Array(BESTS);

/** Puts a value among the three highest of a kind. */
function rank(from: number, value: number): void {
  let left = value;
  for (let i = from; i < from + 3; i++)
    if (left > top[i]) {
      const lower = top[i];
      top[i] = left;
      left = lower;
    }
}

function handInputs(game: Game, seat: number, out: Numbers, at: number): void {
  const traits = traitsOf(game);
  top.fill(0);
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card)) {
    const copies = copiesInHand(game, card);
    const row = card * TRAIT_COUNT;
    for (let i = 0; i < TRAIT_COUNT; i++) out[at + HAND + i] += (copies * traits[row + i]) / 4;
    const type = cardType(game, card);
    const value = cardValue(game, card);
    for (let n = copies; n > 0; n--) {
      if (type === 'attack' || type === 'versatile') rank(0, value);
      if (type === 'defense' || type === 'versatile') rank(3, value);
    }
  }
  for (let i = 0; i < BESTS; i++) out[at + BEST + i] = top[i] / 5;
}

function deckInputs(game: Game, seat: number, out: Numbers, at: number): void {
  const traits = traitsOf(game);
  for (let n = deckSize(game, seat) - 1; n >= 0; n--) {
    const row = deckCard(game, seat, n) * TRAIT_COUNT;
    for (let i = 0; i < PRINTED_TRAITS; i++) out[at + i] += traits[row + i] / 16;
  }
}

const FAR = 12;

/** How fighters are, and how far they are from those whom they want to meet or to avoid. */
function fighterInputs(game: Game, seat: number, out: Numbers, at: number): void {
  const { move, hero: figure } = heroPrint(game, seat);
  out[at] = move / 3;
  out[at + 1] = figure.attack === 'ranged' ? 1 : 0;
  out[at + 2] = ((figure.health ?? 0) * (figure.count ?? 1)) / 16;
  out[at + 3] = FAR / 8;
  let [ranged, near, far] = [0, 0, 0];
  for (let own = firstOnBoard(game, seat); own >= 0; own = nextOnBoard(game, own)) {
    const steps = stepsToFoe(game, seat, spaceOf(game, own));
    if (isHero(game, own)) out[at + 3] = Math.min(out[at + 3], steps / 8);
    else {
      if (isRanged(game, own)) ranged++;
      if (steps <= 2) near++;
      else if (steps > 5) far++;
      if (healthOf(game, own) * 2 > maxHealthOf(game, own)) out[at + 4] += 1 / 4;
    }
  }
  out[at + 5] = ranged / 4;
  out[at + 6] = near / 4;
  out[at + 7] = far / 4;
  const cards = handSize(game, seat);
  out[at + 8] = cards === 0 ? 1 : 0;
  out[at + 9] = cards > 7 ? (cards - 7) / 3 : 0;
}

/** From a space to the nearest foe. */
function stepsToFoe(game: Game, seat: number, from: number): number {
  let steps = FAR;
  if (from < 0) return steps;
  for (let other = seatCount(game) - 1; other >= 0; other--) {
    if (!areFoes(game, seat, other)) continue;
    for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe)) {
      const far = distanceBetween(game, from, spaceOf(game, foe));
      if (far < steps) steps = far;
    }
  }
  return steps;
}

function declaredInputs(game: Game, seat: number, out: Numbers, at: number): void {
  const { counters, forms, tokens } = heroPrint(game, seat);
  if (counters !== undefined)
    for (let i = 0; i < counters.length && i < COUNTERS; i++)
      out[at + i] = counterOf(game, seat, i) / Math.max(1, counters[i].max);
  if (forms !== undefined) {
    const form = formOf(game, seat);
    if (form >= 0 && form < FORMS) out[at + COUNTERS + form] = 1;
  }
  if (tokens !== undefined) out[at + COUNTERS + FORMS] = tokensPlaced(game, seat) / 3;
}
