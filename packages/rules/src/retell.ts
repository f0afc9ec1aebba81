import type { GameEvent } from './event.ts';
import type { Library } from './library.ts';
import {
  agreeDraw,
  choose,
  type Entry,
  type GameRecord,
  type Match,
  newMatch,
  resign,
  timeout,
} from './match.ts';

/** An entry of the log that does something. */
export type Told = Exclude<Entry, { undo: number }>;

/** The entries that were not taken back. */
export function standing(entries: readonly Entry[]): Told[] {
  const line: Told[] = [];
  for (const entry of entries) {
    if ('undo' in entry) line.length = Math.min(line.length, entry.undo);
    else line.push(entry);
  }
  return line;
}

/** Hears a game told again: the match as it stands, what has just happened, and by which entry (null: the setup). */
export type Listener = (match: Match, events: readonly GameEvent[], entry: Told | null) => void;

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
    if ('choose' in entry) choose(match, entry.choose, sink);
    else if ('resign' in entry) resign(match, entry.resign, sink);
    else if ('timeout' in entry) timeout(match, entry.timeout, sink);
    else agreeDraw(match, sink);
    listen(match, events, entry);
  }
}
