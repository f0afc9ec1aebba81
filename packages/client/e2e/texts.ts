import type { Page } from '@playwright/test';

/** Everything a reader or a screen reader meets on the page, apart from words that are marked as another language. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = (element: Element | null): boolean =>
      (element?.closest('[lang]') ?? document.documentElement) !== document.documentElement;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (!foreign(node.parentElement)) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!foreign(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Signs of a text that was not filled in. */
export const HOLES = /undefined|\bnull\b|NaN|\[object |\{\w+\}|^\w+\.\w+$/;
