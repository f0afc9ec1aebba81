import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  fromRecord,
  type GameEvent,
  type GameRecord,
  type Match,
  PeerlessError,
  retell,
} from '@peerless/rules';
import { boardBySlug, heroBySlug, library } from './collection/library.ts';
import { fileReason, readJson } from './files.ts';
import { InputError, reasonText, withNames } from './input-error.ts';
import type { Io } from './io.ts';

/** Records of games on disk. */

/** The folder of saved games. */
export const savesFolder = (io: Io): string => join(io.home, 'games');

/** The names of all saved games. */
export function savedNames(io: Io): string[] {
  const folder = savesFolder(io);
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => basename(file, '.json'));
  } catch (error) {
    throw new InputError((say) => say('cannotRead', { file: folder, reason: fileReason(error)(say) }));
  }
}

/** The path of a record if it is there: a file, or the name of a saved game. */
export function findRecord(name: string, io: Io): string | null {
  const saved = join(savesFolder(io), `${name}.json`);
  if (!/[/\\]/.test(name) && existsSync(saved)) return saved;
  return existsSync(name) ? name : null;
}

/** The path of a record; a name that means nothing is refused with those that do. */
export function recordPath(name: string, io: Io): string {
  const found = name.trim() === '' ? null : findRecord(name, io);
  if (found !== null) return found;
  if (name.trim() === '') throw new InputError((say) => say('gameNameEmpty'));
  if (/[/\\.]/.test(name))
    throw new InputError((say) => say('cannotRead', { file: name, reason: say('noSuchFile') }));
  const known = savedNames(io);
  throw new InputError((say) => {
    const text = say('unknownGame', { name });
    return known.length === 0
      ? say('noneSavedYet', { text })
      : withNames(text, name, known.slice(0, 20), say);
  });
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
    const format = formatOf(json);
    if (format === RECORD_FORMAT) return { match: matchIn(json) };
    if (format !== SAVE_FORMAT)
      throw new InputError((say) => say('noRecord', { save: SAVE_FORMAT, record: RECORD_FORMAT }));
    const { record, players = null } = json as { record?: unknown; players?: unknown };
    if (formatOf(record) !== RECORD_FORMAT)
      throw new InputError((say) => say('damagedRecord', { record: RECORD_FORMAT }));
    return { match: matchIn(record), players };
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    throw new InputError((say) => say('cannotUse', { file: path, reason: reasonText(error, say) }));
  }
}

/** Plays a record again; content that files of somebody else's bring has to be there. */
function matchIn(record: unknown): Match {
  const { config } = record as { config?: { board?: unknown; seats?: unknown } | null };
  const seats: unknown[] = Array.isArray(config?.seats) ? config.seats : [];
  for (const seat of seats)
    refuseMissing('missingHero', (seat as { hero?: unknown } | null)?.hero, heroBySlug);
  refuseMissing('missingBoard', config?.board, boardBySlug);
  return fromRecord(record, library());
}

/** What is no slug at all is damage, which the engine tells. */
function refuseMissing(
  id: 'missingHero' | 'missingBoard',
  slug: unknown,
  find: (slug: string) => unknown,
): void {
  if (typeof slug !== 'string' || !/^[a-z0-9-]{1,64}$/.test(slug) || find(slug) !== undefined) return;
  throw new InputError((say) => say(id, { slug }));
}

/** What the engine calls its records. */
const RECORD_FORMAT: GameRecord['format'] = 'peerless-1';

const formatOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;

/** One choice and what came of it; the first one is the setup. */
export interface Chapter {
  readonly key: string | null;
  readonly events: readonly GameEvent[];
}

/** The events of the choices that still stand; what was taken back is not told. */
export function chaptersOf(record: Pick<GameRecord, 'config' | 'entries'>): Chapter[] {
  const chapters: Chapter[] = [];
  retell(record, library(), (_match, events, entry) => {
    chapters.push({ key: entry !== null && 'choose' in entry ? entry.choose : null, events });
  });
  return chapters;
}
