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
  readonly size: number;
  /** Only a test of the laws may exchange it, to see that a law notices. */
  audience: Audience;
}

/** Every block of the state, in the order of its words. */
export const BLOCKS: Block[] = [];

let size = 0;
let isClosed = false;

/** Lays out words of the state and says who may know them; returns where they begin. */
export function words(name: string, count: number, audience: Audience): number {
  if (isClosed) throw new Error(`${name} comes too late: there are games already`);
  const at = size;
  size += count;
  BLOCKS.push({ name, at, size: count, audience });
  return at;
}

/** How many words a state has. From now on no more can be laid out. */
export function stateSize(): number {
  isClosed = true;
  return size;
}
