import type { Library } from '../content/library.ts';
import type { GameEvent } from '../state/event.ts';
import { enter, type Match, newMatch } from './match.ts';
import { type Entry, type GameRecord, isTold, type Told } from './record.ts';

/** The entries that were not taken back. */
export function standing(entries: readonly Entry[]): Told[] {
  const line: Told[] = [];
  for (const entry of entries) {
    if (isTold(entry)) line.push(entry);
    else line.length = Math.min(line.length, 'undo' in entry ? entry.undo : entry.rewind);
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
    enter(match, entry, sink);
    listen(match, events, entry);
  }
}
