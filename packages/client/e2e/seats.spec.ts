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

test('names of heroes are whole, whatever stands beside them', async ({ page }) => {
  const seats = [{ hero: 'the-wayward-sisters' }, { hero: 'tomoe-gozen' }];
  const config = { ...TABLES.duel, seats };
  await show(page, inGame('long names', gameOf({ config, choices: 40, prompt: 'action' })));
  const names = page.getByRole('article').locator('h2:visible');
  await expect(names).toHaveCount(2);
  for (const name of await names.all())
    expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('on a phone on its side', () => {
  test.use({ hasTouch: true, isMobile: true, settings: { speed: 'instant' } });

  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [568, 320],
  ] as const)
    test(`every button of the bar is in sight on ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await show(page, inGame('seats', gameOf({ choices: 40, prompt: 'action' })));
      const buttons = page.locator('header').getByRole('button');
      expect(await buttons.count()).toBeGreaterThan(3);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    });
});
