import { useSyncExternalStore } from 'react';

const KEY = 'peerless-favourites';
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

let present: readonly string[] | null = null;

/** The slugs of the heroes that somebody likes best, in this browser. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function favourites(): readonly string[] {
  present ??= read();
  return present;
}

/** Gives a hero a star, or takes it away. */
export function toggleFavourite(hero: string): void {
  const before = favourites();
  present = before.includes(hero) ? before.filter((slug) => slug !== hero) : [...before, hero];
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // A full or forbidden store: the star shines until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Another tab has changed them: this one follows. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY) return;
  present = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

export const useFavourites = (): readonly string[] => useSyncExternalStore(subscribe, favourites);
