import { type IDBPDatabase, openDB } from 'idb';
import { ACTS, type Act } from './achievements.ts';
import { type Gauntlet, gauntletSchema } from './gauntlet.ts';
import { type LedgerRow, rowSchema } from './row.ts';

/**
 * What is kept of somebody in this browser: a row a finished game, what they did besides, and the gauntlet they are in. It
 * stands in a database of its own, so that deleting games takes nothing from it. Where a browser keeps nothing, it lives
 * as long as the page.
 */
export interface Career {
  readonly rows: readonly LedgerRow[];
  readonly acts: readonly Act[];
  readonly gauntlet: Gauntlet | null;
  /** Games that were looked at and have no row. */
  readonly passed: readonly string[];
}

interface Shape {
  readonly rows: { readonly key: string; readonly value: unknown; readonly indexes: { print: string } };
  readonly notes: { readonly key: string; readonly value: unknown };
}

type Note = 'acts' | 'gauntlet' | 'passed';

let opening: Promise<IDBPDatabase<Shape>> | null = null;

function database(): Promise<IDBPDatabase<Shape>> {
  opening ??= openDB<Shape>('peerless-career', 1, {
    upgrade: (db) => {
      // No game is counted twice, whoever writes: one id, one game; one seed and one end, one game.
      db.createObjectStore('rows', { keyPath: 'id' }).createIndex('print', 'print', { unique: true });
      db.createObjectStore('notes');
    },
    terminated: () => {
      opening = null;
    },
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

const unwritten = { rows: new Map<string, LedgerRow>(), notes: new Map<Note, unknown>() };
const listeners = new Set<() => void>();
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('peerless-career');

function heard(): void {
  for (const listener of listeners) listener();
}

tabs?.addEventListener('message', heard);

function changed(): void {
  heard();
  tabs?.postMessage('changed');
}

/** Calls back whenever something is added, here or in another tab. */
export function onCareer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isTwice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

/** Adds a row, unless that game is counted already: what was written first stands. Whether it was added. */
export async function addRow(row: LedgerRow): Promise<boolean> {
  try {
    await (await database()).add('rows', row);
  } catch (error) {
    if (isTwice(error)) return false;
    if (unwritten.rows.has(row.id)) return false;
    unwritten.rows.set(row.id, row);
  }
  changed();
  return true;
}

async function note(name: Note, value: unknown): Promise<void> {
  try {
    await (await database()).put('notes', value, name);
    unwritten.notes.delete(name);
  } catch {
    unwritten.notes.set(name, value);
  }
  changed();
}

export const keepGauntlet = (gauntlet: Gauntlet | null): Promise<void> => note('gauntlet', gauntlet);

/** Remembers what somebody did, once. */
export async function addActs(done: readonly Act[]): Promise<void> {
  const { acts } = await readCareer();
  const all = new Set([...acts, ...done]);
  if (all.size > acts.length) await note('acts', [...all]);
}

/** Remembers that there is nothing to count in these games. */
export async function passOver(ids: readonly string[]): Promise<void> {
  const { passed } = await readCareer();
  await note('passed', [...new Set([...passed, ...ids])]);
}

/** Everything that is kept; what cannot be read is left out. */
export async function readCareer(): Promise<Career> {
  const rows = new Map<string, LedgerRow>();
  const notes = new Map<Note, unknown>();
  try {
    const db = await database();
    for (const kept of await db.getAll('rows')) {
      const row = rowSchema.safeParse(kept);
      if (row.success) rows.set(row.data.id, row.data);
    }
    for (const name of ['acts', 'gauntlet', 'passed'] as const) notes.set(name, await db.get('notes', name));
  } catch {
    // No store at all: only what this page remembers.
  }
  for (const [id, row] of unwritten.rows) rows.set(id, row);
  for (const [name, value] of unwritten.notes) notes.set(name, value);
  return {
    rows: [...rows.values()].sort((a, b) => a.date - b.date),
    acts: ACTS.filter((act) => listIn(notes.get('acts')).includes(act)),
    gauntlet: gauntletSchema.safeParse(notes.get('gauntlet')).data ?? null,
    passed: listIn(notes.get('passed')),
  };
}

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
