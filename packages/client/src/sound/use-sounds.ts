import type { Moment } from '@peerless/table';
import { useEffect, useRef } from 'react';
import type { Settings } from '../settings/settings.ts';
import { tellsCombat } from '../story/story.ts';
import { ownSeats } from '../table/names.ts';
import { playSoundsOf } from './play-sounds.ts';
import { afterCombat } from './sounds-of.ts';

/** Each new moment is heard once. A combat that was told step by step was heard by then. */
export function useSounds(moment: Moment, isPast: boolean, speed: Settings['speed']): void {
  const heard = useRef(moment);
  useEffect(() => {
    if (isPast || heard.current === moment) return;
    heard.current = moment;
    const { events, view } = moment;
    const isTold = speed !== 'instant' && tellsCombat(moment);
    playSoundsOf(isTold ? afterCombat(events) : events, ownSeats(view));
  }, [moment, isPast, speed]);
}
