import { partA, partB, partC, typeOf } from './ask/codes.ts';
import { type Game, seatOfFighter } from './state/game.ts';
import {
  ACTIONS_LEFT,
  ACTIVE,
  ASK_PROMPT,
  ASK_SEAT,
  CARD,
  COUNTER,
  DECK_SIZE,
  FACES,
  FIGHTER,
  HAND,
  HAND_MASK,
  HAND_SIZE,
  HEALTH,
  IN_COMBAT,
  NONE,
  ON_BOARD,
  OUT,
  OVER,
  RESERVE,
  SEAT_COUNTERS,
  SIDE,
  SIDE_WIDTH,
  SPACE,
  TURN,
  WINNERS,
} from './state/layout.ts';

/**
 * A game read by its numbers, without making objects: for bots, who look at thousands of positions for one choice.
 * Fighters, spaces and cards are counted from 0 as the engine does; people use `viewFor`.
 */

/** The seat that has to choose, or -1. */
export const askedSeat = (game: Game): number => (game.state[OVER] === 0 ? game.state[ASK_SEAT] : NONE);
/** The number of the question in `PROMPTS`. */
export const askedPrompt = (game: Game): number => game.state[ASK_PROMPT];
export const turnNumber = (game: Game): number => game.state[TURN];
export const activeSeat = (game: Game): number => game.state[ACTIVE];
export const actionsLeft = (game: Game): number => game.state[ACTIONS_LEFT];
/** The seats that have won, as a mask; 0 while the game runs and when it was a draw. */
export const winnersMask = (game: Game): number => game.state[WINNERS];
export const isSeatOut = (game: Game, seat: number): boolean => game.state[OUT + seat] !== 0;

/** The index of the space a fighter stands on; below 0 off the board. */
export const spaceOf = (game: Game, fighter: number): number => game.state[SPACE + fighter];
export const healthOf = (game: Game, fighter: number): number => game.state[HEALTH + fighter];
/** The health of a fighter in the game, wherever it is; 0 in reserve. */
export const livingHealth = (game: Game, fighter: number): number =>
  game.state[SPACE + fighter] === RESERVE ? 0 : game.state[HEALTH + fighter];
/** A seat's fighters on the board, as a mask over all fighters. */
export const onBoard = (game: Game, seat: number): number => game.state[ON_BOARD + seat];

export const handSize = (game: Game, seat: number): number => game.state[HAND_SIZE + seat];
export const deckSize = (game: Game, seat: number): number => game.state[DECK_SIZE + seat];
/** The faces in a hand, as a mask. */
export const handMask = (game: Game, seat: number): number => game.state[HAND_MASK + seat];
export const copiesInHand = (game: Game, seat: number, face: number): number =>
  game.state[HAND + seat * FACES + face] & 31;
export const counterOf = (game: Game, seat: number, counter: number): number =>
  game.state[COUNTER + seat * SEAT_COUNTERS + counter];

export const isInCombat = (game: Game): boolean => game.state[IN_COMBAT] === 1;
/** Who attacks (side 0) or is attacked (side 1) in the present combat. */
export const combatFighter = (game: Game, side: number): number =>
  game.state[SIDE + side * SIDE_WIDTH + FIGHTER];
/** The card of a side in the present combat, or -1. */
export const combatCard = (game: Game, side: number): number => game.state[SIDE + side * SIDE_WIDTH + CARD];

/** Packed options: the number of the type in `OPTION_TYPES`, then what it is about. */
export const optionType = typeOf;
/** The fighter of an attack, scheme or move. */
export const optionFighter = partA;
/** The target of an attack, the space of a move, the card of a card choice. */
export const optionTarget = partB;
/** The card of an attack or scheme. */
export const optionCard = partC;

export const seatOf = seatOfFighter;
