import type { Pace } from '../story/clock.ts';
import { back, forward, type Landmarks, type Stride } from '../story/landmarks.ts';
import type { Story, Telling } from '../story/story.ts';
import { useStory } from '../story/use-story.ts';

export interface Replay extends Pick<Story, 'at' | 'stride' | 'pace'> {
  readonly isPlaying: boolean;
  /** Whether the combat of this moment is being shown. */
  readonly isFighting: boolean;
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
export function useReplay(telling: Telling, from: number, mode: 'still' | 'playing' = 'still'): Replay {
  const { story, landmarks, move } = useStory(telling, from, mode);
  const { at, stride, pace } = story;
  const isPlaying = story.mode === 'playing';
  return {
    at,
    stride,
    pace,
    isPlaying,
    isFighting: !story.isShown,
    landmarks,
    see: (to) => move({ do: 'see', at: to }),
    stepForward: (by = stride) => {
      move({ do: 'play', isPlaying: false });
      move({ do: 'step', to: forward(landmarks, at, by), by });
    },
    stepBack: (by = stride) => move({ do: 'see', at: back(landmarks, at, by) }),
    togglePlay: () => {
      if (!isPlaying && at === landmarks.last) move({ do: 'see', at: 0 });
      move({ do: 'play', isPlaying: !isPlaying });
    },
    setStride: (next) => move({ do: 'set', stride: next }),
    setPace: (next) => move({ do: 'set', pace: next }),
    shown: () => move({ do: 'shown' }),
  };
}
