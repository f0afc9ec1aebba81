import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test('whoever points at a target first is offered the cards by name', async ({ page }) => {
  await show(page, inGame('an attack', gameOf({ seed: '4', choices: 20, prompt: 'action' })));
  await page.locator('[data-space][data-choosable][aria-label*=", Merlin,"]').click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  const attacks = await page.locator('[data-option] > [aria-hidden]').allInnerTexts();
  expect(attacks).toHaveLength(4);
  expect(attacks).toContain('Feint · Harpy 1 → Merlin');
  expect(new Set(attacks).size).toBe(attacks.length);
});
