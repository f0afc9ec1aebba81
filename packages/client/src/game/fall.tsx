import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Blow } from '../result/blow.tsx';
import { lastBlow } from '../result/course.ts';
import { useSettings } from '../settings/settings.ts';
import { useMotion } from '../settings/use-motion.ts';
import { CLOCK } from '../story/clock.ts';
import style from './fall.module.css';
import { FelledPoster } from './felled-poster.tsx';

/** How near one comes to whoever falls. */
const NEAR = 1.45;

interface FallProps {
  readonly moments: readonly Moment[];
  readonly names: Names;
}

/** The end as a scene: it grows dark around the hero who falls, one comes nearer, sees the blow, and reads what it was. */
export function Fall({ moments, names }: FallProps) {
  const dark = useRef<HTMLDivElement>(null);
  const isMoving = useMotion();
  const { speed } = useSettings();
  const blow = useMemo(() => lastBlow(moments), [moments]);
  const view = moments.at(-1)?.view;
  const fighter = blow?.fighter ?? null;
  useLayoutEffect(() => {
    const overlay = dark.current;
    const stage = overlay?.parentElement;
    const fallen = stage?.querySelector(`[data-fallen="${fighter}"]`)?.getBoundingClientRect();
    if (!overlay || !stage || fallen === undefined) return;
    const [x, y] = [fallen.left + fallen.width / 2, fallen.top + fallen.height / 2];
    const around = overlay.getBoundingClientRect();
    overlay.style.setProperty('--x', `${x - around.left}px`);
    overlay.style.setProperty('--y', `${y - around.top}px`);
    overlay.style.setProperty('--spot', `${Math.max(fallen.width, fallen.height) * (isMoving ? NEAR : 1)}px`);
    stage.dataset.falls = '';
    const drawings = isMoving ? [...stage.querySelectorAll<SVGElement>('[data-lifts]')] : [];
    for (const drawing of drawings) {
      const { left, top } = drawing.getBoundingClientRect();
      drawing.style.transformOrigin = `${x - left}px ${y - top}px`;
      drawing.style.scale = `${NEAR}`;
    }
    return () => {
      delete stage.dataset.falls;
      for (const drawing of drawings) drawing.style.scale = '';
    };
  }, [fighter, isMoving]);
  if (blow === null || view === undefined) return null;
  return (
    <>
      <div ref={dark} className={style.dark} />
      <FelledPoster blow={blow} view={view} names={names} time={CLOCK[speed].end} />
      <Blow moments={moments} className={style.blow} />
    </>
  );
}
