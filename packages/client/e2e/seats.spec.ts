import { gameOf, TABLES } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** On the smallest desktops every seat is in sight to its last line: the piles of cards. */

const SEATED = ['duel', 'free-for-all of three', 'free-for-all of four', 'teams of four players'] as const;

test.use({
  viewport: { width: 1280, height: 720 },
  settings: { language: 'uk', speed: 'instant' },
  startsAnew: false,
});

for (const table of SEATED)
  test(`all seats of a ${table}`, async ({ page }) => {
    await show(page, inGame('seats', gameOf({ table, choices: 40, prompt: 'action' })));
    const seats = page.getByRole('article');
    await expect(seats).toHaveCount(TABLES[table].seats.length);
    for (const seat of await seats.all()) {
      const piles = (await seat.locator('button:visible').all()).slice(-3);
      expect(piles).toHaveLength(3);
      for (const pile of piles) await expect(pile).toBeInViewport({ ratio: 1 });
    }
  });
