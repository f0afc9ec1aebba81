import { freshDigits } from '../games/start-game.ts';

/** What pages of this browser have given to shuffles: to be compared with what the server tells when the games are over. */

/** Heroes that are to be drawn by lot. */
export interface Lots {
  /** The seats for which nobody chose. */
  readonly seats: readonly number[];
  /** All that could be drawn, but for those that were chosen. */
  readonly from: readonly string[];
}

/** A part in the shuffle of a game, beside the hash that the server had published before it learned that part. */
export interface Part {
  readonly pledge: string;
  readonly salt: string;
  /** The game that this page has seen begin with it; null: it has not. */
  readonly game: string | null;
  /** Null where nothing was drawn, or where this page did not see what was chosen. */
  readonly lots: Lots | null;
}

const KEY = 'peerless-salts';
/** Games over days may be many at a time. */
const MOST = 100;

/** 32 hex digits that nobody knows before they are said. */
export const freshSalt = (): string => freshDigits(16);

/** The parts that are kept, the latest last. */
export function keptParts(): readonly Part[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps a part; what was known of it before is forgotten. */
export function keepPart(part: Part): void {
  const others = keptParts().filter(({ salt }) => salt !== part.salt);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, part].slice(-MOST)));
  } catch {
    // A full or forbidden store: it will be said that nothing can be known here.
  }
}
