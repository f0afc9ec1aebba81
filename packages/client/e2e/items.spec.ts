import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** R-14.69, R-14.70: items are used by those who click. */

test.use({
  viewport: { width: 1440, height: 900 },
  settings: { grounds: true, confirm: 'never', speed: 'instant' },
});

const config = {
  board: 'the-raft',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
} as const;
const schemes = gameOf({ config, seed: '5', prompt: 'action', offers: 'item' });
const combat = gameOf({ config, seed: '4', prompt: 'useItem' });

test('a scheme item is an action, and is gone', async ({ page }) => {
  await keep(page, schemes);
  await page.goto(`#/game/${schemes.id}`);
  await draw(page);
  const button = page.locator('[data-action="item"]').first();
  await expect(button).toBeVisible();
  const item = ((await button.getAttribute('data-option')) ?? '').split(' ').at(-1) ?? '';
  await expect(page.locator(`[data-board] [data-item="${item}"]`)).toBeAttached();
  await button.click();
  await expect(page.locator(`[data-board] [data-item="${item}"]`)).not.toBeAttached();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(
    page
      .locator('[data-line]')
      .filter({ hasText: / uses the / })
      .first(),
  ).toBeAttached();
});

test.describe('where combats are shown', () => {
  // At instant speed a combat may be gone before anybody has seen what stands with the card.
  test.use({ settings: { grounds: true, confirm: 'never', speed: 'normal' } });

  test('a combat item is asked for after the card, and stands with it', async ({ page }) => {
    await keep(page, combat);
    await page.goto(`#/game/${combat.id}`);
    await draw(page);
    await expect(page.getByText(/: Add this item to your card\?$/).first()).toBeVisible();
    await page.locator('[data-option="yes"]').click();
    await expect(page.locator('[data-used-item]').first()).toBeVisible();
  });
});

test('what an item does is told where it lies, to those who see it and to those who do not', async ({
  page,
}) => {
  await keep(page, schemes);
  await page.goto(`#/game/${schemes.id}`);
  await draw(page);
  const place = page.locator('[data-board] [aria-label*="combat item"]').first();
  await expect(place).toHaveAttribute(
    'aria-label',
    /combat item .+: DURING COMBAT: Add [12] to your card's value/,
  );
  await place.hover();
  await expect(page.locator('[data-item-tag]')).toBeVisible();
});

test('six orders of three cards do not lie over the question', async ({ page }) => {
  const arranging = gameOf({ config: { ...config, board: 'navy-pier' }, seed: '11', prompt: 'arrange' });
  await page.setViewportSize({ width: 1280, height: 640 });
  await keep(page, arranging);
  await page.goto(`#/game/${arranging.id}`);
  await draw(page);
  const asked = page.getByText(/^Zazoom: Choose the order/).first();
  await expect(asked).toBeVisible();
  const isSeen = (): Promise<boolean> =>
    asked.evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isSeen).toBe(true);
});
