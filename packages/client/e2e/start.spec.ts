import { expect, test } from './table-test.ts';

test.use({ settings: { speed: 'instant' } });

test('one click leads into a game against a bot', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/game\/\w+/);
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
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

test.describe('without a choice', () => {
  test.use({ locale: 'uk-UA', settings: {} });
  test('the table speaks the language of the browser', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});

test('another tab follows when the language is changed', async ({ page, context }) => {
  await page.goto('');
  const another = await context.newPage();
  await another.goto('#/settings');
  await another.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Jouer' }).first()).toBeVisible();
});
