import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { gameOf, kept } from './games.ts';
import { decisionOn, game, goalsOn } from './maneuver.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' }, startsAnew: false });

const standing = (page: Page, space: string): Promise<string | null> =>
  page.locator(`[data-space="${space}"]`).getAttribute('aria-label');

test('a maneuver takes one click, and one Undo takes back what may be taken back', async ({ page }) => {
  await show(page, inGame('an action', game));
  await expect(decisionOn(page)).toContainText('Choose an action');
  const goal = goalsOn(page).last();
  const space = (await goal.getAttribute('data-space')) ?? '';
  const name = /Maneuver: (.+) moves to/.exec((await goal.getAttribute('aria-label')) ?? '')?.[1] ?? '?';
  await goal.click();
  await expect.poll(() => standing(page, space)).toContain(name);
  const entries = async (): Promise<number> => (await kept(page, game.id)).record.entries.length;
  await expect.poll(entries).toBe(game.record.entries.length + 3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => standing(page, space)).not.toContain(`${name},`);
  await expect(decisionOn(page)).toContainText('BOOST this maneuver');
});

test('a card that is tapped is the BOOST, and the space is where it goes', async ({ page }) => {
  await show(page, inGame('an action', game));
  const before = await goalsOn(page).count();
  await page.locator('[data-card][data-state="choosable"]').first().click();
  await expect(page.locator('[data-card][data-state="picked"]')).toHaveCount(1);
  await expect.poll(() => goalsOn(page).count()).toBeGreaterThan(before);
  const goal = goalsOn(page).last();
  const space = (await goal.getAttribute('data-space')) ?? '';
  await goal.click();
  await expect.poll(() => standing(page, space)).toContain('health');
});

test('an action that is not possible says why', async ({ page }) => {
  await show(page, inGame('an action', gameOf({ seed: '4', prompt: 'action' })));
  const attack = decisionOn(page).locator('[data-action="attack"]');
  await expect(attack).toHaveAttribute('aria-disabled', 'true');
  await expect(attack).toHaveAccessibleDescription('nobody in reach');
});

test('what others did is told in one card, with their ways on the board, until one acts', async ({
  page,
}) => {
  await show(page, inGame('a turn', gameOf({ seed: '3', choices: 40, prompt: 'action', turnStart: true })));
  const recap = page.locator('[data-recap]');
  await expect(recap).toBeVisible();
  await expect(recap.getByRole('listitem').first()).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  // Nor does it give way to what the signs on the board mean, which a newcomer is told first.
  await page.locator('[data-space][aria-label*="of 16 health"]').first().hover();
  await expect(page.locator('[data-steps]').first()).toBeVisible();
  await expect(recap).toBeVisible();
  await goalsOn(page).last().click();
  await expect(recap).toBeHidden();
  await expect(page.locator('[data-trails]')).toHaveCount(0);
});

for (const [table, width, height] of [
  ['duel', 1440, 900],
  ['teams of four players', 1440, 900],
  ['teams of four players', 1280, 720],
] as const)
  test(`what others did leaves the question in sight: ${table} on ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const game = gameOf({ table, seed: '3', choices: 80, prompt: 'action', turnStart: true });
    await show(page, inGame('a turn', game));
    await expect(page.locator('[data-recap]')).toBeVisible();
    const asked = decisionOn(page).getByText('Choose an action');
    await expect(asked).toBeInViewport({ ratio: 1 });
    const isCovered = await asked.evaluate((words) => {
      const { x, y, height } = words.getBoundingClientRect();
      return !words.contains(document.elementFromPoint(x + 12, y + height / 2));
    });
    expect(isCovered).toBe(false);
  });
