import type { Side, View } from '@peerless/rules';
import { memo } from 'react';
import { TYPE_SHAPES } from '../cards/type-icon.tsx';
import style from './figures.module.css';
import type { Geometry } from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Marks } from './marks.ts';

interface CombatantsProps extends Pick<Marks, 'combat'> {
  readonly view: View;
  readonly geometry: Geometry;
}

/** Who attacks whom: a ring outside those of choices, with a sword or a shield that tell the sides apart without colour. */
export const Combatants = memo(function Combatants({ combat, view, geometry }: CombatantsProps) {
  return (
    <Layer>
      {view.fighters.map(({ id, space }) => {
        const side = combat.get(id);
        if (side === undefined || space === null) return null;
        const { x, y } = geometry.at(space);
        return (
          <g key={id} className={style.figure} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Role side={side} radius={geometry.radius} />
          </g>
        );
      })}
    </Layer>
  );
});

/** Where the badge lies: the corner that form, seat, health and tokens leave free. */
const CORNER = 0.92;

function Role({ side, radius }: { readonly side: Side; readonly radius: number }) {
  return (
    <g transform={`scale(${radius})`} data-side={side} className={style.role}>
      <circle className={style.roleRing} r={1.32} />
      <g transform={`translate(${CORNER} ${CORNER})`}>
        <circle className={style.roleBadge} r={0.42} />
        <path className={style.roleSign} d={TYPE_SHAPES[side]} transform="scale(.022) translate(-12 -12)" />
      </g>
    </g>
  );
}
