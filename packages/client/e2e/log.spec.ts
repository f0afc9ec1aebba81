import { gameOf } from './games.ts';
import { inGame, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' }, viewport: SIZES['a phone'], hasTouch: true, isMobile: true });

test('on a phone a line of the log leads to the position then, and back', async ({ page }) => {
  await show(page, inGame('an action', gameOf({ seed: '8', choices: 60, prompt: 'action' })));
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Log' });
  await sheet.locator('[data-line] button').first().tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('This is how it was then.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  await expect(page.getByRole('button', { name: 'Maneuver', exact: true })).toBeVisible();
});
