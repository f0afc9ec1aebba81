import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { forward, type Landmarks, landmarksOf } from './landmarks.ts';
import { type Move, moved, type Story, startAt, type Telling, waitOf } from './story.ts';

/** A story that goes on with what there is to tell, and with time; and the way to move it. */
export function useStory(
  telling: Telling,
  from: number,
  mode: Story['mode'],
): { readonly story: Story; readonly landmarks: Landmarks; readonly move: (move: Move) => void } {
  const [story, move] = useReducer(
    (old: Story, next: Move) => moved(old, next, telling),
    null,
    () => startAt(from, mode, telling),
  );
  // Within the same drawing: what is new is drawn once, where it is told.
  const next = moved(story, { do: 'catchUp' }, telling);
  if (next !== story) move({ do: 'catchUp' });
  const isReplay = mode !== 'following';
  const { moments } = telling;
  const landmarks = useMemo(() => landmarksOf(isReplay ? moments : []), [isReplay, moments]);
  const wait = waitOf(next, telling);
  const goOn = useEffectEvent(() =>
    move(
      isReplay
        ? { do: 'step', to: forward(landmarks, next.at, next.stride), by: next.stride }
        : { do: 'shown' },
    ),
  );
  const { at } = next;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment has its own time
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => goOn(), wait);
    return () => clearTimeout(timer);
  }, [wait, at]);
  return { story: next, landmarks, move: useCallback((each: Move) => move(each), []) };
}
