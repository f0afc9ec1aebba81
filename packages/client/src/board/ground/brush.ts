import type { BoardDef } from '@peerless/language';
import { type Geometry, geometryOf, type Point } from '../geometry.ts';
import { distanceTo, type Field, type Grid, ringsOf, sampled, valueAt } from './field.ts';
import { noiseOf, type Random, randomOf } from './random.ts';

/** One path of a ground, in tones of its palette. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
}

/** How finely fields are looked at, in units of the drawing. */
const STEP = 14;
const CLEARINGS = 9;

/** What a ground is painted with: it knows where the paths are, and keeps what was painted. */
export class Brush {
  readonly shapes: Shape[] = [];
  readonly geometry: Geometry;
  readonly random: Random;
  readonly noise: (x: number, y: number) => number;
  /** How far the nearest path is. */
  readonly far: Field;
  readonly #paths: Grid;
  #clearings: readonly (Point & { readonly room: number })[] | null = null;
  readonly board: BoardDef;

  constructor(board: BoardDef) {
    this.board = board;
    this.geometry = geometryOf(board);
    this.random = randomOf(board.slug);
    this.noise = noiseOf(board.slug);
    this.#paths = sampled(distanceTo(board, this.geometry), this.geometry, STEP);
    this.far = (x, y) => valueAt(this.#paths, x, y);
  }

  get width(): number {
    return this.geometry.width;
  }

  get height(): number {
    return this.geometry.height;
  }

  get radius(): number {
    return this.geometry.radius;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  fill(tone: string, d: string | readonly string[]): void {
    const path = typeof d === 'string' ? d : d.join('');
    if (path !== '') this.shapes.push({ d: path, fill: tone });
  }

  /** The same small drawing at many places. */
  stamp<P>(tone: string, places: readonly P[], drawing: (place: P, i: number) => string): void {
    this.fill(tone, places.map(drawing));
  }

  line(tone: string, width: number, d: string | readonly string[], dash?: string): void {
    const path = typeof d === 'string' ? d : d.join('');
    if (path !== '') this.shapes.push({ d: path, stroke: tone, width, ...(dash !== undefined && { dash }) });
  }

  /** Everything in one tone. */
  wash(tone: string): void {
    this.fill(tone, `M0 0H${Math.ceil(this.width)}V${Math.ceil(this.height)}H0Z`);
  }

  /** How far the nearest of some spaces or of the lines between them is. */
  farFrom(spaces: Iterable<number>): Field {
    const set = new Set(spaces);
    const grid = sampled(
      distanceTo(this.board, this.geometry, (id) => set.has(id)),
      this.geometry,
      STEP,
    );
    return (x, y) => valueAt(grid, x, y);
  }

  /** The spaces that have one of these zones. */
  inZones(...zones: readonly string[]): number[] {
    return this.board.spaces
      .filter((space) => space.zones.some((zone) => zones.includes(zone)))
      .map(({ id }) => id);
  }

  /** Where a field is below each of some levels, with soft borders. */
  areas(field: Field, levels: readonly number[], step = STEP): string[] {
    const grid = sampled(field, this.geometry, step);
    return levels.map((level) => ringsOf(grid, level).map(soft).join(''));
  }

  /** One area over the other, each in its tone, the widest first. */
  layers(field: Field, tones: readonly string[], levels: readonly number[], step = STEP): void {
    for (const [i, d] of this.areas(field, levels, step).entries()) this.fill(tones[i] ?? '', d);
  }

  area(field: Field, level: number, step = STEP): string {
    return this.areas(field, [level], step)[0] ?? '';
  }

  /** A field whose borders wander by so much. */
  rough(field: Field, by: number, size = 70): Field {
    return (x, y) =>
      field(x, y) +
      by * (this.noise(x / size, y / size) + 0.5 * this.noise((x * 2.3) / size, (y * 2.3) / size));
  }

  /** Points about so far apart, from top to bottom, where they are wanted. */
  scatter(apart: number, wanted: (x: number, y: number) => boolean): Point[] {
    const points: Point[] = [];
    for (let y = apart / 2; y < this.height; y += apart * 0.87) {
      const shift = (Math.round(y / apart) % 2) * apart * 0.5;
      for (let x = shift; x < this.width; x += apart) {
        const point = { x: x + this.between(-0.3, 0.3) * apart, y: y + this.between(-0.3, 0.3) * apart };
        if (wanted(point.x, point.y)) points.push(point);
      }
    }
    return points.sort((a, b) => a.y - b.y);
  }

  /** The widest places without a path, the widest first, at most so many. */
  clearings(count: number): readonly (Point & { readonly room: number })[] {
    this.#clearings ??= this.#findClearings();
    return this.#clearings.slice(0, count);
  }

  #findClearings(): (Point & { room: number })[] {
    const found: (Point & { room: number })[] = [];
    const { width, height, radius } = this;
    const room = (x: number, y: number): number => {
      let least = Math.min(this.far(x, y) - radius * 0.5, x - 20, y - 20, width - x - 20, height - y - 20);
      for (const other of found)
        least = Math.min(least, Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2) - other.room * 1.3);
      return least;
    };
    for (let n = 0; n < CLEARINGS; n++) {
      let best = { x: 0, y: 0, room: radius * 0.45 };
      for (let y = 20; y < height - 20; y += STEP)
        for (let x = 20; x < width - 20; x += STEP) {
          const here = room(x, y);
          if (here > best.room) best = { x, y, room: here };
        }
      if (best.x === 0) break;
      found.push(best);
    }
    return found;
  }
}

const whole = Math.round;

/** A ring through the middles of its sides: no corner is left. */
export function soft(ring: readonly Point[]): string {
  const points = thinned(ring);
  const middle = (i: number): string => {
    const a = points[i % points.length] as Point;
    const b = points[(i + 1) % points.length] as Point;
    return `${whole((a.x + b.x) / 2)} ${whole((a.y + b.y) / 2)}`;
  };
  const parts = points.map((_, i) => {
    const { x, y } = points[(i + 1) % points.length] as Point;
    return `Q${whole(x)} ${whole(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${parts.join('')}Z`;
}

/** Without the points that lie nearly on the way from the one before to the one after. */
function thinned(ring: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  ring.forEach((point, i) => {
    const before = kept.at(-1) ?? ring.at(-1) ?? point;
    const after = ring[(i + 1) % ring.length] ?? point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const off =
      Math.abs(dx * (point.y - before.y) - dy * (point.x - before.x)) / Math.max(1, Math.hypot(dx, dy));
    if (off > 0.9 || Math.hypot(point.x - before.x, point.y - before.y) > 60) kept.push(point);
  });
  return kept.length > 3 ? kept : ring;
}
