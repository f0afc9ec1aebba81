import type { Point } from '../geometry.ts';

/** Small drawings as the data of paths, to be put together by the hundred. */

const n = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const stroke = (ax: number, ay: number, bx: number, by: number): string =>
  `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;

/** A point round another, by turns clockwise from the right. */
export const round = (x: number, y: number, r: number, turn: number): Point => ({
  x: x + r * Math.cos(turn * 2 * Math.PI),
  y: y + r * Math.sin(turn * 2 * Math.PI),
});

/** As many points as wanted, near and far in turn. */
export const star = (x: number, y: number, far: number, near: number, tips: number, turn = 0): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i) => round(x, y, i % 2 === 0 ? far : near, turn + i / tips / 2)),
  );

/** A crown of leaves from above, or a cloud. */
export function crown(x: number, y: number, r: number, lobes: number, turn: number): string {
  const at = (i: number): string => {
    const point = round(x, y, r * 0.84, turn + i / lobes);
    return `${n(point.x)} ${n(point.y)}`;
  };
  const bump = n(r * 1.05 * Math.sin(Math.PI / lobes));
  const arcs = Array.from({ length: lobes }, (_, i) => `A${bump} ${bump} 0 0 1 ${at(i + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}

/** A conifer from the side: three skirts; `half` is only its shaded side. */
export function pine(x: number, y: number, r: number, half = false): string {
  const skirt = (top: number, low: number, wide: number): string =>
    `M${n(x)} ${n(y - top * r)}L${n(x + wide * r)} ${n(y + low * r)}${half ? '' : `L${n(x - wide * r)} ${n(y + low * r)}`}L${n(x)} ${n(y + low * r)}Z`;
  return skirt(1.5, -0.35, 0.5) + skirt(0.95, 0.25, 0.7) + skirt(0.4, 0.85, 0.88);
}

/** A palm from above: from its middle along a leaf to the tip and back, leaf after leaf. */
export function palm(x: number, y: number, r: number, leaves: number, turn: number): string {
  const at = (far: number, i: number): Point => {
    const point = round(0, 0, far, turn + i / leaves);
    return { x: Math.round(point.x), y: Math.round(point.y) };
  };
  const leaf = (i: number): string => {
    const [left, tip, right] = [at(r * 0.62, i - 0.34), at(r, i), at(r * 0.62, i + 0.2)];
    return `q${left.x} ${left.y} ${tip.x} ${tip.y}q${right.x - tip.x} ${right.y - tip.y} ${-tip.x} ${-tip.y}`;
  };
  return `M${Math.round(x)} ${Math.round(y)}${Array.from({ length: leaves }, (_, i) => leaf(i)).join('')}Z`;
}

export const wave = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}q${n(r / 2)} ${n(-r * 0.55)} ${n(r)} 0t${n(r)} 0`;

/** Three blades of grass. */
export const tuft = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y)}v${n(-r)}M${n(x - r * 0.3)} ${n(y)}l${n(-r * 0.3)} ${n(-r * 0.7)}M${n(x + r * 0.3)} ${n(y)}l${n(r * 0.3)} ${n(-r * 0.7)}`;

/** A stone or a crystal: a polygon of uneven sides. */
export const stone = (x: number, y: number, r: number, sides: number, random: () => number): string =>
  polygon(
    Array.from({ length: sides }, (_, i) =>
      round(x, y, r * (0.75 + 0.35 * random()), (i + 0.5 * random()) / sides),
    ),
  );

/** A mountain from the side, or only its shaded side. */
export const peak = (x: number, y: number, r: number, shaded = false): string =>
  shaded
    ? `M${n(x)} ${n(y - r)}L${n(x + r * 0.95)} ${n(y + r * 0.7)}L${n(x + r * 0.1)} ${n(y + r * 0.7)}L${n(x + r * 0.22)} ${n(y + r * 0.1)}L${n(x - r * 0.1)} ${n(y - r * 0.3)}Z`
    : `M${n(x)} ${n(y - r)}L${n(x + r * 0.95)} ${n(y + r * 0.7)}H${n(x - r * 0.95)}Z`;

/** A rose of the winds: the light halves of its eight points, or the dark ones. */
export function rose(x: number, y: number, r: number, side: 0 | 1): string {
  return Array.from({ length: 8 }, (_, i) => {
    const turn = i / 8;
    const far = i % 2 === 0 ? r : r * 0.6;
    const flank = round(x, y, r * 0.2, turn + (side === 0 ? 1 : -1) / 16);
    return polygon([{ x, y }, round(x, y, far, turn), flank]);
  }).join('');
}

/** A rectangle round a point, turned. */
export function plate(x: number, y: number, wide: number, high: number, angle: number): readonly Point[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-wide, -high],
    [wide, -high],
    [wide, high],
    [-wide, high],
  ].map(([u = 0, v = 0]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }));
}
