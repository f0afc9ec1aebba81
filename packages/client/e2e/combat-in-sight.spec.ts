import type { Page } from '@playwright/test';
import { gameOf } from './games.ts';
import { inGame, over, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** Whoever fights is seen while a combat is told, on every kind of screen. */

// It stands still as soon as the cards are turned up.
test.use({ settings: { rests: true }, startsAnew: false });

const ON_ITS_SIDE = { width: 844, height: 390 };
/** The one that is told, not the one that waits for a choice. */
const combatOf = (page: Page) =>
  page.getByRole('region', { name: 'Combat', exact: true }).filter({ hasText: /Skip|Go on/ });

/** Just before the first defence of that game. */
const BEFORE = { name: 'a replay', hash: `#/replay/${over.id}/19`, games: [over] };

for (const [device, size] of Object.entries({
  'a phone': SIZES['a phone'],
  'a phone on its side': ON_ITS_SIDE,
}))
  test(`in a replay on ${device} neither fighters nor buttons are covered by a combat`, async ({ page }) => {
    await page.setViewportSize(size);
    await show(page, BEFORE);
    const on = page.getByRole('button', { name: 'One step forward' });
    await on.click();
    const combat = combatOf(page);
    await expect(combat).toBeVisible();
    await expect(page.locator('[data-concerned]')).toHaveCount(2);
    const above = async (): Promise<number> => {
      const [stage, ...fighters] = await Promise.all(
        [combat, ...(await page.locator('[data-concerned]').all())].map((box) => box.boundingBox()),
      );
      const lowest = Math.max(...fighters.map((box) => (box === null ? size.height : box.y + box.height)));
      return (stage?.y ?? 0) - lowest;
    };
    await expect.poll(above).toBeGreaterThanOrEqual(0);
    expect((await combat.boundingBox())?.width).toBeGreaterThan(size.width / 2);
    // The buttons of the replay are still there to be pressed.
    await on.click({ trial: true });
  });

test('on a phone on its side a combat is as wide as the window', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE);
  await show(page, inGame('a defence', gameOf({ seed: '9', prompt: 'defend' })));
  await page.locator('[data-card][data-state="choosable"]').last().click();
  const combat = combatOf(page);
  await expect(combat).toBeVisible();
  expect((await combat.boundingBox())?.width).toBe(ON_ITS_SIDE.width);
});
