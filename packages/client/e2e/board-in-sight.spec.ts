import type { Page } from '@playwright/test';
import { gameOf } from './games.ts';
import { duel, QUESTIONS } from './questions.ts';
import { inGame, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** Where questions need much room on a phone they push the hand away, and never cover the board. */

test.use({ hasTouch: true, isMobile: true });

test.describe('the largest text on a small phone', () => {
  test.use({ viewport: SIZES['a small phone'], settings: { textSize: 'largest', speed: 'instant' } });
  for (const { config, prompt } of QUESTIONS)
    test(`${config.seats[0].hero}: "${prompt}"`, async ({ page }) => {
      await show(page, inGame('a question', gameOf({ config, seed: '5', choices: 20, prompt })));
      await expect(page.getByRole('region', { name: 'Your decision' })).not.toBeEmpty();
      const isByHand = prompt === 'defend' || prompt === 'handLimit';
      if (!isByHand)
        for (const space of await page.locator('[data-space]').all()) await expect(space).toBeInViewport();
      expect(await coveredOn(page)).toEqual([]);
      for (const answer of await page.locator('button[data-option]:not(details *)').all())
        await expect(answer).toBeInViewport({ ratio: 1 });
      const cards = page.getByRole('region', { name: 'Hand' });
      if (isByHand) await expect(cards).toBeInViewport({ ratio: 0.6 });
      await page.getByRole('main').evaluate((table) => table.scrollTo(0, table.scrollHeight));
      await expect(cards).toBeInViewport({ ratio: 0.99 });
      expect(await coveredOn(page)).toEqual([]);
    });
});

/** Where there is least room; `npm run soak` looks at the others, too. */
const isAlways = Boolean(process.env.EVERY_LOOK);
const LESSONS_ON = isAlways ? (['a small phone', 'a phone'] as const) : (['a small phone'] as const);
const LESSON_TEXTS = isAlways ? ['largest', 'normal'] : ['largest'];

test.describe('on phones', () => {
  test.use({ viewport: SIZES['a small phone'], settings: { language: 'fr', speed: 'instant' } });
  test('no lesson covers the board, in the largest text', async ({ page }) => {
    await show(page, { name: 'learn', hash: '#/learn' });
    const heading = page.getByRole('heading', { level: 2 }).last();
    for (;;) {
      const lesson = await heading.innerText();
      for (const device of LESSONS_ON) {
        if (LESSONS_ON.length > 1) await page.setViewportSize(SIZES[device]);
        for (const textSize of LESSON_TEXTS) {
          await page.evaluate((size) => {
            document.documentElement.dataset.textSize = size;
            return new Promise(requestAnimationFrame);
          }, textSize);
          expect(await coveredOn(page), `${lesson} (${textSize} text on ${device})`).toEqual([]);
        }
      }
      if ((await page.locator('main > section a.button').count()) > 0) return;
      await page.locator('main > section header button').last().tap();
      await expect(heading).not.toHaveText(lesson);
    }
  });
});

for (const device of ['a small phone', 'a phone', 'a tablet'] as const)
  test(`a question that grows over the board does not cover its buttons on ${device}`, async ({ page }) => {
    await page.setViewportSize(SIZES[device]);
    const config = duel('dr-jill-trent', 'beowulf');
    await show(page, inGame('a question', gameOf({ config, seed: '5', choices: 20, prompt: 'modes' })));
    await expect(page.locator('main[data-covered]')).toBeVisible();
    const zoom = page.getByRole('button', { name: 'Zoom in' });
    await zoom.tap();
    await expect(page.getByRole('button', { name: 'Whole board' })).toBeEnabled();
  });

/** The spaces that something lies over, of those which are on the screen. */
const coveredOn = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-space]').evaluateAll((spaces) =>
    spaces
      .filter((space) => {
        const { x, y, width, height } = space.getBoundingClientRect();
        const at = document.elementFromPoint(x + width / 2, y + height / 2);
        return at !== null && at.closest('svg[role="group"]') === null;
      })
      .map((space) => space.getAttribute('data-space')),
  );
