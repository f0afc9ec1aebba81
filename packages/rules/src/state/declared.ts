import type { Game } from './game.ts';
import { fillWords, ofSeat, seatWords, words } from './layout.ts';
import { NONE, SEAT_COUNTERS } from './limits.ts';

/** What heroes declare: counters and their rows, forms, symbols, and modifiers that hold until the end of the turn. */

const COUNTER = seatWords('counters', SEAT_COUNTERS, 'everybody');
/** For each counter that has a row, by four bits: which of its parts is leftmost. */
const LEFTMOST = seatWords('leftmost parts of rows', 1, 'everybody');
const FORM = seatWords('forms', 1, 'everybody');
const SYMBOL = seatWords('chosen symbols', 1, 'everybody');
const TURN_MODIFIERS = 8;
/** The number of a modifier + 1, 0 where there is none. */
const MODIFIER = words('turn modifiers', TURN_MODIFIERS, 'everybody');
const MODIFIER_SEAT = words('seats of turn modifiers', TURN_MODIFIERS, 'everybody');

export const counterOf = (game: Game, seat: number, counter: number): number =>
  game.state[ofSeat(COUNTER, seat) + counter];
export function setCounter(game: Game, seat: number, counter: number, amount: number): void {
  game.state[ofSeat(COUNTER, seat) + counter] = amount;
}

/** The part of a counter's row that is leftmost now, by its place at the start. */
export const leftmostOf = (game: Game, seat: number, counter: number): number =>
  (game.state[ofSeat(LEFTMOST, seat)] >> (counter * 4)) & 15;
export function setLeftmost(game: Game, seat: number, counter: number, part: number): void {
  const word = ofSeat(LEFTMOST, seat);
  game.state[word] = (game.state[word] & ~(15 << (counter * 4))) | (part << (counter * 4));
}

export const formOf = (game: Game, seat: number): number => game.state[ofSeat(FORM, seat)];
export function setForm(game: Game, seat: number, form: number): void {
  game.state[ofSeat(FORM, seat)] = form;
}

/** What the wild symbol of the card being played stands for, or NONE. */
export const chosenSymbol = (game: Game, seat: number): number => game.state[ofSeat(SYMBOL, seat)];
export function chooseSymbol(game: Game, seat: number, symbol: number): void {
  game.state[ofSeat(SYMBOL, seat)] = symbol;
}
/** It is said once per played card, so with the card it is over. */
export function forgetSymbols(game: Game): void {
  for (let seat = 0; seat < game.content.seats; seat++) chooseSymbol(game, seat, NONE);
}

/** Adds a modifier of a seat for this turn; false if there is no room. */
export function addTurnModifier(game: Game, seat: number, modifier: number): boolean {
  for (let i = 0; i < TURN_MODIFIERS; i++) {
    if (game.state[MODIFIER + i] !== 0) continue;
    game.state[MODIFIER + i] = modifier + 1;
    game.state[MODIFIER_SEAT + i] = seat;
    return true;
  }
  return false;
}
/** The i-th modifier of this turn if it is that seat's, NONE if it is another's, null when there are no more. */
export function turnModifier(game: Game, seat: number, i: number): number | null {
  if (i >= TURN_MODIFIERS || game.state[MODIFIER + i] === 0) return null;
  return game.state[MODIFIER_SEAT + i] === seat ? game.state[MODIFIER + i] - 1 : NONE;
}
/** Takes the i-th modifier of this turn away. */
export function dropTurnModifier(game: Game, i: number): void {
  for (let at = i; at < TURN_MODIFIERS; at++) {
    const isLast = at === TURN_MODIFIERS - 1;
    game.state[MODIFIER + at] = isLast ? 0 : game.state[MODIFIER + at + 1];
    if (!isLast) game.state[MODIFIER_SEAT + at] = game.state[MODIFIER_SEAT + at + 1];
  }
}
export function dropTurnModifiers(game: Game): void {
  fillWords(game.state, 0, MODIFIER, TURN_MODIFIERS);
}
