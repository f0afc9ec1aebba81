import { LANGUAGES, type Language } from '@peerless/language';
import type { Page } from '@playwright/test';
import { complaints, shownOn } from './axe.ts';
import { contrastsIn, faintOf, faintOn } from './contrast.ts';
import { draw, putDrawings, takeDrawings } from './drawing.ts';
import { inPage, step } from './in-page.ts';
import { overflowIn } from './overflow.ts';
import { APART, resize, SCREENS, type Screen, SIZES, show, speakIn } from './screens.ts';
import { BLANK, expect, test } from './shared-page.ts';
import { englishWords, holesIn, textsIn } from './texts.ts';
import { noteTexts, sayAsBefore, sayWidest, strangersIn } from './widest.ts';

/**
 * Every screen, opened once: in every language no text is missing, and the longest of all languages fits, from a small phone
 * to a large desktop (widest.ts); axe has no complaint, and no text is faint in any theme. With PICTURES=1 the main screens are put into
 * e2e/artefacts/screenshots.
 */

type Device = keyof typeof SIZES;
type TextSize = 'normal' | 'largest';
type Fit = readonly [device: Device, textSize: TextSize];

/**
 * What nearly everything is found by is looked at on every screen; of what shows the same faults on most screens, each
 * screen is looked at in some, by turns. `npm run soak` looks at all of them in everything.
 */
const isAlways = Boolean(process.env.EVERY_LOOK);
const byTurns = <T>(turn: number, of: readonly T[], least = 1): readonly T[] =>
  of.filter((_, i) => isAlways || (i + (of.length - 1) * turn) % of.length < least);

/** The largest text where a layout has least room. */
const FITS: readonly Fit[] = [
  ['a desktop', 'largest'],
  ['a small phone', 'largest'],
];
const OTHER_FITS: readonly Fit[] = [
  ['a tablet', 'largest'],
  ['a small phone', 'normal'],
  ['a large desktop', 'normal'],
  ['a phone', 'largest'],
  ['a desktop', 'normal'],
];
/** Axe judges both where they show different things. */
const JUDGED: readonly Device[] = ['a desktop', 'a phone'];

/** Where what is opened on a screen is looked at: it takes all of the narrow ones and part of the wide ones. */
const OPENED_ON: readonly Device[] = ['a desktop', 'a phone', 'a small phone'];
const PICTURES_ON: readonly Device[] = ['a phone', 'a tablet', 'a desktop'];
const PICTURES_OF = 'start, setup, a hero, rules, learn, settings, an action, a defence, the end'.split(', ');

const THEMES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'high' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
] as const;

/** What was found on a screen, each with where it was found. */
type Found = string[];
const noteIn = (found: Found, where: string, what: readonly unknown[]): unknown =>
  found.push(...what.map((each) => `${where}: ${each}`));

/** All of them; screens open in each by turns. */
const languagesOf = (turn: number): readonly Language[] =>
  LANGUAGES.map((_, i) => LANGUAGES[(turn + i) % LANGUAGES.length] ?? 'en');

for (const [i, screen] of SCREENS.entries())
  test.describe(() => {
    const [language = 'en'] = languagesOf(i);
    // Colours are measured where they come to rest.
    test.use({ settings: { language, motion: 'reduced' }, viewport: SIZES['a desktop'] });
    test(screen.name, async ({ page }) => {
      test.setTimeout(300_000);
      const found: Found = [];
      await show(page, screen);
      if (screen.part !== undefined && APART.includes(screen.part)) await takeAwayBehind(page, screen.part);
      await takePictures(page, screen);
      await lookAt(page, screen, i, found);
      expect(found).toEqual([]);
      if (screen.stopsClocks) await page.goto(BLANK);
    });
  });

/** What a dialog covers is another screen; to lay that out, too, would take longer than the dialog. */
const takeAwayBehind = (page: Page, part: string): Promise<void> =>
  page
    .locator(part)
    .first()
    .evaluate((shown) => {
      for (let kept = shown; kept.parentElement?.closest('main'); kept = kept.parentElement)
        for (const behind of kept.parentElement.children)
          if (behind instanceof HTMLElement && behind !== kept && !behind.matches('dialog'))
            behind.style.display = 'none';
    });

/** Reads everything in these languages. */
async function readIn(
  page: Page,
  screen: Screen,
  languages: readonly Language[],
  found: Found,
): Promise<void> {
  for (const language of languages) {
    const [, , texts] = await inPage(
      page,
      step(speakIn, language),
      step(forgetSpeech),
      step(textsIn),
      step(noteTexts),
    );
    noteIn(found, language, holesIn(texts));
    if (language !== 'en' && !screen.isQuoting) noteIn(found, language, englishWords(texts, language));
  }
}

/** What was just told to screen readers was told in the language of then. */
const forgetSpeech = (): void => {
  for (const line of document.querySelectorAll('.only-read[aria-live] p')) line.textContent = '';
};

/** Looks at a screen from the desktop to the phones. */
async function lookAt(page: Page, screen: Screen, turn: number, found: Found): Promise<void> {
  const { part } = screen;
  const [judged, fits] = [byTurns(turn, JUDGED), [...FITS, ...byTurns(turn, OTHER_FITS)]];
  const onDesktop = await shownOn(page, part);
  if (judged.includes('a desktop')) noteIn(found, 'axe on a desktop', await complaints(page, { part }));
  await inPage(page, step(takeDrawings));
  await readIn(page, screen, languagesOf(turn), found);
  await inThemes(page, screen, byTurns(Math.floor(turn / 2) * 2, THEMES, 2), found);
  await fitOn(page, screen, ['a desktop', 'a large desktop', 'a tablet'], fits, found);
  await resize(page, screen, SIZES['a small phone']);
  const [strangers] = await inPage(page, step(strangersIn));
  if (strangers > 0) await readIn(page, screen, languagesOf(turn).toReversed(), found);
  await fitOn(page, screen, ['a small phone', 'a phone'], fits, found);
  await resize(page, screen, SIZES['a phone']);
  noteIn(found, 'faint on a phone', await faintOn(page, part));
  // Where it shows the same as the desktop axe has nothing else to say; drawings are the same on both.
  const isNew = !judged.includes('a desktop') || (await shownOn(page, part)) !== onDesktop;
  if (judged.includes('a phone') && isNew)
    noteIn(found, 'axe on a phone', await complaints(page, { part, withoutDrawings: true }));
  await inPage(page, step(putDrawings));
}

async function fitOn(
  page: Page,
  screen: Screen,
  devices: readonly Device[],
  fits: readonly Fit[],
  found: Found,
): Promise<void> {
  await inPage(page, step(sayWidest));
  for (const device of devices) {
    const sizes = fits.filter(([on]) => on === device).map(([, textSize]) => textSize);
    if (sizes.length === 0 || (screen.open !== undefined && !OPENED_ON.includes(device))) continue;
    await resize(page, screen, SIZES[device]);
    for (const textSize of sizes) {
      const [, overflow] = await inPage(page, step(wear, { textSize }), step(overflowIn));
      noteIn(found, `${textSize} text on ${device}`, overflow);
    }
  }
  await inPage(page, step(wear, { textSize: 'normal' }), step(sayAsBefore));
}

async function takePictures(page: Page, { name }: Screen): Promise<void> {
  if (!process.env.PICTURES || !PICTURES_OF.includes(name)) return;
  await inPage(page, step(speakIn, 'en'));
  await draw(page);
  for (const device of PICTURES_ON) {
    await page.setViewportSize(SIZES[device]);
    const file = `${name} on ${device}.png`.replaceAll(' ', '-');
    await page.screenshot({ path: new URL(`./artefacts/screenshots/${file}`, import.meta.url).pathname });
  }
  await draw(page, false);
}

/** Themes differ in nothing but colours. */
async function inThemes(
  page: Page,
  { part = 'body' }: Screen,
  themes: readonly (typeof THEMES)[number][],
  found: Found,
): Promise<void> {
  for (const look of themes) {
    const [, contrasts] = await inPage(page, step(wear, look), step(contrastsIn, part));
    noteIn(found, `${look.theme}, ${look.contrast} contrast`, faintOf(contrasts));
  }
  await inPage(page, step(wear, { theme: 'system', contrast: 'system' }));
}

/** Changes attributes of the page that nothing but style sheets reads. */
const wear = (look: Readonly<Record<string, string>>): void => {
  Object.assign(document.documentElement.dataset, look);
};
