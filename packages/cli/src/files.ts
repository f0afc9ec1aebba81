import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { InputError, reasonText, type Words } from './input-error.ts';
import type { PlainMessageId } from './messages.ts';

/** Files with errors in one sentence. */

const REASONS: Readonly<Record<string, PlainMessageId>> = {
  ENOENT: 'noSuchFile',
  EISDIR: 'isFolder',
  ENOTDIR: 'isNoFolder',
  EEXIST: 'isNoFolder',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'readOnly',
  ENOSPC: 'diskFull',
};

/** Why a file could not be used. */
export const fileReason =
  (error: unknown): Words =>
  (say) => {
    const reason = REASONS[error instanceof Error && 'code' in error ? String(error.code) : ''];
    return reason === undefined ? reasonText(error, say) : say(reason);
  };

/** A path that somebody typed; an empty one is nobody's. */
export function typedPath(path: string, what: string): string {
  if (path.trim() !== '') return path;
  throw new InputError((say) => say('emptyPath', { what }));
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError((say) => say('cannotRead', { file: path, reason: fileReason(error)(say) }));
  }
}

const isReplaced = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;

/** Refuses a path where nothing can be written, for those who would be sorry to learn it after long work. */
export function checkWritable(path: string): void {
  const folder = dirname(path);
  const refused = (reason: Words): InputError =>
    new InputError((say) => say('cannotWrite', { file: path, reason: reason(say) }));
  if (!existsSync(folder)) throw refused((say) => say('noFolder', { folder }));
  let isFolder = false;
  try {
    isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    // A file is replaced by a new one in its folder; pipes and devices cannot be.
    accessSync(isReplaced(path) ? folder : path, constants.W_OK);
  } catch (error) {
    throw refused(fileReason(error));
  }
  if (isFolder) throw refused((say) => say('isFolder'));
}

/** Writes a file whole or not at all: a crash in the middle leaves the old one. Its folder must be there. */
export function writeText(path: string, text: string): void {
  checkWritable(path);
  const draft = `${path}.${process.pid}.new`;
  try {
    if (!isReplaced(path)) writeFileSync(path, text);
    else {
      writeFileSync(draft, text);
      renameSync(draft, path);
    }
  } catch (error) {
    removeDraft(draft);
    throw new InputError((say) => say('cannotWrite', { file: path, reason: fileReason(error)(say) }));
  }
}

/** What could not be finished does not stay; where nothing could be begun there is nothing. */
function removeDraft(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The first error is the one to tell.
  }
}

/** Makes a folder and those above it, one by one: below /proc a recursive mkdir of Node 20 never comes back. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    if (existsSync(path)) return;
    throw new InputError((say) => say('cannotMakeFolder', { file: path, reason: fileReason(error)(say) }));
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError((say) => say('cannotUse', { file: path, reason: say('noJson') }));
  }
}
