import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { PeerlessError } from '@peerless/rules';
import { fileReason, fileWord, unusable } from './files.ts';
import { sayIn } from './messages.ts';

/**
 * Results in a file, one line of JSON each, behind a first line that says what they are results of. What is in it stays:
 * after an end in the middle of a line the same command drops that line and goes on.
 */
export interface Journal<T> {
  /** What was in the file before. */
  readonly entries: readonly T[];
  readonly append: (entry: T) => void;
  readonly close: () => void;
}

/** Developer commands speak English. */
const ENGLISH = sayIn('en');

/** Power may fail: what is written reaches the disk after this time at the latest. */
const FLUSH_MS = 1000;

/** A journal without a file: nothing is kept. */
export const noJournal = <T>(): Journal<T> => ({ entries: [], append: () => {}, close: () => {} });

/** What a journal is made of. */
export interface Contents<T> {
  /** What the results are results of: the same as when the journal was begun. */
  readonly head: unknown;
  readonly isEntry: (value: unknown) => value is T;
}

/** Whether a part of a line is an object with fields, or a whole number from 0 on. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
export const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Opens or begins a journal. */
export function openJournal<T>(path: string, contents: Contents<T>, now: () => number): Journal<T> {
  const entries = existing<T>(path, contents);
  const file = attempt(path, 'write', () => openSync(path, 'a'));
  // Devices and pipes have no disk to put anything on.
  const canFlush = fstatSync(file).isFile();
  let flushed = now();
  const write = (value: unknown): void => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  const append = (entry: T): void => {
    try {
      write(entry);
      if (!canFlush || now() - flushed < FLUSH_MS) return;
      fsyncSync(file);
      flushed = now();
    } catch (error) {
      // No bad input, but a failure on the way.
      throw new Error(
        `cannot write ${fileWord(path)}: ${fileReason(error)(ENGLISH)}; what was done before is kept there, and the same command goes on from it`,
      );
    }
  };
  if (entries === null) attempt(path, 'write', () => write(contents.head));
  return { entries: entries ?? [], append, close: () => closeSync(file) };
}

function attempt<T>(path: string, what: 'read' | 'write', action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw unusable(what === 'read' ? 'cannotRead' : 'cannotWrite', path, fileReason(error));
  }
}

/** The entries of a file that is already there, or null; a line that was cut off is taken away. */
function existing<T>(path: string, { head, isEntry }: Contents<T>): T[] | null {
  // Devices and pipes have nothing to resume from, and some never end.
  if (!existsSync(path) || !attempt(path, 'read', () => statSync(path).isFile())) return null;
  const text = attempt(path, 'read', () => readFileSync(path, 'utf8'));
  // What follows the last line break was cut off.
  const lines = text.split('\n').slice(0, -1);
  if (lines.length > 0 && parsed(lines.at(-1) ?? '') === undefined) lines.pop();
  const values = lines.map(parsed);
  const first = JSON.stringify(head);
  const isOurs = values.length > 0 ? JSON.stringify(values[0]) === first : first.startsWith(text);
  if (!isOurs)
    throw new PeerlessError(
      `${fileWord(path)} holds something else than results of these games; use the same options as then, or another file`,
    );
  const entries = values.slice(1).map((value, i) => {
    if (isEntry(value)) return value;
    throw new PeerlessError(`cannot use ${fileWord(path)}: line ${i + 2} is damaged`);
  });
  const whole = lines.map((line) => `${line}\n`).join('');
  attempt(path, 'write', () => truncateSync(path, Buffer.byteLength(whole)));
  return values.length === 0 ? null : entries;
}

/** The value of a line, or undefined. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
