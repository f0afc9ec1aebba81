import { useEffect, useSyncExternalStore } from 'react';
import { hasServer } from '../content.ts';
import { isRemembered, onRemembered } from '../online/remembered.ts';

let isFollowing = false;

/** Whoever has played online in this browser is told when a game waits for them, whatever page they are on. */
export function useTurns(): void {
  const isKnown = useSyncExternalStore(onRemembered, isRemembered);
  useEffect(() => {
    if (isFollowing || !isKnown || !hasServer()) return;
    isFollowing = true;
    void import('../online/your-turn.ts').then(({ followTurns }) => followTurns());
  }, [isKnown]);
}
