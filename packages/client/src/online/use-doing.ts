import { useState } from 'react';
import { type Trouble, whyOf } from './api.ts';

/** Does one thing after the other at the server, and says what came of the last: it is under way, or was refused. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Null if it was refused, or if something else is still under way. */
  const run = async <T>(act: () => Promise<T>): Promise<T | null> => {
    if (isBusy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      return await act();
    } catch (error) {
      setTrouble(whyOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, run };
}
