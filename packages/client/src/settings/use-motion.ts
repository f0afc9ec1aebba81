import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether things may move: as it is set, or as the system has it. */
export function useMotion(): boolean {
  const { motion } = useSettings();
  const reduced = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
  return motion === 'full' || (motion === 'system' && !reduced);
}
