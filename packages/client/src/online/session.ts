import type { Me } from '@peerless/table/online';
import { useSyncExternalStore } from 'react';
import { api, type Trouble, whyOf } from './api.ts';
import { remember } from './remembered.ts';

/** Who is signed in on this device; null: nobody. A word where nobody could be asked. */
export type Session = { readonly me: Me | null } | 'asking' | Trouble;

let present: Session = 'asking';
let isAsked = false;
const listeners = new Set<() => void>();

function become(session: Session): void {
  present = session;
  if (typeof session !== 'string') remember(session.me !== null);
  for (const listener of listeners) listener();
}

/** Asks the server, also once more. */
export async function askWhoIAm(): Promise<void> {
  isAsked = true;
  if (typeof present === 'string') become('asking');
  try {
    become({ me: (await api.me()).person });
  } catch (error) {
    become(whyOf(error));
  }
}

/** Somebody has come in, taken another name, or left. */
export const signedIn = (me: Me | null): void => become({ me });

/** What is known of whoever is signed in has changed. */
export function changeMe(change: Partial<Me>): void {
  if (typeof present !== 'string' && present.me !== null) become({ me: { ...present.me, ...change } });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void askWhoIAm();
  return () => listeners.delete(listener);
}

export const useSession = (): Session => useSyncExternalStore(subscribe, () => present);
