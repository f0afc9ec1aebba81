import type { Game } from './game.ts';

/**
 * The state of a game is one Int32Array: what happens next is data, so at every decision a game can be copied, hashed
 * and sent (docs/decisions/0003-one-flat-state.md). The modules beside this one own its words: each lays out its own,
 * says who may know them, and is the only one to read and write them.
 */

/** Puts into `into`, which is empty, what that viewer may know of a block of words. */
export type Copy = (game: Game, viewer: number, into: Int32Array) => void;

/** Who may know the words of a block: everybody, nobody, or whom the rule that copies them lets know. */
export type Audience = 'everybody' | 'nobody' | Copy;

export interface Block {
  readonly name: string;
  readonly at: number;
  /** In the part of one seat, where `perSeat`. */
  readonly size: number;
  readonly audience: Audience;
  /** Every seat has such words. */
  readonly perSeat: boolean;
}

/** Every block of the state, in the order of its words. */
export const BLOCKS: Block[] = [];

/**
 * A state has a part for the table and behind it one for each seat, so that a duel is smaller than a game of four. The parts
 * begin at fixed places, which the compiler writes into the code; there is room for what the modules lay out and little more.
 */
const TABLE_PART = 672;
const SEAT_PART = 160;

let tableSize = 0;
let seatSize = 0;
let isClosed = false;

/** Lays out words of the table and says who may know them; returns where they begin. */
export function words(name: string, count: number, audience: Audience): number {
  const at = tableSize;
  tableSize += count;
  layOut({ name, at, size: count, audience, perSeat: false });
  return at;
}

/** The same for words that every seat has; `ofSeat` finds those of one. */
export function seatWords(name: string, count: number, audience: Audience): number {
  const at = TABLE_PART + seatSize;
  seatSize += count;
  layOut({ name, at, size: count, audience, perSeat: true });
  return at;
}

function layOut(block: Block): void {
  if (isClosed) throw new Error(`${block.name} comes too late: there are games already`);
  if (tableSize > TABLE_PART || seatSize > SEAT_PART) throw new Error(`there is no room for ${block.name}`);
  BLOCKS.push(block);
}

/** Where the words of a seat begin that `seatWords` laid out. */
export const ofSeat = (at: number, seat: number): number => at + seat * SEAT_PART;

/** Where the words of a block lie in a game of so many seats: in one place, or in one for each seat. */
export const placesOf = ({ at, size, perSeat }: Block, seats: number): { at: number; end: number }[] =>
  Array.from({ length: perSeat ? seats : 1 }, (_, seat) => ({
    at: ofSeat(at, seat),
    end: ofSeat(at, seat) + size,
  }));

// A few words at a time: what typed arrays have for it themselves is called out of compiled code, which takes longer.

export function fillWords(state: Int32Array, value: number, from: number, count: number): void {
  for (let i = from; i < from + count; i++) state[i] = value;
}
export function copyWords(state: Int32Array, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) state[to + i] = state[from + i];
}

/** Whether all words that a seat has are the same in two states. */
export function hasSameWords(a: Int32Array, b: Int32Array, seat: number): boolean {
  const from = ofSeat(TABLE_PART, seat);
  for (let i = from; i < from + SEAT_PART; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Says anew who may know a block. Only a test of the laws may do so, to see that a law notices. */
export function setAudience(block: Block, audience: Audience): void {
  (block as { audience: Audience }).audience = audience;
  shown.length = 0;
}

/** What an observation is made by: words from `at` up to `end` that not everybody may know, and the rules about them. */
export interface Shown {
  readonly closed: readonly { readonly at: number; readonly end: number }[];
  readonly rules: readonly Copy[];
}

/** By the number of seats. */
const shown: Shown[] = [];

/** The audiences of all blocks, put together once. */
export function shownWords(seats: number): Shown {
  shown[seats] ??= {
    closed: closedWords(seats),
    rules: BLOCKS.flatMap(({ audience }) => (typeof audience === 'function' ? [audience] : [])),
  };
  return shown[seats];
}

/** All words but those of open blocks, also any that belong to no block. */
function closedWords(seats: number): Shown['closed'] {
  const open = BLOCKS.filter(({ audience }) => audience === 'everybody')
    .flatMap((block) => placesOf(block, seats))
    .sort((a, b) => a.at - b.at);
  const ends = [0, ...open.map(({ end }) => end)];
  const starts = [...open.map(({ at }) => at), stateSize(seats)];
  return ends.map((at, i) => ({ at, end: starts[i] })).filter(({ at, end }) => at < end);
}

/** How many words the state of a game of so many seats has. From now on no more can be laid out. */
export function stateSize(seats: number): number {
  isClosed = true;
  return ofSeat(TABLE_PART, seats);
}
