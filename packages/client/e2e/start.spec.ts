import { heroes } from '@peerless/heroes';
import { complaints } from './axe.ts';
import { faintOn } from './contrast.ts';
import { expect, test } from './shared-page.ts';
import { test as firstVisit } from './table-test.ts';

test.use({ settings: { speed: 'instant' } });

test("one click leads into a newcomer's first game, against a novice, and the next one is not bound to it", async ({
  page,
}) => {
  await page.goto('');
  await expect(page.getByRole('radio', { name: 'Novice' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'The next game' })).toBeVisible();
  const plain = heroes.filter(({ profile }) => profile?.difficulty === 1).map(({ name }) => name);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/game\/\w+/);
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
  const names = await page.getByRole('region', { name: 'Players' }).getByRole('article').allInnerTexts();
  for (const name of names) expect(plain.some((hero) => name.includes(hero))).toBe(true);
  await page.goto('#/setup');
  await expect(page.getByRole('button', { name: /Random hero: choose the hero of player/ })).toHaveCount(2);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`on a phone of ${width} × ${height} one sees who meets whom, and the way in`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('');
    const pair = page.getByRole('region', { name: 'The next game' });
    await expect(pair).toBeInViewport({ ratio: 1 });
    const play = page.getByRole('button', { name: 'Play now' });
    await expect(play).toBeInViewport({ ratio: 1 });
    const [faces, button] = [await pair.boundingBox(), await play.boundingBox()];
    expect((faces?.y ?? 0) + (faces?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

test('a hero of the library is played from there, and liked', async ({ page }) => {
  await page.goto('#/library');
  await page.getByRole('searchbox', { name: 'Find a hero' }).fill('sinb');
  await page.getByRole('link', { name: /Sinbad/ }).click();
  await page.getByRole('button', { name: 'Sinbad: favourite' }).click();
  await page.getByRole('link', { name: 'Play Sinbad' }).click();
  await page.getByRole('button', { name: /^Sinbad: choose the hero of player 1/ }).click();
  const wall = page.getByRole('dialog');
  await wall.getByRole('button', { name: 'Favourites' }).click();
  await expect(wall.getByRole('radio')).toHaveCount(2);
  await wall.getByRole('button', { name: 'Play Sinbad' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Sinbad');
});

test('the language is one choice away and stays', async ({ page }) => {
  await page.goto('');
  await page.getByLabel('Language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the last setup is remembered', async ({ page }) => {
  await page.goto('#/setup');
  await page.getByRole('radio', { name: /Free-for-all.*4|4.*Free-for-all/s }).check();
  await page.getByRole('button', { name: 'Random everything' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/game\/\w+/);
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('article')).toHaveCount(4);
  await page.goto('#/setup');
  await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(/4/);
});

test('whatever the address, there is a screen', async ({ page }) => {
  for (const hash of [
    '#/nowhere',
    '#/game',
    '#/replay/',
    '#/library/nobody',
    '#/rules/R-99',
    '#/%',
    '#/game/%',
    '#/shared/a%',
    '#',
  ]) {
    await page.goto(hash);
    await expect(page.getByRole('heading', { level: 1 }), hash).toBeVisible();
  }
});

firstVisit.describe('without a choice', () => {
  firstVisit.use({ locale: 'uk-UA', settings: {} });
  firstVisit('the table speaks the language of the browser', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});

firstVisit('another tab follows when the language is changed', async ({ page, context }) => {
  await page.goto('');
  const another = await context.newPage();
  await another.goto('#/settings');
  await another.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Jouer' }).first()).toBeVisible();
});

test.describe('with an opening', () => {
  test.use({ settings: { speed: 'slow', openings: true } });
  test('a game begins with who meets whom, and any key goes on to the table; not once more after a reload', async ({
    page,
  }) => {
    await page.goto('');
    await page.getByRole('button', { name: 'Play now' }).click();
    const skip = page.getByRole('button', { name: 'Skip' });
    await expect(skip).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Bot: Novice' })).toHaveText(/\(You\).*Board: /);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await complaints(page)).toEqual([]);
    expect(await faintOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(skip).toBeHidden();
    await expect(page.getByRole('region', { name: 'Hand', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Hand', exact: true })).toBeVisible();
    await expect(skip).toHaveCount(0);
  });
});
