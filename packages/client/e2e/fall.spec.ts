import { gameOf } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './table-test.ts';

const FOREVER = 1e9;
const { entries } = gameOf({ choices: FOREVER }).record;
/** One maneuver before its end: the deck is empty. */
const almostOver = gameOf({ choices: entries.length - 1 });

test('the end comes near to the hero who falls and says what felled it, then tells the result', async ({
  page,
}) => {
  await show(page, inGame('almost over', almostOver));
  await page.getByRole('button', { name: 'Maneuver', exact: true }).click();
  await expect(page.locator('[data-blow]')).toHaveText('Medusa takes 2 damage from exhaustion.');
  await expect(page.locator('[data-falls] [data-fallen="medusa"]')).toBeInViewport();
  await expect(page.locator('[data-board]')).toHaveCSS('scale', '1.45');
  await expect(page.locator('[data-felled-poster] strong')).toHaveText('Medusa is defeated');
  await page.getByRole('button', { name: 'Show the result' }).click();
  const result = page.getByRole('dialog');
  await expect(result).toBeVisible();
  // The winner's poster, and what is left of the other.
  for (const won of [true, false])
    await expect(result.locator(`[data-won="${won}"] > *`)).toBeInViewport({ ratio: 0.5 });
  await expect(page.locator('[data-falls]')).toHaveCount(0);
});
