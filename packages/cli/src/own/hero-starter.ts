import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemLine, readHero } from '@peerless/language';
import { heroBySlug } from '../collection/library.ts';
import { checkWritable, fileReason, typedPath } from '../files.ts';
import { InputError } from '../input-error.ts';
import { capital } from '../sentence.ts';
import { defaultExport, isModule } from './module-file.ts';

/** A hero to start from, with its scenarios. */

const MODEL = { slug: 'lighthouse-keeper', name: 'Lighthouse Keeper' };
const FOLDER = fileURLToPath(new URL('../../starter/', import.meta.url));
const model = (kind: string): string => join(FOLDER, `${MODEL.slug}${kind}`);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `sea-captain` → `Sea Captain` */
const nameOf = (slug: string): string => slug.split('-').map(capital).join(' ');

/** Writes a hero with that slug, and its scenarios beside it; returns both files. Nothing is ever overwritten. */
export async function writeStarter(slug: string, out: string = `${slug}.mjs`): Promise<readonly string[]> {
  if (slug.length > 64 || !SLUG.test(slug)) throw new InputError((say) => say('slugForm', { text: slug }));
  if (heroBySlug(slug) !== undefined) throw new InputError((say) => say('heroTaken', { slug }));
  const file = typedPath(out, '--out');
  const kind = extname(file);
  if (kind !== '.json' && !isModule(file))
    throw new InputError((say) => say('cannotWrite', { file, reason: say('contentKind') }));
  const scenarios = join(dirname(file), `${basename(file, kind)}.yaml`);
  const renamed = (text: string): string =>
    text
      .replaceAll(`${MODEL.slug}.mjs`, basename(file))
      .replaceAll(`${MODEL.slug}.yaml`, basename(scenarios))
      .replaceAll(MODEL.slug, slug)
      .replaceAll(MODEL.name, nameOf(slug));
  const json = renamed(JSON.stringify(await defaultExport(model('.mjs')), null, 2));
  // The slug may be that of a part of the hero.
  const [problem] = readHero(json).problems ?? [];
  if (problem !== undefined)
    throw new InputError((say) => say('slugProblem', { slug, reason: problemLine(problem) }));
  const text = kind === '.json' ? `${json}\n` : renamed(readFileSync(model('.mjs'), 'utf8'));
  const files = [file, scenarios];
  for (const path of files) checkFree(path);
  writeNew(file, text);
  writeNew(scenarios, renamed(readFileSync(model('.yaml'), 'utf8')));
  return files;
}

const isThere = (path: string): InputError => new InputError((say) => say('fileIsThere', { file: path }));

function checkFree(path: string): void {
  if (existsSync(path)) throw isThere(path);
  checkWritable(path);
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(path);
    throw new InputError((say) => say('cannotWrite', { file: path, reason: fileReason(error)(say) }));
  }
}
