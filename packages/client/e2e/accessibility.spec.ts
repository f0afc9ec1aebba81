import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { resize, SCREENS, SIZES, show } from './screens.ts';
import { expect, test } from './table-test.ts';

const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

const DIALOG = 'dialog[open]';

// Colours are measured where they come to rest.
test.use({ settings: { motion: 'reduced' } });

for (const screen of SCREENS)
  test(`axe has no complaint about ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(SIZES['a phone']);
    await show(page, screen);
    expect.soft(await complaints(page, 'all'), 'on a phone').toEqual([]);
    await resize(page, screen, SIZES['a desktop']);
    expect.soft(await complaints(page, 'all'), 'on a desktop').toEqual([]);
    // Themes differ in nothing but colours.
    for (const look of THEMES) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
      const found = await complaints(page, 'colours');
      expect.soft(found, `${look.theme}, ${look.contrast} contrast`).toEqual([]);
    }
  });

async function complaints(page: Page, about: 'all' | 'colours'): Promise<string[][]> {
  const colours = 'color-contrast';
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  // What lies below a dialog cannot be reached, and is looked at without it.
  if (await page.locator(DIALOG).count()) axe.include(DIALOG);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      ...(about === 'colours' ? { runOnly: [colours] } : { rules: { [colours]: { enabled: false } } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
