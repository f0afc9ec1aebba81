import { type IDBPDatabase, openDB } from 'idb';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptGame } from './kept-game.ts';
import { LatestWriter } from './latest-writer.ts';
import { mayWrite, writeAgain } from './writing-rights.ts';

/**
 * Games in this browser. Every change is written; where that is not possible (a full disk, a private window), the game
 * lives on in memory, and `useStoreTrouble` tells the screens so that they can offer a download.
 */

const STORE = 'games';

interface Shape {
  readonly games: { readonly key: string; readonly value: KeptGame };
}

let opening: Promise<IDBPDatabase<Shape>> | null = null;

function database(): Promise<IDBPDatabase<Shape>> {
  opening ??= openDB<Shape>('peerless', 1, {
    upgrade: (db) => {
      db.createObjectStore(STORE, { keyPath: 'id' });
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

/** What could not be written; these games are as good as any until the page is closed. */
const unwritten = new Map<string, KeptGame>();
const listeners = new Set<() => void>();
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('peerless-games');

function tell(): void {
  for (const listener of listeners) listener();
}

tabs?.addEventListener('message', tell);

const writer = new LatestWriter<KeptGame | null>(async (id, game) => {
  // What waited while another tab took the game over is not ours to write any more.
  if (game !== null && !mayWrite(id)) return;
  try {
    const db = await database();
    await (game === null ? db.delete(STORE, id) : db.put(STORE, game));
    unwritten.delete(id);
    tabs?.postMessage(id);
  } catch {
    if (game === null) unwritten.delete(id);
    else unwritten.set(id, game);
  }
  tell();
});

/** Keeps a game as it is now. It never fails: trouble is told by `useStoreTrouble`. */
export async function keepGame(game: KeptGame): Promise<void> {
  if (mayWrite(game.id)) await writer.put(game.id, game);
}

/** Brings back a game that was taken away. */
export function restoreGame(game: KeptGame): Promise<void> {
  writeAgain(game.id);
  return writer.put(game.id, game);
}

/** Resolves when everything that was to be kept is written, or could not be. */
export const allWritten = (): Promise<void> => writer.atRest();

/** The game of that id, or null. */
export async function keptGame(id: string): Promise<KeptGame | null> {
  const unsaved = unwritten.get(id);
  if (unsaved !== undefined) return unsaved;
  try {
    return (await (await database()).get(STORE, id)) ?? null;
  } catch {
    return null;
  }
}

/** All games, the latest first. */
async function keptGames(): Promise<readonly KeptGame[]> {
  const games = new Map<string, KeptGame>();
  try {
    for (const game of await (await database()).getAll(STORE)) games.set(game.id, game);
  } catch {
    // No store at all: only what this page remembers.
  }
  for (const [id, game] of unwritten) games.set(id, game);
  return [...games.values()].sort((a, b) => b.changed - a.changed);
}

/** Whether a game was ever played to its end here and is still kept. */
export const hasFinishedGames = async (): Promise<boolean> => (await keptGames()).some(({ over }) => over);

/** Takes a game away. */
export const forgetGame = (id: string): Promise<void> => writer.put(id, null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether some game could not be written. */
export const useStoreTrouble = (): boolean => useSyncExternalStore(subscribe, () => unwritten.size > 0);

/** All games, also as other tabs change them; null until they are read. */
export function useKeptGames(): readonly KeptGame[] | null {
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  useEffect(() => {
    let here = true;
    const read = (): void => {
      void keptGames().then((read) => here && setGames(read));
    };
    read();
    const stop = subscribe(read);
    return () => {
      here = false;
      stop();
    };
  }, []);
  return games;
}
