import { useCallback, useState, useSyncExternalStore } from 'react';
import { useRoomForLog } from '../app/wide.ts';

/** Where the log is: in a drawer beside the board, on a sheet over it, or put away. */
export interface LogPlace {
  readonly isDrawer: boolean;
  readonly isSheet: boolean;
  /** Opens it where there is room for it; asked again it goes. */
  readonly toggle: () => void;
  /** Opens it where it is not open yet. */
  readonly open: () => void;
  /** The sheet goes away, because what lies under it is to be seen; a drawer hides nothing. */
  readonly uncover: () => void;
}

const KEY = 'peerless-log';
const listeners = new Set<() => void>();

function isKeptOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return isOpenHere;
  }
}

/** Where the browser keeps nothing it holds until the page is closed. */
let isOpenHere = false;

function keepOpen(isOpen: boolean): void {
  isOpenHere = isOpen;
  try {
    localStorage.setItem(KEY, isOpen ? 'open' : 'closed');
  } catch {
    // A full or forbidden store.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of the log; that the drawer is open is remembered from game to game. */
export function useLogPlace(): LogPlace {
  const isWide = useRoomForLog();
  const isKept = useSyncExternalStore(subscribe, isKeptOpen);
  const [isSheet, setSheet] = useState(false);
  const isDrawer = isWide && isKept;
  return {
    isDrawer,
    isSheet,
    toggle: () => (isWide ? keepOpen(!isDrawer) : setSheet(!isSheet)),
    open: () => (isWide ? keepOpen(true) : setSheet(true)),
    uncover: useCallback(() => setSheet(false), []),
  };
}
