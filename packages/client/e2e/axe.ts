import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { draw } from './drawing.ts';

/** A source that does nothing: axe brings its half megabyte twice a run, where a page needs it once. */
const THERE_ALREADY = '0';

/** Axe for what is shown now. */
export async function axeOn(page: Page, part: string | undefined): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames, which are what the other way of running axe is for.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: THERE_ALREADY }) }).setLegacyMode(true);
  return part === undefined ? axe : axe.include(part);
}

/** What axe has to say against a screen that is shown, apart from its colours: contrast.ts looks at these. */
export async function complaints(page: Page, part?: string): Promise<string[][]> {
  const axe = await axeOn(page, part);
  await draw(page);
  await emptyPictures(page);
  const { violations } = await axe
    .options({ resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } })
    .analyze();
  await fillPictures(page);
  await draw(page, false);
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

declare global {
  interface Window {
    /** What is inside of pictures, while it is not there. */
    drawings?: Map<Element, DocumentFragment>;
  }
}

/** What is inside of a picture is nothing to a screen reader, and in pictures of boards it is thousands of elements. */
const emptyPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.drawings = new Map();
    for (const picture of document.querySelectorAll('svg[role="img"]')) {
      const inside = document.createDocumentFragment();
      inside.append(...picture.childNodes);
      window.drawings.set(picture, inside);
    }
  });

const fillPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [picture, inside] of window.drawings ?? []) picture.append(inside);
  });

/** What axe would look at, apart from how large it is: where another size shows the same, it has nothing else to say. */
export const shownOn = (page: Page, part = 'body'): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector}, ${selector} *`)]
        .filter((element) => element.checkVisibility() && element.closest('svg[role="img"] > *') === null)
        .map(({ tagName, attributes }) =>
          [
            tagName,
            ...[...attributes].filter(({ name }) => name !== 'style').map(({ value }) => value),
          ].join(),
        )
        .join('\n'),
    part,
  );
