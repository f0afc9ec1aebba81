/**
 * What the longest of all languages would look like. While a screen speaks one language after the other, every piece of
 * text remembers what it said; then each of them says the widest of it, and one look at a size is a look at that size in all
 * languages. Whatever overflows in one of them overflows then. All of this runs inside of the page.
 */

interface Noted {
  /** What each piece of text has said, by language. */
  readonly said: WeakMap<Text, Set<string>>;
  /** Those that say something else for the moment, and what they said before. */
  readonly before: Map<Text, { readonly was: string; readonly is: string }>;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}

/** Remembers everything that is said now. */
export const noteTexts = (): void => {
  window.noted ??= { said: new WeakMap(), before: new Map() };
  const { said } = window.noted;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const known = said.get(node) ?? new Set();
    said.set(node, known.add(node.data));
  }
};

/** How many pieces of text are seen now that nothing was remembered of: this size shows what others do not. */
export const strangersIn = (): number => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let strangers = 0;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
    if (!window.noted?.said.has(node) && node.parentElement?.checkVisibility()) strangers++;
  return strangers;
};

/** Lets every piece of text say the widest of what it has said. */
export const sayWidest = (): void => {
  const { noted } = window;
  const canvas = document.createElement('canvas').getContext('2d');
  if (noted === undefined || canvas === null) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const said = noted.said.get(node);
    if (said === undefined || said.size < 2 || !node.parentElement?.checkVisibility()) continue;
    canvas.font = getComputedStyle(node.parentElement).font;
    const width = (text: string): number => canvas.measureText(text).width;
    const widest = [...said].reduce((most, text) => (width(text) > width(most) ? text : most));
    if (widest === node.data) continue;
    noted.before.set(node, { was: node.data, is: widest });
    node.data = widest;
  }
};

/** Lets everything say again what it said. */
export const sayAsBefore = (): void => {
  // What has changed meanwhile is newer.
  for (const [node, { was, is }] of window.noted?.before ?? []) if (node.data === is) node.data = was;
  window.noted?.before.clear();
};
