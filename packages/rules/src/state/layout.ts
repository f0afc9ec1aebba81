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
  readonly audience: Audience;
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

// A few words at a time: what typed arrays have for it themselves is called out of compiled code, which takes longer.

export function fillWords(state: Int32Array, value: number, from: number, count: number): void {
  for (let i = from; i < from + count; i++) state[i] = value;
}
export function copyWords(state: Int32Array, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) state[to + i] = state[from + i];
}

/** Says anew who may know a block. Only a test of the laws may do so, to see that a law notices. */
export function setAudience(block: Block, audience: Audience): void {
  (block as { audience: Audience }).audience = audience;
  shown = null;
}

/** What is copied for a viewer: words from `at` up to `end` that everybody may know, and the rules for others. */
export interface Shown {
  readonly open: readonly { readonly at: number; readonly end: number }[];
  readonly rules: readonly Copy[];
}

let shown: Shown | null = null;

/** The audiences of all blocks, put together once: open blocks that lie side by side are copied in one go. */
export function shownWords(): Shown {
  if (shown !== null) return shown;
  const open: { at: number; end: number }[] = [];
  const rules: Copy[] = [];
  for (const { at, size: count, audience } of BLOCKS) {
    const last = open.at(-1);
    if (typeof audience === 'function') rules.push(audience);
    else if (audience === 'everybody' && last?.end === at) last.end += count;
    else if (audience === 'everybody') open.push({ at, end: at + count });
  }
  shown = { open, rules };
  return shown;
}

/** How many words a state has. From now on no more can be laid out. */
export function stateSize(): number {
  isClosed = true;
  return size;
}
