import type { Side, View } from '@peerless/rules';
import { memo } from 'react';
import { TYPE_SHAPES } from '../cards/type-icon.tsx';
import style from './figures.module.css';
import {
  along,
  angleAt,
  distance,
  type Geometry,
  type Point,
  pathData,
  type Stroke,
  until,
} from './geometry.ts';
import { Layer } from './layer.tsx';
import type { Marks } from './marks.ts';

interface CombatantsProps extends Pick<Marks, 'combat'> {
  readonly view: View;
  readonly geometry: Geometry;
}

/**
 * Who attacks whom, from the declaration on: an arrow, and rings outside those of choices, with a sword or a shield that
 * tell the sides apart without colour.
 */
export const Combatants = memo(function Combatants({ combat, view, geometry }: CombatantsProps) {
  const placeOf = (wanted: Side): Point | null => {
    const space = view.fighters.find(({ id }) => combat.get(id) === wanted)?.space ?? null;
    return space === null ? null : geometry.at(space);
  };
  const [from, to] = [placeOf('attack'), placeOf('defense')];
  return (
    <Layer>
      {from !== null && to !== null && <Arrow from={from} to={to} radius={geometry.radius} />}
      {view.fighters.map(({ id, space }) => {
        const side = combat.get(id);
        if (side === undefined || space === null) return null;
        const { x, y } = geometry.at(space);
        return (
          <g key={id} className={style.moves} style={{ transform: `translate(${x}px, ${y}px)` }}>
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

/** How far the arrow bows out, as a share of its length, and how far from the middle of a space it begins and ends. */
const [BOW, RIM] = [0.16, 0.8];

/** A broad arrow from the attacker to whom it attacks, over whatever lies between. */
function Arrow({ from, to, radius }: { readonly from: Point; readonly to: Point; readonly radius: number }) {
  const far = distance(from, to);
  if (far === 0) return null;
  const middle = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * BOW,
    y: (from.y + to.y) / 2 - (to.x - from.x) * BOW,
  };
  const whole: Stroke = [from, middle, to];
  const share = Math.min(0.4, (radius * RIM) / far);
  const [start, end] = [along(whole, share), along(whole, 1 - share)];
  const bend = along(whole, 0.5);
  // Through its own middle: the control point of an arc lies twice as far out.
  const control = { x: 2 * bend.x - (start.x + end.x) / 2, y: 2 * bend.y - (start.y + end.y) / 2 };
  const line: Stroke = [start, control, end];
  const r = radius * 0.42;
  const shaft = until(line, 1 - Math.min(0.45, (r * 0.9) / far));
  return (
    <g className={style.attack} data-arrow>
      <path className={style.attackEdge} d={pathData(shaft)} strokeWidth={radius * 0.36} />
      <path className={style.attackLine} d={pathData(shaft)} strokeWidth={radius * 0.2} />
      <path
        className={style.attackTip}
        transform={`translate(${end.x} ${end.y}) rotate(${angleAt(line, 0.97)})`}
        d={`M${-r * 1.3} ${-r}L${r * 0.5} 0L${-r * 1.3} ${r}L${-r * 0.8} 0Z`}
      />
    </g>
  );
}
