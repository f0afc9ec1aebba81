import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** Cards of another deck in a hand: a mark on each of them, and how many there are beside the other hands. */

test.use({ viewport: { width: 1440, height: 900 } });

const seats = [{ hero: 'medusa' }, { hero: 'loki' }];
const game = gameOf({
  config: { board: 'sarpedon', mode: 'duel', seats },
  seed: '6',
  choices: 60,
  prompt: 'action',
});

test('a Trick of Loki in the hand of Medusa', async ({ page }, info) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await draw(page);
  await expect(page.getByText(/^of Loki’s deck: \d/).first()).toBeAttached();
  await page.screenshot({ path: info.outputPath('guests.png') });
});
