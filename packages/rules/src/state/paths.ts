import type { Game } from './game.ts';
import { fillWords, ofSeat, seatWords } from './layout.ts';

/** The paths of this turn: the different lines of the board that a seat's hero has moved along (RU-70). */

const WIDTH = 4;
/** Three numbers of lines a word, each counted from 1. */
const WORD_LINES = 3;
const LINE_BITS = 10;
const LINE = (1 << LINE_BITS) - 1;
/** More are not told apart. */
export const MOST_PATHS = WIDTH * WORD_LINES;

const PATHS = seatWords('paths moved along', WIDTH, 'everybody');

/** The i-th line that the hero of a seat has moved along, or -1. */
export const pathAt = (game: Game, seat: number, i: number): number =>
  ((game.state[ofSeat(PATHS, seat) + ((i / WORD_LINES) | 0)] >> (LINE_BITS * (i % WORD_LINES))) & LINE) - 1;

/** Along how many different lines the hero of a seat has moved in this turn. */
export function pathsMoved(game: Game, seat: number): number {
  let paths = 0;
  while (paths < MOST_PATHS && pathAt(game, seat, paths) >= 0) paths++;
  return paths;
}

/** Those lines. */
export function linesMoved(game: Game, seat: number): number[] {
  const lines: number[] = [];
  const paths = pathsMoved(game, seat);
  for (let i = 0; i < paths; i++) lines.push(pathAt(game, seat, i));
  return lines;
}

/** Whether the hero of a seat has moved along that line in this turn. */
export function hasMovedAlong(game: Game, seat: number, line: number): boolean {
  for (let i = 0; i < MOST_PATHS; i++) if (pathAt(game, seat, i) === line) return true;
  return false;
}

/** The hero of a seat moves along a line. */
export function moveAlong(game: Game, seat: number, line: number): void {
  const paths = pathsMoved(game, seat);
  if (paths === MOST_PATHS || hasMovedAlong(game, seat, line)) return;
  game.state[ofSeat(PATHS, seat) + ((paths / WORD_LINES) | 0)] |=
    (line + 1) << (LINE_BITS * (paths % WORD_LINES));
}

/** A turn begins: nobody has moved. */
export function forgetPaths(game: Game): void {
  for (let seat = 0; seat < game.content.seats; seat++) fillWords(game.state, 0, ofSeat(PATHS, seat), WIDTH);
}
