import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  agreeDraw,
  choose,
  fromRecord,
  type GameEvent,
  type GameRecord,
  type Match,
  newMatch,
  PeerlessError,
  resign,
  type Sink,
  timeout,
} from '@peerless/rules';
import { library } from './collection/library.ts';
import { readJson } from './files.ts';
import type { Io } from './io.ts';

/** Records of games on disk. */

/** The folder of saved games. */
export const savesFolder = (io: Io): string => join(io.home, 'games');

/** The path of a record: a file, or the name of a saved game. */
export function recordPath(name: string, io: Io): string {
  if (existsSync(name)) return name;
  const saved = join(savesFolder(io), `${name}.json`);
  if (!/[/\\]/.test(name) && existsSync(saved)) return saved;
  return name;
}

export const SAVE_FORMAT = 'peerless-save-1';

/** A record that was read and played again, and whatever a saved game says about its players. */
export interface Opened {
  readonly match: Match;
  /** Undefined in a bare record. */
  readonly players?: unknown;
}

/** Reads a record or a saved game; anything that does not fit is refused with the file's name. */
export function openRecord(path: string): Opened {
  const json = readJson(path);
  try {
    if (!isSave(json)) return { match: fromRecord(json, library()) };
    return { match: fromRecord(json.record, library()), players: json.players ?? null };
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    throw new PeerlessError(`${path}: ${error.message}`);
  }
}

export const isSave = (json: unknown): json is { readonly players: unknown; readonly record: unknown } =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  json.format === SAVE_FORMAT &&
  'record' in json;

/** One choice and what came of it; the first one is the setup. */
export interface Chapter {
  readonly key: string | null;
  readonly events: readonly GameEvent[];
}

/** The events of the choices that still stand; what was taken back is not told. */
export function chaptersOf(record: Pick<GameRecord, 'config' | 'entries'>): Chapter[] {
  let events: GameEvent[] = [];
  const sink: Sink = (event) => events.push(event);
  const match = newMatch(record.config, library(), sink);
  const chapters: Chapter[] = [{ key: null, events }];
  for (const entry of standing(record.entries)) {
    events = [];
    if ('choose' in entry) choose(match, entry.choose, sink);
    else if ('resign' in entry) resign(match, entry.resign, sink);
    else if ('timeout' in entry) timeout(match, entry.timeout, sink);
    else if ('draw' in entry) agreeDraw(match, sink);
    chapters.push({ key: 'choose' in entry ? entry.choose : null, events });
  }
  return chapters;
}

type Entry = GameRecord['entries'][number];

/** The entries that were not taken back. */
export function standing(entries: readonly Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if ('undo' in entry) line.length = Math.min(line.length, entry.undo);
    else line.push(entry);
  }
  return line;
}
