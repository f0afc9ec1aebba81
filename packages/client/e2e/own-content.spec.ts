import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { boardBySlug } from '@peerless/boards';
import { heroBySlug } from '@peerless/heroes';
import type { GameConfig } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import type { Page } from '@playwright/test';
import { toAddress } from '../src/games/bytes.ts';
import { draw } from './drawing.ts';
import { kept } from './games.ts';
import { askForHint } from './openers.ts';
import { expect, test } from './table-test.ts';

test.use({ isKeptOffline: true, settings: { speed: 'instant', confirm: 'never' } });

const launcher = fileURLToPath(new URL('../../../bin/peerless.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'peerless-own-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** One of ours under another name, as a file of somebody else's. */
function fileOf(item: object | undefined, slug: string, other: string, name: string): string {
  const file = join(folder, `${other}.json`);
  const capital = `${slug[0]?.toUpperCase()}${slug.slice(1)}`;
  const text = JSON.stringify(item)
    .replaceAll(`"${slug}"`, `"${other}"`)
    .replaceAll(`"${capital}"`, `"${name}"`);
  writeFileSync(file, text);
  return file;
}

const hero = fileOf(heroBySlug('medusa'), 'medusa', 'gorgo', 'Gorgo');
const board = fileOf(boardBySlug('soho'), 'soho', 'noho', 'Noho');

/** Runs `peerless serve` until its address is known. */
async function serve(
  port: number,
  words: readonly string[],
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [
    launcher,
    'serve',
    '--lang',
    'en',
    '--data',
    ':memory:',
    '--port',
    String(port),
    ...words,
  ]);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return { child, address };
  }
  throw new Error('the table did not start');
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });

/** Sets up a duel of the own hero on the own board, and plays some choices; the bot answers in between. */
async function playOwn(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${address}#/setup`);
  await page.getByRole('button', { name: /hero of player 1/i }).click();
  await dialog.getByRole('radio', { name: /^Gorgo/ }).check();
  await dialog.getByRole('button', { name: 'Play Gorgo' }).click();
  await page.getByRole('button', { name: /choose a board|change/i }).click();
  await dialog.getByRole('radio', { name: /^Noho/ }).check();
  await dialog.getByRole('button', { name: /Noho/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Gorgo');
  // The setup is a new one each time: the last question must have something to choose between, or there is no hint.
  for (let made = 0; made < 4 || (await optionsAt(page)) < 2; made++) {
    const option = page.locator('[data-option]').first();
    await expect(option).toBeAttached();
    await option.dispatchEvent('click');
  }
}

async function optionsAt(page: Page): Promise<number> {
  const options = page.locator('[data-option]');
  await expect(options.first()).toBeAttached();
  const keys = await options.evaluateAll((all) => all.map((option) => option.getAttribute('data-option')));
  return new Set(keys).size;
}

/** A link whose game nobody here can play again, so that its checksum does not matter. */
function linkTo({ seed, board, mode, seats }: GameConfig): string {
  const setup = new TextEncoder().encode(JSON.stringify([seed, board, mode, seats.map((seat) => seat.hero)]));
  return toAddress([1, RULES_VERSION, ...new Uint8Array(8), setup.length, 0, ...setup, 0, 0]);
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await draw(page);
  await page.screenshot({ path: fileURLToPath(new URL(`artefacts/${name}.png`, import.meta.url)) });
}

test('heroes and boards of files are at the table, and what needs them says so when they are not', async ({
  page,
}) => {
  const own = await serve(0, ['--hero', hero, '--board', board]);
  const { address } = own;
  const alert = page.getByRole('alert');
  try {
    await page.goto(`${address}#/library`);
    await expect(page.getByRole('link', { name: /Gorgo/ })).toBeVisible();
    await page.goto(`${address}#/library/gorgo`);
    await expect(page.getByRole('main')).toContainText('Gaze of Stone');
    await takePicture(page, 'own-hero');
    await playOwn(page, address);
    // The worker that thinks for the bots knows them, too.
    await expect(page.locator('[data-option]').first()).toBeAttached();
    await askForHint(page);
    await takePicture(page, 'own-game');
  } finally {
    await ended(own.child);
  }
  const game = page.url().split('#')[1] ?? '';
  const { record, players } = await kept(page, game.split('/').at(-1) ?? '');

  const plain = await serve(Number(new URL(address).port), []);
  try {
    expect(plain.address).toBe(address);
    // The worker has kept the table with its additions; they are gone all the same.
    await page.goto(`${address}#/library`);
    await page.reload();
    await expect(page.getByRole('link', { name: /Medusa/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Gorgo/ })).toHaveCount(0);
    for (const hash of [game, game.replace('game', 'replay'), `/shared/${linkTo(record.config)}`]) {
      await page.goto(`${address}#${hash}`);
      await expect(alert).toContainText('the hero “gorgo”');
      await expect(alert).toContainText('npx peerless serve --hero FILE');
    }
    await page.goto(`${address}#/games`);
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('gorgo');
    const buffer = Buffer.from(JSON.stringify({ format: 'peerless-save-1', players, record }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer });
    await expect(alert).toContainText('the hero “gorgo”');
  } finally {
    await ended(plain.child);
  }
});
