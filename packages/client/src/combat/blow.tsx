import type { Side, View } from '@peerless/rules';
import { useLayoutEffect, useRef } from 'react';
import style from './blow.module.css';
import { STAR } from './star.ts';
import type { Step } from './steps.ts';
import { placeOn } from './use-spotlight.ts';

/** Whose poster it is thrown at. */
const sideOf = ({ event, stand }: Step): Side =>
  event.type === 'damaged' && event.fighter === stand.attack.fighter ? 'attack' : 'defense';

/** The damage: it springs from the clash, and flies to whom it hits on the board. */
export function Blow({ step, drawn }: { readonly step: Step; readonly drawn: View | null }) {
  const { event, stand } = step;
  const box = useRef<HTMLDivElement>(null);
  const hit = event.type === 'damaged' ? event : null;
  const fighter = hit?.fighter ?? null;
  useLayoutEffect(() => {
    const element = box.current;
    const goal = fighter === null || element === null ? null : placeOn(fighter, drawn);
    if (element === null || goal === null) return;
    const from = element.getBoundingClientRect();
    element.style.setProperty('--far', `${goal.x - from.left}px`);
    element.style.setProperty('--high', `${goal.y - from.top}px`);
  }, [fighter, drawn]);
  const springs = event.type === 'combatResolved' && (stand.damage ?? 0) > 0;
  const amount = hit?.amount ?? stand.damage ?? 0;
  if (!springs && (hit === null || amount === 0)) return null;
  return (
    <div
      key={step.number}
      ref={box}
      className={style.blow}
      data-flies={hit !== null}
      data-fatal={hit?.health === 0 || undefined}
      data-side={sideOf(step)}
      aria-hidden="true"
    >
      <div className={style.along}>
        <div className={style.up}>
          <svg className={style.star} viewBox="-100 -100 200 200" aria-hidden="true">
            <path d={STAR} />
            <text y="34">−{amount}</text>
          </svg>
        </div>
      </div>
      {hit !== null && <span className={style.ring} />}
    </div>
  );
}
