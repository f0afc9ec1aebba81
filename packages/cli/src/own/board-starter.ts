import { extname } from 'node:path';
import type { BoardDef } from '@peerless/language';
import { boardBySlug, boardNamed } from '../collection/library.ts';
import { typedPath } from '../files.ts';
import { InputError } from '../input-error.ts';
import { checkSlug, nameOfSlug, writeNewFiles } from './starter-file.ts';

/** Small, with room for every mode, and without anything special. */
const MODEL = 'soho';

/** Writes a board with that slug, which is like one of ours; returns the file. */
export function writeBoardStarter(slug: string, out: string = `${slug}.json`, like: string = MODEL): string {
  checkSlug(slug);
  if (boardBySlug(slug) !== undefined) throw new InputError((say) => say('boardTaken', { slug }));
  const file = typedPath(out, '--out');
  if (extname(file) !== '.json')
    throw new InputError((say) => say('cannotWrite', { file, reason: say('boardStarterKind') }));
  const { names: _, ...model } = boardNamed(like);
  // It belongs to no printed set, as a hero of one's own.
  writeNewFiles([[file, boardJson({ ...model, slug, name: nameOfSlug(slug), set: 'Homemade' })]]);
  return file;
}

/** A board as people like to edit it: a space, a line or a list of numbers on a line of its own. */
const boardJson = (board: BoardDef): string => {
  const text = JSON.stringify(board, null, 2).replaceAll(
    /\[[\d\s,]*\]|\["[^[\]{}]*\]|\[\s+"[^[\]{}]*\]/g,
    onOneLine,
  );
  return `${text.replaceAll(/\{[^{}]*\}(?=,?\n)/g, (part) => (part.length < 160 ? onOneLine(part) : part))}\n`;
};

const onOneLine = (part: string): string =>
  part.replaceAll(/\s+/g, ' ').replaceAll(/\[ | \]/g, (side) => side.trim());
