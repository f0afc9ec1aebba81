import { test as base, expect } from '@playwright/test';
import type { Settings } from '../src/settings/settings.ts';

export { expect };

interface Options {
  readonly settings: Partial<Settings>;
  /** Whether the service worker may keep the table; otherwise no test pays for fetching all of it. */
  readonly isKeptOffline: boolean;
}

/** A test of the table. Whatever the page complains about, and every word to a stranger, is a failure. */
export const test = base.extend<Options>({
  settings: [{}, { option: true }],
  isKeptOffline: [false, { option: true }],
  page: async ({ page, settings, isKeptOffline }, use) => {
    const complaints: string[] = [];
    const home = process.env.TABLE_ADDRESS ?? '';
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== new URL(home).hostname)
        complaints.push(`a request to ${request.url()}`);
    });
    await page.addInitScript((chosen) => {
      // Once only: what the test changes afterwards stays.
      if (localStorage.getItem('peerless-settings') === null)
        localStorage.setItem('peerless-settings', JSON.stringify(chosen));
    }, settings);
    if (!isKeptOffline)
      await page.addInitScript(() => {
        navigator.serviceWorker.register = () => new Promise(() => {});
      });
    await use(page);
    expect(complaints).toEqual([]);
  },
});
