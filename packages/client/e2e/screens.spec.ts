import { LANGUAGES, type Language } from '@peerless/language';
import type { Page } from '@playwright/test';
import { complaints, shownOn } from './axe.ts';
import { faintOn } from './contrast.ts';
import { draw } from './drawing.ts';
import { overflowOn } from './overflow.ts';
import { DIALOG, resize, SCREENS, type Screen, SIZES, show, speak } from './screens.ts';
import { BLANK, expect, test } from './shared-page.ts';
import { englishWords, holesIn, textsOn } from './texts.ts';
import { noteTexts, sayAsBefore, sayWidest, strangersOn } from './widest.ts';

/**
 * Every screen, opened once: in every language no text is missing, and the longest of all languages fits, from a small phone
 * to a large desktop (widest.ts); axe has no complaint, and no text is faint in any theme. With PICTURES=1 the main screens are put into
 * e2e/artefacts/screenshots.
 */

type Device = keyof typeof SIZES;

/** All texts are read on these two: between them screens show different things. */
const WIDE: Device = 'a desktop';
const NARROW: Device = 'a small phone';
/** Where what is opened on a screen is looked at: it takes all of the narrow ones and part of the wide ones. */
const OPENED_ON: readonly Device[] = ['a desktop', 'a phone', 'a small phone'];
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
      const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
      await readIn(page, screen, languages);
      await fitIn(page, screen, { normal: ['a large desktop', WIDE], largest: [WIDE] });
      await resize(page, screen, SIZES[NARROW]);
      if ((await strangersOn(page)) > 0) await readIn(page, screen, languages.toReversed());
      await fitIn(page, screen, { normal: [NARROW], largest: [NARROW, 'a phone', 'a tablet'] });
      await speak(page, 'en');
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

/** Reads everything in these languages, of which the first is spoken already. */
async function readIn(page: Page, screen: Screen, languages: readonly Language[]): Promise<void> {
  for (const [n, language] of languages.entries()) {
    if (n > 0) {
      await speak(page, language);
      await forgetSpeech(page);
    }
    const texts = await textsOn(page);
    expect.soft(holesIn(texts), language).toEqual([]);
    if (language !== 'en' && !screen.isQuoting)
      expect.soft(englishWords(texts, language), language).toEqual([]);
    await noteTexts(page);
  }
}

/** Looks whether the longest words of all languages fit. */
async function fitIn(
  page: Page,
  screen: Screen,
  devices: Readonly<Record<'normal' | 'largest', readonly Device[]>>,
): Promise<void> {
  await sayWidest(page);
  for (const textSize of ['normal', 'largest'] as const) {
    await wear(page, { textSize });
    for (const device of devices[textSize]) {
      if (screen.open !== undefined && !OPENED_ON.includes(device)) continue;
      await resize(page, screen, SIZES[device]);
      expect.soft(await overflowOn(page), `${textSize} text on ${device}`).toEqual([]);
    }
  }
  await wear(page, { textSize: 'normal' });
  await sayAsBefore(page);
}

async function lookAt(page: Page, screen: Screen): Promise<void> {
  await resize(page, screen, SIZES['a phone']);
  expect.soft(await complaints(page, screen.part), 'on a phone').toEqual([]);
  expect.soft(await faintOn(page, screen.part), 'on a phone').toEqual([]);
  const onPhone = await shownOn(page, screen.part);
  await takePictures(page, screen);
  await resize(page, screen, SIZES['a desktop']);
  if ((await shownOn(page, screen.part)) !== onPhone)
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
  await draw(page);
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
