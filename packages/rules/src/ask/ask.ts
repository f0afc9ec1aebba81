import type { SpaceSet } from '../board/space-set.ts';
import { lowest } from '../state/bits.ts';
import { cardOf } from '../state/card.ts';
import { hasLeft } from '../state/clock.ts';
import type { Game } from '../state/game.ts';
import { MAX_SPACES, NONE } from '../state/limits.ts';
import { askedSeat, isSecretQuestion, pose, settle } from '../state/question.ts';
import { goTo } from '../state/stack.ts';
import { OPTION, pack, typeOf } from './codes.ts';

/**
 * Questions. A procedure or operation asks and names the step where the answer arrives; its `list` names the options.
 */

/** Adds an option to the list being made. */
export function offer(game: Game, option: number): void {
  if (game.count === game.options.length) grow(game);
  game.options[game.count++] = option;
}

/** More than any question has: all fighters of a seat that may attack all others with all cards are some 17,000. */
const MOST_OPTIONS = 1 << 16;

function grow(game: Game): void {
  if (game.options.length === MOST_OPTIONS) throw new RangeError('no question has so many options');
  const larger = new Int32Array(game.options.length * 2);
  larger.set(game.options);
  game.options = larger;
}

/** Adds one option for each of the spaces. */
export const offerSpaces = (game: Game, type: number, subject: number, { lo, hi }: SpaceSet): void =>
  offerEach(game, type, subject, lo, hi);

/** The same for a set of spaces as its two numbers. */
export function offerEach(game: Game, type: number, subject: number, lo: number, hi: number): void {
  if (game.count + MAX_SPACES > game.options.length) grow(game);
  const { options } = game;
  const base = pack(type, subject, 0);
  let { count } = game;
  for (let m = lo; m !== 0; m &= m - 1) options[count++] = base | (31 - Math.clz32(m & -m));
  for (let m = hi; m !== 0; m &= m - 1) options[count++] = base | (63 - Math.clz32(m & -m));
  game.count = count;
}

/** Adds one option for each of these faces of a seat's deck. */
export function offerFaces(game: Game, seat: number, faces: number): void {
  for (let m = faces; m !== 0; m &= m - 1) offer(game, pack(OPTION.card, 0, cardOf(seat, lowest(m))));
}

/** Adds an option that is a word and nothing else. */
export const offerWord = (game: Game, type: number): void => offer(game, pack(type, 0, 0));

/** The two answers. */
export function offerYesNo(game: Game): void {
  offerWord(game, OPTION.yes);
  offerWord(game, OPTION.no);
}

/**
 * Asks `seat`; the answer (`answerOf`) arrives when the frame runs again at `step`. With nothing to choose the answer is
 * NONE; a single option is taken at once, unless `secret`: when the number of options depends on cards the others do
 * not see, skipping the question would betray them.
 */
export function ask(
  game: Game,
  frame: number,
  step: number,
  seat: number,
  kind: number,
  prompt: number,
  secret: boolean = false,
): void {
  goTo(game, frame, step);
  pose(game, seat, kind, prompt, secret);
}

/** Whether the question just asked, with its options listed, needs nobody: then it has its answer (see `ask`). */
export function answersItself(game: Game): boolean {
  if (game.count === 0) answer(game, NONE);
  else if (game.count === 1 && !isSecretQuestion(game)) {
    if (game.trace !== null) game.trace.skips?.(game);
    answer(game, game.options[0]);
  } else if (hasLeft(game, askedSeat(game))) answer(game, declining(game));
  else return false;
  return true;
}

/** Records the answer; the game can go on. */
export function answer(game: Game, option: number): void {
  settle(game, option);
  game.listed = false;
}

/** The option that does least. */
function declining(game: Game): number {
  const idle: readonly number[] = [OPTION.none, OPTION.no, OPTION.done, OPTION.stay];
  for (let i = 0; i < game.count; i++) if (idle.includes(typeOf(game.options[i]))) return game.options[i];
  return game.options[0];
}
