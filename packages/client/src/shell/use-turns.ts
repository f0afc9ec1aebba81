import { useEffect } from 'react';
import { useRoute } from '../app/route.ts';
import { hasServer } from '../content.ts';
import { isRemembered } from '../online/remembered.ts';

let isFollowing = false;

/** Whoever has played online in this browser is told when a game waits for them, whatever page they are on. */
export function useTurns(): void {
  const { screen } = useRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have signed in on the page before
  useEffect(() => {
    if (isFollowing || !hasServer() || !isRemembered()) return;
    isFollowing = true;
    void import('../online/your-turn.ts').then(({ followTurns }) => followTurns());
  }, [screen]);
}
