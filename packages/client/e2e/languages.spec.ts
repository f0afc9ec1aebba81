import { LANGUAGES } from '@peerless/language';
import { englishIn } from '../../text/test/english.ts';
import { overflowOn } from './overflow.ts';
import { SCREENS, SIZES, show } from './screens.ts';
import { expect, test } from './table-test.ts';
import { HOLES, textsOn } from './texts.ts';

/** Every screen in every language: no text is missing, and all of it fits, from a small phone to a large desktop. */

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ settings: { language, motion: 'reduced' } });
    for (const screen of SCREENS)
      test(screen.name, async ({ page }) => {
        await show(page, screen);
        const texts = await textsOn(page);
        expect.soft(texts.filter((text) => HOLES.test(text))).toEqual([]);
        if (language !== 'en')
          expect.soft(texts.filter((text) => englishIn(text, language).length > 0)).toEqual([]);
        for (const textSize of ['normal', 'largest'])
          for (const [device, size] of Object.entries(SIZES)) {
            await page.setViewportSize(size);
            await page.evaluate((chosen) => {
              document.documentElement.dataset.textSize = chosen;
            }, textSize);
            expect.soft(await overflowOn(page), `${device}, ${textSize} text`).toEqual([]);
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
