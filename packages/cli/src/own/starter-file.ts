import { existsSync, writeFileSync } from 'node:fs';
import { LIMITS } from '@peerless/language';
import { checkWritable, fileReason } from '../files.ts';
import { InputError } from '../input-error.ts';
import { capital } from '../sentence.ts';

/** Files to start from: under a slug of their own, and never over another file. */

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Refuses what is no slug. */
export function checkSlug(slug: string): void {
  if (slug.length > LIMITS.slug || !SLUG.test(slug))
    throw new InputError((say) => say('slugForm', { text: slug, max: String(LIMITS.slug) }));
}

/** `sea-captain` → `Sea Captain` */
export const nameOfSlug = (slug: string): string => slug.split('-').map(capital).join(' ');

/** Writes new files; if one of them is there already, none is written. */
export function writeNewFiles(files: readonly (readonly [path: string, text: string])[]): void {
  for (const [path] of files) {
    if (existsSync(path)) throw isThere(path);
    checkWritable(path);
  }
  for (const [path, text] of files) writeNew(path, text);
}

const isThere = (path: string): InputError => new InputError((say) => say('fileIsThere', { file: path }));

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(path);
    throw new InputError((say) => say('cannotWrite', { file: path, reason: fileReason(error)(say) }));
  }
}
