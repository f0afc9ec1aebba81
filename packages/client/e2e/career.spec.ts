import { heroes } from '@peerless/heroes';
import type { Page } from '@playwright/test';
import type { KeptGame } from '../src/games/kept-game.ts';
import { gameOf, keep, kept } from './games.ts';
import { expect, test } from './shared-page.ts';

/** What is kept of somebody beyond their games, all of it in this browser. */

test.use({ settings: { speed: 'instant', confirm: 'never', soundAsked: true } });

const FOREVER = 100_000;
const ended = Array.from({ length: 3 }, (_, i) => ({
  ...gameOf({ seed: `${i + 20}`, choices: FOREVER }),
  changed: 1_800_000_000_000 + i,
}));
const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Opens a game at its table and gives up. */
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Defeat' })).toBeVisible();
}

async function openWith(page: Page, games: readonly KeptGame[], hash: string): Promise<void> {
  await page.goto('#/about');
  await keep(page, ...games);
  await page.goto(hash);
}

test('games from before the ledger are counted once, and deleting them takes nothing away', async ({
  page,
}) => {
  await openWith(page, [...ended, running], '#/career');
  await expect(fact(page, 'Games')).toHaveText('3');
  await page.reload();
  await expect(fact(page, 'Games')).toHaveText('3');
  await expect(page.getByRole('table')).toHaveCount(3);
  await page.goto('#/games');
  for (const left of [3, 2, 1, 0]) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(left);
  }
  await page.goto('#/career');
  await expect(fact(page, 'Games')).toHaveText('3');
  // The wall of heroes asks the same ledger.
  await page.goto('#/library/medusa');
  await expect(page.getByText(/^You won \d of 3$/)).toBeVisible();
});

test('the page of a hero counts games from before the ledger', async ({ page }) => {
  await openWith(page, [...ended, running], '#/library/medusa');
  await expect(page.getByText(/^You won \d of 3$/)).toBeVisible();
});

test('Sparring fits its strength to the duels that were finished here, says so, and keeps its style', async ({
  page,
}) => {
  const botOf = async (): Promise<unknown> =>
    (await kept(page, page.url().split('/').at(-1) ?? '')).players[1];
  await page.goto('#/setup');
  await page.getByLabel('Played by').nth(1).selectOption('Bot: Sparring');
  await expect(page.getByText('At present between Novice and Casual.')).toBeVisible();
  await page.getByLabel('Style').selectOption('Trickster');
  await expect(page.getByText(/^Loves schemes/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Hand', exact: true })).toBeVisible();
  expect(await botOf()).toEqual({ is: 'bot', bot: 'sparring-450:trickster' });
  const first = page.url();
  await resign(page);
  await page.goto('#/career');
  await expect(page.getByRole('rowheader', { name: 'Sparring' })).toBeVisible();
  await page.goto('#/setup');
  await expect(page.getByLabel('Style')).toHaveValue('trickster');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('region', { name: 'Hand', exact: true })).toBeVisible();
  expect(await botOf()).toEqual({ is: 'bot', bot: 'sparring-330:trickster' });
});

test('a game that ends is written down at once, says what it added, and challenges a friend, unless the link is damaged', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, [running], `#/game/${running.id}`);
  await resign(page);
  const earned = page.getByRole('region', { name: 'Your career' });
  await expect(earned).toContainText('Medusa: 0 of 1 won');
  await earned.getByRole('button', { name: /Challenge a friend/ }).click();
  await expect(earned).toContainText('The link is copied.');
  const link = await earned.getByLabel('Link to the challenge').inputValue();
  // A friend opens it: the same deal, ready to start.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beat my game');
  await expect(page.getByText(/^Lost in turn \d+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/game\/[0-9a-f]{12}$/);
  const { record, players } = await kept(page, page.url().split('/').at(-1) ?? '');
  expect(record.config).toMatchObject({ ...running.record.config });
  expect(players).toEqual(running.players);
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
  await resign(page);
  await expect(page.getByRole('region', { name: 'Your career' })).toContainText(
    'Your challenger is still ahead',
  );
  await page.goto('#/career');
  await expect(fact(page, 'Games')).toHaveText('2');
  await page.goto('#/challenge/abc');
  await expect(page.getByRole('alert')).toContainText('This challenge is damaged');
});

test('a career goes into a file and comes back, and what is no career changes nothing', async ({
  page,
  browser,
}) => {
  await openWith(page, ended, '#/career');
  await expect(fact(page, 'Games')).toHaveText('3');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await downloading).path();
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${new URL('#/career', page.url()).href}`);
  await expect(other.getByText('No finished games yet.')).toBeVisible();
  const input = other.getByLabel('Add a file…');
  await input.setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
  await expect(other.getByRole('alert')).toHaveText('“list.json” is not a saved career.');
  await expect(other.getByText('No finished games yet.')).toBeVisible();
  for (const added of [3, 0]) {
    await input.setInputFiles(file);
    await expect(other.getByText(`New games: ${added}.`)).toBeVisible();
    await expect(fact(other, 'Games')).toHaveText('3');
  }
  await other.context().close();
});

/** Whoever climbs meets all heroes but the own one. */
const OTHERS = heroes.length - 1;

test('a gauntlet is begun, left and gone on with, rung by rung', async ({ page }) => {
  await page.goto('#/gauntlet');
  await page.getByRole('radio', { name: 'Medusa' }).check();
  await page.getByRole('button', { name: 'Begin with Medusa' }).click();
  const rungs = page.getByRole('main').getByRole('listitem');
  await expect(rungs).toHaveCount(OTHERS);
  await expect(rungs.first()).toContainText('Novice');
  await expect(rungs.last()).toContainText('Expert');
  await page.getByRole('button', { name: /^Fight / }).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
  await page.goto('#/gauntlet');
  await page.getByRole('link', { name: /^Continue against / }).click();
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText(/\w/);
  await resign(page);
  await expect(page.getByRole('region', { name: 'Your career' })).toContainText(
    `Rung 1 of ${OTHERS} still stands.`,
  );
  await page.getByRole('link', { name: 'To the gauntlet' }).click();
  await expect(rungs.first()).toContainText('Games: 1');
  await expect(page.getByText(`0 of ${OTHERS} rungs won`)).toBeVisible();
  await page.getByRole('button', { name: 'Begin another gauntlet…' }).click();
  await page.getByRole('button', { name: 'Give it up' }).click();
  await expect(page.getByRole('group', { name: 'Who shall climb?' })).toBeVisible();
});

test('what is done outside of games counts, too', async ({ page }) => {
  await page.goto('#/career');
  const rule = page.getByRole('listitem').filter({ hasText: 'By the book' });
  await expect(rule).toContainText('(Open)');
  await page.getByRole('link', { name: /^Rule R-12\.1/ }).click();
  await expect(page).toHaveURL(/rules\/R-12\.1$/);
  // Whoever goes back before the rule is there has not seen it, and earns nothing.
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await page.goBack();
  await expect(rule).toContainText('(Earned)');
});
