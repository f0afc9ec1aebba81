import { gameOf } from './games.ts';
import { byMouse, playToTheEnd } from './player.ts';
import { show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ settings: { speed: 'instant' } });
test.setTimeout(240_000);

test('a whole game by mouse', async ({ page }) => {
  const game = gameOf({ seed: '21' });
  await show(page, { name: 'a new game', hash: `#/game/${game.id}`, games: [game] });
  console.log(`by mouse: ${await playToTheEnd(page, game.id, byMouse, 1)} clicks`);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
