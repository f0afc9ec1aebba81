import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { foreign } from '@peerless/language';
import { type Library, PeerlessError } from '@peerless/rules';
import type { Path, Trace } from '@peerless/rules/position';
import { runScenario, type ScenarioResult } from '@peerless/scenario';
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
        ? `there is no file ${foreign(path, 1000)}`
        : `cannot read ${foreign(path, 1000)}: ${REASONS[code ?? ''] ?? code ?? String(error)}`,
    );
  }
}

/** What is in a file, or null if that is more than so many bytes: a device may have no end. */
function readUpTo(path: string, most: number): string | null {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(most + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length <= most; length += read)
      read = readSync(file, bytes, { offset: length });
    return length > most ? null : bytes.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

function loadFile(file: string): LoadedScenario[] {
  const text = attempt(file, () => readUpTo(file, MAX_BYTES));
  if (text === null)
    throw new PeerlessError(`cannot read ${foreign(file, 1000)}: it has more than ${MAX_BYTES} bytes`);
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
  const line = loaded.lineOf(result.path.length > 0 ? result.path : placeOf(loaded.document, said));
  return { ...result, name, failures: [...result.failures.slice(0, -1), `${loaded.file}:${line}: ${said}`] };
}

/** Where the name stands that a message does not know. */
function placeOf(document: unknown, said: string): Path {
  const [, noun, name] = /^unknown (hero|board|mode) "([^"]*)"/.exec(said) ?? [];
  const { seats } = document as { seats?: unknown };
  if (noun === 'hero' && Array.isArray(seats)) {
    const seat = seats.findIndex((value: { hero?: unknown } | null) => value?.hero === name);
    return seat < 0 ? ['seats'] : ['seats', seat, 'hero'];
  }
  if (noun === 'mode') return ['mode'];
  return noun === 'board' || /start spaces|cannot be played yet|too few for/.test(said) ? ['board'] : [];
}
