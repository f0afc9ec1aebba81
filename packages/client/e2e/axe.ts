import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { inPage, step } from './in-page.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Axe for what is shown now. There are no frames, which are what the other way of running axe is for. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/** What is looked at: a part of the page, or all of it but the insides of its drawings. */
interface Looked {
  readonly part?: string | undefined;
  readonly withoutDrawings?: boolean;
}

/** What axe has to say against a screen that is shown, apart from its colours: contrast.ts looks at these. */
export async function complaints(
  page: Page,
  { part = 'html', withoutDrawings = false }: Looked = {},
): Promise<string[]> {
  // It is half a megabyte, and comes with a first look that costs little.
  if (await page.evaluate(() => !('axe' in window))) await axeOn(page).withRules('document-title').analyze();
  const [found] = await inPage(page, step(judgeIn, { part, withoutDrawings }));
  return found;
}

/** Inside of the page. What is clear as glass (drawing.ts) is hidden for axe, so not for the moment. */
async function judgeIn(looked: { part: string; withoutDrawings: boolean }): Promise<string[]> {
  const glass = document.adoptedStyleSheets.filter(({ disabled }) => !disabled);
  for (const sheet of glass) sheet.disabled = true;
  // What is inside of a picture is nothing to a screen reader, and in pictures of boards it is thousands of elements.
  const drawings = new Map<Element, DocumentFragment>();
  for (const picture of document.querySelectorAll('svg[role="img"]')) {
    const inside = document.createDocumentFragment();
    inside.append(...picture.childNodes);
    drawings.set(picture, inside);
  }
  const exclude = looked.withoutDrawings ? [...document.querySelectorAll('svg[role="group"]')] : [];
  const results = await window.axe?.run(
    { include: [...document.querySelectorAll(looked.part)], exclude },
    { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } },
  );
  for (const [picture, inside] of drawings) picture.append(inside);
  for (const sheet of glass) sheet.disabled = false;
  if (results === undefined) throw new Error('axe is not there');
  return results.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
}

/** What axe would look at, apart from how large it is: where another size shows the same, it has nothing else to say. */
export const shownOn = (page: Page, part = 'body'): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector}, ${selector} *`)]
        .filter((element) => element.closest('svg > *') === null && element.checkVisibility())
        .map(({ tagName, attributes }) =>
          [
            tagName,
            ...[...attributes].filter(({ name }) => name !== 'style').map(({ value }) => value),
          ].join(),
        )
        .join('\n'),
    part,
  );
