import type { Moment } from '@peerless/table';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Blow } from '../result/blow.tsx';
import { lastBlow } from '../result/course.ts';
import { useMotion } from '../settings/use-motion.ts';
import style from './fall.module.css';

/** How near one comes to whoever falls. */
const NEAR = 1.45;

/** The end as a scene: it grows dark around the hero who falls, one comes nearer, and reads what felled it. */
export function Fall({ moments }: { readonly moments: readonly Moment[] }) {
  const dark = useRef<HTMLDivElement>(null);
  const isMoving = useMotion();
  const fighter = useMemo(() => lastBlow(moments)?.fighter ?? null, [moments]);
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
  if (fighter === null) return null;
  return (
    <>
      <div ref={dark} className={style.dark} />
      <Blow moments={moments} className={style.blow} />
    </>
  );
}
