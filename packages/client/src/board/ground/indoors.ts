import type { Brush } from './brush.ts';
import { box } from './stamps.ts';
import { type Where, wantedOf } from './textures.ts';

const OUTSIDE = -1;

/** A house by its floor plan: which room every cell of a coarse grid belongs to. */
export interface Plan {
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly rooms: readonly number[];
  /** The zones, a room each. */
  readonly zones: readonly string[];
}

/** Rooms by zones: every cell is in the room of the nearest space, as far as the walls reach. */
export function planOf(brush: Brush, cell: number, reach: number): Plan {
  const { board, geometry } = brush;
  const zones = [...new Set(board.spaces.flatMap((space) => space.zones.slice(0, 1)))];
  const columns = Math.ceil(brush.width / cell);
  const rows = Math.ceil(brush.height / cell);
  const spaces = board.spaces.map(({ id, zones: [zone = ''] }) => ({
    ...geometry.at(id),
    room: zones.indexOf(zone),
  }));
  const roomAt = (x: number, y: number): number => {
    let best = { far: 1e9, room: OUTSIDE };
    for (const space of spaces) {
      const far =
        Math.max(Math.abs(space.x - x), Math.abs(space.y - y)) + 0.3 * Math.hypot(space.x - x, space.y - y);
      if (far < best.far) best = { far, room: space.room };
    }
    return brush.far(x, y) > reach ? OUTSIDE : best.room;
  };
  let rooms = Array.from({ length: columns * rows }, (_, i) =>
    roomAt(((i % columns) + 0.5) * cell, (Math.floor(i / columns) + 0.5) * cell),
  );
  for (let pass = 0; pass < 3; pass++) rooms = straightened(rooms, columns);
  return { cell, columns, rows, rooms, zones };
}

/** Cells that jut out alone join what is round them. */
function straightened(rooms: readonly number[], columns: number): number[] {
  return rooms.map((room, i) => {
    const x = i % columns;
    const round = [
      x > 0 ? rooms[i - 1] : undefined,
      x + 1 < columns ? rooms[i + 1] : undefined,
      rooms[i - columns],
      rooms[i + columns],
    ].filter((other) => other !== undefined);
    const other = round.find(
      (candidate) => candidate !== room && round.filter((r) => r === candidate).length >= 3,
    );
    return other ?? room;
  });
}

export function roomAt({ cell, columns, rooms }: Plan, x: number, y: number): number {
  const i = Math.floor(x / cell);
  if (i < 0 || i >= columns || y < 0) return OUTSIDE;
  return rooms[Math.floor(y / cell) * columns + i] ?? OUTSIDE;
}

/** Whether a point is in one of these rooms, and clear of their walls. */
export function inRoom(plan: Plan, has: (room: number) => boolean, off = 6): Where {
  const isIn: Where = (x, y) => has(roomAt(plan, x, y));
  return (x, y) =>
    isIn(x - off, y - off) && isIn(x + off, y - off) && isIn(x - off, y + off) && isIn(x + off, y + off);
}

/** The floors of some rooms. */
export function floorsOf(plan: Plan, has: (room: number) => boolean): string {
  const { cell, columns, rows, rooms } = plan;
  let d = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; ) {
      let end = i;
      while (end < columns && has(rooms[j * columns + end] ?? OUTSIDE)) end++;
      // A little larger than they are, so that no seam shows between rows.
      if (end > i) d += box(i * cell - 0.5, j * cell - 0.5, (end - i) * cell + 1, cell + 1);
      i = Math.max(end, i + 1);
    }
  return d;
}

/** The walls, open where a line passes. */
export function wallsOf(brush: Brush, plan: Plan, gap: number): string[] {
  const { cell, columns, rows } = plan;
  const isClosed: Where = (x, y) => brush.far(x, y) > gap;
  const walls: string[] = [];
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const [corner, inside] = [
        { x: i * cell, y: j * cell },
        { x: (i + 0.5) * cell, y: (j + 0.5) * cell },
      ];
      const room = roomAt(plan, inside.x, inside.y);
      if (room !== roomAt(plan, inside.x, inside.y - cell))
        walls.push(...wantedOf(brush, corner, { x: corner.x + cell, y: corner.y }, isClosed));
      if (room !== roomAt(plan, inside.x - cell, inside.y))
        walls.push(...wantedOf(brush, corner, { x: corner.x, y: corner.y + cell }, isClosed));
    }
  return walls;
}

export const isInside = (room: number): boolean => room !== OUTSIDE;
