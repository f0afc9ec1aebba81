import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Library,
  PeerlessError,
  readScenario,
  runScenario,
  ScenarioError,
  type ScenarioResult,
} from '@peerless/rules';
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

function filesUnder(path: string): string[] {
  if (!attempt(path, () => statSync(path)).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** What the file system refuses becomes a sentence. */
function attempt<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new PeerlessError(
      code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read (${code ?? String(error)})`,
    );
  }
}

function loadFile(file: string): LoadedScenario[] {
  const size = attempt(file, () => statSync(file)).size;
  if (size > MAX_BYTES) throw new PeerlessError(`${file} is too large: ${size} bytes, at most ${MAX_BYTES}`);
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
export function runLoaded(loaded: LoadedScenario, library: Library): ScenarioResult {
  const { document, file, name } = loaded;
  try {
    readScenario(document);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return {
      name,
      passed: false,
      mistake: true,
      failures: [`${file}:${loaded.lineOf(error.path)}: ${error.message}`],
      events: [],
    };
  }
  return runScenario(document, library);
}
