import { type Adjective, adjectives } from './adjectives.ts';

/** Doors by the name the board gives them. */
export const doors: Readonly<Record<string, Adjective>> = {
  north: adjectives.north,
  south: adjectives.south,
  west: adjectives.west,
  east: adjectives.east,
};
