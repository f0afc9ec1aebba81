import { cardWith, objectOf, subjectOf, typeOf } from './ask/codes.ts';
import { keyOf } from './ask/options.ts';
import { hasBit } from './state/bits.ts';
import { cardOf } from './state/card.ts';
import * as clock from './state/clock.ts';
import * as combat from './state/combat.ts';
import * as declared from './state/declared.ts';
import * as fighters from './state/fighters.ts';
import { type Observation, type Readable, reading } from './state/game.ts';
import * as hands from './state/hand.ts';
import { NONE } from './state/limits.ts';
import * as piles from './state/piles.ts';
import * as question from './state/question.ts';

/**
 * A game read by its numbers, without making objects: for bots, who look at thousands of positions for one choice.
 * Fighters, spaces and cards are counted from 0 as the engine does; people use `viewFor`.
 */

const of = reading;

/** The seat that has to choose, or -1. */
export const askedSeat = (game: Readable): number =>
  clock.isOver(of(game)) ? NONE : question.askedSeat(of(game));
/** The number of the question in `PROMPTS`. */
export const askedPrompt = (game: Readable): number => question.askedPrompt(of(game));
export const turnNumber = (game: Readable): number => clock.turnNumber(of(game));
export const activeSeat = (game: Readable): number => clock.activeSeat(of(game));
export const actionsLeft = (game: Readable): number => clock.actionsLeft(of(game));
/** The seats that have won, as a set of bits; 0 while the game runs and when it was a draw. */
export const winnersMask = (game: Readable): number => clock.winnersOf(of(game));
export const isSeatOut = (game: Readable, seat: number): boolean => clock.isOut(of(game), seat);

/** The index of the space a fighter stands on; below 0 off the board. */
export const spaceOf = (game: Readable, fighter: number): number => fighters.spaceOf(of(game), fighter);
export const healthOf = (game: Readable, fighter: number): number => fighters.healthOf(of(game), fighter);
/** The health of a fighter in the game, wherever it is; 0 in reserve. */
export const livingHealth = (game: Readable, fighter: number): number =>
  fighters.spaceOf(of(game), fighter) === fighters.RESERVE ? 0 : fighters.healthOf(of(game), fighter);
/** A seat's fighters on the board, as a set of bits over all fighters. */
export const onBoard = (game: Readable, seat: number): number => fighters.standing(of(game), seat);

export const handSize = (game: Readable, seat: number): number => hands.handSize(of(game), seat);
export const deckSize = (game: Readable, seat: number): number => piles.deckSize(of(game), seat);
/** The faces in a hand, as a set of bits. */
export const handMask = (game: Readable, seat: number): number => hands.facesInHand(of(game), seat);
export const copiesInHand = (game: Readable, seat: number, face: number): number =>
  hands.inHand(of(game), cardOf(seat, face));
export const counterOf = (game: Readable, seat: number, counter: number): number =>
  declared.counterOf(of(game), seat, counter);

export const isInCombat = (game: Readable): boolean => combat.inCombat(of(game));
/** Who attacks (side 0) or is attacked (side 1) in the present combat. */
export const combatFighter = (game: Readable, side: number): number => combat.combatant(of(game), side);
/** The card of a side in the present combat, or -1. */
export const combatCard = (game: Readable, side: number): number => combat.combatCard(of(game), side);

/** The i-th option, packed. */
export const optionAt = (game: Readable, index: number): number => of(game).options[index];
/** The key of the i-th option. */
export const optionKey = (game: Readable, index: number): string => keyOf(of(game), optionAt(game, index));
/** Whether this is the observation of somebody who sees the hand of that seat: its player or, in teams, a partner. */
export const seesHandOf = (observation: Observation, seat: number): boolean =>
  hasBit(observation.content.insiders[seat], of(observation).viewer);

/** Packed options: the number of the type in `OPTION_TYPES`, then what it is about. */
export const optionType = typeOf;
/** The fighter of an attack, scheme or move. */
export const optionFighter = subjectOf;
/** The target of an attack, the space of a move, the card of a card choice. */
export const optionTarget = objectOf;
/** The card of an attack or scheme. */
export const optionCard = cardWith;

export const seatOf = fighters.seatOfFighter;
