import type { Brush } from './brush.ts';
import { circle, plate, polygon, stroke } from './stamps.ts';
import type { Where } from './textures.ts';

/** A house from above. */
export interface House {
  readonly x: number;
  readonly y: number;
  /** Half its width and depth. */
  readonly wide: number;
  readonly deep: number;
}

interface Plots {
  /** Largest and least half sides. */
  readonly sizes: readonly number[];
  readonly gap: number;
  readonly where: Where;
}

/** Houses wherever they find room, the largest first; none touches another. */
export function housesOf(brush: Brush, { sizes, gap, where }: Plots): House[] {
  const houses: House[] = [];
  const isFree = (x: number, y: number, wide: number, deep: number): boolean =>
    houses.every((h) => Math.abs(h.x - x) > h.wide + wide + gap || Math.abs(h.y - y) > h.deep + deep + gap);
  const fits = (x: number, y: number, wide: number, deep: number): boolean => {
    for (let u = -1; u <= 1; u++)
      for (let v = -1; v <= 1; v++) if (!where(x + u * wide, y + v * deep)) return false;
    return true;
  };
  for (const size of sizes)
    for (let y = size; y < brush.height; y += size * 0.5)
      for (let x = size; x < brush.width; x += size * 0.5) {
        if (!where(x, y)) continue;
        const isLong = brush.random() < 0.5;
        const [wide, deep] = isLong ? [size * 1.25, size * 0.85] : [size * 0.85, size * 1.25];
        if (fits(x, y, wide, deep) && isFree(x, y, wide, deep)) houses.push({ x, y, wide, deep });
      }
  return houses;
}

/** Tones of roofs: their shadow, the side in shade, the side in light, and the ridge. */
export type RoofTones = readonly [shadow: string, dark: string, light: string, ridge: string];

/** Pitched roofs: hips at both ends, light from the upper left. */
export function roofs(brush: Brush, houses: readonly House[], tones: RoofTones): void {
  const [shadow, dark, light, ridge] = tones;
  const parts = houses.map(({ x, y, wide, deep }) => {
    const [a, b, c, d] = plate(x, y, wide, deep, 0);
    const isLong = wide > deep;
    const [u, v] = isLong
      ? plate(x, y, wide - deep * 0.9, 0, 0).filter((_, i) => i === 0 || i === 1)
      : plate(x, y, 0, deep - wide * 0.9, 0).filter((_, i) => i === 0 || i === 3);
    return { a, b, c, d, u, v, isLong };
  });
  brush.stamp(shadow, houses, ({ x, y, wide, deep }) => polygon(plate(x + 5, y + 6, wide, deep, 0)));
  const lit: string[] = [];
  const shaded: string[] = [];
  const ridges: string[] = [];
  for (const { a, b, c, d, u, v, isLong } of parts) {
    if (
      a === undefined ||
      b === undefined ||
      c === undefined ||
      d === undefined ||
      u === undefined ||
      v === undefined
    )
      continue;
    lit.push(
      isLong ? polygon([a, b, v, u]) + polygon([a, u, d]) : polygon([a, u, v, d]) + polygon([a, b, u]),
    );
    shaded.push(
      isLong ? polygon([d, u, v, c]) + polygon([b, c, v]) : polygon([b, c, v, u]) + polygon([d, v, c]),
    );
    ridges.push(
      stroke(u.x, u.y, v.x, v.y),
      ...[a, b, c, d].map((p, i) => {
        const end = (isLong ? [u, v, v, u] : [u, u, v, v])[i] ?? u;
        return stroke(p.x, p.y, end.x, end.y);
      }),
    );
  }
  brush.fill(dark, shaded);
  brush.fill(light, lit);
  brush.line(ridge, 1.6, ridges);
}

/** Flat roofs with a parapet, and here and there a water tank or a skylight. */
export function flatRoofs(brush: Brush, houses: readonly House[], tones: RoofTones): void {
  const [shadow, dark, light, ridge] = tones;
  brush.stamp(shadow, houses, ({ x, y, wide, deep }) => polygon(plate(x + 6, y + 7, wide, deep, 0)));
  brush.stamp(dark, houses, ({ x, y, wide, deep }) => polygon(plate(x, y, wide, deep, 0)));
  brush.stamp(light, houses, ({ x, y, wide, deep }) => polygon(plate(x, y, wide - 4, deep - 4, 0)));
  const large = houses.filter(({ wide }) => wide > 17);
  brush.stamp(dark, large, ({ x, y, wide, deep }, i) =>
    i % 3 === 0
      ? circle(x + wide * 0.35, y - deep * 0.3, 7)
      : polygon(plate(x - wide * 0.3, y + deep * 0.25, 8, 5, 0)),
  );
  brush.line(
    ridge,
    1.6,
    large.map(({ x, y, wide, deep }, i) =>
      i % 3 === 0
        ? circle(x + wide * 0.35, y - deep * 0.3, 7)
        : stroke(x + wide * 0.1, y - deep * 0.6, x + wide * 0.1, y + deep * 0.6),
    ),
  );
}

/** Street lamps along the ways: a glow each, and the lamp in it. */
export function lamps(brush: Brush, glow: string, lamp: string): void {
  const { board, geometry, radius } = brush;
  const places = board.edges.flatMap((edge, i) => {
    if (i % 3 !== 0) return [];
    const [a, b] = [geometry.at(edge[0]), geometry.at(edge[1])];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return [
      {
        x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * radius * 0.62,
        y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * radius * 0.62,
      },
    ];
  });
  brush.stamp(glow, places, ({ x, y }) => circle(x, y, radius * 0.42));
  brush.stamp(lamp, places, ({ x, y }) => circle(x, y, 3.6));
}
