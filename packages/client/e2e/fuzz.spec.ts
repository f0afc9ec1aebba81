import type { Page } from '@playwright/test';
import type { KeptGame } from '../src/games/kept-game.ts';
import { anyGameLike, gameOf, kept, PERSON, playersAt, TABLE_NAMES, type TableName } from './games.ts';
import { inGame, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** Games to their end in which anything that is offered is clicked, by turns on a desktop and on a phone. */

const GAMES = Number(process.env.FUZZ_GAMES ?? TABLE_NAMES.length);

/**
 * The games that are always the same ones are joined so many choices before somebody who does whatever comes would have ended them:
 * what can be clicked is soon all alike. The long form plays the others from their beginning.
 */
const LEFT = 50;

/** As it stands that many choices before its end. */
function nearlyOver(table: TableName, seed: string): KeptGame {
  const whole = gameOf({ table, seed, choices: Number.POSITIVE_INFINITY });
  return gameOf({ table, seed, choices: whole.record.entries.length - LEFT });
}

/** Whoever answers quickest: what bots think is tested without a browser, and whole-games.spec.ts plays against others. */
const QUICK = { is: 'bot', bot: 'novice' } as const;

/** The first games are always the same ones; after them anybody may meet anybody anywhere, from the beginning. */
function fuzzed(n: number): KeptGame {
  const table = TABLE_NAMES[n % TABLE_NAMES.length] ?? 'duel';
  const [seed, players] = [String(1 + n), playersAt(table)];
  const game = n < TABLE_NAMES.length ? nearlyOver(table, seed) : anyGameLike(table, seed);
  return { ...game, players: [PERSON, ...Array.from({ length: players - 1 }, () => QUICK)] };
}

for (let n = 0; n < GAMES; n++)
  test.describe(() => {
    const game = fuzzed(n);
    const { board, mode, seats } = game.record.config;
    const heroes = seats.map(({ hero }) => hero).join(', ');
    const viewport = SIZES[n % 2 === 0 ? 'a desktop' : 'a phone'];
    test.use({ settings: { speed: 'instant', confirm: 'never' }, viewport });
    test(`fuzz ${1 + n}, ${mode}: ${heroes} on ${board}`, async ({ page }) => {
      test.setTimeout(300_000);
      await show(page, inGame('a game', game));
      await clickAnything(page, 1 + n);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(async () => (await kept(page, game.id)).over).toBe(true);
    });
  });

/**
 * Clicks options, and whatever they are shown by, until the game is over. Inside of the page, because a game takes
 * hundreds of clicks. Whoever is out of the game is asked no more, but the bots play on: something has to happen.
 */
function clickAnything(page: Page, seed: number): Promise<void> {
  return page.evaluate(async (start) => {
    const PATIENCE = 20_000;
    let state = start;
    const below = (bound: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % bound;
    };
    let changed = performance.now();
    new MutationObserver(() => {
      changed = performance.now();
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    while (document.querySelector('dialog[open] h1') === null) {
      const offered = document.querySelectorAll(
        '[data-option], [data-choosable], [data-card][data-state="choosable"]',
      );
      const any = offered.length === 0 ? undefined : offered[below(offered.length)];
      any?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (performance.now() - changed > PATIENCE)
        throw new Error(`nothing happens any more:\n${document.body.innerText}`);
    }
  }, seed);
}
