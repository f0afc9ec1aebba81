import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
  ENOSPC: 'the disk is full',
};

/** Why a file could not be used. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new PeerlessError(`cannot read ${path}: ${fileReason(error)}`);
  }
}

/** Writes a file whole or not at all: a crash in the middle leaves the old one. */
export function writeText(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text);
    renameSync(draft, path);
  } catch (error) {
    throw new PeerlessError(`cannot write ${path}: ${fileReason(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new PeerlessError(`${path} is no JSON file, or it was cut off`);
  }
}
