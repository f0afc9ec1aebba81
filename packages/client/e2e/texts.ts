import { englishIn, type OtherLanguage } from '../../text/test/english.ts';

/** Inside of the page: everything a reader or a screen reader meets there, apart from words that are marked as another language. */
export function textsIn(): string[] {
  const isForeign = (element: Element | null): boolean =>
    (element?.closest('[lang]') ?? document.documentElement) !== document.documentElement;
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // A name in parts is read as one.
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!isForeign(node.parentElement))
      texts.push((node.parentElement?.closest('[data-name]') ?? node).textContent ?? '');
  for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isForeign(element)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Signs of a text that was not filled in. */
const HOLE = /undefined|\bnull\b|NaN|\[object |\{\w+\}/;

export const holesIn = (texts: readonly string[]): string[] => texts.filter((text) => HOLE.test(text));

/** What interfaces are called like in that language, too, the names of keys, and digits of seeds. */
const KEPT: { readonly [L in OtherLanguage]: ReadonlySet<string> } = {
  pt: new Set(['menu', 'link', 'replay', 'shift', 'enter', 'home', 'end']),
  fr: new Set(['menu', 'zoom', 'decks']),
  uk: new Set(['shift', 'enter', 'home', 'end', 'a', 'f', 'qr']),
};

export const englishWords = (texts: readonly string[], language: OtherLanguage): string[] =>
  texts.filter((text) => englishIn(text, language).some((word) => !KEPT[language].has(word)));
