import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import type { Settings } from '../src/settings/settings.ts';
import { draw, drawNothing } from './drawing.ts';

export { expect };

interface Options {
  readonly settings: Partial<Settings>;
  /** Whether the service worker may keep the table; otherwise no test pays for fetching all of it. */
  readonly isKeptOffline: boolean;
}

/**
 * Games begin at once: `stage.spec.ts` looks at the opening.
 *
 * Hardly any test looks at the ground under a board, which takes longer to lay out than the rest of a table: most have plain
 * paper there. `grounds.spec.ts` looks at all of them, and whole games are played on them.
 */
export const PLAIN: Partial<Settings> = { grounds: false, openings: false };

/** Prepares a page for a test, as on a first visit; what it complains about. */
async function watched(page: Page, { settings, isKeptOffline }: Options): Promise<readonly string[]> {
  const complaints = complaintsOf(page);
  await drawNothing(page);
  if (!isKeptOffline) await keepNothing(page);
  await page.addInitScript(
    (chosen) => {
      // Once only: what the test changes afterwards stays.
      if (localStorage.getItem('peerless-settings') === null)
        localStorage.setItem('peerless-settings', JSON.stringify(chosen));
    },
    { ...PLAIN, ...settings },
  );
  return complaints;
}

/** A page that many tests look at, one after the other. */
export interface Shared {
  readonly page: Page;
  readonly complaints: string[];
}

/** Somebody else with a browser of their own. */
export type NewPerson = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * A test of the table in a browser of its own, as on a first visit. Whatever the page complains about, and every word to
 * a stranger, is a failure. Most tests do not need this, and take the page of shared-page.ts.
 */
export const test = base.extend<
  Options & { readonly newPerson: NewPerson },
  { readonly opened: Map<string, Shared> }
>({
  // Here, for all kinds of tests: those of another kind would need another worker with another browser.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to read there what a fixture needs.
  opened: [({}, use) => use(new Map()), { scope: 'worker' }],
  settings: [{}, { option: true }],
  isKeptOffline: [false, { option: true }],
  page: async ({ page, settings, isKeptOffline }, use, info) => {
    const complaints = await watched(page, { settings, isKeptOffline });
    await use(page);
    await pictureOfFailure(page, info);
    expect(complaints).toEqual([]);
  },
  newPerson: async ({ browser, settings, isKeptOffline, baseURL }, use) => {
    const all: (readonly string[])[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), ...options });
      contexts.push(context);
      const page = await context.newPage();
      all.push(await watched(page, { settings, isKeptOffline }));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(all.flat()).toEqual([]);
  },
});

/** What a page complains about from now on, and whom else it speaks to. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const home = process.env.TABLE_ADDRESS ?? '';
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // That there is no network, where a test takes it away, is no fault of the page.
    const isFault = message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (isFault) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== new URL(home).hostname)
      complaints.push(`a request to ${request.url()}`);
  });
  return complaints;
}

/** The service worker never comes. */
export const keepNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });

/** What was to be seen when a test failed; a page that is gone is not. */
export async function pictureOfFailure(page: Page, info: TestInfo): Promise<void> {
  if (info.errors.length === 0 || page.isClosed()) return;
  await draw(page);
  await page.screenshot({ path: info.outputPath('failed.png') });
}
