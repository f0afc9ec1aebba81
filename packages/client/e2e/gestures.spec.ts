import type { Locator, Page } from '@playwright/test';
import { gameOf, kept } from './games.ts';
import { decisionOn } from './maneuver.ts';
import { inGame, show } from './screens.ts';
import { expect, test } from './shared-page.ts';

/** Medusa may attack Merlin with three cards; nobody else can attack anybody. */
const attacking = gameOf({ seed: '39', choices: 20, prompt: 'action' });
const defending = gameOf({ seed: '3', choices: 20, prompt: 'defend' });

const card = (page: Page, slug: string): Locator => page.locator(`[data-hand] [data-card="${slug}"]`);
const merlin = (page: Page): Locator => page.locator('[data-space][aria-label*="Merlin,"]');

/** What was chosen since, by whoever. */
const chosen = async (page: Page, { id, record }: typeof attacking): Promise<readonly unknown[]> =>
  (await kept(page, id)).record.entries.slice(record.entries.length);

/** The middle of something. */
async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('at once', () => {
  test.use({ settings: { speed: 'instant' } });

  test('a card that is dragged onto somebody attacks with one movement', async ({ page }) => {
    await show(page, inGame('an attack', attacking));
    const [from, to] = [await middle(card(page, 'dash')), await middle(merlin(page))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 60, { steps: 4 });
    await expect(card(page, 'dash'), 'the board shows what the card can do').toHaveAttribute(
      'data-state',
      'picked',
    );
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => JSON.stringify(await chosen(page, attacking)))
      .toContain('medusa>merlin dash');
    await expect(page.locator('main > button'), 'no picture of the card is left').toHaveCount(0);
  });

  test('a card that is dropped beside the board stays in the hand', async ({ page }) => {
    await show(page, inGame('an attack', attacking));
    const from = await middle(card(page, 'dash'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 40, { steps: 4 });
    await page.mouse.move(from.x + 80, from.y, { steps: 4 });
    await page.mouse.up();
    await expect(card(page, 'dash')).toHaveAttribute('data-state', 'choosable');
    expect(await chosen(page, attacking)).toEqual([]);
  });

  test('few attacks have buttons that say them, and one press is enough', async ({ page }) => {
    await show(page, inGame('an attack', attacking));
    await decisionOn(page)
      .getByRole('button', { name: /attacks Merlin with Snipe/ })
      .click();
    await expect
      .poll(async () => JSON.stringify(await chosen(page, attacking)))
      .toContain('medusa>merlin snipe');
  });
});

test('a defense card that is tapped is laid after a moment in which it can be taken back', async ({
  page,
}) => {
  await show(page, inGame('a defense', defending));
  await card(page, 'dash').click();
  await expect(card(page, 'dash')).toHaveAttribute('data-state', 'picked');
  await page.keyboard.press('Escape');
  await expect(card(page, 'dash')).toHaveAttribute('data-state', 'choosable');
  // The moment has gone by twice, and nothing was laid.
  await page.waitForTimeout(2400);
  expect(await chosen(page, defending)).toEqual([]);
  await card(page, 'regroup').click();
  await expect.poll(async () => JSON.stringify(await chosen(page, defending))).toContain('regroup');
});

test.describe('for those who want to be asked', () => {
  test.use({ settings: { confirm: 'always', speed: 'instant' } });

  test('a defense card waits to be confirmed', async ({ page }) => {
    await show(page, inGame('a defense', defending));
    await card(page, 'dash').click();
    await page.waitForTimeout(1500);
    expect(await chosen(page, defending)).toEqual([]);
    await decisionOn(page).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => JSON.stringify(await chosen(page, defending))).toContain('dash');
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    settings: { speed: 'instant' },
  });

  test('a finger drags a card onto somebody', async ({ page }) => {
    await show(page, inGame('an attack', attacking));
    await card(page, 'dash').scrollIntoViewIfNeeded();
    const [from, to] = [await middle(card(page, 'dash')), await middle(merlin(page))];
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
    await touch('touchStart', from);
    for (const step of [8, 20, 40, 80]) await touch('touchMove', { x: from.x, y: from.y - step });
    await touch('touchMove', to);
    await touch('touchEnd', null);
    await expect
      .poll(async () => JSON.stringify(await chosen(page, attacking)))
      .toContain('medusa>merlin dash');
  });
});
