import { useSyncExternalStore } from 'react';
import { allWritten } from '../games/game-store.ts';

/**
 * The table works without a network after the first visit: a service worker keeps it. A new version is fetched in the
 * background and waits; it replaces this one when the player says so, or when the last tab is closed.
 */

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  // Without a controller this is the first visit, and nothing is replaced.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Some browsers say yes and keep nothing.
  if (registration === undefined) return;
  found(registration.waiting);
  const follow = (): void => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') found(installing);
    });
  };
  // It may be on its way before anybody listens.
  follow();
  registration.addEventListener('updatefound', follow);
  // A tab may stay open for weeks; whoever comes back to it gets the news.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** Starts to keep the table; only built pages do. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Somebody has clicked at a notification while this page was open.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const goTo: unknown = data?.goTo;
    if (typeof goTo === 'string' && goTo.startsWith('#/')) location.hash = goTo;
  });
  addEventListener('load', () => {
    // Relative to the page, so that any sub-path will do. Without it everything works, but only with a network.
    navigator.serviceWorker
      .register('./service-worker.js')
      .then(watch)
      .catch(() => {});
  });
}

/** Replaces this version by the new one; what was just played is written before. */
export async function takeNewVersion(): Promise<void> {
  await allWritten();
  // Another tab may have let it in already.
  if (waiting?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version waits. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null);
