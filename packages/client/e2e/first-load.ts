import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { until } from './until.ts';

/** The sizes, in bytes of gzip, of the scripts that are asked for before the start page can be used. */
export async function firstLoad(page: Page): Promise<readonly number[]> {
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
  });
  const usable = await until(page, 'main button');
  await page.goto('');
  // An entry is there once its answer is.
  await page.waitForLoadState('networkidle');
  const needed = await page.evaluate(
    // What is fetched ahead for other screens, once this one stands, is no part of the first load.
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= end)
        .map(({ name }) => name),
    await usable(),
  );
  const bodies = await Promise.all(needed.flatMap((url) => scripts.get(url)?.body() ?? []));
  return bodies.map((body) => gzipSync(body).length);
}
