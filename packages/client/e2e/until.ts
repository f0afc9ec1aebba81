import type { Page } from '@playwright/test';

/**
 * Watches every document that the page opens from now on; the function that comes back tells, in milliseconds after
 * the navigation, when the first element of that kind was on the screen.
 */
export async function until(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const look = (): void => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      // One frame later it has been painted.
      else requestAnimationFrame(() => performance.mark('usable'));
    };
    look();
  }, selector);
  return async () => {
    const mark = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime);
    return (await mark.jsonValue()) ?? 0;
  };
}
