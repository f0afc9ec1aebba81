import { LANGUAGES, type Language } from '@peerless/language';
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { faintOn } from './contrast.ts';
import { overflowOn } from './overflow.ts';
import { resize, SCREENS, type Screen, SIZES, show, speak } from './screens.ts';
import { expect, test } from './table-test.ts';
import { englishWords, holesIn, textsOn } from './texts.ts';

/**
 * Every screen, opened once: in every language no text is missing, and all of it fits, from a small phone to a large
 * desktop; axe has no complaint, and no text is faint in any theme. Pictures of the main screens are put into e2e/artefacts/screenshots.
 */

type Device = keyof typeof SIZES;

const DEVICES = Object.keys(SIZES) as Device[];
const LARGEST_TEXT_ON: readonly Device[] = ['a small phone', 'a phone', 'a tablet', 'a desktop'];
/** Where what is opened on a screen is looked at: it takes all of the narrow ones and part of the wide ones. */
const OPENED_ON: readonly Device[] = ['a small phone', 'a phone', 'a desktop'];
/** The languages with the longest words are looked at in every size, the others where each layout has least room. */
const LONGEST: readonly Language[] = ['fr', 'uk'];
const SCARCE: readonly Device[] = ['a small phone', 'a tablet', 'a desktop'];
const PICTURES_ON: readonly Device[] = ['a phone', 'a tablet', 'a desktop'];
const PICTURES_OF = 'start, setup, a hero, rules, learn, settings, an action, a defence, the end'.split(', ');

const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

for (const [i, screen] of SCREENS.entries())
  test.describe(() => {
    // Screens open in all languages by turns.
    const language = LANGUAGES[i % LANGUAGES.length] ?? 'en';
    // Colours are measured where they come to rest.
    test.use({ settings: { language, motion: 'reduced' } });
    test(screen.name, async ({ page }) => {
      test.setTimeout(300_000);
      await show(page, screen);
      await readIn(page, screen, language);
      for (const other of LANGUAGES.filter((known) => known !== language)) {
        await speak(page, other);
        await forgetSpeech(page);
        await readIn(page, screen, other);
      }
      await speak(page, 'en');
      await resize(page, screen, SIZES['a phone']);
      expect.soft(await complaints(page, screen.part), 'on a phone').toEqual([]);
      expect.soft(await faintOn(page, screen.part), 'on a phone').toEqual([]);
      await takePictures(page, screen);
      await resize(page, screen, SIZES['a desktop']);
      expect.soft(await complaints(page, screen.part), 'on a desktop').toEqual([]);
      await showAllThemes(page, screen);
    });
  });

/** Reads everything, and looks whether it fits. */
async function readIn(page: Page, screen: Screen, language: Language): Promise<void> {
  const texts = await textsOn(page);
  expect.soft(holesIn(texts), language).toEqual([]);
  if (language !== 'en' && !screen.isQuoting)
    expect.soft(englishWords(texts, language), language).toEqual([]);
  const isLong = LONGEST.includes(language);
  const devices = screen.open === undefined ? DEVICES : OPENED_ON;
  for (const device of devices.filter((each) => isLong || SCARCE.includes(each))) {
    await resize(page, screen, SIZES[device]);
    for (const textSize of textSizesOn(device, isLong)) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.textSize = chosen;
      }, textSize);
      const where = `in ${language} on ${device}, ${textSize} text`;
      expect.soft(await overflowOn(page), where).toEqual([]);
    }
  }
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'normal';
  });
  await page.setViewportSize(SIZES['a desktop']);
}

function textSizesOn(device: Device, isLong: boolean): readonly string[] {
  if (!LARGEST_TEXT_ON.includes(device)) return ['normal'];
  return isLong ? ['largest', 'normal'] : ['largest'];
}

/** What was just told to screen readers was told in the language of then. */
const forgetSpeech = (page: Page): Promise<void> =>
  page.locator('.only-read[aria-live] p').evaluateAll((told) => {
    for (const line of told) line.textContent = '';
  });

async function takePictures(page: Page, { name }: Screen): Promise<void> {
  if (!PICTURES_OF.includes(name)) return;
  for (const device of PICTURES_ON) {
    await page.setViewportSize(SIZES[device]);
    const file = `${name} on ${device}.png`.replaceAll(' ', '-');
    await page.screenshot({ path: new URL(`./artefacts/screenshots/${file}`, import.meta.url).pathname });
  }
}

/** Themes differ in nothing but colours. */
async function showAllThemes(page: Page, { part }: Screen): Promise<void> {
  for (const look of THEMES) {
    await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
    expect.soft(await faintOn(page, part), `${look.theme}, ${look.contrast} contrast`).toEqual([]);
  }
}
