import type { Game } from '../state/game.ts';
import {
  ANSWER,
  ASK_HIDDEN,
  ASK_KIND,
  ASK_PROMPT,
  ASK_SEAT,
  MAX_SPACES,
  NONE,
  OUT,
  STEP,
} from '../state/layout.ts';
import { pack, T, typeOf } from './codes.ts';

/**
 * Questions. A procedure or operation asks and names the step where the answer arrives; its `list` names the options.
 */

/** Adds an option to the list being made. */
export function offer(game: Game, option: number): void {
  if (game.count === game.options.length) grow(game);
  game.options[game.count++] = option;
}

function grow(game: Game): void {
  const larger = new Int32Array(game.options.length * 2);
  larger.set(game.options);
  game.options = larger;
}

/** Adds one option for each space of the two masks. */
export function offerSpaces(game: Game, type: number, a: number, lo: number, hi: number): void {
  if (game.count + MAX_SPACES > game.options.length) grow(game);
  const { options } = game;
  const base = pack(type, a, 0);
  let { count } = game;
  for (let m = lo; m !== 0; m &= m - 1) options[count++] = base | (31 - Math.clz32(m & -m));
  for (let m = hi; m !== 0; m &= m - 1) options[count++] = base | (63 - Math.clz32(m & -m));
  game.count = count;
}

/** Adds one option for each face of the mask. */
export function offerFaces(game: Game, seat: number, faces: number): void {
  for (let m = faces; m !== 0; m &= m - 1)
    offer(game, pack(T.card, 0, seat * 32 + (31 - Math.clz32(m & -m))));
}

/** The two answers. */
export function offerYesNo(game: Game): void {
  offer(game, pack(T.yes, 0, 0));
  offer(game, pack(T.no, 0, 0));
}

/**
 * Asks `seat`; the answer arrives in ANSWER when the frame runs again at `step`. With nothing to choose the answer is
 * NONE; a single option is taken at once, unless `hidden`: when the number of options depends on cards the others do
 * not see, skipping the question would betray them.
 */
export function ask(
  game: Game,
  frame: number,
  step: number,
  seat: number,
  kind: number,
  prompt: number,
  hidden: boolean = false,
): void {
  const s = game.state;
  s[frame + STEP] = step;
  s[ASK_SEAT] = seat;
  s[ASK_KIND] = kind;
  s[ASK_PROMPT] = prompt;
  s[ASK_HIDDEN] = hidden ? 1 : 0;
}

/** Whether the question just asked, with its options listed, needs nobody: then it has its answer (see `ask`). */
export function answersItself(game: Game): boolean {
  const s = game.state;
  if (game.count === 0) answer(game, NONE);
  else if (game.count === 1 && s[ASK_HIDDEN] === 0) {
    if (game.trace !== null) game.trace.skips?.(game);
    answer(game, game.options[0]);
  } else if (s[OUT + s[ASK_SEAT]] === 2)
    answer(game, declining(game)); // a seat that has resigned
  else return false;
  return true;
}

/** Records the answer; the game can go on. */
export function answer(game: Game, option: number): void {
  game.state[ANSWER] = option;
  game.state[ASK_SEAT] = NONE;
  game.listed = false;
}

/** The option that does least. */
function declining(game: Game): number {
  const idle: readonly number[] = [T.none, T.no, T.done, T.stay];
  for (let i = 0; i < game.count; i++) if (idle.includes(typeOf(game.options[i]))) return game.options[i];
  return game.options[0];
}
