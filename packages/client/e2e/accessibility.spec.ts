import { AxeBuilder } from '@axe-core/playwright';
import { SCREENS, show } from './screens.ts';
import { expect, test } from './table-test.ts';

const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

// Colours are measured where they come to rest.
test.use({ settings: { language: 'en', motion: 'reduced' } });

for (const screen of SCREENS)
  test(`axe has no complaint about ${screen.name}`, async ({ page }) => {
    await show(page, screen);
    for (const [i, look] of THEMES.entries()) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
      const axe = new AxeBuilder({ page });
      // Themes differ in nothing but colours.
      const { violations } = await (i === 0 ? axe : axe.withRules(['color-contrast'])).analyze();
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      expect.soft(found, `${look.theme}, ${look.contrast} contrast`).toEqual([]);
    }
  });
