import type { Page } from '@playwright/test';
import { anyGameLike, gameOf, keep, kept, TABLE_NAMES } from './games.ts';
import { expect, test } from './table-test.ts';

/** Whole games in which anything that is offered is clicked. */

const GAMES = Number(process.env.FUZZ_GAMES ?? TABLE_NAMES.length);

test.use({ settings: { speed: 'instant', confirm: false } });

for (let n = 0; n < GAMES; n++) {
  const table = TABLE_NAMES[n % TABLE_NAMES.length] ?? 'duel';
  const seed = String(1 + n);
  // The first games are always the same ones; after them anybody may meet anybody anywhere.
  const game = n < TABLE_NAMES.length ? gameOf({ table, seed }) : anyGameLike(table, seed);
  const { board, seats } = game.record.config;
  const heroes = seats.map(({ hero }) => hero).join(', ');
  test(`fuzz ${seed}, ${table}: ${heroes} on ${board}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('#/about');
    await keep(page, game);
    await page.goto(`#/game/${game.id}`);
    let clicks = 0;
    for (let now = game; !now.over; ) {
      clicks += await clickAnything(page, 1 + n + clicks);
      const next = await kept(page, game.id);
      // Whoever is out of the game is asked no more, but the bots play on.
      expect(next.record.entries.length, await page.locator('body').innerText()).toBeGreaterThan(
        now.record.entries.length,
      );
      now = next;
    }
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/**
 * Clicks options, and whatever they are shown by, until none comes for a while; returns how many clicks that were.
 * Inside of the page, because a game takes hundreds of clicks.
 */
function clickAnything(page: Page, seed: number): Promise<number> {
  return page.evaluate(async (start) => {
    const PATIENCE = 3000;
    let state = start;
    const below = (bound: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % bound;
    };
    const offered = (): Element[] => [
      ...document.querySelectorAll('[data-option], [data-choosable], [data-card][data-state="choosable"]'),
    ];
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
    let clicks = 0;
    for (let asked = performance.now(); performance.now() - asked < PATIENCE; await pause()) {
      const options = offered();
      if (options.length === 0) continue;
      options[below(options.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      clicks += 1;
      asked = performance.now();
    }
    return clicks;
  }, seed);
}
