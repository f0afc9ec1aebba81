import { useSyncExternalStore } from 'react';

/** A screen that is wider than high has room beside the board; style sheets ask the same. */
const WIDE = '(min-width: 560px) and (min-aspect-ratio: 6/5)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether what belongs to a table lies beside the board, not below it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
