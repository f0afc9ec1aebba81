/** Whether somebody has signed in at this browser: only then is it asked now and then whose turn it is. */

const KEY = 'peerless-online';
const listeners = new Set<() => void>();

export function remember(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden store: the lobby tells whose turn it is.
  }
  for (const listener of listeners) listener();
}

export function onRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
