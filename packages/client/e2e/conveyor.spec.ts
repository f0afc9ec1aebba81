import { boardBySlug } from '@peerless/boards';
import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** the belt of Santa's Workshop throws, and whose turn ends chooses where in the bin. */

test.use({ viewport: { width: 1440, height: 900 }, settings: { grounds: true } });

const seats = [{ hero: 'medusa' }, { hero: 'king-arthur' }];
const game = gameOf({ config: { board: 'santas-workshop', mode: 'duel', seats }, seed: '3', prompt: 'bin' });
const bin = boardBySlug('santas-workshop')?.conveyor?.bin ?? [];

test('a space of the bin is chosen on the board', async ({ page }) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await draw(page);
  const offered = page.locator('[data-space][data-choosable]');
  await expect(offered.first()).toBeVisible();
  const ids = await offered.evaluateAll((all) =>
    all.map((space) => Number(space.getAttribute('data-space'))),
  );
  expect(ids.filter((id) => !bin.includes(id))).toEqual([]);
  await expect(
    page.getByText(/^Conveyor belt: Choose where to place .+ in the bin\.$/).first(),
  ).toBeVisible();
  await offered.first().locator('circle').first().click();
  // Whoever was thrown may soon go on, if it is the bot's: the log keeps where they have landed.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const landed = new RegExp(`placed (in|on) space ${ids[0]}\\b`);
  await expect(page.locator('[data-line]').filter({ hasText: landed }).first()).toBeAttached();
});
