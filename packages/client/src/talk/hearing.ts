import { useSyncExternalStore } from 'react';

/** Whom somebody wants to hear at this browser: nobody at all, or all but some. */
export interface Hearing {
  readonly isOff: boolean;
  /** The people who are not heard, by the id of their profile. */
  readonly muted: readonly string[];
}

const KEY = 'peerless-talk';
const listeners = new Set<() => void>();
let present: Hearing | null = null;

function hearing(): Hearing {
  present ??= read();
  return present;
}

function read(): Hearing {
  try {
    const { isOff, muted } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { isOff: isOff === true, muted: Array.isArray(muted) ? muted : [] };
  } catch {
    return { isOff: false, muted: [] };
  }
}

export function changeHearing(change: Partial<Hearing>): void {
  present = { ...hearing(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(present));
  } catch {
    // A full or forbidden store: it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Hears somebody no longer, or again. */
export function mute(person: string, isMuted: boolean): void {
  const others = hearing().muted.filter((other) => other !== person);
  changeHearing({ muted: isMuted ? [...others, person] : others });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHearing = (): Hearing => useSyncExternalStore(subscribe, hearing);
