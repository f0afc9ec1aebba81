import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { canopy, LEAVES, pebbles, waves } from './nature.ts';
import { housesOf, roofs } from './roofs.ts';
import { stroke } from './stamps.ts';
import { slabs } from './textures.ts';

/** Islands of houses with canals between them, and bridges where the lines cross. */
export const venice: GroundDef = {
  tones: {
    canal: [190, 0.06, 0.4],
    swell: [185, 0.055, 0.6],
    quay: [75, 0.03, 0.5],
    stone: [80, 0.045, 0.86],
    slab: [75, 0.04, 0.66],
    shade: [60, 0.04, 0.3],
    roofDark: [38, 0.08, 0.3],
    roof: [42, 0.085, 0.5],
    ridge: [40, 0.07, 0.16],
    boat: [30, 0.02, 0.05],
    path: [82, 0.04, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    const canal = (x: number, y: number): number =>
      Math.min(Math.abs(grandCanal(brush, x, y)), Math.abs(sideCanal(brush, x, y)) + 8);
    const shore = brush.rough((x, y) => r * 0.72 - canal(x, y), 5, 60);
    brush.wash('canal');
    const [quay = '', land = ''] = brush.areas(shore, [0, -9], 11);
    brush.fill('quay', quay);
    brush.fill('stone', land);
    waves(brush, 'swell', 40, (x, y) => shore(x, y) > 16, 10);
    brush.line(
      'slab',
      1.5,
      slabs(brush, 34, 17, (x, y) => shore(x, y) < -16 && brush.far(x, y) < r * 1.25),
    );
    const houses = housesOf(brush, {
      sizes: [34, 25, 18, 13],
      gap: 5,
      where: (x, y) => shore(x, y) < -12 && brush.far(x, y) > r * 1.14,
    });
    roofs(brush, houses, ['shade', 'roofDark', 'roof', 'ridge']);
    const boats = brush.scatter(96, (x, y) => shore(x, y) > 22 && brush.far(x, y) > r * 0.9);
    brush.stamp(
      'boat',
      boats,
      ({ x, y }) => `M${Math.round(x - 24)} ${Math.round(y - 5)}q24 17 48 0q-24 6 -48 0Z`,
    );
  },
};

const grandCanal = (brush: Brush, x: number, y: number): number =>
  (x - brush.width * (0.47 + 0.2 * Math.sin((y / brush.height) * 5.6))) * 0.85;

const sideCanal = (brush: Brush, x: number, y: number): number =>
  y - brush.height * (0.3 + 0.1 * Math.sin((x / brush.width) * 7));

/** A small town by a river, at dusk. */
export const pointPleasant: GroundDef = {
  tones: {
    meadow: [115, 0.05, 0.5],
    lawn: [118, 0.055, 0.64],
    street: [80, 0.014, 0.84],
    river: [262, 0.055, 0.3],
    shallow: [258, 0.05, 0.48],
    swell: [255, 0.045, 0.6],
    deep: [140, 0.035, 0.06],
    dark: [130, 0.05, 0.14],
    leaf: [105, 0.06, 0.34],
    sun: [80, 0.07, 0.58],
    shade: [90, 0.03, 0.3],
    roofDark: [20, 0.04, 0.18],
    roof: [25, 0.045, 0.42],
    ridge: [15, 0.04, 0.06],
    path: [60, 0.015, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    const river = brush.rough(
      (x, y) => Math.abs(x + y * 0.72 - brush.width * 0.98 - 60 * Math.sin(y / 130)) * 0.8,
      8,
      80,
    );
    brush.wash('meadow');
    brush.fill('lawn', brush.area(brush.rough(brush.far, 14), r * 2.1));
    brush.layers(river, ['shallow', 'river'], [66, 52]);
    waves(brush, 'swell', 44, (x, y) => river(x, y) < 42, 11);
    brush.fill('street', brush.area(brush.far, r * 0.98, 11));
    const dry = (x: number, y: number): boolean => river(x, y) > 74 && brush.far(x, y) > r * 1.1;
    const houses = housesOf(brush, { sizes: [22, 16, 13], gap: 13, where: dry }).filter(
      (_, i) => i % 4 !== 0,
    );
    roofs(brush, houses, ['shade', 'roofDark', 'roof', 'ridge']);
    const garden = (x: number, y: number): boolean =>
      dry(x, y) && houses.every((h) => Math.abs(h.x - x) > h.wide + 11 || Math.abs(h.y - y) > h.deep + 11);
    canopy(brush, LEAVES, brush.scatter(30, garden), () => brush.between(8, 15));
    pebbles(brush, 'swell', 70, (x, y) => river(x, y) > 52 && river(x, y) < 66, 4);
    brush.line('ridge', 2, bridge(brush, river));
  },
};

/** Girders over the river, along the lines that cross it. */
function bridge(brush: Brush, river: (x: number, y: number) => number): string[] {
  return brush.board.edges.flatMap((edge) => {
    const [a, b] = [brush.geometry.at(edge[0]), brush.geometry.at(edge[1])];
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    if (river(mx, my) > 40) return [];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / long) * brush.radius * 0.9, ((b.x - a.x) / long) * brush.radius * 0.9];
    return [1, -1].map((side) => stroke(a.x + nx * side, a.y + ny * side, b.x + nx * side, b.y + ny * side));
  });
}
