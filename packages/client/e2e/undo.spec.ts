import { kept } from './games.ts';
import { decisionOn, game, goalsOn, maneuver, medusaOn } from './maneuver.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' } });

test('a drawn card cannot be taken back', async ({ page }) => {
  await show(page, inGame('an action', game));
  await decisionOn(page).getByRole('button', { name: 'Maneuver', exact: true }).click();
  await expect(decisionOn(page)).toContainText('BOOST this maneuver');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a move can be taken back', async ({ page }) => {
  await maneuver(page);
  const from = (await medusaOn(page).getAttribute('data-space')) ?? '';
  // Above it stands what signs mean, once they have been seen.
  const choices = decisionOn(page).locator('summary');
  const asked = await choices.innerText();
  await medusaOn(page).click();
  await goalsOn(page).last().click();
  await expect(medusaOn(page)).not.toHaveAttribute('data-space', from);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(medusaOn(page)).toHaveAttribute('data-space', from);
  await expect(choices).toHaveText(asked, { useInnerText: true });
  // A game is kept a moment after it is shown.
  const entries = async (): Promise<number> => (await kept(page, game.id)).record.entries.length;
  await expect.poll(entries).toBeGreaterThan(game.record.entries.length + 2);
});
