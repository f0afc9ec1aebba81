import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { along, angleAt, type Geometry, pathData } from './geometry.ts';
import { Ghost } from './ghost.tsx';
import { Layer } from './layer.tsx';
import { type Leg, legsOf } from './legs.ts';
import type { Marks } from './marks.ts';
import style from './spaces.module.css';

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
  return (
    <Layer>
      <Way
        legs={legsOf(board, geometry, fighter?.halt ?? fighter?.space ?? null, marks.path)}
        radius={geometry.radius}
      />
      {fighter !== undefined && (
        <Ghost
          fighter={fighter}
          at={geometry.at(end)}
          view={view}
          names={names}
          geometry={geometry}
          radius={geometry.radius}
        />
      )}
    </Layer>
  );
}

/** The way as one broad line with an arrowhead; jumps are dotted. */
function Way({ legs, radius }: { readonly legs: readonly Leg[]; readonly radius: number }) {
  const last = legs.at(-1);
  if (last === undefined) return null;
  const { x, y } = along(last.stroke, 1);
  const r = radius * 0.5;
  return (
    <>
      {legs.map(({ from, to, stroke }) => (
        <path
          key={`${from}-${to}`}
          className={style.wayEdge}
          d={pathData(stroke)}
          strokeWidth={radius * 0.42}
        />
      ))}
      {legs.map(({ from, to, stroke, jump }) => (
        <path
          key={`${from}-${to}`}
          className={style.way}
          d={pathData(stroke)}
          strokeWidth={radius * 0.24}
          strokeDasharray={jump ? `0 ${radius * 0.4}` : undefined}
        />
      ))}
      <path
        className={style.wayArrow}
        transform={`translate(${x} ${y}) rotate(${angleAt(last.stroke, 0.98)})`}
        d={`M${-r} ${-r}L${r * 0.6} 0L${-r} ${r}L${-r * 0.5} 0Z`}
      />
    </>
  );
}
