import { useEffect, useState } from 'react';
import { type Opened, openToPlay } from '../games/open-game.ts';
import type { LocalSource } from '../table/local-source.ts';

/** Opens a kept game; its bots rest while the page is hidden, and for good when the screen is left. */
export function usePlayedGame(id: string): Opened<LocalSource> | { readonly is: 'opening' } {
  const [opened, setOpened] = useState<Opened<LocalSource> | { readonly is: 'opening' }>({ is: 'opening' });
  useEffect(() => {
    let isLeft = false;
    let source: LocalSource | null = null;
    const rest = (): void => source?.extras.sleep?.(document.hidden);
    void openToPlay(id).then((found) => {
      if (found.is === 'open') source = found.source;
      if (isLeft) source?.close();
      else {
        rest();
        setOpened(found);
      }
    });
    document.addEventListener('visibilitychange', rest);
    return () => {
      isLeft = true;
      source?.close();
      document.removeEventListener('visibilitychange', rest);
    };
  }, [id]);
  return opened;
}
