import { useEffect, useSyncExternalStore } from 'react';
import type { EmblemName } from './emblem-of.ts';

type Drawings = Readonly<Record<string, string>>;

const NONE: Drawings = {};
const loaded: Partial<Record<EmblemName['set'], Drawings>> = {};
const asked = new Set<EmblemName['set']>();
const listeners = new Set<() => void>();

async function load(set: EmblemName['set']): Promise<void> {
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

/** The drawings of a set, none until they have come. */
export function useDrawings(set: EmblemName['set']): Drawings {
  useEffect(() => void load(set), [set]);
  return useSyncExternalStore(subscribe, () => loaded[set] ?? NONE);
}
