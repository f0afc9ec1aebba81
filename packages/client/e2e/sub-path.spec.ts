import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../cli/src/serve/table-server.ts';
import { expect, test } from './table-test.ts';

test('the build works from any folder of any web server', async ({ page }) => {
  const site = mkdtempSync(join(tmpdir(), 'peerless-site-'));
  symlinkSync(fileURLToPath(new URL('../dist', import.meta.url)), join(site, 'games'));
  const server = await serveFolder(site, '127.0.0.1', 0);
  try {
    await page.goto(`${server.addresses[0]}games/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${server.addresses[0]}games/#/about`);
    await expect(page.getByRole('main')).toBeAttached();
  } finally {
    await server.close();
    rmSync(site, { recursive: true });
  }
});
