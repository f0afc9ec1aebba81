import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLibrary } from '@peerless/rules';
import { startServer } from '@peerless/server';
import type { Page } from '@playwright/test';
import { gameOf } from './games.ts';
import { inGame, over, SCREENS, settled, show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ isKeptOffline: true, settings: { speed: 'instant', confirm: 'never' } });

/** Waits until the service worker has kept everything and answers for this page. */
async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** Serves a copy of the built table in a folder of a web server. */
async function serveTable(folder: string) {
  const site = mkdtempSync(join(tmpdir(), 'peerless-site-'));
  const home = join(site, folder);
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), home, { recursive: true });
  const server = await startServer({
    store: { file: ':memory:' },
    library: createLibrary({ heroes: [], boards: [] }),
    host: '127.0.0.1',
    port: 0,
    pages: { folder: site, made: {} },
  });
  return {
    home,
    address: `${server.addresses[0]}${folder}`,
    close: async () => {
      await server.close();
      rmSync(site, { recursive: true });
    },
  };
}

/** Plays a while: the bot answers, too, for it thinks in this browser. */
async function play(page: Page): Promise<void> {
  await show(page, inGame('a new game', gameOf({ seed: '5' })));
  for (let made = 0; made < 12; made++) {
    const option = page.locator('[data-option]').first();
    await expect(option).toBeAttached();
    await option.dispatchEvent('click');
  }
}

test('after the first visit everything works without a network', async ({ page, context }) => {
  await page.goto('');
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  for (const screen of SCREENS) if (screen.open === undefined) await show(page, screen);
  await play(page);
});

test('the build works from any folder of any web server, with and without it', async ({ page }) => {
  const { address, close } = await serveTable('some/path/');
  const playNow = page.getByRole('button', { name: 'Play now' });
  try {
    await page.goto(address);
    await expect(playNow).toBeVisible();
    await show(page, { name: 'about', hash: '#/about' });
    await keptOffline(page);
  } finally {
    await close();
  }
  await page.goto(address);
  await expect(playNow).toBeVisible();
  await play(page);
  await show(page, { name: 'a replay', hash: `#/replay/${over.id}`, games: [over] });
  await expect(page.getByRole('slider')).toBeVisible();
  expect(page.url()).toContain(address);
});

test('a new version asks before it replaces the old one', async ({ page }) => {
  const { home, address, close } = await serveTable('');
  const reload = page.getByRole('button', { name: 'Reload now' });
  try {
    await page.goto(address);
    await keptOffline(page);
    await expect(reload).toBeHidden();
    const worker = join(home, 'service-worker.js');
    writeFileSync(worker, `// a new version\n${readFileSync(worker, 'utf8')}`);
    await page.reload();
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    await expect(reload).toBeVisible();
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await settled(page);
    await expect(reload).toBeHidden();
  } finally {
    await close();
  }
});
