import { gameOf, kept } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ settings: { speed: 'instant' } });

test('what gave nothing away can be taken back, step by step', async ({ page }) => {
  const game = gameOf({ seed: '8', choices: 60, prompt: 'action' });
  await show(page, inGame('an action', game));
  const question = page.getByRole('region', { name: 'Your decision' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const before = await question.innerText();
  // A maneuver draws a card, which is the one thing that cannot be taken back; a move can.
  await question.getByRole('button', { name: /maneuver/i }).click();
  await expect(undo).toBeDisabled();
  await expect(question).not.toHaveText(before);
  const none = question.getByRole('button', { name: /no boost|without|not/i }).first();
  if (await none.isVisible()) await none.click();
  const asked = await question.innerText();
  const entries = (await kept(page, game.id)).record.entries.length;
  await page.locator('[data-space][data-choosable]').first().click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(question).toHaveText(asked);
  expect((await kept(page, game.id)).record.entries.length).toBeGreaterThan(entries);
});
