import type { Game } from './game.ts';
import { register, setRegister } from './stack.ts';

/** A way of up to ten steps that a procedure remembers: five spaces in each of two registers of its frame. */

const WORD_STEPS = 5;
const SPACE_BITS = 6;
export const MAX_WAY = 2 * WORD_STEPS;
/** No walk has more steps, though some of them do not count. */
export const MAX_WALK = 32;

const word = (reg: number, step: number): number => reg + ((step / WORD_STEPS) | 0);
const shift = (step: number): number => SPACE_BITS * (step % WORD_STEPS);

/** The space of that step, counted from 0; `reg` is the first of the two registers. */
export const spaceOnWay = (game: Game, frame: number, reg: number, step: number): number =>
  (register(game, frame, word(reg, step)) >> shift(step)) & ((1 << SPACE_BITS) - 1);

export function addToWay(game: Game, frame: number, reg: number, step: number, space: number): void {
  const before = step % WORD_STEPS === 0 ? 0 : register(game, frame, word(reg, step));
  setRegister(game, frame, word(reg, step), before | (space << shift(step)));
}

export function wayOf(game: Game, frame: number, reg: number, steps: number): number[] {
  const way: number[] = [];
  for (let step = 0; step < steps; step++) way.push(spaceOnWay(game, frame, reg, step));
  return way;
}
