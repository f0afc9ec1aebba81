import type { BoardDef } from '@peerless/language';
import { memo } from 'react';
import { useSeatColour } from '../table-context.ts';
import { type Geometry, pathData } from './geometry.ts';
import { Layer } from './layer.tsx';
import { legsOf } from './legs.ts';
import type { Marks } from './marks.ts';
import style from './spaces.module.css';

interface TrailsProps extends Pick<Marks, 'trails'> {
  readonly board: BoardDef;
  readonly geometry: Geometry;
}

/** The ways that others went, faintly, under everybody who stands there. */
export const Trails = memo(function Trails({ trails = [], board, geometry }: TrailsProps) {
  const colourOf = useSeatColour();
  if (trails.length === 0) return null;
  return (
    <Layer>
      <g data-trails>
        {trails.map(({ seat, spaces: [start = 0, ...path] }) => (
          <path
            key={`${start} ${path.join(' ')}`}
            className={style.trail}
            d={legsOf(board, geometry, start, path)
              .map(({ stroke }) => pathData(stroke))
              .join('')}
            stroke={colourOf(seat).main}
            strokeWidth={geometry.radius * 0.22}
          />
        ))}
      </g>
    </Layer>
  );
});
