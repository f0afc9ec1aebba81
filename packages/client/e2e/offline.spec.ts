import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLibrary } from '@peerless/rules';
import { startServer } from '@peerless/server';
import type { Page } from '@playwright/test';
import { gameOf } from './games.ts';
import { inGame, over, SCREENS, type Screen, settled, show } from './screens.ts';
import { expect, test } from './table-test.ts';

test.use({ isKeptOffline: true, settings: { speed: 'instant', confirm: 'never' } });

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

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
  cpSync(BUILT, home, { recursive: true });
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
  for (let made = 0; made < 6; made++) {
    const option = page.locator('[data-option]').first();
    await expect(option).toBeAttached();
    await option.dispatchEvent('click');
  }
}

/** The first screen of every kind of address; each kind comes with scripts of its own. */
const KINDS = new Map(
  [...SCREENS, { name: 'somebody', hash: '#/person/nobody' }]
    .map(({ name, hash, games = [] }): Screen => ({ name, hash, games }))
    .toReversed()
    .map((screen) => [screen.hash.split('/')[1], screen]),
);

/** What the service worker keeps, by the names of the files. */
const keptBy = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname.split('/').at(-1));
  });

// One visit for all of it: to keep everything takes longest.
test('the build works from any folder of any web server, asks before a new version replaces it, and then needs no network', async ({
  page,
  context,
}) => {
  const { home, address, close } = await serveTable('some/path/');
  const playNow = page.getByRole('button', { name: 'Play now' });
  const reload = page.getByRole('button', { name: 'Reload now' });
  try {
    await page.goto(address);
    await expect(playNow).toBeVisible();
    await keptOffline(page);
    const made = readdirSync(join(BUILT, 'assets')).filter((file) => /\.(js|css)$/.test(file));
    const keeps = await keptBy(page);
    expect(made.filter((file) => !keeps.includes(file))).toEqual([]);
    await expect(reload).toBeHidden();
    await test.step('a new version', async () => {
      const worker = join(home, 'service-worker.js');
      writeFileSync(worker, `// a new version\n${readFileSync(worker, 'utf8')}`);
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      await expect(reload).toBeVisible();
      // It waits: whoever plays on does so with the old one.
      const isWaiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
      await expect.poll(isWaiting).toBe('installed');
      const loaded = page.waitForEvent('load');
      await reload.click();
      await loaded;
      await settled(page);
      await expect(reload).toBeHidden();
    });
  } finally {
    await close();
  }
  await context.setOffline(true);
  await page.goto(address);
  await page.reload();
  await expect(playNow).toBeVisible();
  for (const screen of KINDS.values()) await test.step(screen.name, () => show(page, screen));
  await play(page);
  await show(page, { name: 'a replay', hash: `#/replay/${over.id}`, games: [over] });
  await expect(page.getByRole('slider')).toBeVisible();
  expect(page.url()).toContain(address);
});
