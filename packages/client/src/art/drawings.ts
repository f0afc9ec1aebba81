import { useEffect, useSyncExternalStore } from 'react';
import type { EmblemSet } from './picture.ts';

type Drawings = Readonly<Record<string, string>>;

const loaded: Partial<Record<EmblemSet, Drawings>> = {};
const asked = new Set<EmblemSet>();
const listeners = new Set<() => void>();

async function load(set: EmblemSet): Promise<void> {
  if (asked.has(set)) return;
  asked.add(set);
  try {
    const found = set === 'figures' ? import('virtual:emblems/figures') : import('virtual:emblems/cards');
    loaded[set] = (await found).default;
    for (const listener of listeners) listener();
  } catch {
    // Without a network before the first visit is complete: everything is named in words too; the next emblem asks again.
    asked.delete(set);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const OTHER = { figures: 'cards', cards: 'figures' } as const;

/**
 * The drawing of that name, as the data of a path; undefined until it has come, null where the table has none. The
 * heroes of the table have theirs in the set they belong to; a hero from elsewhere may name any.
 */
export function useDrawing(name: string | null, set: EmblemSet): string | null | undefined {
  const read = (): string | null | undefined => (name === null ? null : drawingIn(name, set));
  const drawing = useSyncExternalStore(subscribe, read);
  const missing = name !== null && loaded[set] !== undefined && loaded[set][name] === undefined;
  useEffect(() => {
    if (name === null) return;
    void load(set);
    if (missing) void load(OTHER[set]);
  }, [name, set, missing]);
  return drawing;
}

function drawingIn(name: string, set: EmblemSet): string | null | undefined {
  const found = loaded[set]?.[name] ?? loaded[OTHER[set]]?.[name];
  const isKnown = loaded.figures !== undefined && loaded.cards !== undefined;
  return found ?? (isKnown ? null : undefined);
}
