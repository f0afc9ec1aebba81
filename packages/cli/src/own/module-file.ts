import { register } from 'node:module';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText, unusable } from '../files.ts';
import type { InputError, Words } from '../input-error.ts';
import { importFault, placeOfLine } from './module-fault.ts';

/** Files that somebody else wrote: data, or modules whose default export is asked for. */

const MODULES = ['.js', '.mjs'];
const KINDS = ['.json', ...MODULES];

/** Whether a word means a file and not a name: it has a folder, or ends like one. */
export const isFileWord = (word: string): boolean => /[/\\]/.test(word) || KINDS.includes(extname(word));

export const isModule = (file: string): boolean => MODULES.includes(extname(file));

/** Why a file cannot be used, in one sentence. */
export const noUse = (file: string, reason: Words): InputError => unusable('cannotUse', file, reason);

/** The text of a JSON file, or the default export of a module. */
export async function contentIn(file: string): Promise<unknown> {
  if (!KINDS.includes(extname(file))) throw noUse(file, (say) => say('contentKind'));
  return isModule(file) ? defaultExport(file) : readText(file);
}

let hooked = false;

/** Sources have no compiled hook; where they run, the packages are found anyway. */
function hookPackages(): void {
  if (hooked || import.meta.url.endsWith('.ts')) return;
  hooked = true;
  register('./package-hook.js', import.meta.url);
}

/** The default export of a module, which is run. */
export async function defaultExport(file: string): Promise<unknown> {
  // What cannot be read is told as for any other file.
  readText(file);
  hookPackages();
  const address = pathToFileURL(resolve(file)).href;
  const found = await imported(file, address);
  if (found.default === undefined)
    throw noUse(placeOfLine(file, /^\s*export\b/), (say) => say('noDefaultExport'));
  return found.default;
}

async function imported(file: string, address: string): Promise<{ readonly default?: unknown }> {
  try {
    return await import(address);
  } catch (error) {
    const { place, reason } = await importFault(file, error);
    throw noUse(place, (say) => say('moduleFailed', { reason }));
  }
}
