import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foreign } from '@peerless/language';
import { type GameEvent, PeerlessError } from '@peerless/rules';
import {
  fromRecord,
  type GameRecord,
  type Match,
  OLDER_FORMATS,
  RECORD_FORMAT,
  RecordError,
  retell,
} from '@peerless/rules/match';
import { localName, recordProblemText } from '@peerless/text';
import { boards, heroes, library } from './collection/library.ts';
import { fileReason, isMissing, readJson, unusable } from './files.ts';
import { InputError, reasonText, withNames } from './input-error.ts';
import type { Io } from './io.ts';
import type { Say } from './messages.ts';
import { capital } from './sentence.ts';

/** Records of games on disk. */

/** The folder of saved games. */
export const savesFolder = (io: Io): string => join(io.home, 'games');

/** The names of all saved games. */
export function savedNames(io: Io): string[] {
  const folder = savesFolder(io);
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => basename(file, '.json'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw unusable('cannotRead', folder, fileReason(error));
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
  if (/[/\\.]/.test(name)) throw unusable('cannotRead', name, (say) => say('noSuchFile'));
  const known = savedNames(io);
  throw new InputError((say) => {
    const text = say('unknownGame', { name: foreign(name) });
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
    if (FORMATS.includes(format)) return { match: fromRecord(json, library()) };
    if (format !== SAVE_FORMAT)
      throw new InputError((say) => say('noRecord', { save: SAVE_FORMAT, record: RECORD_FORMAT }));
    const { record, players = null } = json as { record?: unknown; players?: unknown };
    if (!FORMATS.includes(formatOf(record)))
      throw new InputError((say) => say('damagedRecord', { record: RECORD_FORMAT }));
    return { match: fromRecord(record, library()), players };
  } catch (error) {
    const reason = (say: Say) => (error instanceof PeerlessError ? refusalText(error, say) : say('noGame'));
    throw unusable('cannotUse', path, reason, error);
  }
}

/** What the engine calls its records, now and in earlier releases. */
const FORMATS: readonly unknown[] = [RECORD_FORMAT, ...OLDER_FORMATS];

/** Why a record was refused, in the language of whoever wants to open it. */
function refusalText(error: PeerlessError, say: Say): string {
  if (!(error instanceof RecordError)) return reasonText(error, say);
  const { problem } = error;
  if (problem.is === 'unknown')
    return say(problem.what === 'hero' ? 'missingHero' : 'missingBoard', { slug: foreign(problem.slug) });
  return recordProblemText(problem, say.lang, (slug) => {
    const found = [...heroes, ...boards].find((item) => item.slug === slug);
    return found === undefined ? slug : capital(localName(found, say.lang));
  });
}

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
