import { devices } from '@playwright/test';
import { gameOf } from './games.ts';
import { byKeyboard, byMouse, byTouch, play, playToTheEnd } from './player.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** Heroes and a small board on which games are soon over when somebody does whatever comes. */
const SHORT = {
  board: 't-rex-paddock',
  mode: 'duel',
  seats: [{ hero: 'jekyll-and-hyde' }, { hero: 'robin-hood' }],
} as const;

test.setTimeout(300_000);
test.use({ settings: { speed: 'instant', grounds: true } });

test('a whole game by mouse, and another one', async ({ page }) => {
  const game = gameOf({ config: SHORT, seed: '21' });
  await show(page, inGame('a new game', game));
  await playToTheEnd(page, game.id, byMouse, 1);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(game.id));
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
});

// Tab goes many ways where a pointer goes one: the first choices of a game, then the last ones.
test('a game by keyboard alone', async ({ page }) => {
  await show(page, inGame('a new game', gameOf({ config: SHORT, seed: '22' })));
  await play(page, byKeyboard, 2, 6);
  const game = gameOf({ config: SHORT, seed: '28', choices: 46 });
  await show(page, inGame('a game that is soon over', game));
  await playToTheEnd(page, game.id, byKeyboard, 2);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a game by touch, to its end', async ({ page }) => {
    const game = gameOf({ config: SHORT, seed: '23', choices: 125 });
    await show(page, inGame('a game well under way', game));
    await playToTheEnd(page, game.id, byTouch, 3);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  });
});
