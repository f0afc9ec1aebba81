import { freshDigits } from '../games/start-game.ts';

/** A part in the shuffle of a game that this page has given, beside the hash that the server had published before. */
export interface Part {
  readonly pledge: string;
  readonly salt: string;
}

const KEY = 'peerless-salts';
/** Games over days may be many at a time. */
const MOST = 100;

/** 32 hex digits that nobody knows before they are said. */
export const freshSalt = (): string => freshDigits(16);

function parts(): readonly Part[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers what was given, to be compared when the game is over. */
export function keepPart(part: Part): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...parts(), part].slice(-MOST)));
  } catch {
    // A full or forbidden store: everything but this one salt can still be checked.
  }
}

/** What this page gave for that pledge, the last time it did. */
export const partFor = (pledge: string): Part | null =>
  parts().findLast((part) => part.pledge === pledge) ?? null;
