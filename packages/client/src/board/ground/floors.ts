import type { Brush } from './brush.ts';
import { floorsOf, inRoom, isInside, type Plan, planOf, wallsOf } from './indoors.ts';
import { star } from './stamps.ts';
import { chequers, planks, rows, slabs, type Where } from './textures.ts';

/** How a floor is laid. */
type Floor = (brush: Brush, line: string, where: Where) => void;

export const boards: Floor = (brush, line, where) =>
  brush.line(line, 1.6, planks(brush, 17, 120, where).seams);
export const uprights: Floor = (brush, line, where) =>
  brush.line(line, 1.6, planks(brush, 17, 120, where, true).seams);
export const tiles: Floor = (brush, line, where) =>
  brush.line(line, 1.5, [...rows(brush, 26, 0, where), ...rows(brush, 26, 0.25, where)]);
export const diamonds: Floor = (brush, line, where) =>
  brush.line(line, 1.5, [...rows(brush, 24, 0.125, where), ...rows(brush, 24, 0.375, where)]);
export const squares: Floor = (brush, line, where) => brush.fill(line, chequers(brush, 25, where));
export const stripes: Floor = (brush, line, where) => brush.line(line, 5, rows(brush, 19, 0.125, where));
export const stones: Floor = (brush, line, where) => brush.line(line, 1.6, slabs(brush, 40, 22, where));
export const mats: Floor = (brush, line, where) => {
  brush.line(line, 3, slabs(brush, 76, 38, where));
  brush.line(line, 0.9, rows(brush, 6, 0, where));
};
export const carpet: Floor = (brush, line, where) =>
  brush.fill(
    line,
    brush.scatter(34, where).map(({ x, y }) => star(x, y, 7, 3, 4)),
  );

interface House {
  readonly cell: number;
  readonly reach: number;
  readonly gap: number;
  readonly thick: number;
  /** One after the other for the zones, each with the tones of the floor and of its lines. */
  readonly floors: readonly (readonly [tone: string, line: string, floor: Floor])[];
}

/** A house as its plan: a floor for each zone, and walls with openings for the lines. */
export function house(brush: Brush, { cell, reach, gap, thick, floors }: House): Plan {
  const plan = planOf(brush, cell, reach);
  const walls = floorsOf(plan, isInside);
  brush.line('shadow', thick * 2.6, walls);
  brush.line('wall', thick, walls);
  plan.zones.forEach((_, zone) => {
    const [tone, line, floor] = floors[zone % floors.length] ?? ['wall', 'wall', boards];
    brush.fill(
      tone,
      floorsOf(plan, (room) => room === zone),
    );
    floor(
      brush,
      line,
      inRoom(plan, (room) => room === zone, 5),
    );
  });
  brush.line('wall', thick, wallsOf(brush, plan, gap));
  return plan;
}
