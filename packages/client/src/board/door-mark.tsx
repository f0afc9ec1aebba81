import type { DoorDef } from '@peerless/language';
import type { KeyboardEvent } from 'react';
import { along, angleAt, type Geometry, type Point } from './geometry.ts';
import style from './spaces.module.css';

interface DoorMarkProps {
  readonly door: string;
  /** The lines it crosses. */
  readonly lines: readonly DoorDef[];
  readonly geometry: Geometry;
  readonly closed: boolean;
  readonly choosable: boolean;
  readonly label: string;
  readonly onKey: (event: KeyboardEvent<SVGGElement>) => void;
}

/** A door: a bar over each of its lines when it is closed, two wings beside them when it is open. */
export function DoorMark({ door, lines, geometry, closed, choosable, label, onKey }: DoorMarkProps) {
  const { radius } = geometry;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two
    <g
      role={choosable ? 'button' : 'img'}
      aria-label={label}
      tabIndex={choosable ? 0 : -1}
      data-door={door}
      data-choosable={choosable || undefined}
      className={style.door}
      onKeyDown={onKey}
    >
      <Tie points={lines.map(({ between }) => along(geometry.line(between), 0.5))} radius={radius} />
      {lines.map(({ between }) => {
        const stroke = geometry.line(between);
        const { x, y } = along(stroke, 0.5);
        return (
          <g
            key={between.join('-')}
            transform={`translate(${x} ${y}) rotate(${angleAt(stroke, 0.5)}) scale(${radius})`}
          >
            <g className={style.doorFocus}>
              <circle className={style.focusHalo} r={0.84} />
              <circle className={style.focusRing} r={0.84} />
            </g>
            {choosable && <circle className={style.doorChoosable} r={0.66} />}
            {closed ? <ClosedDoor /> : <OpenDoor />}
          </g>
        );
      })}
    </g>
  );
}

/** What belongs to one door is tied together; between its parts it can be hit, too. */
function Tie({ points, radius }: { readonly points: readonly Point[]; readonly radius: number }) {
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <>
      <path d={d} fill="none" stroke="transparent" strokeWidth={radius * 0.6} />
      <path className={style.doorTie} d={d} strokeWidth={radius * 0.1} />
    </>
  );
}

function ClosedDoor() {
  return (
    <>
      <rect className={style.plank} x={-0.17} y={-0.6} width={0.34} height={1.2} rx={0.06} />
      <path className={style.plankLine} d="M-.17-.2H.17M-.17.2H.17" />
    </>
  );
}

/** A threshold from post to post, with both wings swung to one side of it. */
function OpenDoor() {
  return (
    <>
      <path className={style.sill} d="M0-.56V.56" />
      <rect className={style.wing} x={-0.13} y={-0.66} width={0.6} height={0.18} rx={0.06} />
      <rect className={style.wing} x={-0.13} y={0.48} width={0.6} height={0.18} rx={0.06} />
    </>
  );
}
