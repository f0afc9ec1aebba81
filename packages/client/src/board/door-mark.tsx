import type { DoorDef } from '@peerless/language';
import type { KeyboardEvent } from 'react';
import style from './board.module.css';
import { along, angleAt, type Geometry } from './geometry.ts';

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

/** A door: a bar over each of its lines when it is closed, two posts beside them when it is open. */
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
      {lines.map(({ between }) => {
        const stroke = geometry.line(between);
        const { x, y } = along(stroke, 0.5);
        return (
          <g
            key={between.join('-')}
            transform={`translate(${x} ${y}) rotate(${angleAt(stroke, 0.5)}) scale(${radius})`}
          >
            <circle className={style.doorFocus} r={0.92} />
            {choosable && <circle className={style.doorChoosable} r={0.74} />}
            {closed ? <ClosedDoor /> : <OpenDoor />}
          </g>
        );
      })}
    </g>
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

function OpenDoor() {
  return (
    <>
      <rect className={style.post} x={-0.15} y={-0.62} width={0.3} height={0.3} rx={0.05} />
      <rect className={style.post} x={-0.15} y={0.32} width={0.3} height={0.3} rx={0.05} />
      <path className={style.leaf} d="M.1-.38L.58-.56M.1.38L.58.56" />
    </>
  );
}
