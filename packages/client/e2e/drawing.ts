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
 * Inside of the page: takes away what drawings are made of, which is most of a table. Where it is neither read nor
 * pressed nor judged it would only be styled and laid out once more for every size and every language.
 */
export function emptyDrawings(): void {
  const [sheet] = document.styleSheets;
  sheet?.insertRule('svg > * { display: none !important }', sheet.cssRules.length);
}

/** Puts it back. */
export function fillDrawings(): void {
  const [sheet] = document.styleSheets;
  sheet?.deleteRule(sheet.cssRules.length - 1);
}
