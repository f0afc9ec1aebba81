import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { Moment } from '../table/moment.ts';
import { tellsCombat } from '../table/playhead.ts';
import { back, forward, type Landmarks, landmarksOf, type Stride } from './landmarks.ts';

/** How many moments a second go by, at the slowest and the fastest. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** Where a replay stands. */
interface Standing {
  readonly at: number;
  readonly isPlaying: boolean;
  /** Whether the combat of this moment is being shown. */
  readonly isFighting: boolean;
  readonly stride: Stride;
  readonly pace: Pace;
}

type Move =
  | { readonly do: 'see'; readonly at: number }
  | { readonly do: 'arrive'; readonly at: number; readonly isFighting: boolean; readonly isEnd: boolean }
  | { readonly do: 'shown' }
  | { readonly do: 'play'; readonly isPlaying: boolean }
  | { readonly do: 'set'; readonly stride?: Stride; readonly pace?: Pace };

function moved(state: Standing, move: Move): Standing {
  switch (move.do) {
    case 'see':
      return { ...state, at: move.at, isPlaying: false, isFighting: false };
    case 'arrive':
      return {
        ...state,
        at: move.at,
        isFighting: move.isFighting,
        isPlaying: state.isPlaying && !move.isEnd,
      };
    case 'shown':
      return { ...state, isFighting: false };
    case 'play':
      return { ...state, isPlaying: move.isPlaying, isFighting: false };
    case 'set':
      return { ...state, stride: move.stride ?? state.stride, pace: move.pace ?? state.pace };
  }
}

export interface Replay extends Standing {
  readonly landmarks: Landmarks;
  /** Goes to a moment and stops there. */
  readonly see: (at: number) => void;
  readonly stepForward: (stride?: Stride) => void;
  readonly stepBack: (stride?: Stride) => void;
  /** Starts or stops; at the end it starts from the beginning. */
  readonly togglePlay: () => void;
  readonly setStride: (stride: Stride) => void;
  readonly setPace: (pace: Pace) => void;
  /** The combat of this moment has been shown. */
  readonly shown: () => void;
}

/** A game that is looked at again: where it stands, and the ways to move on. */
export function useReplay(moments: readonly Moment[], from: number): Replay {
  const landmarks = useMemo(() => landmarksOf(moments), [moments]);
  const [state, move] = useReducer(moved, {
    at: Math.min(from, landmarks.last),
    isPlaying: false,
    isFighting: false,
    stride: 'choice',
    pace: 1,
  });
  const { at, isPlaying, isFighting, stride, pace } = state;
  const { last } = landmarks;

  /** One choice at a time shows its combat; whoever takes longer steps wants to see where they lead. */
  const arrive = useCallback(
    (to: number, by: Stride) => {
      const moment = moments[to];
      const fights = by === 'choice' && to !== at && moment !== undefined && tellsCombat(moment);
      move({ do: 'arrive', at: to, isFighting: fights, isEnd: to === last });
    },
    [moments, at, last],
  );

  useEffect(() => {
    if (!isPlaying || isFighting) return;
    const timer = setTimeout(() => arrive(forward(landmarks, at, stride), stride), 1000 / pace);
    return () => clearTimeout(timer);
  }, [isPlaying, isFighting, landmarks, at, stride, pace, arrive]);

  return {
    ...state,
    landmarks,
    see: useCallback((to: number) => move({ do: 'see', at: to }), []),
    stepForward: (by = stride) => {
      move({ do: 'play', isPlaying: false });
      arrive(forward(landmarks, at, by), by);
    },
    stepBack: (by = stride) => move({ do: 'see', at: back(landmarks, at, by) }),
    togglePlay: () => {
      if (!isPlaying && at === last) move({ do: 'see', at: 0 });
      move({ do: 'play', isPlaying: !isPlaying });
    },
    setStride: (next) => move({ do: 'set', stride: next }),
    setPace: (next) => move({ do: 'set', pace: next }),
    shown: useCallback(() => move({ do: 'shown' }), []),
  };
}
