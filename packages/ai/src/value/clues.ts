import type { Game } from '@peerless/rules';
import {
  actionsLeft,
  activeSeat,
  areFoes,
  cardBoost,
  cardType,
  cardValue,
  copiesInHand,
  deckSize,
  firstHero,
  firstInHand,
  handSize,
  healthOf,
  isRanged,
  maxHealthOf,
  nextHero,
  nextInHand,
  nextOnBoard,
  seatCount,
} from '@peerless/rules/numbers';
import { clue, step } from '../learned/clues.ts';
import type { OwnPlaces } from '../learned/own-places.ts';
import { declaredClues } from './declared-clues.ts';
import {
  AT,
  DECKS,
  FOE_HANDS,
  HANDS,
  HEALTHS,
  LOWS,
  MANY,
  OWN_AT,
  SIDEKICKS,
  STEPS,
  VALUES,
} from './slots.ts';
import { lookAtFoes, standing } from './standing.ts';

/** What speaks for or against a seat, whoever plays it: the clues of the learned value. */

const lowStep = (health: number): number =>
  health <= 5 ? Math.max(0, health - 1) : health <= 9 ? 5 : LOWS - 1;
const deckStep = (cards: number): number =>
  cards <= 3
    ? cards
    : cards <= 7
      ? 2 + Math.trunc(cards / 2)
      : cards <= 10
        ? 6
        : cards <= 13
          ? 7
          : cards <= 17
            ? 8
            : cards <= 22
              ? 9
              : cards <= 27
                ? 10
                : DECKS - 1;

/** The place of what was learned of this seat's hero, or -1; and the sums that more than one kind of clue looks at. */
let own = -1;
let health = 0;
let attack = 0;
let strength = 0;

const ownClue = (offset: number, amount: number): void => {
  if (own >= 0) clue(own + offset, amount);
};

/** Adds the clues of a seat, but for those of its single cards (`card-clues.ts`). */
export function seatClues(game: Game, seat: number, places: OwnPlaces): void {
  own = places.seats[seat];
  ownClue(OWN_AT.bias, 1);
  const turn = activeSeat(game) !== seat ? 2 : actionsLeft(game) > 1 ? 0 : 1;
  clue(AT.turn + turn);
  figureClues(game, seat);
  handClues(game, seat, turn);
  deckClues(game, seat);
  standingClues(game, seat, turn);
  if (own >= 0) declaredClues(game, seat, own);
}

function figureClues(game: Game, seat: number): void {
  let most = 0;
  let last = -1;
  health = 0;
  for (let hero = firstHero(game, seat); hero >= 0; hero = nextHero(game, hero)) {
    health += healthOf(game, hero);
    most += maxHealthOf(game, hero);
    last = hero;
  }
  let sum = 0;
  let count = 0;
  for (let fighter = nextOnBoard(game, last); fighter >= 0; fighter = nextOnBoard(game, fighter)) {
    sum += healthOf(game, fighter);
    count++;
  }
  clue(AT.health, health / 8);
  clue(AT.healthStep + step(health, HEALTHS));
  clue(AT.healthShare, health / most);
  clue(AT.sidekicks + step(count, SIDEKICKS));
  clue(AT.sidekickHealth, sum / 8);
  ownClue(OWN_AT.health, health / 8);
  ownClue(OWN_AT.sidekicks, sum / 8);
}

const bests = new Float64Array(4);

/** Puts a value among the two highest from `at` on. */
function meet(at: number, value: number, copies: number): void {
  if (value > bests[at]) {
    bests[at + 1] = copies > 1 ? value : bests[at];
    bests[at] = value;
  } else if (value > bests[at + 1]) bests[at + 1] = value;
}

function handClues(game: Game, seat: number, turn: number): void {
  bests.fill(0);
  let boost = 0;
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat)) {
    const copies = copiesInHand(game, card, seat);
    const type = cardType(game, card);
    const value = cardValue(game, card);
    if (type === 'attack' || type === 'versatile') meet(0, value, copies);
    if (type === 'defense' || type === 'versatile') meet(2, value, copies);
    boost += copies * cardBoost(game, card);
  }
  const cards = handSize(game, seat);
  attack = bests[0];
  strength = bests[0] + bests[1] >= 7 ? 2 : bests[0] >= 3 ? 1 : 0;
  clue(AT.hand + step(cards, HANDS));
  clue(AT.handTurn + turn, cards / 7);
  clue(AT.attack + step(bests[0], VALUES));
  clue(AT.secondAttack + step(bests[1], VALUES));
  clue(AT.defense + step(bests[2], VALUES));
  clue(AT.secondDefense + step(bests[3], VALUES));
  clue(AT.boost, boost / 12);
  ownClue(OWN_AT.hand, cards / 7);
}

function deckClues(game: Game, seat: number): void {
  const cards = deckSize(game, seat);
  clue(AT.deck, cards / 15);
  clue(AT.deckStep + deckStep(cards));
  clue(AT.lowDeck + lowStep(health) * DECKS + deckStep(cards));
  clue(AT.handDeck + step((handSize(game, seat) + 1) / 2, 4) * 4 + step((cards + 4) / 5, 4));
  ownClue(OWN_AT.deck, cards / 15);
}

function standingClues(game: Game, seat: number, turn: number): void {
  lookAtFoes(game, seat);
  let foeHand = FOE_HANDS - 1;
  for (let other = seatCount(game) - 1; other >= 0; other--)
    if (areFoes(game, seat, other)) foeHand = Math.min(foeHand, handSize(game, other));
  const low = lowStep(health);
  const far = isRanged(game, firstHero(game, seat)) ? 1 : 0;
  clue(AT.lowFoeHand + low * FOE_HANDS + foeHand);
  clue(AT.lowExposed + low * MANY + step(standing.exposed, MANY));
  clue(AT.threats + turn * MANY + step(standing.threats, MANY));
  clue(AT.threatsToHero + turn * MANY + step(standing.threatsToHero, MANY));
  clue(AT.exposed + turn * MANY + step(standing.exposed, MANY));
  if (standing.threatsToHero > 0) clue(AT.attackToHero + turn * VALUES + step(attack, VALUES));
  clue(AT.near + far * STEPS + step(standing.near, STEPS));
  clue(AT.nearStrength + strength * STEPS + step(standing.near, STEPS));
  clue(AT.pressed + far * STEPS + step(standing.pressed, STEPS));
  clue(AT.heroSteps + (2 * far + (health <= 5 ? 1 : 0)) * STEPS + step(standing.heroSteps, STEPS));
  ownClue(OWN_AT.near, standing.near / 8);
  ownClue(OWN_AT.pressed, standing.pressed / 8);
}
