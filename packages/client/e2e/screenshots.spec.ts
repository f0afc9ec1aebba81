import { SCREENS, SIZES, show } from './screens.ts';
import { test } from './table-test.ts';

/** Pictures of the main screens, to be looked at: e2e/artefacts/screenshots. */

const SHOWN = ['start', 'setup', 'a hero', 'rules', 'learn', 'settings', 'an action', 'a defence', 'the end'];
const DEVICES = ['a phone', 'a tablet', 'a desktop'] as const;

for (const device of DEVICES)
  test.describe(device, () => {
    test.use({ viewport: SIZES[device], settings: { motion: 'reduced' } });
    test('screenshots', async ({ page }) => {
      for (const screen of SCREENS.filter(({ name }) => SHOWN.includes(name))) {
        await show(page, screen);
        const file = `${screen.name} on ${device}.png`.replaceAll(' ', '-');
        await page.screenshot({
          path: new URL(`./artefacts/screenshots/${file}`, import.meta.url).pathname,
        });
      }
    });
  });
