import type { Point } from './geometry.ts';

/** Half the side of an item square, as a share of the radius of a space. */
export const ITEM = 0.42;

/** Where it lies beside the centre of its space: at the lower left, where no sign of a fighter is. */
export const itemCentre = (radius: number): Point => ({ x: -radius * 0.84, y: radius * 0.84 });
