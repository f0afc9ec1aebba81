import { memo } from 'react';
import type { Geometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import style from './spaces.module.css';
import type { Place } from './use-pointing.ts';

/** What is said about one space by rings and badges, each of its own shape, so that colour is never needed. */
export interface SpaceMarks {
  readonly choosable: boolean;
  /** Somebody would be placed there instead of moving. */
  readonly placed: boolean;
  /** Whoever stands there is chosen to be attacked. */
  readonly prey: boolean;
  readonly picked: boolean;
  readonly target: boolean;
  readonly inRange: boolean;
  readonly fresh: boolean;
  readonly held: boolean;
  /** Within reach of the fighter that is looked at. */
  readonly reached: boolean;
}

/**
 * The rings around a space: a broad glow round whom, a thin one round where to choose, with four arrowheads towards whoever would be attacked, a double ring for
 * the picked one, a reticle for targets, ticks for the range.
 */
export function MarkRings({ marks, radius }: { readonly marks: SpaceMarks; readonly radius: number }) {
  const { choosable, prey, picked, target, inRange, fresh } = marks;
  return (
    <g transform={`scale(${radius})`}>
      {fresh && <circle className={style.fresh} r={1.3} />}
      {inRange && !target && <path className={style.inRange} d={TICKS} />}
      {choosable && (
        <>
          {marks.held && <circle className={style.halo} r={1.22} />}
          <circle
            className={marks.held ? style.choosable : style.goal}
            r={1.12}
            data-placed={marks.placed || undefined}
          />
        </>
      )}
      {prey && <path className={style.prey} d={HEADS} />}
      {picked && (
        <>
          <circle className={style.picked} r={1.12} />
          <circle className={style.pickedOuter} r={1.27} />
        </>
      )}
      {target && (
        <>
          <circle className={style.target} r={1.16} />
          <path className={style.target} d={RETICLE} />
        </>
      )}
      <g className={style.focus}>
        <circle className={style.focusHalo} r={1.38} />
        <circle className={style.focusRing} r={1.38} />
      </g>
    </g>
  );
}

/** Four arrowheads inwards. */
const HEADS = [0, 90, 180, 270]
  .map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const on = (x: number, y: number): string =>
      `${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(3)} ${(x * Math.sin(angle) + y * Math.cos(angle)).toFixed(3)}`;
    return `M${on(0, -0.92)}L${on(0.3, -1.48)}L${on(-0.3, -1.48)}Z`;
  })
  .join('');

const TICKS = cross(1.02, 1.24, 45);
const RETICLE = cross(1, 1.42, 0);

/** Four strokes outwards, the first one turned by so many degrees from the top. */
function cross(from: number, to: number, turn: number): string {
  return [0, 90, 180, 270]
    .map((quarter) => {
      const angle = ((quarter + turn) * Math.PI) / 180;
      const on = (r: number): string =>
        `${(r * Math.sin(angle)).toFixed(3)} ${(-r * Math.cos(angle)).toFixed(3)}`;
      return `M${on(from)}L${on(to)}`;
    })
    .join('');
}

/** Round the space that a click would choose: the nearest one, not only what lies under the pointer. */
export function Offered({ place, geometry }: { readonly place: Place | null; readonly geometry: Geometry }) {
  if (place === null || 'door' in place) return null;
  const { x, y } = geometry.at(place.space);
  return (
    <Layer>
      <circle className={style.offered} cx={x} cy={y} r={geometry.radius * 1.26} />
    </Layer>
  );
}

interface StepsProps {
  readonly reach: ReadonlyMap<number, number>;
  readonly geometry: Geometry;
}

/** On every space within reach a badge with the number of spaces to go. */
export const Steps = memo(function Steps({ reach, geometry }: StepsProps) {
  const r = geometry.radius * 0.36;
  const off = geometry.radius * 0.76;
  const hexagon = `M${-r} 0L${-r * 0.5} ${-r * 0.9}H${r * 0.5}L${r} 0L${r * 0.5} ${r * 0.9}H${-r * 0.5}Z`;
  return (
    <Layer>
      {[...reach].map(([space, steps]) => {
        const { x, y } = geometry.at(space);
        return (
          <g key={space} data-steps={steps} transform={`translate(${x + off} ${y - off})`}>
            <path className={style.stepBadge} d={hexagon} />
            <text className={style.stepText} y={r * 0.46} fontSize={r * 1.35}>
              {steps}
            </text>
          </g>
        );
      })}
    </Layer>
  );
});
