import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, PeerlessError, runScenario, type ScenarioResult, type Trace } from '@peerless/rules';
import { type Document, LineCounter, parseAllDocuments } from 'yaml';

/** Scenario files: YAML, several documents a file. */

/** One document of a file. */
export interface LoadedScenario {
  readonly file: string;
  /** Where the document begins, counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly document: unknown;
  /** The line of a place inside the document. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** References that a file may repeat: enough for people, too few for a file that blows itself up. */
const MAX_ALIASES = 100;
const MAX_BYTES = 1_000_000;

/** Reads a file, or all `.yaml` and `.yml` files under a folder in the order of their names. */
export function loadScenarios(path: string): LoadedScenario[] {
  return filesUnder(path).flatMap(loadFile);
}

/** Folders that hold other people's files, or hidden ones, are left alone. */
const isForeign = (folder: string): boolean => folder === 'node_modules' || folder.startsWith('.');

function filesUnder(path: string): string[] {
  if (path.trim() === '') throw new PeerlessError('the name of a scenario file is empty');
  if (!attempt(path, () => statSync(path)).isDirectory()) return [path];
  const entries = attempt(path, () => readdirSync(path, { withFileTypes: true }));
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return isForeign(entry.name) ? [] : filesUnder(inner);
      return /\.ya?ml$/.test(entry.name) ? [inner] : [];
    });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
};

/** What the file system refuses becomes a sentence. */
function attempt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new PeerlessError(
      code === 'ENOENT'
        ? `there is no file ${path}`
        : `cannot read ${path}: ${REASONS[code ?? ''] ?? code ?? String(error)}`,
    );
  }
}

function loadFile(file: string): LoadedScenario[] {
  const size = attempt(file, () => statSync(file)).size;
  if (size > MAX_BYTES)
    throw new PeerlessError(`cannot read ${file}: it has ${size} bytes, at most ${MAX_BYTES} are read`);
  const text = attempt(file, () => readFileSync(file, 'utf8'));
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  return [...documents].flatMap((document) => loadDocument(file, document, lines));
}

function loadDocument(file: string, document: Document.Parsed, lines: LineCounter): LoadedScenario[] {
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error !== undefined) throw new PeerlessError(`${file}:${lineAt(error.pos[0])}: ${error.message}`);
  const { contents } = document;
  if (contents === null) return [];
  const line = lineAt(contents.range[0]);
  const value = toValue(file, line, document);
  if (value === null) return [];
  const name = (value as { name?: unknown }).name;
  return [
    {
      file,
      line,
      name: typeof name === 'string' ? name : `line ${line}`,
      document: value,
      lineOf: (path) => {
        const offset = offsetOf(document, path);
        return offset === null ? line : lineAt(offset);
      },
    },
  ];
}

function toValue(file: string, line: number, document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown;
  } catch (error) {
    throw new PeerlessError(`${file}:${line}: ${(error as Error).message}`);
  }
}

/** Where the deepest known part of a path begins. */
function offsetOf(document: Document.Parsed, path: readonly (string | number)[]): number | null {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as
      | { range?: [number, number, number] }
      | undefined;
    if (node?.range !== undefined) return node.range[0];
  }
  return null;
}

/** Runs a loaded scenario; a mistake in the document is reported with its line. */
export function runLoaded(
  loaded: LoadedScenario,
  library: Library,
  trace: Trace | null = null,
): ScenarioResult {
  const result = runScenario(loaded.document, library, trace);
  const { name } = loaded;
  if (!result.mistake) return { ...result, name };
  const said = result.failures.at(-1) ?? '';
  const line = loaded.lineOf(placeOf(loaded.document, said));
  return { ...result, name, failures: [...result.failures.slice(0, -1), `${loaded.file}:${line}: ${said}`] };
}

type Path = readonly (string | number)[];

/** Where in the document a mistake stands: as it says itself, or where the name stands that it does not know. */
function placeOf(document: unknown, said: string): Path {
  const path = pathIn(document, said);
  if (path.length > 0) return path;
  const [, noun, name] = /^unknown (hero|board|mode) "([^"]*)"/.exec(said) ?? [];
  const { seats } = document as { seats?: unknown };
  if (noun === 'hero' && Array.isArray(seats)) {
    const seat = seats.findIndex((value: { hero?: unknown } | null) => value?.hero === name);
    return seat < 0 ? ['seats'] : ['seats', seat, 'hero'];
  }
  if (noun === 'mode') return ['mode'];
  return noun === 'board' || /start spaces|cannot be played yet|too few for/.test(said) ? ['board'] : [];
}

/** `seats[2].hand[1]: …` as the way through the document; names may have dots of their own. */
function pathIn(document: unknown, said: string): Path {
  const path: (string | number)[] = [];
  let value = document;
  let rest = said;
  for (;;) {
    const index = /^\[(\d+)\]/.exec(rest);
    if (index !== null && Array.isArray(value)) {
      const at = Number(index[1]) - 1;
      path.push(at);
      value = value[at];
      rest = rest.slice(index[0].length);
    } else if (rest.startsWith(': ')) return path;
    else {
      const name = keyAt(value, path.length === 0 ? rest : rest.slice(1));
      if (name === undefined) return [];
      rest = rest.slice(name.length + (path.length === 0 ? 0 : 1));
      path.push(name);
      value = (value as Record<string, unknown>)[name];
    }
    if (path.length > 0 && value === undefined) return path;
  }
}

/** The longest key of an object that a text begins with. */
function keyAt(value: unknown, text: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value)
    .filter((key) => text.startsWith(key) && /^([.[]|: )/.test(text.slice(key.length)))
    .sort((a, b) => b.length - a.length)[0];
}
