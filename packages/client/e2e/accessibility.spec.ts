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
    expect.soft(await complaints(page, screen, 'all'), 'on a desktop').toEqual([]);
    // Themes differ in nothing but colours.
    for (const look of THEMES) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
      const found = await complaints(page, screen, 'colours');
      expect.soft(found, `${look.theme}, ${look.contrast} contrast`).toEqual([]);
    }
  });

async function complaints(page: Page, { part }: Screen, about: 'all' | 'colours'): Promise<string[][]> {
  const colours = 'color-contrast';
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      preload: false,
      ...(about === 'colours' ? { runOnly: [colours] } : { rules: { [colours]: { enabled: false } } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
