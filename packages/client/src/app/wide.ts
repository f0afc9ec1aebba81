import { useCallback, useSyncExternalStore } from 'react';

/** A screen that is wider than high has room beside the board; style sheets ask the same. */
const WIDE = '(min-width: 560px) and (min-aspect-ratio: 6/5)';

/** On a smaller one a log that stays would take a third of the board. */
const FOR_LOG = '(min-width: 1400px) and (min-aspect-ratio: 6/5)';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether what belongs to a table lies beside the board, not below it. */
export const useWide = (): boolean => useMedia(WIDE);

/** Whether the log may stay beside the board; elsewhere it lies over it. */
export const useRoomForLog = (): boolean => useMedia(FOR_LOG);
