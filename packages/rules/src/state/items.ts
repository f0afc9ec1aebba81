import { ITEM_KINDS, type ItemKind } from '@peerless/language';
import { drawPlayLot } from './chance.ts';
import type { Game } from './game.ts';
import { words } from './layout.ts';
import { NONE } from './limits.ts';

/** The items that lie beside spaces of the board, open to all. */

/** A word for each kind: for each of its squares, by four bits, the number of an item + 1, 0 where none lies. */
const ITEMS = words('items on the board', ITEM_KINDS.length, 'everybody');
const BITS = 4;
const MASK = (1 << BITS) - 1;

const wordOf = (kind: ItemKind): number => ITEMS + ITEM_KINDS.indexOf(kind);

/** All that lies on the squares of a kind, as one number. */
export const itemsOf = (game: Game, kind: ItemKind): number => game.state[wordOf(kind)];

/** The item in that place of the squares of a kind, or NONE. */
export const itemIn = (game: Game, kind: ItemKind, square: number): number =>
  ((game.state[wordOf(kind)] >> (square * BITS)) & MASK) - 1;

/** Lays an item there; NONE takes away what lies there. */
export function layItem(game: Game, kind: ItemKind, square: number, item: number): void {
  const word = wordOf(kind);
  game.state[word] = (game.state[word] & ~(MASK << (square * BITS))) | ((item + 1) << (square * BITS));
}

/** The item of a kind at a space, or NONE; off the board there is none. */
export function itemAt(game: Game, kind: ItemKind, space: number): number {
  const square = game.content.board.squares[kind].indexOf(space);
  return square < 0 ? NONE : itemIn(game, kind, square);
}

/** Lays on each square of a kind one of its items, whichever chance gives. */
export function dealItems(game: Game, kind: ItemKind): void {
  const { items, board } = game.content;
  const left = items.flatMap(({ def }, item) => (def.kind === kind ? [item] : []));
  board.squares[kind].forEach((_, square) => {
    layItem(game, kind, square, left.splice(drawPlayLot(game, left.length), 1)[0]);
  });
}
