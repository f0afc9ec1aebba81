import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { resize, SCREENS, type Screen, SIZES, show } from './screens.ts';
import { expect, test } from './table-test.ts';

const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

// Colours are measured where they come to rest.
test.use({ settings: { motion: 'reduced' } });

for (const screen of SCREENS)
  test(`axe has no complaint about ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(SIZES['a phone']);
    await show(page, screen);
    expect.soft(await complaints(page, screen, 'all'), 'on a phone').toEqual([]);
    await resize(page, screen, SIZES['a desktop']);
    // Themes differ in nothing but colours.
    for (const [i, look] of THEMES.entries()) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
      const found = await complaints(page, screen, i === 0 ? 'all' : 'colours');
      expect.soft(found, `on a desktop, ${look.theme}, ${look.contrast} contrast`).toEqual([]);
    }
  });

const RULES = { all: {}, colours: { runOnly: ['color-contrast'] } };

/** A source that does nothing: axe brings its half megabyte twice a run, where a page needs it once. */
const THERE_ALREADY = '0';

async function complaints(page: Page, { part }: Screen, about: keyof typeof RULES): Promise<string[][]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: THERE_ALREADY }) }).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false, ...RULES[about] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
