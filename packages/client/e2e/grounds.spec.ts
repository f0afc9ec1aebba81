import { boards } from '@peerless/boards';
import type { Page } from '@playwright/test';
import { draw } from './drawing.ts';
import { gameOf, keep } from './games.ts';
import { expect, test } from './shared-page.ts';

/** The grounds under the boards, as they are seen. */

test.use({ viewport: { width: 1440, height: 900 }, settings: { grounds: true } });

/** How large a thumbnail is when it is compared: no ring can be made out any more. */
const THUMB = { width: 18, height: 12 };

async function openBoards(page: Page): Promise<void> {
  await page.goto('#/setup');
  await page.getByRole('button', { name: 'Choose a board' }).click();
  await expect(page.locator('dialog [data-painted]')).toHaveCount(boards.length, { timeout: 60_000 });
  await draw(page);
}

/** The colours of all previews, made as small as thumbnails. */
async function thumbsOf(page: Page): Promise<number[][]> {
  const previews = page.locator('dialog svg[role="img"]');
  const boxes = await previews.evaluateAll((all) =>
    all.map((preview) => {
      const { x, y, width, height } = preview.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(smaller, { picture, boxes, ...THUMB });
}

type Box = { x: number; y: number; width: number; height: number };

async function smaller(of: {
  picture: string;
  boxes: readonly Box[];
  width: number;
  height: number;
}): Promise<number[][]> {
  const bytes = Uint8Array.from(atob(of.picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(of.width, of.height).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('no canvas');
  canvas.imageSmoothingQuality = 'high';
  return of.boxes.map(({ x, y, width, height }) => {
    if (y < 0 || y + height > image.height) throw new Error('a board is not on the picture');
    canvas.drawImage(image, x, y, width, height, 0, 0, of.width, of.height);
    return [...canvas.getImageData(0, 0, of.width, of.height).data].filter((_, i) => i % 4 !== 3);
  });
}

/** How far two pictures are apart on average, in steps of 255. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

test.describe('on one tall page', () => {
  // All of them at once: one picture is enough.
  test.use({ viewport: { width: 1440, height: 2600 } });

  test('all boards can be told apart as thumbnails, light and dark', async ({ page }, info) => {
    await openBoards(page);
    for (const [theme, enough] of [
      ['light', 8],
      ['dark', 5],
    ] as const) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      if (process.env.PICTURES)
        await page.locator('dialog').screenshot({ path: info.outputPath(`boards-${theme}.png`) });
      const thumbs = await thumbsOf(page);
      const distances = thumbs.flatMap((a, i) => thumbs.slice(i + 1).map((b) => apart(a, b)));
      const least = Math.min(...distances);
      console.log(
        `The two most alike of ${thumbs.length} boards, ${theme}: ${least.toFixed(1)} of 255 apart.`,
      );
      expect(thumbs).toHaveLength(boards.length);
      expect(least, theme).toBeGreaterThan(enough);
    }
  });
});

const game = gameOf({ prompt: 'action' });

test('plain paper is a setting, and nothing else changes', async ({ page }) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  await expect(page.locator('[data-painted]')).toHaveCount(1);
  const spaces = await page.locator('[data-space]').count();
  await page.evaluate(() => {
    const key = 'peerless-settings';
    localStorage.setItem(key, JSON.stringify({ language: 'en', grounds: false }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await expect(page.locator('[data-painted]')).toHaveCount(0);
  await expect(page.locator('[data-space]')).toHaveCount(spaces);
});

test('the number of a space shows when somebody points at it, uses the keyboard, or wants all', async ({
  page,
}) => {
  await keep(page, game);
  await page.goto(`#/game/${game.id}`);
  // Where somebody could go, whoever would go there stands on the number.
  const others = page.locator('[data-space]:not([data-choosable], [aria-label*="health"])');
  await expect(others.first()).toBeAttached();
  const ids = await others.evaluateAll((all) => all.map((space) => space.getAttribute('data-space')));
  const [first, second] = [ids[0], ids[1]].map((id) => page.locator(`[data-space="${id}"]`));
  if (first === undefined || second === undefined) throw new Error('everywhere somebody could go');
  const opacity = (at: typeof first): Promise<string> =>
    at
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).opacity);
  await expect(first).toBeAttached();
  await page.mouse.move(2, 2);
  expect([await opacity(first), await opacity(second)]).toEqual(['0', '0']);
  await first.hover();
  expect([await opacity(first), await opacity(second)]).toEqual(['1', '0']);
  await page.mouse.move(2, 2);
  await page.evaluate(() => {
    document.documentElement.dataset.numbers = 'true';
  });
  expect([await opacity(first), await opacity(second)]).toEqual(['1', '1']);
});
