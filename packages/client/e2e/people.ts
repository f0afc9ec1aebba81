import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Settings } from '../src/settings/settings.ts';
import { drawNothing } from './drawing.ts';
import { comeIn } from './online.ts';
import { BLANK } from './shared-page.ts';
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

/** How everybody of a test online plays. */
export const QUICK: Partial<Settings> = { speed: 'instant', confirm: 'never' };

interface People {
  readonly ada: Page;
  readonly ben: Page;
  readonly eve: Page;
}

interface Needed {
  readonly browser: Browser;
  readonly opened: Map<string, Shared>;
  readonly baseURL: string | undefined;
}

/**
 * A test online with people who have come in before: every worker has an Ada, a Ben and an Eve, each in a browser of their
 * own that stays open, because a first visit takes a second. They have left every table when it begins. Whoever has
 * to be a stranger, or to be met for the first time, is `page` or a `newPerson`.
 */
export const test = withBrowser.extend<People>({
  ada: ({ browser, opened, baseURL }, use, info) => atHand('Ada', { browser, opened, baseURL }, use, info),
  ben: ({ browser, opened, baseURL }, use, info) => atHand('Ben', { browser, opened, baseURL }, use, info),
  eve: ({ browser, opened, baseURL }, use, info) => atHand('Eve', { browser, opened, baseURL }, use, info),
});

async function atHand(
  name: string,
  { browser, opened, baseURL }: Needed,
  use: (page: Page) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const { page, complaints } = opened.get(name) ?? (await arrived(await browser.newPage({ baseURL }), name));
  opened.set(name, { page, complaints });
  await page.goto('#/about');
  complaints.length = 0;
  await use(page);
  await pictureOfFailure(page, info);
  expect(complaints).toEqual([]);
}

async function arrived(page: Page, name: string): Promise<Shared> {
  await drawNothing(page);
  await keepNothing(page);
  await page.goto(BLANK);
  await page.evaluate((chosen) => localStorage.setItem('peerless-settings', JSON.stringify(chosen)), {
    ...PLAIN,
    ...QUICK,
  });
  await comeIn(page, name);
  return { page, complaints: complaintsOf(page) };
}
