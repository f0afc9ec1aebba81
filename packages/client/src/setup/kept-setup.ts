import type { Setup } from './setup.ts';

const KEY = 'peerless-setup';

/** The last setup as it was kept; whoever uses it makes it fit first. */
export function keptSetup(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers a setup for the next game. */
export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A full or forbidden store: the next game starts from the usual setup.
  }
}
