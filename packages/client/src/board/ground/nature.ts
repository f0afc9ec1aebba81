import type { Point } from '../geometry.ts';
import type { Brush } from './brush.ts';
import type { Field } from './field.ts';
import { circle, crown, palm, peak, pine, stone, tuft, wave } from './stamps.ts';
import type { Where } from './textures.ts';

/** Trodden ways: a soft area round all lines and spaces, with a paler middle. */
export function trails(brush: Brush, tones: readonly string[], wide: number, rough = 12): void {
  const field = brush.rough(brush.far, rough, 60);
  const levels = tones.map((_, i) => wide - i * brush.radius * 0.42);
  brush.layers(field, tones, levels);
}

export function waves(brush: Brush, tone: string, apart: number, where: Where, size = 13): void {
  brush.line(
    tone,
    2.6,
    brush.scatter(apart, where).map(({ x, y }) => wave(x, y, size)),
  );
}

export function tufts(brush: Brush, tone: string, apart: number, where: Where, size = 11): void {
  brush.line(
    tone,
    2.4,
    brush.scatter(apart, where).map(({ x, y }) => tuft(x, y, size)),
  );
}

export function pebbles(brush: Brush, tone: string, apart: number, where: Where, size = 4): void {
  brush.fill(
    tone,
    brush
      .scatter(apart, where)
      .map(({ x, y }) => stone(x, y, size * brush.between(0.6, 1.4), 6, brush.random)),
  );
}

/** Tones of trees: what they stand on, their leaves dark and light, and where the sun is. */
export interface Leaves {
  readonly shade: string;
  readonly dark: string;
  readonly light: string;
  readonly sun: string;
}

/** In rows from top to bottom, so that the nearer stand before the farther. */
const ROWS = 7;

function inRows(brush: Brush, points: readonly Point[], paint: (row: readonly Point[]) => void): void {
  for (let row = 0; row < ROWS; row++) {
    const [from, to] = [(brush.height * row) / ROWS, (brush.height * (row + 1)) / ROWS];
    const here = points.filter(({ y }) => y >= from && y < to);
    if (here.length > 0) paint(here);
  }
}

/** How one kind of tree looks from above. */
interface Species {
  /** The least number of its lobes or leaves; there are up to two more. */
  readonly parts: number;
  readonly stamp: (x: number, y: number, r: number, parts: number, turn: number) => string;
  /** How far its shade falls, and how much larger it is, as shares of its size. */
  readonly shade: readonly [x: number, y: number, size: number];
  /** Where the sun falls. */
  readonly sun: (x: number, y: number, r: number, parts: number, turn: number) => string;
}

/** How large something is that stands at a point. */
type Size = (p: Point) => number;

/** Trees from above, row by row: their shade, then dark ones and light ones, then the sun on all of them. */
const growing =
  ({ parts, stamp, shade: [dx, dy, grown], sun }: Species) =>
  (brush: Brush, leaves: Leaves, points: readonly Point[], size: Size): void =>
    inRows(brush, points, (row) => {
      const trees = row.map((p) => ({
        ...p,
        r: size(p),
        parts: parts + Math.floor(brush.random() * 3),
        turn: brush.random(),
      }));
      brush.stamp(leaves.shade, trees, (t) =>
        stamp(t.x + t.r * dx, t.y + t.r * dy, t.r * grown, t.parts, t.turn),
      );
      const kinds = trees.map((tree) => ({ ...tree, isDark: brush.random() < 0.5 }));
      for (const isDark of [true, false])
        brush.stamp(
          isDark ? leaves.dark : leaves.light,
          kinds.filter((kind) => kind.isDark === isDark),
          (t) => stamp(t.x, t.y, t.r, t.parts, t.turn),
        );
      brush.stamp(leaves.sun, trees, (t) => sun(t.x, t.y, t.r, t.parts, t.turn));
    });

/** Leafy trees. */
export const canopy = growing({
  parts: 7,
  stamp: crown,
  shade: [0.16, 0.22, 1.04],
  sun: (x, y, r, lobes, turn) => crown(x - r * 0.22, y - r * 0.24, r * 0.46, lobes - 2, turn),
});

export const palms = growing({
  parts: 6,
  stamp: palm,
  shade: [0.14, 0.2, 1],
  sun: (x, y, r) => circle(x, y, r * 0.16),
});

/** Conifers from the side. */
export function pines(brush: Brush, leaves: Leaves, points: readonly Point[], size: Size): void {
  inRows(brush, points, (row) => {
    const trees = row.map((p) => ({ ...p, r: size(p) }));
    brush.stamp(
      leaves.shade,
      trees,
      ({ x, y, r }) =>
        `M${Math.round(x)} ${Math.round(y + r * 0.85)}h${Math.round(r * 1.7)}l${-Math.round(r * 0.8)} ${-Math.round(r * 0.5)}Z`,
    );
    brush.stamp(leaves.light, trees, ({ x, y, r }) => pine(x, y, r));
    brush.stamp(leaves.dark, trees, ({ x, y, r }) => pine(x, y, r, true));
  });
}

/** Mountains from the side: their light and their shaded flanks, and snow. */
export function peaks(
  brush: Brush,
  tones: readonly [light: string, dark: string, snow: string],
  points: readonly Point[],
  size: Size,
): void {
  inRows(brush, points, (row) => {
    const hills = row.map((p) => ({ ...p, r: size(p) }));
    brush.stamp(tones[0], hills, ({ x, y, r }) => peak(x, y, r));
    brush.stamp(tones[1], hills, ({ x, y, r }) => peak(x, y, r, true));
    brush.stamp(
      tones[2],
      hills,
      ({ x, y, r }) =>
        `M${Math.round(x)} ${Math.round(y - r)}l${Math.round(r * 0.3)} ${Math.round(r * 0.53)}l${-Math.round(r * 0.15)} ${-Math.round(r * 0.1)}l${-Math.round(r * 0.15)} ${Math.round(r * 0.14)}l${-Math.round(r * 0.15)} ${-Math.round(r * 0.14)}l${-Math.round(r * 0.15)} ${Math.round(r * 0.1)}Z`,
    );
  });
}

/** A band of water that winds across the board through some points, given as shares of width and height. */
export function riverOf(brush: Brush, course: readonly (readonly [number, number])[]): Field {
  const points = course.map(([x, y]) => ({ x: x * brush.width, y: y * brush.height }));
  const field: Field = (x, y) => {
    let least = 1e9;
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
      least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
    }
    return least;
  };
  return brush.rough(field, 14, 90);
}

/** The tones of trees in most grounds. */
export const LEAVES: Leaves = { shade: 'deep', dark: 'dark', light: 'leaf', sun: 'sun' };

/** Places for trees: between the paths, so far from them. */
export const woods = (brush: Brush, apart: number, from: number): Point[] =>
  brush.scatter(apart, (x, y) => brush.far(x, y) > from + 8 * brush.noise(x / 50, y / 50));

/** Now smaller, now larger. */
export const sized = (brush: Brush, least: number, most: number) => (): number => brush.between(least, most);
