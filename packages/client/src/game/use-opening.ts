import { useCallback, useEffect, useState } from 'react';
import { isBegun, isOpened, noteOpened } from '../games/begun.ts';
import { useSettings } from '../settings/settings.ts';
import { useMotion } from '../settings/use-motion.ts';
import { CLOCK } from '../story/clock.ts';

/** Whoever sees nothing of an opening still hears it: so long it stands to be read out. */
const HEARD_MS = 1500;

export interface OpeningStand {
  /** Whether it covers the table. */
  readonly isShown: boolean;
  /** Whether it is there to be read out. */
  readonly isTold: boolean;
  /** How long it takes, in milliseconds. */
  readonly time: number;
  readonly end: () => void;
}

/** The opening of a game that has just begun, in its time; `isNew`: somebody else knows that it has. */
export function useOpening(id: string, isNew: boolean): OpeningStand {
  const { speed, openings } = useSettings();
  const moves = useMotion();
  const [isTold, setTold] = useState(() => (isNew || isBegun(id)) && !isOpened(id));
  const time = moves && openings ? CLOCK[speed].opening : 0;
  const end = useCallback(() => {
    noteOpened(id);
    setTold(false);
  }, [id]);
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(end, time || HEARD_MS);
    return () => clearTimeout(timer);
  }, [isTold, end, time]);
  return { isShown: isTold && time > 0, isTold, time, end };
}
