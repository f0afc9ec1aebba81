import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { canopy, LEAVES, peaks, pines } from './nature.ts';
import { flatRoofs, housesOf, lamps, roofs } from './roofs.ts';
import { polygon, stroke } from './stamps.ts';
import { cobbles, slabs } from './textures.ts';

/** Cobbles, gaslight, slate roofs, and fog over them. */
export const soho: GroundDef = {
  tones: {
    street: [265, 0.014, 0.72],
    cobble: [268, 0.018, 0.54],
    shade: [262, 0.04, 0.16],
    slateDark: [266, 0.035, 0.2],
    slate: [255, 0.045, 0.42],
    ridge: [268, 0.035, 0],
    glow: [88, 0.085, 0.84],
    lamp: [75, 0.12, 0.5],
    curb: [262, 0.02, 0.34],
    path: [260, 0.012, 0.98],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('slateDark');
    const [curb = '', street = ''] = brush.areas(brush.far, [r * 1.3, r * 1.2], 11);
    brush.fill('curb', curb);
    brush.fill('street', street);
    brush.line(
      'cobble',
      1.7,
      cobbles(brush, 17, (x, y) => brush.far(x, y) < r * 1.13),
    );
    const houses = housesOf(brush, {
      sizes: [52, 38, 27, 19, 13],
      gap: 4,
      where: (x, y) => brush.far(x, y) > r * 1.34,
    });
    roofs(brush, houses, ['ridge', 'shade', 'slate', 'ridge']);
    const stacks = houses.filter(({ wide }) => wide > 14);
    brush.stamp('ridge', stacks, ({ x, y, wide, deep }) =>
      polygon([
        { x: x + wide * 0.4, y: y - deep * 0.5 },
        { x: x + wide * 0.4 + 8, y: y - deep * 0.5 },
        { x: x + wide * 0.4 + 8, y: y - deep * 0.5 + 8 },
        { x: x + wide * 0.4, y: y - deep * 0.5 + 8 },
      ]),
    );
    lamps(brush, 'glow', 'lamp');
  },
};

/** Brick and tar, water tanks, and avenues with a broken line. */
export const hellsKitchen: GroundDef = {
  tones: {
    asphalt: [50, 0.008, 0.56],
    walk: [60, 0.014, 0.74],
    shade: [30, 0.03, 0.04],
    brick: [32, 0.05, 0.18],
    tar: [38, 0.035, 0.42],
    ridge: [30, 0.04, 0.04],
    mark: [85, 0.06, 0.86],
    path: [40, 0.012, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('asphalt');
    brush.fill(
      'walk',
      brush.area((x, y) => -brush.far(x, y), -r * 1.16, 11),
    );
    const houses = housesOf(brush, {
      sizes: [56, 42, 30, 21, 14],
      gap: 5,
      where: (x, y) => brush.far(x, y) > r * 1.3,
    });
    flatRoofs(brush, houses, ['shade', 'brick', 'tar', 'ridge']);
    zebras(brush, 'mark');
  },
};

/** Stripes to cross by, on every fourth street. */
function zebras(brush: Brush, tone: string): void {
  const { board, geometry, radius } = brush;
  const stripes = board.edges
    .filter((_, i) => i % 4 === 1)
    .flatMap((edge) => {
      const [a, b] = [geometry.at(edge[0]), geometry.at(edge[1])];
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
      const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
      return [-0.9, -0.6, -0.3, 0.3, 0.6, 0.9].map((off) => {
        const [x, y] = [mx - uy * off * radius, my + ux * off * radius];
        return stroke(x - ux * 9, y - uy * 9, x + ux * 9, y + uy * 9);
      });
    });
  brush.line(tone, 6, stripes);
}

/** A walled town of red roofs with a market in it. */
export const novigrad: GroundDef = {
  tones: {
    earth: [85, 0.045, 0.72],
    street: [82, 0.045, 0.88],
    cobble: [78, 0.05, 0.64],
    shade: [60, 0.05, 0.28],
    roofDark: [32, 0.085, 0.2],
    roof: [38, 0.095, 0.42],
    ridge: [30, 0.08, 0.08],
    thatchDark: [75, 0.07, 0.3],
    thatch: [82, 0.08, 0.52],
    deep: [130, 0.05, 0.12],
    dark: [138, 0.07, 0.24],
    leaf: [125, 0.08, 0.44],
    sun: [112, 0.08, 0.66],
    path: [85, 0.035, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('earth');
    brush.fill('street', brush.area(brush.rough(brush.far, 5, 50), r * 1.2, 11));
    brush.line(
      'cobble',
      1.6,
      cobbles(brush, 15, (x, y) => brush.far(x, y) < r * 0.98),
    );
    const houses = housesOf(brush, {
      sizes: [32, 25, 19, 14],
      gap: 7,
      where: (x, y) => brush.far(x, y) > r * 1.16,
    });
    roofs(
      brush,
      houses.filter((_, i) => i % 3 !== 1),
      ['shade', 'roofDark', 'roof', 'ridge'],
    );
    roofs(
      brush,
      houses.filter((_, i) => i % 3 === 1),
      ['shade', 'thatchDark', 'thatch', 'shade'],
    );
    const free = (x: number, y: number): boolean =>
      brush.far(x, y) > r * 1.15 &&
      houses.every((h) => Math.abs(h.x - x) > h.wide + 9 || Math.abs(h.y - y) > h.deep + 9);
    canopy(brush, LEAVES, brush.scatter(26, free), () => brush.between(8, 12));
  },
};

/** A fortress among mountains: courts of stone, walls and towers. */
export const kaerMorhen: GroundDef = {
  tones: {
    valley: [225, 0.03, 0.42],
    meadow: [200, 0.03, 0.58],
    court: [240, 0.014, 0.8],
    slab: [240, 0.018, 0.6],
    wall: [250, 0.02, 0.22],
    battlement: [245, 0.016, 0.5],
    rock: [250, 0.022, 0.4],
    flank: [258, 0.03, 0.14],
    snow: [235, 0.01, 0.98],
    deep: [230, 0.03, 0.22],
    dark: [200, 0.04, 0.06],
    leaf: [190, 0.045, 0.26],
    path: [240, 0.01, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('valley');
    brush.fill('meadow', brush.area(brush.rough(brush.far, 16), r * 2.2));
    const [rim = '', inner = '', court = ''] = brush.areas(brush.far, [r * 1.52, r * 1.32, r * 1.22], 11);
    brush.fill('wall', rim);
    brush.line('battlement', 7, inner, '9 8');
    brush.fill('court', court);
    brush.line(
      'slab',
      1.7,
      slabs(brush, 38, 24, (x, y) => brush.far(x, y) < r * 1.14),
    );
    const high = brush.scatter(66, (x, y) => brush.far(x, y) > r * 2.1);
    peaks(brush, ['rock', 'flank', 'snow'], high, () => brush.between(30, 44));
    pines(
      brush,
      LEAVES,
      brush.scatter(30, (x, y) => brush.far(x, y) > r * 1.75 && brush.far(x, y) < r * 2.3),
      () => brush.between(11, 16),
    );
  },
};
