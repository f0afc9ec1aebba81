import type { GameConfig } from '../content/config.ts';
import type { ContentHashes } from '../content/content-hash.ts';

/** What is written to disk or sent: everything that makes a game happen again (docs/decisions/0015-records-last.md). */

export type Entry =
  | { readonly choose: string }
  /** So many choices stand; the player took back what nobody learnt anything from. */
  | { readonly undo: number }
  /** The same by consent of all players, whatever was learnt. */
  | { readonly rewind: number }
  | { readonly resign: number }
  | { readonly timeout: number }
  | { readonly draw: true };

/** An entry of the log that does something. */
export type PlayedEntry = Exclude<Entry, { undo: number } | { rewind: number }>;

/** Whether an entry does something; otherwise it takes back. */
export const isPlayed = (entry: Entry): entry is PlayedEntry => !('undo' in entry || 'rewind' in entry);

/** How many choices stand after an entry, if so many stood before it. */
export function standsAfter(stands: number, entry: Entry): number {
  if (isPlayed(entry)) return stands + 1;
  return Math.min(stands, 'undo' in entry ? entry.undo : entry.rewind);
}

export const RECORD_FORMAT = 'peerless-2';
/** Formats of older releases, which are read for ever. */
export const OLDER_FORMATS = ['peerless-1'] as const;

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** The rules it was last played with. */
  readonly rulesVersion: number;
  readonly config: GameConfig;
  /** The heroes and the board it was last played with. */
  readonly content: ContentHashes;
  readonly entries: readonly Entry[];
  /** A hash of the position it leads to (see `finalPosition`). */
  readonly final: string;
}

/** No game comes near: one of 400 turns has some thousand entries. What is taken back again and again is stopped. */
export const MOST_ENTRIES = 20_000;
/** A game that has so many entries can still be played to its end. */
export const MOST_TAKEN_BACK = 10_000;
