import type { BoardDef } from '@peerless/language';
import { along, distance, type Geometry, type Point, type Stroke, until } from './geometry.ts';

/** One leg of a previewed move: along a line, or a jump where there is none (passages, fog, placing). */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly stroke: Stroke;
  readonly jump: boolean;
}

/** How far a jump bows out, as a share of its length. */
const BOW = 0.18;
/** Where the tip of the arrow is, as a share of the space's radius. */
const RIM = 1.15;

function bow(a: Point, b: Point): Stroke {
  const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * BOW, y: (a.y + b.y) / 2 - (b.x - a.x) * BOW };
  return [a, middle, b];
}

/** A line without its last piece, which lies within the space at its end. */
function toRim(stroke: Stroke, radius: number): Stroke {
  const end = along(stroke, 1);
  let share = 1;
  while (share > 0 && distance(along(stroke, share), end) < radius) share -= 0.02;
  return until(stroke, share);
}

/** The legs of a move from a space through others; the last one ends at the rim of its space, where the fighter is shown. */
export function legsOf(
  board: BoardDef,
  geometry: Geometry,
  start: number | null,
  path: readonly number[],
): readonly Leg[] {
  const stops = start === null ? path : [start, ...path];
  return stops.slice(1).map((to, i) => {
    const from = stops[i] ?? to;
    const jump = !board.edges.some((edge) => edge.includes(from) && edge.includes(to));
    const stroke = jump ? bow(geometry.at(from), geometry.at(to)) : geometry.line([from, to]);
    const isLast = i === stops.length - 2;
    return { from, to, jump, stroke: isLast ? toRim(stroke, geometry.radius * RIM) : stroke };
  });
}
