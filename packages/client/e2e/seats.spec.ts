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
    for (const seat of TABLES[table].seats.keys()) {
      // The hand lies open; in a duel the own deck and discards lie beside it, and not on the plate as well.
      const piles = await page.locator(`[data-pile][data-seat="${seat}"]:visible`).all();
      const least = seat === 0 ? 2 : 3;
      expect(piles.length).toBeGreaterThanOrEqual(least);
      if (table === 'duel') expect(piles).toHaveLength(least);
      for (const pile of piles) await expect(pile).toBeInViewport({ ratio: 1 });
    }
  });

test('an ability is told in full where there is room beside a short question', async ({ page }) => {
  await show(page, inGame('a placement', gameOf()));
  const plates = page.getByRole('article');
  await expect(plates).toHaveCount(2);
  await expect(plates.locator('[data-goes-on]')).toHaveCount(0);
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
