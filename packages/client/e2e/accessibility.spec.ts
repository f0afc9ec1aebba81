import { AxeBuilder } from '@axe-core/playwright';
import { SCREENS, SIZES, show } from './screens.ts';
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
    await page.setViewportSize(SIZES['a phone']);
    await show(page, screen);
    expect.soft(await complaints(new AxeBuilder({ page })), 'on a phone').toEqual([]);
    await page.setViewportSize(SIZES['a desktop']);
    for (const [i, look] of THEMES.entries()) {
      await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
      const axe = new AxeBuilder({ page });
      // Themes differ in nothing but colours.
      const found = await complaints(i === 0 ? axe : axe.withRules(['color-contrast']));
      expect.soft(found, `${look.theme}, ${look.contrast} contrast`).toEqual([]);
    }
  });

async function complaints(axe: AxeBuilder): Promise<string[][]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
