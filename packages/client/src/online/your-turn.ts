import { api } from './api.ts';

/**
 * Tells somebody who plays online how many games wait for them: by the badge of the app, by the title of the page, and,
 * if they want it, by a notification. Only for those who have been online in this browser.
 */

const KEY = 'peerless-online';
/** So often it is asked, in milliseconds. */
const EVERY = 30_000;

let waiting = 0;

/** From now on this browser asks whose turn it is. */
export function remember(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden store: the lobby tells it.
  }
}

export function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Follows the games of whoever is signed in, while the page is open; `onMore` hears when another one waits. */
export function followTurns(onMore: (count: number) => void): () => void {
  const look = async (): Promise<void> => {
    if (!isRemembered()) return show(0);
    try {
      const { running } = await api.running();
      const count = running.filter(({ isYourTurn }) => isYourTurn).length;
      if (count > waiting && document.hidden) onMore(count);
      show(count);
    } catch {
      // Nobody answers: what was known stands.
    }
  };
  const shown = (): void => {
    if (!document.hidden) void look();
  };
  void look();
  const timer = setInterval(() => void look(), EVERY);
  document.addEventListener('visibilitychange', shown);
  const titles = new MutationObserver(markTitle);
  const title = document.querySelector('title');
  if (title !== null) titles.observe(title, { childList: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', shown);
    titles.disconnect();
    show(0);
  };
}

function show(count: number): void {
  waiting = count;
  markTitle();
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const done = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  done?.catch(() => {});
}

/** "(2) Medusa – Alice · Peerless" */
function markTitle(): void {
  const plain = document.title.replace(/^\(\d+\) /, '');
  const marked = waiting > 0 ? `(${waiting}) ${plain}` : plain;
  if (document.title !== marked) document.title = marked;
}
