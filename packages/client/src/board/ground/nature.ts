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

/** Leafy trees from above. */
export function canopy(
  brush: Brush,
  leaves: Leaves,
  points: readonly Point[],
  size: (p: Point) => number,
): void {
  inRows(brush, points, (row) => {
    const trees = row.map((p) => ({
      ...p,
      r: size(p),
      lobes: 7 + Math.floor(brush.random() * 3),
      turn: brush.random(),
    }));
    brush.fill(
      leaves.shade,
      trees.map(({ x, y, r, lobes, turn }) => crown(x + r * 0.16, y + r * 0.22, r * 1.04, lobes, turn)),
    );
    const kinds = trees.map((tree) => ({ tree, isDark: brush.random() < 0.5 }));
    for (const isDark of [true, false])
      brush.fill(
        isDark ? leaves.dark : leaves.light,
        kinds
          .filter((kind) => kind.isDark === isDark)
          .map(({ tree: { x, y, r, lobes, turn } }) => crown(x, y, r, lobes, turn)),
      );
    brush.fill(
      leaves.sun,
      trees.map(({ x, y, r, lobes, turn }) => crown(x - r * 0.22, y - r * 0.24, r * 0.46, lobes - 2, turn)),
    );
  });
}

/** Conifers from the side. */
export function pines(
  brush: Brush,
  leaves: Leaves,
  points: readonly Point[],
  size: (p: Point) => number,
): void {
  inRows(brush, points, (row) => {
    const trees = row.map((p) => ({ ...p, r: size(p) }));
    brush.fill(
      leaves.shade,
      trees.map(
        ({ x, y, r }) =>
          `M${Math.round(x)} ${Math.round(y + r * 0.85)}h${Math.round(r * 1.7)}l${-Math.round(r * 0.8)} ${-Math.round(r * 0.5)}Z`,
      ),
    );
    brush.fill(
      leaves.light,
      trees.map(({ x, y, r }) => pine(x, y, r)),
    );
    brush.fill(
      leaves.dark,
      trees.map(({ x, y, r }) => pine(x, y, r, true)),
    );
  });
}

/** Palms from above. */
export function palms(
  brush: Brush,
  leaves: Leaves,
  points: readonly Point[],
  size: (p: Point) => number,
): void {
  inRows(brush, points, (row) => {
    const trees = row.map((p) => ({
      ...p,
      r: size(p),
      leaves: 6 + Math.floor(brush.random() * 3),
      turn: brush.random(),
    }));
    brush.fill(
      leaves.shade,
      trees.map(({ x, y, r, leaves, turn }) => palm(x + r * 0.14, y + r * 0.2, r, leaves, turn)),
    );
    const kinds = trees.map((tree) => ({ tree, isDark: brush.random() < 0.5 }));
    for (const isDark of [true, false])
      brush.fill(
        isDark ? leaves.dark : leaves.light,
        kinds
          .filter((kind) => kind.isDark === isDark)
          .map(({ tree: { x, y, r, leaves, turn } }) => palm(x, y, r, leaves, turn)),
      );
    brush.fill(
      leaves.sun,
      trees.map(({ x, y, r }) => circle(x, y, r * 0.16)),
    );
  });
}

/** Mountains from the side: their light and their shaded flanks, and snow. */
export function peaks(
  brush: Brush,
  tones: readonly [light: string, dark: string, snow: string],
  points: readonly Point[],
  size: (p: Point) => number,
): void {
  inRows(brush, points, (row) => {
    const hills = row.map((p) => ({ ...p, r: size(p) }));
    brush.fill(
      tones[0],
      hills.map(({ x, y, r }) => peak(x, y, r)),
    );
    brush.fill(
      tones[1],
      hills.map(({ x, y, r }) => peak(x, y, r, true)),
    );
    brush.fill(
      tones[2],
      hills.map(
        ({ x, y, r }) =>
          `M${Math.round(x)} ${Math.round(y - r)}l${Math.round(r * 0.3)} ${Math.round(r * 0.53)}l${-Math.round(r * 0.15)} ${-Math.round(r * 0.1)}l${-Math.round(r * 0.15)} ${Math.round(r * 0.14)}l${-Math.round(r * 0.15)} ${-Math.round(r * 0.14)}l${-Math.round(r * 0.15)} ${Math.round(r * 0.1)}Z`,
      ),
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
