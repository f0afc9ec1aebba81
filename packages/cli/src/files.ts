import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PeerlessError } from '@peerless/rules';

/** Files with errors in one sentence. */

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why a file could not be used. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** A path that somebody typed; an empty one is nobody's. */
export function typedPath(path: string, what: string): string {
  if (path.trim() !== '') return path;
  throw new PeerlessError(`${what} is empty; expected the name of a file`);
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new PeerlessError(`cannot read ${path}: ${fileReason(error)}`);
  }
}

/** Writes a file whole or not at all: a crash in the middle leaves the old one. Its folder must be there. */
export function writeText(path: string, text: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) throw new PeerlessError(`cannot write ${path}: there is no folder ${folder}`);
  const draft = `${path}.${process.pid}.new`;
  try {
    // Pipes and devices cannot be replaced.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) writeFileSync(path, text);
    else {
      writeFileSync(draft, text);
      renameSync(draft, path);
    }
  } catch (error) {
    removeDraft(draft);
    throw new PeerlessError(`cannot write ${path}: ${fileReason(error)}`);
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
    throw new PeerlessError(`cannot make the folder ${path}: ${fileReason(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new PeerlessError(`cannot use ${path}: it is no JSON file, or it was cut off`);
  }
}
