import { gameOf, type TableName } from './games.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './table-test.ts';

/** On the smallest desktops every seat is in sight to its last line: the piles of cards. */

const TABLES: readonly TableName[] = [
  'duel',
  'free-for-all of three',
  'free-for-all of four',
  'teams of four players',
];

test.use({ viewport: { width: 1280, height: 720 }, settings: { language: 'uk', speed: 'instant' } });

for (const table of TABLES)
  test(`all seats of a ${table}`, async ({ page }) => {
    await show(page, inGame('seats', gameOf({ table, choices: 40, prompt: 'action' })));
    const seats = page.getByRole('article');
    await expect(seats).not.toHaveCount(0);
    for (const seat of await seats.all())
      for (const pile of (await seat.locator('button:visible').all()).slice(-3))
        await expect(pile).toBeInViewport({ ratio: 1 });
  });
