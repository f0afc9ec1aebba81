import type { Page } from '@playwright/test';
import { expect, test } from './shared-page.ts';

test.use({ settings: { speed: 'instant' } });

const lesson = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click();
const space = (page: Page, id: number) => page.locator(`[data-space="${id}"][data-choosable]`);
const card = (page: Page, slug: string) => page.locator(`[data-card="${slug}"][data-state="choosable"]`);

/** Says yes where what was pointed at waits to be confirmed, and sees the next lesson. */
async function leadsTo(page: Page, name: string): Promise<void> {
  const yes = page.locator('button.primary[data-option]');
  await expect(yes.or(lesson(page, name)).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(lesson(page, name)).toBeVisible();
}

test('the tutorial leads on by itself, takes back and leaves choices', async ({ page }) => {
  await page.goto('#/learn');
  await expect(lesson(page, 'Your goal: defeat Medusa')).toBeVisible();
  await goOn(page);
  // Not the space that is written: it is up to the learner.
  await space(page, 31).click();
  await expect(lesson(page, 'Maneuver: draw')).toBeVisible();
  await expect(page.getByText('A turn has two actions')).toBeVisible();
  await page.getByRole('button', { name: 'Maneuver', exact: true }).click();
  await expect(lesson(page, 'Maneuver: BOOST')).toBeVisible();
  await card(page, 'regroup').click();
  await leadsTo(page, 'Maneuver: move');
  await space(page, 34).click();
  await expect(lesson(page, 'Everyone moves')).toBeVisible();
  await space(page, 27).click();
  await expect(lesson(page, 'Changed your mind?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson(page, 'Everyone moves')).toBeVisible();
  await space(page, 32).click();
  await expect(lesson(page, 'Changed your mind?')).toBeVisible();
  await goOn(page);
  await expect(lesson(page, 'How to read a card')).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('button', { name: /skip/i })).toHaveCount(0);
  await card(page, 'momentous-shift').click();
  await leadsTo(page, 'The three moments of a combat');
  await expect(page.getByText('5 because Sinbad moved')).toBeVisible();
  await goOn(page);
  await page.getByRole('button', { name: 'No defense card' }).click();
  await leadsTo(page, 'Scheme');
  await expect(page.getByText('nothing stood against it')).toBeVisible();
});

test('the lesson about help lets the learner press the hint, which thinks of the real position', async ({
  page,
}) => {
  await page.goto('#/learn');
  const next = page.getByRole('button', { name: 'Next lesson' });
  for (let n = 0; n < 12; n++) await next.click();
  await expect(lesson(page, 'You are never stuck')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('The bot would choose:')).toBeVisible();
  await expect(page.getByText(/% to win/).first()).toBeVisible();
  await goOn(page);
  await expect(lesson(page, 'You are never stuck')).toBeHidden();
});

test('whoever knows a lesson goes past it, and plays on after the last', async ({ page }) => {
  await page.goto('#/learn');
  await expect(lesson(page, 'Your goal: defeat Medusa')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next lesson' });
  for (let n = 1; n < 5; n++) await next.click();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Continue lesson 5' })).toBeVisible();
  await page.goto('#/learn');
  await page.getByRole('link', { name: 'Continue lesson 5' }).click();
  await expect(page.getByText('Lesson 5 of')).toBeVisible();
  while ((await next.count()) > 0) await next.click();
  await page.getByRole('button', { name: 'Play on against a novice bot' }).click();
  await expect(page).toHaveURL(/#\/game\/\w+/);
});

test('no lesson has to be scrolled on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('#/learn');
  const coach = page.locator('main > section[data-question]');
  const next = page.getByRole('button', { name: 'Next lesson' });
  for (let number = 1; number <= 15; number++) {
    await expect(page.getByText(`Lesson ${number} of 15`)).toBeVisible();
    const over = coach.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(await over, `lesson ${number}`).toBeLessThanOrEqual(1);
    if (number < 15) await next.click();
  }
});

test('how to play stands before the rules and fills two sheets of paper', async ({ page }) => {
  await page.goto('');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /How to play/ })
    .click();
  await expect(page.getByRole('article')).toHaveCount(8);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
  }
  await page.getByRole('link', { name: 'All rules, by number' }).click();
  await page.getByRole('link', { name: /how to play/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
});
