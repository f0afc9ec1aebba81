import type { Moment } from '@peerless/table';
import { type Names, sourceText } from '@peerless/text';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { leadingTo, turningBlow, turningPoint } from '../result/course.ts';
import { words } from '../result/result-words.ts';
import style from './turning-point.module.css';
import type { Replay } from './use-replay.ts';

/** From where to where a game turned, for a replay that plays by itself up to there; null for any other. */
export function useTurningPoint(
  { at, isFighting, isPlaying, togglePlay }: Replay,
  moments: readonly Moment[],
  plays: boolean,
): { readonly from: number; readonly at: number } | null {
  const turn = useMemo(() => (plays ? turningPoint(moments) : null), [moments, plays]);
  const from = useMemo(() => (turn === null ? 0 : leadingTo(turn, moments)), [turn, moments]);
  const isThere = turn !== null && at === turn && !isFighting && isPlaying;
  const stop = useEffectEvent(togglePlay);
  useEffect(() => {
    if (isThere) stop();
  }, [isThere]);
  return turn === null ? null : { from, at: turn };
}

/** "Turning point: −4 by Hoax", over the board while it is told. */
export function TurningPoint({
  moments,
  names,
}: {
  readonly moments: readonly Moment[];
  readonly names: Names;
}) {
  const say = words.use();
  const blow = useMemo(() => turningBlow(moments), [moments]);
  const source = blow === null ? '' : sourceText(blow.by, names);
  return (
    <p role="status" className={style.caption}>
      {blow === null || source === '' ? say('turning') : say('turningPoint', { count: blow.amount, source })}
    </p>
  );
}
