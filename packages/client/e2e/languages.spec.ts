import { LANGUAGES } from '@peerless/language';
import { overflowOn } from './overflow.ts';
import { resize, SCREENS, SIZES, show } from './screens.ts';
import { expect, test } from './table-test.ts';
import { englishWords, holesIn, textsOn } from './texts.ts';

/** Every screen in every language: no text is missing, and all of it fits, from a small phone to a large desktop. */

const LARGEST_TEXT_ON = ['a small phone', 'a phone', 'a tablet', 'a desktop'];
/** Where what is opened on a screen is looked at: it takes all of the narrow ones and part of the wide ones. */
const OPENED_ON = ['a small phone', 'a phone', 'a desktop'];

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ settings: { language, motion: 'reduced' } });
    test('every screen says everything, and all of it fits', async ({ page }) => {
      test.setTimeout(300_000);
      for (const screen of SCREENS) {
        await show(page, screen);
        const texts = await textsOn(page);
        expect.soft(holesIn(texts), screen.name).toEqual([]);
        if (language !== 'en' && !screen.isQuoting)
          expect.soft(englishWords(texts, language), screen.name).toEqual([]);
        for (const [device, size] of Object.entries(SIZES)) {
          if (screen.open !== undefined && !OPENED_ON.includes(device)) continue;
          await resize(page, screen, size);
          // Normal text comes last: what is shown next begins with it.
          for (const textSize of LARGEST_TEXT_ON.includes(device) ? ['largest', 'normal'] : ['normal']) {
            await page.evaluate((chosen) => {
              document.documentElement.dataset.textSize = chosen;
            }, textSize);
            expect.soft(await overflowOn(page), `${screen.name} on ${device}, ${textSize} text`).toEqual([]);
          }
        }
        await page.setViewportSize(SIZES['a desktop']);
      }
    });
  });

test.describe('without a choice', () => {
  test.use({ locale: 'uk-UA' });
  test('the table speaks the language of the browser', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});
