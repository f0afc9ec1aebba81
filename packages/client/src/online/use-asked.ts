import { useCallback, useEffect, useRef, useState } from 'react';
import { type Trouble, whyOf } from './api.ts';

/** An answer of the server: not here yet, here, or refused. What was answered before stays while it is asked again. */
export interface Asked<T> {
  readonly answer: T | null;
  readonly trouble: Trouble | null;
  readonly again: () => void;
}

/** Asks the server for something, and again after so many milliseconds while somebody looks; null: nothing is asked. */
export function useAsked<T>(ask: (() => Promise<T>) | null, every: number | null = null): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(0);
  const again = useCallback(async () => {
    if (ask === null) return;
    const number = ++latest.current;
    try {
      const found = await ask();
      if (number !== latest.current) return;
      setAnswer(found);
      setTrouble(null);
    } catch (error) {
      if (number === latest.current) setTrouble(whyOf(error));
    }
  }, [ask]);
  useEffect(() => {
    void again();
    const look = (): void => {
      if (!document.hidden) void again();
    };
    const timer = every === null ? undefined : setInterval(look, every);
    if (every !== null) document.addEventListener('visibilitychange', look);
    return () => {
      latest.current++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, every]);
  return { answer, trouble, again };
}
