import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { foreign } from '@peerless/language';
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
  ENAMETOOLONG: 'nameTooLong',
  ELOOP: 'linkLoop',
};

/** Whether there is nothing of that name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Why a file could not be used. */
export const fileReason =
  (error: unknown): Words =>
  (say) => {
    const reason = REASONS[error instanceof Error && 'code' in error ? String(error.code) : ''];
    return reason === undefined ? reasonText(error, say) : say(reason);
  };

/** A path as it may be repeated. */
export const fileWord = (path: string): string => foreign(path, 1000);

/** The sentence about a file that could not be used. */
export const unusable = (
  what: 'cannotRead' | 'cannotWrite' | 'cannotUse' | 'cannotMakeFolder',
  path: string,
  reason: Words,
  cause?: unknown,
): InputError => new InputError((say) => say(what, { file: fileWord(path), reason: reason(say) }), cause);

/** A path that somebody typed; an empty one is nobody's. */
export function typedPath(path: string, what: string): string {
  if (path.trim() !== '') return path;
  throw new InputError((say) => say('emptyPath', { what }));
}

/** A hundred times the longest game; a device or a pipe may have no end. */
const MOST_MEGABYTES = 32;

export function readText(path: string): string {
  let bytes: Buffer | null;
  try {
    bytes = readUpTo(path, MOST_MEGABYTES * 2 ** 20);
  } catch (error) {
    throw unusable('cannotRead', path, fileReason(error));
  }
  if (bytes === null) throw unusable('cannotRead', path, (say) => say('tooLarge', { most: MOST_MEGABYTES }));
  return bytes.toString('utf8');
}

/** What is in a file, or null if that is more than so many bytes. */
function readUpTo(path: string, most: number): Buffer | null {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let left = most; left >= 0; ) {
      const part = Buffer.allocUnsafe(65_536);
      const length = readSync(file, part);
      if (length === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, length));
      left -= length;
    }
    return null;
  } finally {
    closeSync(file);
  }
}

const isReplaced = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;

/** The file itself where a path is a link to it; a link to nothing leads to the file that will be there. */
function targetOf(path: string, links: number = 0): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  // The system follows no more links than this either.
  return isLink && links < 40 ? targetOf(resolve(dirname(path), readlinkSync(path)), links + 1) : path;
}

/**
 * Refuses a path where nothing can be written, for those who would be sorry to learn it after long work. Returns the
 * file that a link leads to.
 */
export function checkWritable(path: string): string {
  const refused = (reason: Words): InputError => unusable('cannotWrite', path, reason);
  let [target, isFolder] = [path, false];
  if (!existsSync(dirname(path)))
    throw refused((say) => say('noFolder', { folder: fileWord(dirname(path)) }));
  try {
    target = targetOf(path);
    isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
    // A file is replaced by a new one in its folder; pipes and devices cannot be.
    accessSync(isReplaced(target) ? dirname(target) : target, constants.W_OK);
  } catch (error) {
    throw refused(fileReason(error));
  }
  if (isFolder) throw refused((say) => say('isFolder'));
  return target;
}

/**
 * Writes a file whole or not at all: a crash in the middle leaves the old one. Its folder must be there. Who may read
 * it stays as it was, and a link stays a link.
 */
export function writeText(path: string, text: string): void {
  const target = checkWritable(path);
  const draft = `${target}.${process.pid}.new`;
  try {
    if (!isReplaced(target)) writeFileSync(target, text);
    else {
      const old = statSync(target, { throwIfNoEntry: false });
      // Nobody else may look into it while it is written.
      writeFileSync(draft, text, old === undefined ? {} : { mode: 0o600 });
      if (old !== undefined) chmodSync(draft, old.mode & 0o777);
      renameSync(draft, target);
    }
  } catch (error) {
    removeFile(draft);
    throw unusable('cannotWrite', path, fileReason(error));
  }
}

/** Takes a file away that may not even be there; where it cannot be, there is no more to say than before. */
export function removeFile(path: string): void {
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
    throw unusable('cannotMakeFolder', path, fileReason(error));
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw unusable('cannotUse', path, (say) => say('noJson'));
  }
}
