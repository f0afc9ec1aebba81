import { type BoardDef, isDeckLink } from '@peerless/language';
import { along, type Geometry, type Point } from '../geometry.ts';

/** A value for every point of a board, such as how far the next path is. */
export type Field = (x: number, y: number) => number;

/** How far it is to the nearest of these spaces, or of the lines between them. */
export function distanceTo(
  board: BoardDef,
  geometry: Geometry,
  has: (space: number) => boolean = () => true,
): Field {
  const segments = board.edges
    .filter(([a, b]) => has(a) && has(b) && !isDeckLink(board, [a, b]))
    .flatMap((edge) => {
      const stroke = geometry.line(edge);
      const parts = stroke.length === 2 ? 1 : 4;
      return Array.from({ length: parts }, (_, i) =>
        segment(along(stroke, i / parts), along(stroke, (i + 1) / parts)),
      );
    });
  const dots = board.spaces
    .filter(({ id }) => has(id))
    .map(({ id }) => segment(geometry.at(id), geometry.at(id)));
  const all = [...segments, ...dots];
  return (x, y) => {
    let least = 1e9;
    for (const { ax, ay, dx, dy, length } of all) {
      const px = x - ax;
      const py = y - ay;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const far = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      if (far < least) least = far;
    }
    return Math.sqrt(least);
  };
}

function segment(a: Point, b: Point) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return { ax: a.x, ay: a.y, dx, dy, length: dx * dx + dy * dy };
}

/** A field, looked at in equal steps. */
export interface Grid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** One row and column beyond the board all round, so that what leaves it leaves it. */
export function sampled(field: Field, { width, height }: Geometry, step: number): Grid {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = field((i - 1) * step, (j - 1) * step);
  return { step, columns, rows, values };
}

/** The value of a grid anywhere, between its points as well. */
export function valueAt({ step, columns, rows, values }: Grid, x: number, y: number): number {
  const i = Math.max(0, Math.min(columns - 2, Math.floor(x / step + 1)));
  const j = Math.max(0, Math.min(rows - 2, Math.floor(y / step + 1)));
  const u = x / step + 1 - i;
  const v = y / step + 1 - j;
  const at = j * columns + i;
  const top = (values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u;
  const low = (values[at + columns] ?? 0) * (1 - u) + (values[at + columns + 1] ?? 0) * u;
  return top * (1 - v) + low * v;
}

/** Which sides of a cell (top, right, bottom, left) a border joins, by which of its corners are inside. */
const TURNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The borders of where a field is below a level, as closed rings. */
export function ringsOf(grid: Grid, level: number): Point[][] {
  const next = bordersOf(grid, level);
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let side: number | undefined = start; side !== undefined; ) {
      const to = next.get(side);
      if (to === undefined) break;
      next.delete(side);
      ring.push(crossing(grid, side, level));
      side = to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** From side to side of the cells along all borders. A side is named by the point it begins at, and its direction. */
function bordersOf({ columns, rows, values }: Grid, level: number): Map<number, number> {
  const inside = (i: number, j: number): boolean =>
    i > 0 && j > 0 && i < columns - 1 && j < rows - 1 && (values[j * columns + i] ?? 0) < level;
  const next = new Map<number, number>();
  for (let j = 0; j < rows - 1; j++)
    for (let i = 0; i < columns - 1; i++) {
      const kind =
        Number(inside(i, j)) +
        2 * Number(inside(i + 1, j)) +
        4 * Number(inside(i + 1, j + 1)) +
        8 * Number(inside(i, j + 1));
      const at = j * columns + i;
      const sides = [2 * at, 2 * (at + 1) + 1, 2 * (at + columns), 2 * at + 1];
      for (const [from, to] of TURNS[kind] ?? []) next.set(sides[from] ?? 0, sides[to] ?? 0);
    }
  return next;
}

function crossing({ step, columns, values }: Grid, side: number, level: number): Point {
  const at = side >> 1;
  const [i, j] = [at % columns, Math.floor(at / columns)];
  const a = values[at] ?? 0;
  const b = values[side % 2 === 0 ? at + 1 : at + columns] ?? 0;
  const share = a === b ? 0.5 : Math.max(0.05, Math.min(0.95, (level - a) / (b - a)));
  const [x, y] = side % 2 === 0 ? [i + share, j] : [i, j + share];
  return { x: (x - 1) * step, y: (y - 1) * step };
}
