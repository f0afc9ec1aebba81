import type { Point } from '../geometry.ts';
import type { Brush } from './brush.ts';
import { box, circle, stroke } from './stamps.ts';

/** Where a texture is wanted. */
export type Where = (x: number, y: number) => boolean;

const LOOK = 8;

/** The parts of a line on which it is wanted. */
export function wantedOf({ width, height }: Brush, from: Point, to: Point, where: Where): string[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LOOK);
  const parts: string[] = [];
  let start: Point | null = null;
  let last = from;
  for (let i = 0; i <= steps + 1; i++) {
    const t = Math.min(1, i / steps);
    const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    const isOn = point.x > -LOOK && point.y > -LOOK && point.x < width + LOOK && point.y < height + LOOK;
    const wanted = i <= steps && isOn && where(point.x, point.y);
    if (wanted) start ??= point;
    else if (start !== null) {
      if (start !== last) parts.push(stroke(start.x, start.y, last.x, last.y));
      start = null;
    }
    last = point;
  }
  return parts;
}

/** Parallel lines where they are wanted, so far apart, at an angle in turns; all over, or only so far about a point. */
export function rows(
  brush: Brush,
  apart: number,
  turn: number,
  where: Where,
  middle: Point = { x: brush.width / 2, y: brush.height / 2 },
  reach: number = Math.hypot(brush.width, brush.height) / 2,
): string[] {
  const [c, s] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const at = (u: number, v: number): Point => ({ x: middle.x + u * c - v * s, y: middle.y + u * s + v * c });
  const lines: string[] = [];
  for (let v = apart * -Math.floor(reach / apart); v <= reach; v += apart)
    lines.push(...wantedOf(brush, at(-reach, v), at(reach, v), where));
  return lines;
}

/** Planks: the seams between them with their ends, and the nails at those. */
export function planks(brush: Brush, wide: number, long: number, where: Where, upright = false) {
  const flip = (u: number, v: number): Point => (upright ? { x: v, y: u } : { x: u, y: v });
  const [along, across] = upright ? [brush.height, brush.width] : [brush.width, brush.height];
  const seams: string[] = [];
  const nails: string[] = [];
  for (let v = 0, row = 0; v < across; v += wide, row++) {
    seams.push(...wantedOf(brush, flip(0, v), flip(along, v), where));
    for (let u = ((row * 0.382) % 1) * long; u < along; u += long) {
      const [top, low, middle] = [flip(u, v), flip(u, v + wide), flip(u, v + wide / 2)];
      if (![top, low].every(({ x, y }) => where(x, y))) continue;
      seams.push(stroke(top.x, top.y, low.x, low.y));
      for (const off of [-6, 6]) {
        const { x, y } = upright ? { x: middle.x, y: middle.y + off } : { x: middle.x + off, y: middle.y };
        nails.push(circle(x, y, 1.4));
      }
    }
  }
  return { seams, nails };
}

/** Every second square of a chequered floor. */
export function chequers(brush: Brush, side: number, where: Where): string[] {
  const squares: string[] = [];
  for (let j = 0; j * side < brush.height; j++)
    for (let i = j % 2; i * side < brush.width; i += 2) {
      const [x, y] = [i * side, j * side];
      if ([0, side].every((dx) => [0, side].every((dy) => where(x + dx, y + dy))))
        squares.push(box(x, y, side, side));
    }
  return squares;
}

/** Round stones in courses, an arc each. */
export function cobbles(brush: Brush, size: number, where: Where): string[] {
  const arcs: string[] = [];
  const [wide, high] = [Math.round(size * 0.42), Math.round(size * 0.7)];
  for (let j = 0; j * size * 0.8 < brush.height; j++)
    for (let i = 0; i * size < brush.width; i++) {
      const [x, y] = [Math.round((i + (j % 2) / 2) * size), Math.round(j * size * 0.8)];
      if (where(x, y)) arcs.push(`M${x - wide} ${y}q${wide}-${high} ${2 * wide} 0`);
    }
  return arcs;
}

/** Hewn stones in courses. */
export function slabs(brush: Brush, wide: number, high: number, where: Where): string[] {
  const lines: string[] = [];
  for (let y = 0, j = 0; y < brush.height; y += high, j++) {
    lines.push(...wantedOf(brush, { x: 0, y }, { x: brush.width, y }, where));
    for (let x = (j % 2) * wide * 0.5; x < brush.width; x += wide)
      if (where(x, y) && where(x, y + high)) lines.push(stroke(x, y, x, y + high));
  }
  return lines;
}
