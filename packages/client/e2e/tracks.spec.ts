import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** Tracks lie on the board as rails and ties, and beside the seat stands how many are laid and along how many paths he moved. */

test.use({ viewport: { width: 1440, height: 900 } });

const seats = [{ hero: 'john-henry' }, { hero: 'medusa' }];
const game = gameOf({
  config: { board: 'sarpedon', mode: 'duel', seats },
  seed: '6',
  choices: 90,
  prompt: 'moves',
});

test('tracks, and moves along them', async ({ page }, info) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await draw(page);
  await expect(page.locator('[data-track]').first()).toBeAttached();
  await expect(page.getByText(/^Paths this turn/).first()).toBeAttached();
  await page.screenshot({ path: info.outputPath('tracks.png') });
});
