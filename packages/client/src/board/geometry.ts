import type { BoardDef, Line } from '@peerless/language';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two ends, or three points with the control point of an arc in the middle. */
export type Stroke = readonly [Point, Point] | readonly [Point, Point, Point];

/** Where everything of a board lies, in units of its drawing. */
export interface Geometry extends Size {
  /** How what was drawn for the board as it is printed is turned with it, as SVG says it. */
  readonly turn: string | undefined;
  /** Of a space. */
  readonly radius: number;
  at(space: number): Point;
  line(line: Line): Stroke;
}

const WIDTH = 1000;
const MARGIN = 18;
/** Printed spaces nearly touch; a little smaller, the lines between them can be seen. */
const SHRINK = 0.9;

/** How much wider than high a board is drawn. */
export const aspectOf = ({ aspect }: BoardDef): number =>
  (WIDTH + 2 * MARGIN) / (WIDTH / aspect + 2 * MARGIN);

/** The drawing of a board, always equally long. Turned, its left edge lies at the top; what stands on it stays upright. */
export function geometryOf(board: BoardDef, isTurned = false): Geometry {
  const height = WIDTH / board.aspect;
  const point = (x: number, y: number): Point => {
    const across = (x / 100) * WIDTH;
    const down = (y / 100) * height;
    return isTurned
      ? { x: MARGIN + height - down, y: MARGIN + across }
      : { x: MARGIN + across, y: MARGIN + down };
  };
  const spaces = new Map(board.spaces.map(({ id, x, y }) => [id, point(x, y)]));
  const bends = new Map(
    board.curves.flatMap(({ edge: [a, b], ctrl: [x, y] }) => {
      const bend = point(x, y);
      return [[`${a}-${b}`, bend] as const, [`${b}-${a}`, bend] as const];
    }),
  );
  const at = (space: number): Point => spaces.get(space) ?? point(50, 50);
  const [long, short] = [WIDTH + 2 * MARGIN, height + 2 * MARGIN];
  return {
    turn: isTurned ? `translate(${short} 0) rotate(90)` : undefined,
    width: isTurned ? short : long,
    height: isTurned ? long : short,
    radius: (board.spaceRadius / 100) * WIDTH * SHRINK,
    at,
    line: ([a, b]) => {
      const bend = bends.get(`${a}-${b}`);
      return bend === undefined ? [at(a), at(b)] : [at(a), bend, at(b)];
    },
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The point of a line at a share of its way. */
export function along([a, b, c]: Stroke, t: number): Point {
  return c === undefined ? mix(a, b, t) : mix(mix(a, b, t), mix(b, c, t), t);
}

/** The part of a line up to a share of its way. */
export function until([a, b, c]: Stroke, t: number): Stroke {
  return c === undefined ? [a, mix(a, b, t)] : [a, mix(a, b, t), along([a, b, c], t)];
}

/** Where a door is to be seen: on each line it crosses, and between them. */
export function doorPoints(board: BoardDef, geometry: Geometry, door: string): readonly Point[] {
  const points = board.doors
    .filter((other) => other.door === door)
    .map(({ between }) => along(geometry.line(between), 0.5));
  return [...points, ...points.slice(1).map((point, i) => mix(points[i] ?? point, point, 0.5))];
}

/** The direction of a line there, in degrees. */
export function angleAt(stroke: Stroke, t: number): number {
  const before = along(stroke, t - 0.02);
  const after = along(stroke, t + 0.02);
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** A line as the data of an SVG path. */
export function pathData([a, b, c]: Stroke): string {
  const end =
    c === undefined
      ? `L${short(b.x)} ${short(b.y)}`
      : `Q${short(b.x)} ${short(b.y)} ${short(c.x)} ${short(c.y)}`;
  return `M${short(a.x)} ${short(a.y)}${end}`;
}

/** A part of a circle round the origin, in turns clockwise from the top. */
export function arcData(radius: number, from: number, to: number): string {
  const on = (turn: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  };
  const arc = (end: number): string => `A${short(radius)} ${short(radius)} 0 0 1 ${on(end)}`;
  const middle = (from + to) / 2;
  // In two halves, so that a whole circle is drawn, too.
  return `M${on(from)}${arc(middle)}${arc(to)}`;
}

/** The nearest of some places, if it is near enough. */
export function nearest<T extends { readonly point: Point }>(
  places: readonly T[],
  to: Point,
  within: number,
): T | null {
  let best: T | null = null;
  let least = within;
  for (const place of places) {
    const far = distance(place.point, to);
    if (far > least) continue;
    best = place;
    least = far;
  }
  return best;
}
