import type { EndReason } from './event.ts';
import { type Game, type Readable, reading } from './game.ts';
import { ofSeat, seatWords, words } from './layout.ts';
import { forgetPaths } from './paths.ts';

/** Whose turn it is, how far the turn is, who is still in the game, and how it ended. */

const TURN = words('turn', 1, 'everybody');
const ACTIVE = words('active seat', 1, 'everybody');
const ACTIONS_LEFT = words('actions left', 1, 'everybody');
const ACTIONS_TAKEN = words('actions taken', 1, 'everybody');
/** Maneuvers that the active seat has taken in this turn. */
const MANEUVERS = words('maneuvers taken', 1, 'everybody');
/** Fighters that a free attack, due next, may be made against, as a set; none: no such attack is due. */
const FREE = words('free attack', 1, 'everybody');
/** Combats won in this turn. */
const WON = seatWords('combats won', 1, 'everybody');
/** Modes that were chosen once for this turn, as a set. */
const MODES = seatWords('modes chosen', 1, 'everybody');
const TURNS_TAKEN = seatWords('turns taken', 1, 'everybody');
const OVER = words('end', 1, 'everybody');
const WINNERS = words('winners', 1, 'everybody');
/** 0 playing, 1 out (no fighters or, in free-for-all, no hero), 2 left the table: resigned or out of time. */
const OUT = seatWords('out of the game', 1, 'everybody');
/** Seats whose hero fell by an empty deck since victory was looked for, as a set. */
const EXHAUSTED = words('exhausted heroes', 1, 'everybody');
const TRIGGERS = words('triggers', 1, 'everybody');
/** Nobody may count what others learn. */
const STAMP = words('stamp', 1, 'nobody');

// Turns and actions

/** The number of the turn, 0 before the first. */
export const turnNumber = (game: Game): number => game.state[TURN];
export function setTurnNumber(game: Game, turn: number): void {
  game.state[TURN] = turn;
}
export const activeSeat = (game: Game): number => game.state[ACTIVE];
export function setActiveSeat(game: Game, seat: number): void {
  game.state[ACTIVE] = seat;
}
export const actionsLeft = (game: Game): number => game.state[ACTIONS_LEFT];
export const actionsTaken = (game: Game): number => game.state[ACTIONS_TAKEN];
export function giveActions(game: Game, left: number, taken: number = 0): void {
  game.state[ACTIONS_LEFT] = left;
  game.state[ACTIONS_TAKEN] = taken;
}
/** One action is done. */
export function countAction(game: Game): void {
  game.state[ACTIONS_LEFT]--;
  game.state[ACTIONS_TAKEN]++;
}
export function gainActions(game: Game, count: number): void {
  game.state[ACTIONS_LEFT] += count;
}
export function loseActions(game: Game): void {
  game.state[ACTIONS_LEFT] = 0;
}
/** How many turns of its own a seat has had. */
export const turnsTaken = (game: Game, seat: number): number => game.state[ofSeat(TURNS_TAKEN, seat)];
export function setTurnsTaken(game: Game, seat: number, turns: number): void {
  game.state[ofSeat(TURNS_TAKEN, seat)] = turns;
}

// What happened in this turn

/** A turn begins, in which nothing has happened yet. */
export function forgetTurn(game: Game): void {
  game.state[MANEUVERS] = 0;
  game.state[FREE] = 0;
  forgetPaths(game);
  for (let seat = 0; seat < game.content.seats; seat++) {
    game.state[ofSeat(WON, seat)] = 0;
    game.state[ofSeat(MODES, seat)] = 0;
  }
}
/** Maneuvers that the seat has taken in this turn. */
export const maneuversTaken = (game: Game, seat: number): number =>
  seat === activeSeat(game) ? game.state[MANEUVERS] : 0;
export function countManeuver(game: Game): void {
  game.state[MANEUVERS]++;
}
/** Combats that the seat has won in this turn. */
export const combatsWon = (game: Game, seat: number): number => game.state[ofSeat(WON, seat)];
export function countWin(game: Game, seat: number): void {
  game.state[ofSeat(WON, seat)]++;
}

/** The fighters that a free attack may be made against next. */
export const freeAttackOn = (game: Game): number => game.state[FREE];
export function setFreeAttack(game: Game, fighters: number): void {
  game.state[FREE] = fighters;
}
/** Modes that the seat has chosen in this turn, where each can be chosen once. */
export const modesTaken = (game: Game, seat: number): number => game.state[ofSeat(MODES, seat)];
export function takeModes(game: Game, seat: number, modes: number): void {
  game.state[ofSeat(MODES, seat)] |= modes;
}

// Triggered abilities are counted in each action: a bound for content from strangers

const MAX_TRIGGERS = 200;
export function resetTriggers(game: Game): void {
  game.state[TRIGGERS] = 0;
}
/** Counts one more; false when it is more than any printed card could cause. */
export const countTrigger = (game: Game): boolean => game.state[TRIGGERS]++ < MAX_TRIGGERS;

// Who is out

export const isOut = (game: Game, seat: number): boolean => game.state[ofSeat(OUT, seat)] !== 0;
export const hasLeft = (game: Game, seat: number): boolean => game.state[ofSeat(OUT, seat)] === 2;
/** Who was out already can still leave the table. */
export function markOut(game: Game, seat: number, how: 'defeated' | 'left'): void {
  const at = ofSeat(OUT, seat);
  game.state[at] = Math.max(game.state[at], how === 'defeated' ? 1 : 2);
}

// The end

export const REASONS: readonly EndReason[] = [
  'defeat',
  'exhaustion',
  'resigned',
  'agreed',
  'capped',
  'timedOut',
];
export const exhaustedHeroes = (game: Game): number => game.state[EXHAUSTED];
export function setExhaustedHeroes(game: Game, seats: number): void {
  game.state[EXHAUSTED] = seats;
}
export const isOver = (game: Readable): boolean => reading(game).state[OVER] !== 0;
export const endReason = (game: Game): EndReason => REASONS[game.state[OVER] - 1];
/** The seats that have won, as a set. */
export const winnersOf = (game: Game): number => game.state[WINNERS];
export function markOver(game: Game, winners: number, reason: EndReason): void {
  game.state[OVER] = REASONS.indexOf(reason) + 1;
  game.state[WINNERS] = winners;
}

// Undo

/** What was done since cannot be taken back: somebody learned something or chance had a say. */
export function stamp(game: Game): void {
  game.state[STAMP]++;
}
/** How often something hidden became known or chance had a say: equal numbers, nothing since. */
export const stampOf = (game: Game): number => game.state[STAMP];
