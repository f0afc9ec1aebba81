import type { Locator } from '@playwright/test';
import { decisionOn, goalsOn, maneuver, medusaOn } from './maneuver.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' } });

/** The middle of a space. */
async function middle(space: Locator): Promise<{ x: number; y: number }> {
  const box = await space.boundingBox();
  if (box === null) throw new Error('the space is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a fighter is dragged to a space by the mouse', async ({ page }) => {
  await maneuver(page);
  const start = await middle(medusaOn(page));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 3 });
  const goal = goalsOn(page).last();
  const to = await goal.getAttribute('data-space');
  const end = await middle(goal);
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(medusaOn(page)).toHaveAttribute('data-space', to ?? '');
});

test('a fighter that is dropped elsewhere stays', async ({ page }) => {
  await maneuver(page);
  // Above it stands what signs mean, once they have been seen.
  const choices = decisionOn(page).locator('summary');
  const [asked, from] = [await choices.innerText(), await medusaOn(page).getAttribute('data-space')];
  const start = await middle(medusaOn(page));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + 40, { steps: 3 });
  await page.mouse.move(1, 1, { steps: 3 });
  await page.mouse.up();
  await expect(choices).toHaveText(asked, { useInnerText: true });
  await expect(decisionOn(page)).toContainText('Move your fighters');
  await expect(medusaOn(page)).toHaveAttribute('data-space', from ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a fighter is dragged to a space by a finger', async ({ page }) => {
    await maneuver(page);
    const start = await middle(medusaOn(page));
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
    await touch('touchStart', start);
    for (const step of [10, 20, 30]) await touch('touchMove', { x: start.x + step, y: start.y + step });
    const goal = goalsOn(page).last();
    const to = await goal.getAttribute('data-space');
    await touch('touchMove', await middle(goal));
    await touch('touchEnd', null);
    await expect(medusaOn(page)).toHaveAttribute('data-space', to ?? '');
  });
});
