import { LANGUAGES, type Language } from '@peerless/language';
import type { Page } from '@playwright/test';
import { complaints } from './axe.ts';
import { faintOn } from './contrast.ts';
import { draw } from './drawing.ts';
import { overflowOn } from './overflow.ts';
import { DIALOG, resize, SCREENS, type Screen, SIZES, show, speak } from './screens.ts';
import { BLANK, expect, test } from './shared-page.ts';
import { englishWords, holesIn, textsOn } from './texts.ts';

/**
 * Every screen, opened once: in every language no text is missing, and all of it fits, from a small phone to a large
 * desktop; axe has no complaint, and no text is faint in any theme. With PICTURES=1 the main screens are put into
 * e2e/artefacts/screenshots.
 */

type Device = keyof typeof SIZES;

/** From where all texts are read, step by step, to the one with least room. */
const LARGEST_TEXT_ON: readonly Device[] = ['a desktop', 'a tablet', 'a phone', 'a small phone'];
/** And back: to lay a screen out anew is what this costs. Between these two there is more room than the largest text had. */
const NORMAL_TEXT_ON: readonly Device[] = ['a small phone', 'a large desktop', 'a desktop'];
/** Where what is opened on a screen is looked at: it takes all of the narrow ones and part of the wide ones. */
const OPENED_ON: readonly Device[] = ['a desktop', 'a phone', 'a small phone'];
/** The two languages with the longest words, by turns, are looked at in every size, the others where layouts have least room. */
const LONGEST: readonly Language[] = ['fr', 'uk'];
const SCARCE: readonly Device[] = ['a desktop', 'a small phone'];
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
    // From one screen to the next the table stays as it is. Colours are measured where they come to rest.
    test.use({ settings: { language, motion: 'reduced' }, startsAnew: false, viewport: SIZES['a desktop'] });
    test(screen.name, async ({ page }) => {
      test.setTimeout(300_000);
      await show(page, screen);
      if (screen.part === DIALOG) await takeAwayBehind(page);
      const longest = LONGEST[i % LONGEST.length];
      await readIn(page, screen, language, language === longest);
      for (const other of LANGUAGES.filter((known) => known !== language)) {
        await speak(page, other);
        await forgetSpeech(page);
        await readIn(page, screen, other, other === longest);
      }
      await speak(page, 'en');
      await draw(page);
      await lookAt(page, screen);
      if (screen.stopsClocks) await page.goto(BLANK);
    });
  });

/** What a dialog covers is another screen; to lay that out, too, would take longer than the dialog. */
const takeAwayBehind = (page: Page): Promise<void> =>
  page
    .locator(DIALOG)
    .first()
    .evaluate((dialog) => {
      for (let kept = dialog; kept.parentElement?.closest('main'); kept = kept.parentElement)
        for (const behind of kept.parentElement.children)
          if (behind instanceof HTMLElement && behind !== kept && !behind.matches('dialog'))
            behind.style.display = 'none';
    });

/** Reads everything, and looks whether it fits. */
async function readIn(page: Page, screen: Screen, language: Language, isLongest: boolean): Promise<void> {
  const texts = await textsOn(page);
  expect.soft(holesIn(texts), language).toEqual([]);
  if (language !== 'en' && !screen.isQuoting)
    expect.soft(englishWords(texts, language), language).toEqual([]);
  await wear(page, { textSize: 'largest' });
  await fitIn(page, screen, isLongest ? LARGEST_TEXT_ON : SCARCE, `${language}, largest text`);
  await wear(page, { textSize: 'normal' });
  if (isLongest) await fitIn(page, screen, NORMAL_TEXT_ON, `${language}, normal text`);
  else await page.setViewportSize(SIZES['a desktop']);
}

async function fitIn(page: Page, screen: Screen, devices: readonly Device[], what: string): Promise<void> {
  for (const device of devices) {
    if (screen.open !== undefined && !OPENED_ON.includes(device)) continue;
    await resize(page, screen, SIZES[device]);
    expect.soft(await overflowOn(page), `${what} on ${device}`).toEqual([]);
  }
}

async function lookAt(page: Page, screen: Screen): Promise<void> {
  await resize(page, screen, SIZES['a phone']);
  expect.soft(await complaints(page, screen.part), 'on a phone').toEqual([]);
  expect.soft(await faintOn(page, screen.part), 'on a phone').toEqual([]);
  await takePictures(page, screen);
  await resize(page, screen, SIZES['a desktop']);
  expect.soft(await complaints(page, screen.part), 'on a desktop').toEqual([]);
  await showAllThemes(page, screen);
}

/** What was just told to screen readers was told in the language of then. */
const forgetSpeech = (page: Page): Promise<void> =>
  page.locator('.only-read[aria-live] p').evaluateAll((told) => {
    for (const line of told) line.textContent = '';
  });

async function takePictures(page: Page, { name }: Screen): Promise<void> {
  if (!process.env.PICTURES || !PICTURES_OF.includes(name)) return;
  for (const device of PICTURES_ON) {
    await page.setViewportSize(SIZES[device]);
    const file = `${name} on ${device}.png`.replaceAll(' ', '-');
    await page.screenshot({ path: new URL(`./artefacts/screenshots/${file}`, import.meta.url).pathname });
  }
}

/** Themes differ in nothing but colours. */
async function showAllThemes(page: Page, { part }: Screen): Promise<void> {
  for (const look of THEMES) {
    await wear(page, look);
    expect.soft(await faintOn(page, part), `${look.theme}, ${look.contrast} contrast`).toEqual([]);
  }
  await wear(page, { theme: 'system', contrast: 'system' });
}

/** Changes attributes of the page that nothing but style sheets reads. */
const wear = (page: Page, look: Readonly<Record<string, string>>): Promise<unknown> =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), look);
