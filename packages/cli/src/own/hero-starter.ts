import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHero } from '@peerless/language';
import { problemText } from '@peerless/text';
import { heroBySlug } from '../collection/library.ts';
import { typedPath } from '../files.ts';
import { InputError } from '../input-error.ts';
import { defaultExport, isModule } from './module-file.ts';
import { checkSlug, nameOfSlug, writeNewFiles } from './starter-file.ts';

/** A hero to start from, with its scenarios. */

const MODEL = { slug: 'lighthouse-keeper', name: 'Lighthouse Keeper' };
const FOLDER = fileURLToPath(new URL('../../starter/', import.meta.url));
const model = (kind: string): string => join(FOLDER, `${MODEL.slug}${kind}`);

/** Writes a hero with that slug, and its scenarios beside it; returns both files. Nothing is ever overwritten. */
export async function writeStarter(slug: string, out: string = `${slug}.mjs`): Promise<readonly string[]> {
  checkSlug(slug);
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
      .replaceAll(MODEL.name, nameOfSlug(slug));
  const json = renamed(JSON.stringify(await defaultExport(model('.mjs')), null, 2));
  // The slug may be that of a part of the hero.
  const [problem] = readHero(json).problems ?? [];
  if (problem !== undefined)
    throw new InputError((say) => say('slugProblem', { slug, reason: problemText(problem, say.lang) }));
  const text = kind === '.json' ? `${json}\n` : renamed(readFileSync(model('.mjs'), 'utf8'));
  writeNewFiles([
    [file, text],
    [scenarios, renamed(readFileSync(model('.yaml'), 'utf8'))],
  ]);
  return [file, scenarios];
}
