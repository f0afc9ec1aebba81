import type { Library } from '../content/library.ts';
import type { GameEvent } from '../state/event.ts';
import { type Match, newMatch, playEntry } from './match.ts';
import { type Entry, type GameRecord, isPlayed, type PlayedEntry, standsAfter } from './record.ts';

/** The entries that were not taken back. */
export function standing(entries: readonly Entry[]): PlayedEntry[] {
  const line: PlayedEntry[] = [];
  for (const entry of entries) {
    if (isPlayed(entry)) line.push(entry);
    else line.length = standsAfter(line.length, entry);
  }
  return line;
}

/** Hears a game told again: the match as it stands, what has just happened, and by which entry (null: the setup). */
export type Listener = (match: Match, events: readonly GameEvent[], entry: PlayedEntry | null) => void;

/** Tells the choices of a record that still stand, one after the other. */
export function retell(
  record: Pick<GameRecord, 'config' | 'entries'>,
  library: Library,
  listen: Listener,
): void {
  let events: GameEvent[] = [];
  const sink = (event: GameEvent): void => {
    events.push(event);
  };
  const match = newMatch(record.config, library, sink);
  listen(match, events, null);
  for (const entry of standing(record.entries)) {
    events = [];
    playEntry(match, entry, sink);
    listen(match, events, entry);
  }
}
