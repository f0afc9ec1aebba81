import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import style from './board.module.css';
import { formOf } from './figures.tsx';
import { along, angleAt, type Geometry, pathData } from './geometry.ts';
import { Layer } from './layer.tsx';
import { type Leg, legsOf } from './legs.ts';
import type { Marks } from './marks.ts';
import { Medallion } from './medallion.tsx';

interface RouteProps {
  readonly board: BoardDef;
  readonly view: View;
  readonly names: Names;
  readonly marks: Marks;
  readonly geometry: Geometry;
}

/** A move before it is made: its way, and the fighter where it would stand. */
export function Route({ board, view, names, marks, geometry }: RouteProps) {
  const end = marks.path.at(-1);
  if (end === undefined) return null;
  const fighter = view.fighters.find(({ id }) => id === marks.picked);
  const { x, y } = geometry.at(end);
  return (
    <Layer>
      {legsOf(board, geometry, fighter?.space ?? null, marks.path).map((leg) => (
        <Way key={`${leg.from}-${leg.to}`} leg={leg} radius={geometry.radius} />
      ))}
      {fighter !== undefined && (
        <g className={style.ghost} transform={`translate(${x} ${y})`}>
          <Medallion
            fighter={fighter}
            names={names}
            form={formOf(fighter, view.seats)}
            radius={geometry.radius}
          />
        </g>
      )}
    </Layer>
  );
}

function Way({ leg: { stroke, jump }, radius }: { readonly leg: Leg; readonly radius: number }) {
  const d = pathData(stroke);
  const { x, y } = along(stroke, 0.5);
  const r = radius * 0.42;
  return (
    <>
      <path className={style.wayEdge} d={d} strokeWidth={radius * 0.44} />
      <path
        className={style.way}
        d={d}
        strokeWidth={radius * 0.24}
        strokeDasharray={jump ? `0 ${radius * 0.4}` : undefined}
      />
      <path
        className={style.wayArrow}
        transform={`translate(${x} ${y}) rotate(${angleAt(stroke, 0.5)})`}
        d={`M${-r * 0.8} ${-r}L${r} 0L${-r * 0.8} ${r}L${-r * 0.3} 0Z`}
      />
    </>
  );
}
