import type { BoardState } from '../board/board.ts';
import { hasBit } from './bits.ts';
import type { Game } from './game.ts';
import { words } from './layout.ts';

/** Which doors are closed, as a set. */
const CLOSED = words('closed doors', 1, 'everybody');

/** Adjacency, steps and zones as the doors stand now. */
export const boardNow = (game: Game): BoardState => game.content.board.states[game.state[CLOSED]];
export const isClosed = (game: Game, door: number): boolean => hasBit(game.state[CLOSED], door);
export const isAnyClosed = (game: Game): boolean => game.state[CLOSED] !== 0;
/** The same as `boardNow` if that door were turned. */
export const boardAfter = (game: Game, door: number): BoardState =>
  game.content.board.states[game.state[CLOSED] ^ (1 << door)];
export function turnDoor(game: Game, door: number): void {
  game.state[CLOSED] ^= 1 << door;
}
