import { useEffect, useState } from 'react';
import { useMotion } from '../settings/use-motion.ts';

/** How long a number takes to reach its new value. */
const COUNTING_MS = 260;

/** A number that counts up or down to its new value, one by one; at once where nothing may move. */
export function Counted({ value }: { readonly value: number }) {
  const moves = useMotion();
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    if (!moves) {
      setShown(value);
      return;
    }
    const away = Math.abs(value - shown);
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), COUNTING_MS / (away + 1));
    return () => clearTimeout(timer);
  }, [shown, value, moves]);
  return <>{shown}</>;
}
