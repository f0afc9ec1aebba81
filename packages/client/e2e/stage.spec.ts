import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameOf, TABLES, type Wanted } from './games.ts';
import { duel } from './questions.ts';
import { inGame, over, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** The board is the stage: docs/table.md says how much of the screen it has. */

test.use({ settings: { speed: 'instant' }, startsAnew: false });

const TABLE = readFileSync(new URL('../../../docs/table.md', import.meta.url), 'utf8');
/** Rows such as "| 1440 × 900 | 64 % | 55 % |"; the columns are these boards. */
const BOARDS = ['sarpedon', 'heorot'] as const;
const SHARES = [...TABLE.matchAll(/^\| (\d+) × (\d+) \| (\d+) % \| (\d+) % \|$/gm)].map(([, ...row]) => {
  const [width = 0, height = 0, ...shares] = row.map(Number);
  return { width, height, shares };
});
/** What is asked of every screen that is wider than high, in percent. */
const LEAST = 55;

test('the table of shares has three desktops and an upright phone', () => {
  expect(SHARES.map(({ width, height }) => `${width}×${height}`)).toEqual([
    '1280×720',
    '1440×900',
    '1920×1080',
    '390×844',
  ]);
});

for (const [i, board] of BOARDS.entries())
  test(`${board} has its share of every screen, and none of it is cut off`, async ({ page }) => {
    const config = { ...TABLES.duel, board };
    const game = gameOf({ config, seed: '8', choices: 30, prompt: 'action' });
    await show(page, inGame('an action', { ...game, id: `${game.id}-${board}` }));
    for (const { width, height, shares } of SHARES)
      await test.step(`${shares[i]} % of ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect.poll(() => shareOf(page)).toBe(shares[i]);
        if (width > height) expect(shares[i]).toBeGreaterThanOrEqual(LEAST);
        await expect.poll(() => cutOffOn(page, '[data-space]')).toEqual([]);
        expect(await coveredOn(page, '[data-space]')).toEqual([]);
      });
  });

/** Those spaces of which something is not in sight. */
const cutOffOn = (page: Page, spaces: string): Promise<(string | null)[]> =>
  page.locator(spaces).evaluateAll(
    (all) =>
      new Promise<(string | null)[]>((resolve) => {
        const observer = new IntersectionObserver((seen) => {
          observer.disconnect();
          const cut = seen.filter(({ intersectionRatio }) => intersectionRatio < 0.99);
          resolve(cut.map(({ target }) => target.getAttribute('data-space')));
        });
        for (const space of all) observer.observe(space);
      }),
  );

/** Of the sheet under the board, of the window, in percent. */
const shareOf = (page: Page): Promise<number> =>
  page
    .locator('svg:has(+ svg[role="group"]) rect')
    .first()
    .evaluate((sheet) => {
      const box = sheet.getBoundingClientRect();
      return Math.round((100 * box.width * box.height) / (innerWidth * innerHeight));
    });

/** Those spaces over whose middle something else lies. */
const coveredOn = (page: Page, spaces: string): Promise<(string | null)[]> =>
  page.locator(spaces).evaluateAll((all) =>
    all
      .filter((space) => {
        const { x, y, width, height } = space.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return at === null || at.closest('svg[role="group"]') === null;
      })
      .map((space) => space.getAttribute('data-space')),
  );

const ASKED: readonly (Wanted & { readonly prompt: string })[] = [
  { config: duel('sun-wukong', 'beowulf'), seed: '5', choices: 20, prompt: 'may' },
  { seed: '9', prompt: 'defend' },
  { seed: '8', choices: 30, prompt: 'moves' },
];

const DEVICES = { ...SIZES, 'a phone on its side': { width: 844, height: 390 } };

for (const asked of ASKED)
  test(`"${asked.prompt}" covers nobody it is about`, async ({ page }) => {
    await show(page, inGame('a question', gameOf(asked)));
    for (const [device, size] of Object.entries(DEVICES))
      await test.step(`on ${device}`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => coveredOn(page, '[data-concerned]')).toEqual([]);
      });
  });

test('on a phone the board makes room for a question: no space lies under it', async ({ page }) => {
  const config = duel('pandora', 'harry-houdini');
  await page.setViewportSize(SIZES['a phone']);
  await show(page, inGame('a long question', gameOf({ config, seed: '3', prompt: 'may' })));
  await expect(page.locator('main[data-covered]')).toBeAttached();
  await expect.poll(() => cutOffOn(page, '[data-space]')).toEqual([]);
  await expect.poll(() => coveredOn(page, '[data-space]')).toEqual([]);
});

test('while one defends, an arrow says who attacks whom', async ({ page }) => {
  await show(page, inGame('a defence', gameOf({ seed: '9', prompt: 'defend' })));
  await expect(page.locator('[data-arrow]')).toBeAttached();
  await expect(page.locator('[data-concerned]')).toHaveCount(2);
});

test('the own plate stands at the bottom, whoever begins', async ({ page }) => {
  for (const players of [
    [0, 1],
    [1, 0],
  ]) {
    const seats = TABLES.duel.seats.map(({ hero }, seat) => ({ hero, player: players[seat] ?? seat }));
    const game = gameOf({ config: { ...TABLES.duel, seats }, seed: '8', choices: 30, prompt: 'action' });
    await show(page, inGame('seats', { ...game, id: `${game.id}-${players.join('')}` }));
    const plates = page.getByRole('article');
    const own = page.locator('article[data-own="true"]');
    const [top, bottom] = [await plates.first().boundingBox(), await own.boundingBox()];
    expect(bottom?.y).toBeGreaterThan(top?.y ?? Number.POSITIVE_INFINITY);
    // The first place of set-up is red and round, whoever has the first turn.
    await expect(own).toHaveAttribute('style', /--seat: #a8321f/);
  }
});

test('from the board one gets back to the result', async ({ page }) => {
  await show(page, inGame('the end', over));
  const result = page.getByRole('dialog');
  await result.locator('summary').first().click();
  await result.getByRole('button', { name: 'Look at the board' }).click();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(result).toBeVisible();
});

test('the drawer of the log is remembered, and follows again after a look into the past', async ({
  page,
}) => {
  const screen = inGame('an action', gameOf({ seed: '8', choices: 60, prompt: 'action' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, screen);
  const drawer = page.getByRole('complementary', { name: 'Log' });
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = drawer.locator('[data-line]');
  await lines.first().getByRole('button').first().click();
  await expect(lines.last()).not.toBeInViewport();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(lines.last()).toBeInViewport();
  await show(page, screen);
  await expect(drawer).toBeVisible();
  // A smaller screen is left to the board; there it comes over it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(drawer).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawer).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(drawer).toHaveCount(0);
});

test('what the signs on the board mean is told once', async ({ page }) => {
  const screen = inGame('a move', gameOf({ seed: '8', choices: 30, prompt: 'moves' }));
  await show(page, screen);
  const known = page.getByRole('button', { name: 'Got it' });
  await page.locator('[data-space][aria-label*="your fighter"]').first().hover();
  await expect(known).toBeVisible();
  await known.click();
  await expect(known).toHaveCount(0);
  await show(page, screen);
  await page.locator('[data-space][aria-label*="your fighter"]').first().hover();
  await expect(page.locator('svg[role="group"]')).toHaveAttribute('data-choosing', 'true');
  await expect(known).toHaveCount(0);
});

test('a large hand is all in sight beside the deck, and a card that comes up is whole', async ({ page }) => {
  const config = duel('sinbad', 'beowulf');
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, inGame('a large hand', gameOf({ config, prompt: 'handLimit' })));
  const cards = page.locator('[data-hand] [data-card]');
  expect(await cards.count()).toBeGreaterThan(7);
  const covered = await cards.evaluateAll((all) =>
    all.filter((card) => {
      const { x, y } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(x + 24, y + 40));
    }),
  );
  expect(covered).toHaveLength(0);
  await cards.first().hover();
  // Nothing cuts what is lifted off at the edge of the strip.
  await expect(page.locator('[data-hand]')).toHaveCSS('overflow', 'visible');
});
