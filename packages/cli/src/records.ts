import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foreign } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { RECORD_FORMAT, RecordError } from '@peerless/rules/match';
import { type OpenedSave, openSave, SAVE_FORMAT, SaveError, type SaveProblem } from '@peerless/table';
import { localName, recordProblemText } from '@peerless/text';
import { boards, heroes, library } from './collection/library.ts';
import { fileReason, isMissing, readJson, unusable } from './files.ts';
import { InputError, reasonText, type Words, withNames } from './input-error.ts';
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

/** Reads a record or a saved game; anything that does not fit is refused with the file's name. */
export function openRecord(path: string): OpenedSave {
  const json = readJson(path);
  try {
    return openSave(json, library());
  } catch (error) {
    throw unusable('cannotUse', path, (say) => refusalText(error, say), error);
  }
}

/** What is wrong with a file that is no save. */
const SAVE_PROBLEMS: { readonly [P in SaveProblem]: Words } = {
  noGame: (say) => say('noRecord', { save: SAVE_FORMAT, record: RECORD_FORMAT }),
  noRecord: (say) => say('damagedRecord', { record: RECORD_FORMAT }),
  players: (say) => say('damagedPlayers'),
};

/** Why a record was refused, in the language of whoever wants to open it. */
function refusalText(error: unknown, say: Say): string {
  if (error instanceof SaveError) return SAVE_PROBLEMS[error.problem](say);
  if (!(error instanceof RecordError))
    return error instanceof PeerlessError ? reasonText(error, say) : say('noGame');
  const { problem } = error;
  if (problem.is === 'unknown')
    return say(problem.what === 'hero' ? 'missingHero' : 'missingBoard', { slug: foreign(problem.slug) });
  return recordProblemText(problem, say.lang, (slug) => {
    const found = [...heroes, ...boards].find((item) => item.slug === slug);
    return found === undefined ? slug : capital(localName(found, say.lang));
  });
}
