import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './table-test.ts';

const MOST = 250_000;

test('the start page loads less than 250 kB of script', async ({ page }) => {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const needed = await page.evaluate(() => {
    // What is fetched ahead for other screens, once this one stands, is no part of the first load.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (visit?.loadEventEnd ?? 0))
      .map(({ name }) => name);
  });
  const bodies = needed.flatMap((url) => scripts.get(url)?.body() ?? []);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const sum = sizes.reduce((all, size) => all + size, 0);
  console.log(`First load: ${Math.round(sum / 1000)} kB gzip of script in ${sizes.length} files.`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sum).toBeLessThan(MOST);
});
