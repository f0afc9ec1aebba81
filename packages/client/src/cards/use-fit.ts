import { type RefObject, useLayoutEffect } from 'react';

/** How much smaller the type of a full card may get, step by step. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5];

/** What has fitted a text in a box of that size. To find it out lays the page out several times, which a combat has no time for. */
const known = new Map<string, number>();
/** More than a game shows; then it is found out anew. */
const MOST_KNOWN = 2000;
// Another font fits otherwise.
if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', () => known.clear());

/** Whether nothing is cut off with that step. */
function fits(element: HTMLElement, step: number): boolean {
  const size = String(STEPS[step]);
  if (element.style.getPropertyValue('--fit') !== size) element.style.setProperty('--fit', size);
  return element.scrollHeight <= element.clientHeight + 1;
}

/** The largest type that fits, or the least there is. */
function fitted(element: HTMLElement): number {
  let [low, high] = [0, STEPS.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(element, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shrink(element: HTMLElement): void {
  const key = `${element.clientWidth} ${element.clientHeight} ${element.parentElement?.className} ${element.textContent}`;
  const before = known.get(key);
  if (before !== undefined && fits(element, before)) return;
  const step = fitted(element);
  fits(element, step);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, step);
}

/**
 * Shrinks the type in a box of fixed size (`--fit` in its style sheet) until nothing is cut off: again when the box or
 * its parts change, by another text, another language, or a font that has come.
 */
export function useFit(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    shrink(element);
    const changed = new ResizeObserver(() => shrink(element));
    for (const part of [element, ...element.children]) changed.observe(part);
    return () => changed.disconnect();
  }, [box]);
}
