import type { EventType } from '@peerless/rules';
import { useCallback, useEffect, useReducer } from 'react';
import type { Settings } from '../settings/settings.ts';
import type { Moment } from './moment.ts';

/** Which moment is being shown, and whether everything it tells has been shown. */
export interface Playhead {
  readonly at: number;
  readonly isShown: boolean;
}

type Move =
  | { readonly do: 'advance'; readonly last: number }
  | { readonly do: 'shown' }
  | { readonly do: 'jump'; readonly to: number };

function moved(head: Playhead, move: Move): Playhead {
  switch (move.do) {
    case 'advance':
      return head.isShown && head.at < move.last ? { at: head.at + 1, isShown: false } : head;
    case 'shown':
      return head.isShown ? head : { ...head, isShown: true };
    case 'jump':
      return { at: move.to, isShown: true };
  }
}

/** What makes a combat worth its own panel. */
const COMBAT: readonly EventType[] = ['revealed', 'valueChanged', 'combatResolved'];

export const tellsCombat = ({ events }: Moment): boolean => events.some(({ type }) => COMBAT.includes(type));

/** How long a moment stands before the next one comes, in milliseconds. */
const PAUSES: { readonly [S in Settings['speed']]: number } = {
  slow: 1400,
  normal: 700,
  fast: 300,
  instant: 0,
};

/**
 * Follows the newest moment at the chosen speed. A combat stands until its panel says that it was shown. What oneself
 * chose needs no pause.
 */
export function usePlayhead(moments: readonly Moment[], speed: Settings['speed'], from: number) {
  const last = moments.length - 1;
  const [head, move] = useReducer(moved, { at: Math.min(from, last), isShown: true });
  const moment = moments[head.at];
  const isCombat = moment !== undefined && tellsCombat(moment);

  useEffect(() => {
    if (head.at > last) move({ do: 'jump', to: last });
  }, [head.at, last]);

  useEffect(() => {
    if (head.isShown || (isCombat && speed !== 'instant')) return;
    const quiet = moment === undefined || moment.events.length === 0 || head.at === last;
    const timer = setTimeout(() => move({ do: 'shown' }), quiet ? 0 : PAUSES[speed]);
    return () => clearTimeout(timer);
  }, [head, isCombat, moment, last, speed]);

  useEffect(() => {
    if (!head.isShown || head.at >= last) return;
    move(speed === 'instant' ? { do: 'jump', to: last } : { do: 'advance', last });
  }, [head, last, speed]);

  return {
    ...head,
    at: Math.min(head.at, last),
    isCombat,
    shown: useCallback(() => move({ do: 'shown' }), []),
    jump: useCallback((to: number) => move({ do: 'jump', to }), []),
  };
}
