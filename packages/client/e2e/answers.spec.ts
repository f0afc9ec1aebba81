import type { Page, ViewportSize } from '@playwright/test';
import { gameOf } from './games.ts';
import { pickBoost } from './openers.ts';
import { duel, QUESTIONS } from './questions.ts';
import { inGame, SIZES, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** On the smallest screens whatever answers a question is in sight, however much the card that asks has to say. */

// What asks to be confirmed needs most room.
test.use({
  settings: { speed: 'instant', confirm: 'always' },
  hasTouch: true,
  isMobile: true,
  startsAnew: false,
});

const PHONES = [SIZES['a small phone'], SIZES['a phone']];

for (const { config, prompt } of QUESTIONS)
  test(`${config.seats[0].hero}: what answers "${prompt}" is in sight on phones`, async ({ page }) => {
    await page.setViewportSize(SIZES['a small phone']);
    await show(page, inGame('a question', gameOf({ config, seed: '5', choices: 20, prompt })));
    await expect(page.getByRole('region', { name: 'Your decision' })).not.toBeEmpty();
    for (const size of PHONES) await expectAllInSight(page, size);
    const card = page.locator('[data-card][data-state="choosable"]').first();
    if ((await card.count()) === 0) return;
    await card.tap();
    await expect(page.locator('[data-card][data-state="picked"]')).toBeVisible();
    for (const size of PHONES.toReversed()) await expectAllInSight(page, size);
  });

async function expectAllInSight(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => hidden(page), `at ${size.width} × ${size.height}`).toEqual([]);
}

test.describe('with the largest text', () => {
  test.use({ settings: { speed: 'instant', textSize: 'largest', confirm: 'always' } });
  test('what asks to be confirmed is in sight on a small phone', async ({ page }) => {
    await page.setViewportSize(SIZES['a small phone']);
    const game = gameOf({ seed: '8', prompt: 'moveBoost' });
    await show(page, inGame('a confirmation', game, { open: pickBoost }));
    await expect(page.locator('button.primary[data-option]')).toBeInViewport({ ratio: 1 });
  });
});

test('the board of a phone keeps its size when a card is picked up', async ({ page }) => {
  await page.setViewportSize(SIZES['a phone']);
  const config = { ...duel('sherlock-holmes', 'dracula'), board: 'soho' };
  const attack = gameOf({ config, seed: '5', choices: 30, prompt: 'action', offers: 'attack' });
  await show(page, inGame('an attack', attack));
  const sheet = page.locator('svg:has(+ svg[role="group"]) rect').first();
  const before = await sheet.boundingBox();
  await page.locator('[data-card][data-state="choosable"]').last().tap();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page.locator('[data-option]:visible').filter({ hasText: '→' })).toHaveCount(1);
  expect((await sheet.boundingBox())?.width).toBe(before?.width);
});

test.describe('beside the board of a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('what others did makes room for what a card can do', async ({ page }) => {
    const config = { ...duel('bigfoot', 'medusa'), board: 'heorot' };
    const attack = {
      config,
      seed: '2',
      choices: 20,
      prompt: 'action',
      offers: 'attack',
      turnStart: true,
    } as const;
    await show(page, inGame('an attack', gameOf(attack)));
    await expect(page.locator('[data-recap]')).toBeVisible();
    const box = page.locator('main > section[data-question]');
    for (const card of await page.locator('[data-card][data-state="choosable"]').all()) {
      await card.click();
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
      expect(await box.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: 'Back' }).click();
    }
  });
});

test('whoever is about to move covers no space on a small phone', async ({ page }) => {
  await page.setViewportSize(SIZES['a small phone']);
  const config = { ...duel('sun-wukong', 'medusa'), board: 't-rex-paddock' };
  await show(page, inGame('a move', gameOf({ config, seed: '2', choices: 10, prompt: 'moves' })));
  const spaces = page.locator('[data-space][data-choosable]');
  await page.locator('[data-space][data-choosable][aria-label*="health"]').first().tap();
  await expect.poll(() => spaces.count()).toBeGreaterThan(1);
  const covered = await spaces.evaluateAll((all) =>
    all
      .filter((space) => {
        const { x, y, width, height } = space.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('svg');
      })
      .map((space) => space.getAttribute('data-space')),
  );
  expect(covered).toEqual([]);
});

/** The answers that are cut off by the box around them, in whole or in part. */
const hidden = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: 'Your decision' })
    .locator(':is([data-option], button):not(details *)')
    .evaluateAll((answers) =>
      answers
        .filter((answer) => {
          const { top, bottom } = answer.getBoundingClientRect();
          for (let box = answer.parentElement; box !== null; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === 'visible') continue;
            const room = box.getBoundingClientRect();
            if (top < room.top - 1 || bottom > room.bottom + 1) return true;
          }
          return false;
        })
        .map((answer) => answer.textContent ?? ''),
    );
