import type { Language } from '@peerless/language';
import { settings } from '../settings/settings.ts';
import { api } from './api.ts';

/** Whether somebody wants to be told when it is their turn, and whether this browser can. */
export type Notices = 'on' | 'off' | 'denied' | 'never';

const KEY = 'peerless-notices';

const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** What was chosen in this browser. */
export function noticesNow(): Notices {
  if (!canNotify()) return 'never';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function keep(value: 'on' | 'off'): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // A full or forbidden store: nothing is told after this page is closed.
  }
}

/** Asks the browser, and where the server can, subscribes to what comes also when the page is closed. */
export async function switchOn(): Promise<Notices> {
  if ((await Notification.requestPermission()) !== 'granted') return noticesNow();
  keep('on');
  await keepLanguage(settings().language);
  // Without a service worker or a key of the server, only an open page tells.
  await subscribe().catch(() => {});
  return noticesNow();
}

async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { key } = await api.pushKey();
  if (registration === undefined || key === null) return;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.addPush({ endpoint, keys });
}

/** Whether the server tells this browser by itself. */
export async function isSubscribed(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
  } catch {
    return false;
  }
}

/** The service worker speaks when no page does; it finds the language where both of them look. */
export async function keepLanguage(language: Language): Promise<void> {
  try {
    const wishes = await caches.open('peerless-wishes');
    await wishes.put('./language', new Response(language));
  } catch {
    // Without a store it speaks the language of the browser.
  }
}

/** Nothing more is told to this browser. */
export async function switchOff(): Promise<Notices> {
  keep('off');
  await unsubscribe().catch(() => {});
  return noticesNow();
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return;
  await api.dropPush(subscription.endpoint).catch(() => {});
  await subscription.unsubscribe();
}
