import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { nearest } from '@peerless/language';

/** Where a module of somebody else's went wrong, as `file:line:column` as far as it is known, and what it said. */
export interface ModuleFault {
  readonly place: string;
  readonly reason: string;
}

/** Why a module does not run: it cannot be parsed, does not find what it imports, or throws. */
export function moduleFault(file: string, error: unknown): ModuleFault {
  const path = resolve(file);
  const { at, reason = saidBy(error) } =
    headed(error) ?? missingModule(path, error) ?? framed(path, error) ?? unparsed(path) ?? {};
  // A sentence follows it, which has a full stop of its own.
  return { place: at === undefined ? file : placed(file, at), reason: reason.replace(/\.$/, '') };
}

const NO_EXPORT = /^The requested module '(@peerless\/[\w/]+)' does not provide an export named '(\w+)'$/;

/** The same, and the name that was probably meant where one of our packages has none of that name. */
export async function importFault(file: string, error: unknown): Promise<ModuleFault> {
  const { place, reason } = moduleFault(file, error);
  const [, specifier, name = ''] = NO_EXPORT.exec(reason) ?? [];
  const meant = specifier === undefined ? undefined : nearest(name, Object.keys(await import(specifier)));
  return { place, reason: meant === undefined ? reason : `${reason}; did you mean "${meant}"?` };
}

/** What an error says, and the line of the module that it comes from where there is one. */
export function saidIn(file: string, error: unknown): string {
  const found = framed(resolve(file), error);
  return found === undefined ? saidBy(error) : `${saidBy(error)} (${placed(file, found.at)})`;
}

/** The place of the first line that fits, for what is wrong with a module that runs. */
export function placeOfLine(file: string, pattern: RegExp): string {
  const line = lineOf(resolve(file), pattern);
  return line === undefined ? file : `${file}:${line}`;
}

/** `path`, then the line and perhaps the column. */
interface At {
  readonly path: string;
  readonly line: number;
  readonly column?: number;
}

interface Found {
  readonly at: At;
  /** Left out: what the error says. */
  readonly reason?: string;
}

/** A file is called what was typed; a module that it imports has its own path. */
const placed = (file: string, { path, line, column }: At): string =>
  [path === resolve(file) ? file : path, line, ...(column === undefined ? [] : [column])].join(':');

const saidBy = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

const pathOf = (address: string): string =>
  address.startsWith('file:') ? fileURLToPath(address) : resolve(address);

/** Node begins with the place where a module itself is wrong, the line below it and a mark under the column. */
function headed(text: unknown): Found | undefined {
  const stack = typeof text === 'string' ? text : stackOf(text);
  const [, address, line, indent] = /^((?:file:|\/|\w:\\).*):(\d+)\n.*\n(?:( *)\^)?/.exec(stack) ?? [];
  const [, reason] = /^\w*Error: (.*)$/m.exec(stack) ?? [];
  if (address === undefined || reason === undefined) return undefined;
  const column = indent === undefined ? {} : { column: indent.length + 1 };
  return { at: { path: pathOf(address), line: Number(line), ...column }, reason };
}

/** The innermost call that stands in the module. */
function framed(path: string, error: unknown): Found | undefined {
  for (const frame of stackOf(error).split('\n')) {
    const [, address = '', line, column] = /^\s+at (?:.*\()?(.+?):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    if (address === path || address === pathToFileURL(path).href)
      return { at: { path, line: Number(line), column: Number(column) } };
  }
  return undefined;
}

const NO_MODULE = /^Cannot find (?:module|package) '([^']+)' imported from (.+)$/;
const NO_PART =
  /^Package subpath '\.([^']+)' is not defined by "exports" in .*(@peerless[/\\]\w+)[/\\]package\.json/;

/** The line that imports what is not there. */
function missingModule(path: string, error: unknown): Found | undefined {
  const said = saidBy(error);
  const [, part, owner = ''] = NO_PART.exec(said) ?? [];
  const [, wanted, importer = path] =
    part === undefined ? (NO_MODULE.exec(said) ?? []) : [said, `${owner.replace('\\', '/')}${part}`];
  if (wanted === undefined) return undefined;
  // Our packages are looked for from the hook, whatever module asks for them.
  const isOurs = wanted.startsWith('@peerless/');
  const from = isOurs ? path : importer;
  const line = lineOf(from, new RegExp(`['"/]${basename(wanted).replace(/\W/g, '\\$&')}(?:['"/]|$)`));
  if (line === undefined) return undefined;
  return { at: { path: from, line }, ...(isOurs ? { reason: `Cannot find module '${wanted}'` } : {}) };
}

function lineOf(path: string, pattern: RegExp): number | undefined {
  const index = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((line) => pattern.test(line))
    : -1;
  return index < 0 ? undefined : index + 1;
}

/** `import` does not say where a file cannot be parsed; the check of Node does, for one file at a time. */
function unparsed(path: string, seen: Set<string> = new Set()): Found | undefined {
  if (seen.has(path) || !existsSync(path)) return undefined;
  seen.add(path);
  const { stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
  const found = headed(stderr);
  if (found !== undefined) return found;
  for (const [, word = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*['"](\.[^'"]+)['"]/g)) {
    const inside = unparsed(resolve(dirname(path), word), seen);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
