import type { Page } from '@playwright/test';

/**
 * Pixels, which take a third of the time and which hardly any test looks at: everything is laid out, shown to screen
 * readers and can be pressed, but what is clear as glass need not be filled with colours.
 */

/** Lets the page draw nothing, from the start of every document on. */
export const drawNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root, dialog, [popover] { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Draws what is shown, or nothing again. */
export const draw = (page: Page, isDrawn = true): Promise<void> =>
  page.evaluate((isOff) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = isOff;
  }, isDrawn);

/**
 * Inside of the page: takes away the drawings of boards, which are most of a table. They fill a place whose size others decide,
 * and where they are neither pressed nor judged they would only be styled once more for every size and every language.
 */
export function takeDrawings(): void {
  const LARGE = 30;
  for (const drawing of document.querySelectorAll('svg'))
    if (drawing.querySelectorAll('*').length > LARGE) drawing.style.display = 'none';
}

/** Puts them back. */
export function putDrawings(): void {
  for (const drawing of document.querySelectorAll('svg')) drawing.style.display = '';
}
