import type { CModifier, Node } from '../content/compile.ts';
import type { Game } from './game.ts';

/**
 * What is done stands in the files of those who do it: of the heroes by their seats, behind them that of the board with its
 * items. Files do not know at which table they are; the number of an entry in a game says its file, too.
 */

const BITS = 3;
const FILE = (1 << BITS) - 1;

/** An entry of a file as a game knows it. Below 0, as the entry itself, where there is none; its file is known even then. */
export const inFile = (file: number, entry: number): number => (entry << BITS) | file;
export const fileIn = (number: number): number => number & FILE;
export const entryIn = (number: number): number => number >> BITS;

/** The file of the items of a board. */
export const itemFile = (game: Game): number => game.content.seats;

export const nodeNumbered = (game: Game, number: number): Node =>
  game.content.files[number & FILE].nodes[number >> BITS];
export const modifierNumbered = (game: Game, number: number): CModifier =>
  game.content.files[number & FILE].modifiers[number >> BITS];
