import type { FighterView, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import style from './figures.module.css';
import { FighterMark } from './figures.tsx';
import type { Geometry, Point } from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Dragged } from './use-pointing.ts';

interface GhostProps {
  readonly view: View;
  readonly names: Names;
  readonly fighter: FighterView;
  readonly at: Point;
  readonly geometry: Geometry;
  readonly radius: number;
}

/** A fighter where it does not stand yet. */
export function Ghost({ at, ...what }: GhostProps) {
  return (
    <g className={style.ghost} transform={`translate(${at.x} ${at.y})`}>
      <FighterMark {...what} />
    </g>
  );
}

interface DraggingProps extends Pick<GhostProps, 'view' | 'names'> {
  readonly geometry: Geometry;
  readonly dragged: Dragged | null;
}

/** The fighter under the hand that drags it. */
export function Dragging({ view, names, geometry, dragged }: DraggingProps) {
  const fighter = view.fighters.find(({ id }) => id === dragged?.fighter);
  if (fighter === undefined || dragged === null) return null;
  return (
    <Layer>
      <Ghost
        view={view}
        names={names}
        fighter={fighter}
        at={dragged.at}
        geometry={geometry}
        radius={geometry.radius * 1.15}
      />
    </Layer>
  );
}
