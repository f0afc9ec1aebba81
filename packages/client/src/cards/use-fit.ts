import { type RefObject, useLayoutEffect } from 'react';

/** How much smaller the type of a full card may get, step by step. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5];

/**
 * Shrinks the type in a box of fixed size (`--fit` in its style sheet) until nothing is cut off: again when the box or
 * its parts change, by another text, another language, or a font that has come.
 */
export function useFit(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const shrink = (): void => {
      for (const step of STEPS) {
        element.style.setProperty('--fit', String(step));
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    shrink();
    const changed = new ResizeObserver(shrink);
    for (const part of [element, ...element.children]) changed.observe(part);
    return () => changed.disconnect();
  }, [box]);
}
