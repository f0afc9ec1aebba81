import type { Game } from './game.ts';
import { MAX_SEATS } from './limits.ts';

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
  /** Every hand has such words for every deck, where hands can hold cards of other decks. */
  readonly perGuest: boolean;
}

/** What the size of a state depends on. */
interface Seating {
  readonly seats: number;
  /** Hands can hold cards of other decks. */
  readonly guests: boolean;
}

/** Every block of the state. */
export const BLOCKS: Block[] = [];

/**
 * A state has a part for the table and behind it one for each seat, so that a duel is smaller than a game of four. The parts
 * begin at fixed places, which the compiler writes into the code; there is room for what the modules lay out and little more.
 */
const TABLE_PART = 672;
const SEAT_PART = 160;
/** Behind the seats, in games that need it: for each hand and each deck what of that deck is in that hand. */
const GUEST_PART = 34;

/** A part while it is laid out: what is open to all from its beginning on, what is not from its end. So one run of words is emptied. */
class Part {
  private readonly size: number;
  private open = 0;
  private closed = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Where these words begin. */
  add(name: string, count: number, isOpen: boolean): number {
    if (isClosed) throw new Error(`${name} comes too late: there are games already`);
    if (this.open + this.closed + count > this.size) throw new Error(`there is no room for ${name}`);
    if (!isOpen) {
      this.closed += count;
      return this.size - this.closed;
    }
    this.open += count;
    return this.open - count;
  }
}

const tablePart = new Part(TABLE_PART);
const seatPart = new Part(SEAT_PART);
const guestPart = new Part(GUEST_PART);
let isClosed = false;

/** Lays out words of the table and says who may know them; returns where they begin. */
export function words(name: string, count: number, audience: Audience): number {
  const at = tablePart.add(name, count, audience === 'everybody');
  BLOCKS.push({ name, at, size: count, audience, perSeat: false, perGuest: false });
  return at;
}

/** The same for words that every seat has; `ofSeat` finds those of one. */
export function seatWords(name: string, count: number, audience: Audience): number {
  const at = TABLE_PART + seatPart.add(name, count, audience === 'everybody');
  BLOCKS.push({ name, at, size: count, audience, perSeat: true, perGuest: false });
  return at;
}

/** The same for words about the cards of one deck in one hand; `ofGuests` finds them. */
export function guestWords(name: string, count: number, audience: Audience): number {
  const at = guestPart.add(name, count, audience === 'everybody');
  BLOCKS.push({ name, at, size: count, audience, perSeat: false, perGuest: true });
  return at;
}

/** Where the words of a seat begin that `seatWords` laid out. */
export const ofSeat = (at: number, seat: number): number => at + seat * SEAT_PART;

/** Where the words begin that `guestWords` laid out, for the cards of that owner's deck in that holder's hand. */
export const ofGuests = (at: number, seats: number, holder: number, owner: number): number =>
  ofSeat(TABLE_PART, seats) + (holder * seats + owner) * GUEST_PART + at;

/** Where the words of a block lie at such a table: in one place, in one for each seat, or in one for each hand and deck. */
export function placesOf(
  { at, size, perSeat, perGuest }: Block,
  { seats, guests }: Seating,
): { at: number; end: number }[] {
  const count = perGuest ? (guests ? seats * seats : 0) : perSeat ? seats : 1;
  return Array.from({ length: count }, (_, i) => {
    const from = perGuest ? ofGuests(at, seats, Math.floor(i / seats), i % seats) : ofSeat(at, i);
    return { at: from, end: from + size };
  });
}

// A few words at a time: what typed arrays have for it themselves is called out of compiled code, which takes longer.

export function fillWords(state: Int32Array, value: number, from: number, count: number): void {
  for (let i = from; i < from + count; i++) state[i] = value;
}
export function copyWords(state: Int32Array, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) state[to + i] = state[from + i];
}

/** Whether all words that a seat has are the same in two states of a table. */
export function hasSameWords(
  a: Int32Array,
  b: Int32Array,
  seat: number,
  { seats, guests }: Seating,
): boolean {
  const from = ofSeat(TABLE_PART, seat);
  for (let i = from; i < from + SEAT_PART; i++) if (a[i] !== b[i]) return false;
  if (!guests) return true;
  const end = ofGuests(0, seats, seat + 1, 0);
  for (let i = ofGuests(0, seats, seat, 0); i < end; i++) if (a[i] !== b[i]) return false;
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

/** By the number of seats, then with guests. */
const shown: Shown[] = [];

/** The audiences of all blocks, put together once. */
export function shownWords(table: Seating): Shown {
  const key = table.guests ? MAX_SEATS + table.seats : table.seats;
  shown[key] ??= {
    closed: closedWords(table),
    rules: BLOCKS.filter(({ perGuest }) => table.guests || !perGuest).flatMap(({ audience }) =>
      typeof audience === 'function' ? [audience] : [],
    ),
  };
  return shown[key];
}

/** All words but those of open blocks, also any that belong to no block. */
function closedWords(table: Seating): Shown['closed'] {
  const open = BLOCKS.filter(({ audience }) => audience === 'everybody')
    .flatMap((block) => placesOf(block, table))
    .sort((a, b) => a.at - b.at);
  const ends = [0, ...open.map(({ end }) => end)];
  const starts = [...open.map(({ at }) => at), stateSize(table)];
  return ends.map((at, i) => ({ at, end: starts[i] })).filter(({ at, end }) => at < end);
}

/** How many words the state of a game at such a table has. From now on no more can be laid out. */
export function stateSize({ seats, guests }: Seating): number {
  isClosed = true;
  return guests ? ofGuests(0, seats, seats, 0) : ofSeat(TABLE_PART, seats);
}
