import type { Page } from '@playwright/test';
import type { Settings } from '../src/settings/settings.ts';
import { draw, drawNothing } from './drawing.ts';
import {
  complaintsOf,
  expect,
  keepNothing,
  PLAIN,
  pictureOfFailure,
  type Shared,
  test as withBrowser,
} from './table-test.ts';

export { expect };

/** A page of the site that is not the table. */
export const BLANK = 'icon.svg';

interface Options {
  /** Whether the table is loaded again, which takes a second; otherwise it stands where the last test has left it. */
  readonly startsAnew: boolean;
}

/**
 * A test of the table on a page that every worker opens once, because that takes a second. Nothing is kept in the browser
 * when it begins. After a failure the worker ends, and the page with it.
 */
export const test = withBrowser.extend<Options>({
  startsAnew: [false, { option: true }],
  page: async (
    { browser, opened, viewport, hasTouch, isMobile, userAgent, settings, startsAnew },
    use,
    info,
  ) => {
    const kind = JSON.stringify([hasTouch, isMobile, userAgent]);
    const { page, complaints } = opened.get(kind) ?? (await openedOn(await browser.newPage()));
    opened.set(kind, { page, complaints });
    if (startsAnew || page.url() === 'about:blank') await page.goto(BLANK);
    await forget(page, settings);
    if (viewport !== null) await page.setViewportSize(viewport);
    complaints.length = 0;
    await use(page);
    await pictureOfFailure(page, info);
    expect(complaints).toEqual([]);
  },
});

async function openedOn(page: Page): Promise<Shared> {
  await drawNothing(page);
  await keepNothing(page);
  return { page, complaints: complaintsOf(page) };
}

/** What tests put on the page without a setting: only what the settings say is left. */
const WORN: Partial<Settings> = { theme: 'system', contrast: 'system', textSize: 'normal', numbers: false };

/** Nobody is signed in, and nothing was ever kept but these settings, which a table that is shown follows. */
async function forget(page: Page, settings: Partial<Settings>): Promise<void> {
  await draw(page, false);
  await page.context().clearCookies();
  await page.evaluate(
    async ({ chosen, worn }) => {
      for (const [name, usual] of Object.entries(worn))
        document.documentElement.dataset[name] = String(Reflect.get(chosen, name) ?? usual);
      const key = 'peerless-settings';
      localStorage.clear();
      localStorage.setItem(key, JSON.stringify(chosen));
      dispatchEvent(new StorageEvent('storage', { key }));
      const opening = indexedDB.open('peerless', 1);
      await new Promise<void>((resolve, reject) => {
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('games', 'readwrite');
          clearing.objectStore('games').clear();
          clearing.oncomplete = () => resolve();
        };
      });
      opening.result.close();
      const career = indexedDB.open('peerless-career');
      await new Promise<void>((resolve) => {
        // Where nothing was ever kept, nothing is to be made either.
        career.onupgradeneeded = () => career.transaction?.abort();
        career.onerror = () => resolve();
        career.onsuccess = () => {
          const stores = [...career.result.objectStoreNames];
          const clearing = career.result.transaction(stores, 'readwrite');
          for (const store of stores) clearing.objectStore(store).clear();
          clearing.oncomplete = () => {
            career.result.close();
            resolve();
          };
        };
      });
    },
    { chosen: { ...PLAIN, ...settings }, worn: WORN },
  );
}
