import { useEffect, useSyncExternalStore } from 'react';
import { hasServer } from '../content.ts';
import { isRemembered, onRemembered } from '../online/remembered.ts';
import { useLanguage } from '../settings/settings.ts';

/** Whoever has played online in this browser is told when a game waits for them, whatever page they are on. */
export function useTurns(): void {
  const isKnown = useSyncExternalStore(onRemembered, isRemembered);
  const language = useLanguage();
  useEffect(() => {
    if (!isKnown || !hasServer()) return;
    void import('../online/your-turn.ts').then(({ followTurns }) => followTurns(language));
  }, [isKnown, language]);
}
