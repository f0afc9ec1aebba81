import type { FighterView, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { memo, useState } from 'react';
import { useSeatColour } from '../table-context.ts';
import style from './figures.module.css';
import { FighterMark } from './figures.tsx';
import type { Geometry } from './geometry.ts';
import { Layer } from './layer.tsx';

type LastSeen = ReadonlyMap<string, number>;

/** Where every fighter was seen last, as far as somebody has looked. */
export function useLastSeen(view: View | null): LastSeen {
  const [seen, setSeen] = useState<{ readonly view: View | null; readonly at: LastSeen }>({
    view: null,
    at: new Map(),
  });
  if (view === null || seen.view === view) return seen.at;
  const here = view.fighters.flatMap(({ id, space }) => (space === null ? [] : [[id, space] as const]));
  const isNew = here.some(([id, space]) => seen.at.get(id) !== space);
  const at = isNew ? new Map([...seen.at, ...here]) : seen.at;
  setSeen({ view, at });
  return at;
}

interface FallenProps {
  readonly view: View;
  readonly names: Names;
  readonly geometry: Geometry;
  readonly lastSeen: LastSeen;
}

/** Those who were defeated before one's eyes: they fall, and a mark stays until somebody else stands there. */
export const Fallen = memo(function Fallen({ view, names, geometry, lastSeen }: FallenProps) {
  const colourOf = useSeatColour();
  const taken = new Set(view.fighters.map(({ space }) => space));
  const fallen = view.fighters.flatMap((fighter: FighterView) => {
    const space = fighter.status === 'defeated' ? lastSeen.get(fighter.id) : undefined;
    return space === undefined || taken.has(space) ? [] : [{ fighter, space }];
  });
  const r = geometry.radius;
  return (
    <Layer>
      {fallen.map(({ fighter, space }) => {
        const { x, y } = geometry.at(space);
        return (
          <g key={fighter.id} data-fallen={fighter.id} transform={`translate(${x} ${y})`}>
            <g className={style.falling}>
              <FighterMark view={view} names={names} geometry={geometry} fighter={fighter} radius={r} />
            </g>
            <g className={style.grave} transform={`translate(0 ${r * 0.86}) scale(${r * 0.42})`}>
              <circle r={1} stroke={colourOf(fighter.seat).main} />
              <path d="M-.45-.45L.45.45M.45-.45L-.45.45" />
            </g>
          </g>
        );
      })}
    </Layer>
  );
});
