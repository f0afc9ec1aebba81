import type { BoardDef, Line } from '@peerless/language';

/** Where everything lies on the picture. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly at: (space: number) => Point;
  /** The points of a line: two, or three with the control point of an arc in the middle. */
  readonly line: (line: Line) => readonly Point[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = 1200;
export const MARGIN = 36;

/** The board scaled to a fixed width. */
export function geometryOf(board: BoardDef): Geometry {
  const height = WIDTH / board.aspect;
  const point = (x: number, y: number): Point => ({
    x: MARGIN + (x / 100) * WIDTH,
    y: MARGIN + (y / 100) * height,
  });
  const spaces = new Map(board.spaces.map(({ id, x, y }) => [id, point(x, y)]));
  const at = (space: number): Point => spaces.get(space) ?? point(50, 50);
  const arcs = new Map(
    board.curves.flatMap(({ edge: [a, b], ctrl }) => [
      [`${a}-${b}`, ctrl] as const,
      [`${b}-${a}`, ctrl] as const,
    ]),
  );
  return {
    width: WIDTH + 2 * MARGIN,
    height: height + 2 * MARGIN,
    radius: (board.spaceRadius / 100) * WIDTH * 0.86,
    at,
    line: ([a, b]) => {
      const middle = arcs.get(`${a}-${b}`);
      return middle === undefined ? [at(a), at(b)] : [at(a), point(middle[0], middle[1]), at(b)];
    },
  };
}

const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The point of a line at a share of its way. */
export function along(points: readonly Point[], t: number): Point {
  const [a = { x: 0, y: 0 }, b = a, c] = points;
  return c === undefined ? mix(a, b, t) : mix(mix(a, b, t), mix(b, c, t), t);
}

/** The direction of a line there, in degrees. */
export function angleAt(points: readonly Point[], t: number): number {
  const before = along(points, t - 0.02);
  const after = along(points, t + 0.02);
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
}
