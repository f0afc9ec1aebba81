import { type RefObject, useEffect } from 'react';

/**
 * Whoever plays by keyboard or screen reader goes on here when what had the focus is gone, whenever `of` becomes
 * something else.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, of: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each of them
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [of]);
}
