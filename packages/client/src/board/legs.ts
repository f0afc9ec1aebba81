import type { BoardDef } from '@peerless/language';
import type { Geometry, Point, Stroke } from './geometry.ts';

/** One leg of a previewed move: along a line, or a jump where there is none (passages, fog, placing). */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly stroke: Stroke;
  readonly jump: boolean;
}

/** How far a jump bows out, as a share of its length. */
const BOW = 0.18;

function bow(a: Point, b: Point): Stroke {
  const middle = { x: (a.x + b.x) / 2 + (b.y - a.y) * BOW, y: (a.y + b.y) / 2 - (b.x - a.x) * BOW };
  return [a, middle, b];
}

/** The legs of a move from a space through others. */
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
    return {
      from,
      to,
      jump,
      stroke: jump ? bow(geometry.at(from), geometry.at(to)) : geometry.line([from, to]),
    };
  });
}
