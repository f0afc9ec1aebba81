import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' }, startsAnew: false });

test('a choice is spoken before it is confirmed, and Escape leads back to the question', async ({ page }) => {
  await show(page, inGame('a boost', gameOf({ seed: '3', choices: 20, prompt: 'moveBoost' })));
  const cards = page.locator('[data-card][data-state="choosable"]');
  const names = [
    ...new Set(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))),
  ];
  expect(names.length).toBeGreaterThan(1);
  const confirm = page.getByRole('button', { name: /^BOOST, then/ });
  for (const name of names.slice(0, 2)) {
    const card = page.locator(`[data-card="${name}"]`).first();
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(confirm).toBeFocused();
    await expect(confirm).toHaveAccessibleDescription(/BOOST/);
    await expect(page.locator('[data-state="picked"]')).toHaveAttribute('data-card', name ?? '');
  }
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await expect(page.locator('[data-state="picked"]')).toHaveCount(0);
  await expect(page.locator('p:focus')).toContainText('BOOST this maneuver');
});

test('"Back" leads back to the question, and Undo keeps the focus when nothing is left to undo', async ({
  page,
}) => {
  await show(page, inGame('a boost', gameOf({ seed: '3', choices: 20, prompt: 'moveBoost' })));
  await page.locator('[data-card][data-state="choosable"]').first().press('Enter');
  await expect(page.getByRole('button', { name: /^BOOST, then/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('p:focus')).toContainText('BOOST this maneuver');
  await page.locator('summary').press('Enter');
  await page.locator('details [data-option="none"]').press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});
