import type { Language } from '@peerless/language';
import { settings } from '../settings/settings.ts';
import { api } from './api.ts';
import { isSubscribed, keepLanguage, noticesNow } from './notices.ts';
import { isRemembered } from './remembered.ts';
import { words } from './turn-words.ts';

/**
 * Tells somebody who plays online how many games wait for them: by the badge of the app, by the title of the page, and,
 * if they want it, by a notification.
 */

/** So often it is asked, in milliseconds. */
const EVERY = 30_000;

let waiting = 0;
let isFollowing = false;

/** Follows the games of whoever is signed in, while the page is open; once, whatever language comes later. */
export function followTurns(language: Language): void {
  void keepLanguage(language);
  if (isFollowing) return;
  isFollowing = true;
  void look();
  setInterval(() => void look(), EVERY);
  document.addEventListener('visibilitychange', () => void look());
  const title = document.querySelector('title');
  if (title !== null) new MutationObserver(markTitle).observe(title, { childList: true });
}

async function look(): Promise<void> {
  if (!isRemembered()) return show(0);
  try {
    const { running } = await api.running();
    const count = running.filter(({ isYourTurn }) => isYourTurn).length;
    if (count > waiting && document.hidden) await notify(count);
    show(count);
  } catch {
    // Nobody answers: what was known stands.
  }
}

/** An open page tells only what the server does not tell by itself. */
async function notify(count: number): Promise<void> {
  if (noticesNow() !== 'on' || (await isSubscribed())) return;
  const say = words.in(settings().language);
  const notice = new Notification(say('yourTurn'), {
    body: say('waiting', { count }),
    icon: './icon.svg',
    tag: 'peerless-turn',
  });
  notice.onclick = () => {
    window.focus();
    location.hash = '#/online';
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
