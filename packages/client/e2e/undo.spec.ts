import type { Page } from '@playwright/test';
import { gameOf, kept } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ settings: { speed: 'instant' } });

test('a move can be taken back, a drawn card cannot', async ({ page }) => {
  const game = gameOf({ seed: '8', choices: 60, prompt: 'action' });
  await show(page, inGame('an action', game));
  const decision = page.getByRole('region', { name: 'Your decision' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await decision.getByRole('button', { name: 'Maneuver' }).click();
  await expect(decision).toContainText('BOOST this maneuver');
  await expect(undo).toBeDisabled();
  await decision.getByRole('button', { name: 'No BOOST' }).click();
  await expect(decision).not.toContainText('BOOST this maneuver');
  const [asked, stood] = [await decision.innerText(), await spacesOn(page)];
  await page.locator('[data-space][data-choosable]').first().click();
  await page.locator('[data-space][data-choosable]').last().click();
  await expect.poll(() => spacesOn(page)).not.toEqual(stood);
  await undo.click();
  await expect(decision).toHaveText(asked, { useInnerText: true });
  expect(await spacesOn(page)).toEqual(stood);
  const { entries } = (await kept(page, game.id)).record;
  expect(entries.length).toBeGreaterThan(game.record.entries.length + 2);
});

/** What stands where, as it is read out. */
const spacesOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-space]')
    .evaluateAll((spaces) =>
      spaces.map((space) => space.getAttribute('aria-label') ?? '').filter((name) => /health/.test(name)),
    );
