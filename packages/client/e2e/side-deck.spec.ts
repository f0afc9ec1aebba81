import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** A side deck lies before its hero: how many lie face down, the marks, and every open card with what it says. */

test.use({ viewport: { width: 1440, height: 900 }, settings: { speed: 'slow' } });

const seats = [{ hero: 'pandora' }, { hero: 'medusa' }];
const game = gameOf({
  config: { board: 'sarpedon', mode: 'duel', seats },
  seed: '6',
  choices: 30,
  prompt: 'may',
});

test('the Box of Pandora and what came out of it', async ({ page }, info) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await draw(page);
  await expect(page.getByText(/you may do so again/).first()).toBeVisible();
  await expect(page.getByText(/^Pandora's Box \d/).first()).toBeAttached();
  await page.screenshot({ path: info.outputPath('side-deck.png') });
  // What is turned up is shown large before anything more is asked.
  await expect(page.getByText(/^Feather: \d\/3$/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  const shown = page.getByRole('button', { name: /reveal/ });
  await expect(shown).toBeVisible();
  await expect(page.locator('[data-option]')).toHaveCount(0);
  await shown.click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator('[data-option]').first()).toBeVisible();
});
