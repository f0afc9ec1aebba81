import type { Page } from '@playwright/test';
import { gameOf, keep, kept } from './games.ts';
import { inGame, over, show } from './screens.ts';
import { expect, test } from './shared-page.ts';
import { test as inOwnBrowser } from './table-test.ts';

for (const kind of [test, inOwnBrowser]) kind.use({ settings: { speed: 'instant', confirm: 'never' } });
// A game that the page still shows from the test before would be kept once more as it is left, and be counted here.
test.use({ startsAnew: true });

const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });

inOwnBrowser(
  'a game in progress survives a reload and a closed tab, and is played in one tab at a time',
  async ({ page, context }) => {
    await show(page, inGame('an action', running));
    const option = page.locator('[data-option]').first();
    const entries = async (): Promise<number> => (await kept(page, running.id)).record.entries.length;
    for (let made = 0; made < 2; made++) {
      const before = await entries();
      await option.dispatchEvent('click');
      await expect.poll(entries).toBeGreaterThan(before);
      await expect(option).toBeAttached();
    }
    const playersOn = (tab: Page) => tab.getByRole('region', { name: 'Players' });
    const decisionOn = (tab: Page) => tab.getByRole('region', { name: 'Your decision' });
    const [then, asked] = [await playersOn(page).innerText(), await decisionOn(page).innerText()];
    await test.step('after a reload', async () => {
      await page.reload();
      await expect(playersOn(page)).toHaveText(then, { useInnerText: true });
      await expect(decisionOn(page)).toHaveText(asked, { useInnerText: true });
    });
    const second = await context.newPage();
    await test.step('in another tab, one of which plays', async () => {
      await second.goto(`#/game/${running.id}`);
      await expect(second.getByRole('alert')).toContainText('another tab');
      await second.getByRole('button', { name: 'Play here instead' }).click();
      await expect(decisionOn(second)).toHaveText(asked, { useInnerText: true });
      await expect(page.getByRole('alert')).toContainText('another tab');
    });
    await test.step('after all its tabs were closed', async () => {
      await second.close();
      await page.close();
      const another = await context.newPage();
      await another.goto('#/');
      await another.getByRole('link', { name: /Continue/ }).click();
      await expect(playersOn(another)).toHaveText(then, { useInnerText: true });
    });
  },
);

test('games are saved as files, deleted, brought back and opened again', async ({ page }) => {
  await page.goto('');
  await keep(page, running, over);
  await page.goto('#/games');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  const file = await (await downloading).path();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(list).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(list).toHaveCount(2);
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(page).toHaveURL(/#\/(game|replay)\/[0-9a-f]{12}$/);
  await page.goto('#/games');
  await expect(list).toHaveCount(3);
});

test('a game that is damaged hides no other, and can be taken away', async ({ page }) => {
  await page.goto('');
  await keep(page, running, { ...over, record: { ...over.record, config: null as never } });
  await page.goto('#/games');
  await expect(page.getByRole('heading', { name: 'Damaged' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue / })).toBeVisible();
  await page.getByRole('button', { name: 'Delete a game that cannot be read' }).click();
  await expect(page.getByText('Deleted: a game that cannot be read.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Damaged' })).toHaveCount(0);
  await page.goto('#/');
  await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible();
});

test('a record of the terminal game opens, anything else is refused in one sentence', async ({ page }) => {
  await page.goto('#/games');
  const open = page.getByLabel('Open a file');
  await open.setInputFiles({
    name: 'shopping.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[]'),
  });
  await expect(page.getByRole('alert')).toHaveText('“shopping.json” is not a saved game.');
  const buffer = Buffer.from(JSON.stringify(over.record));
  await open.setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Replay');
});
