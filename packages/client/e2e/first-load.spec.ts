import { firstLoad } from './first-load.ts';
import { expect, test } from './table-test.ts';

const MOST = 250_000;

test('the start page loads less than 250 kB of script', async ({ page }) => {
  const sizes = await firstLoad(page);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
  const sum = sizes.reduce((all, size) => all + size, 0);
  console.log(`First load: ${Math.round(sum / 1000)} kB gzip of script in ${sizes.length} files.`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sum).toBeLessThan(MOST);
});
