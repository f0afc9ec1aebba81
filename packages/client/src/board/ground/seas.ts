import type { Point } from '../geometry.ts';
import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { LEAVES, palms, waves } from './nature.ts';
import { circle, crown, rose, round, stroke } from './stamps.ts';
import { planks, type Where } from './textures.ts';

/** A ship round some spaces, as far beyond them as is said: its outline, and whether a point is on its deck. */
function shipOf(brush: Brush, spaces: readonly number[], beyond: number) {
  const points = spaces.map((id) => brush.geometry.at(id));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.round(Math.min(...xs) - beyond), Math.round(Math.max(...xs) + beyond * 0.2)];
  const [top, low] = [Math.round(Math.min(...ys) - beyond), Math.round(Math.max(...ys) + beyond)];
  const [middle, tip] = [Math.round((top + low) / 2), Math.round(right + beyond * 1.4)];
  const bow = `Q${right + beyond} ${top} ${tip} ${middle}Q${right + beyond} ${low} ${right} ${low}`;
  const outline = `M${left} ${top + 20}Q${left} ${top} ${left + 20} ${top}H${right}${bow}H${left + 20}Q${left} ${low} ${left} ${low - 20}Z`;
  const isOn: Where = (x, y) => x > left + 8 && x < right + 12 && y > top + 8 && y < low - 8;
  return { outline, isOn, left, right, low };
}

/** An island in the west and a ship in the east. */
export const sarpedon: GroundDef = {
  tones: {
    sea: [228, 0.065, 0.34],
    shelf: [218, 0.06, 0.5],
    foam: [205, 0.045, 0.72],
    sand: [88, 0.06, 0.9],
    grass: [125, 0.065, 0.74],
    deep: [148, 0.05, 0.16],
    dark: [146, 0.075, 0.22],
    leaf: [132, 0.09, 0.42],
    sun: [112, 0.09, 0.66],
    swell: [226, 0.06, 0.52],
    rail: [48, 0.055, 0.06],
    deck: [76, 0.045, 0.8],
    seam: [68, 0.05, 0.58],
    rose: [55, 0.055, 0.3],
    path: [88, 0.045, 1],
  },
  paint: (brush) => {
    const ship = [...brush.inZones('red'), 6, 7, 14, 16, 20, 24, 25, 29, 34, 36, 37];
    const isle = brush.board.spaces.map(({ id }) => id).filter((id) => !ship.includes(id));
    const land = brush.rough(brush.farFrom(isle), 17, 80);
    brush.wash('sea');
    const r = brush.radius;
    const east = brush.farFrom(ship);
    brush.fill(
      'shelf',
      brush.areas((x, y) => Math.min(land(x, y), east(x, y) + r * 0.35), [r * 2.9]),
    );
    brush.layers(land, ['foam', 'sand', 'grass'], [r * 2.3, r * 2, r * 1.2]);
    waves(brush, 'swell', 54, (x, y) => land(x, y) > r * 2.7 && east(x, y) > r * 1.9);
    const [body = '', rim = '', out = ''] = brush.areas(east, [r * 1.35, r * 1.6, r * 1.8], 12);
    brush.fill('foam', out);
    brush.fill('rail', rim);
    brush.fill('deck', body);
    const { seams, nails } = planks(brush, 20, 160, (x, y) => east(x, y) < r * 1.3, true);
    brush.line('seam', 1.7, seams);
    brush.fill('seam', nails);
    palms(
      brush,
      LEAVES,
      brush.scatter(40, (x, y) => land(x, y) < r * 1.9 && brush.far(x, y) > r * 1.12),
      () => brush.between(16, 25),
    );
    const [open] = brush.clearings(9).filter(({ x, y }) => land(x, y) > r * 2.4 && east(x, y) > r * 2);
    if (open !== undefined) compass(brush, open, Math.min(open.room * 0.75, 62));
  },
};

function compass(brush: Brush, { x, y }: Point, r: number): void {
  brush.line('rose', 2, circle(x, y, r * 0.74));
  brush.fill('rose', rose(x, y, r, 0));
  brush.fill('foam', rose(x, y, r, 1));
}

/** The ship of nails: two decks, one above the other, in black water with ice. */
export const naglfar: GroundDef = {
  tones: {
    sea: [205, 0.04, 0.08],
    swell: [200, 0.04, 0.26],
    foam: [190, 0.03, 0.5],
    ice: [200, 0.02, 0.86],
    floe: [205, 0.03, 0.62],
    rail: [120, 0.025, 0.05],
    wood: [105, 0.03, 0.3],
    deck: [100, 0.03, 0.72],
    seam: [105, 0.03, 0.48],
    bone: [95, 0.03, 0.88],
    path: [100, 0.025, 1],
  },
  paint: (brush) => {
    const upper = brush.board.upperDeck ?? [];
    const lower = brush.board.spaces.map(({ id }) => id).filter((id) => !upper.includes(id));
    brush.wash('sea');
    waves(brush, 'swell', 58, () => true, 15);
    const floes = brush.scatter(120, (_x, y) => y > brush.height * 0.4 && y < brush.height * 0.58);
    brush.stamp('floe', floes, ({ x, y }) => crown(x + 3, y + 5, 26, 6, x));
    brush.stamp('ice', floes, ({ x, y }) => crown(x, y, 26, 6, x));
    for (const spaces of [upper, lower]) {
      const { outline, isOn } = shipOf(brush, spaces, 62);
      brush.line('foam', 26, outline);
      brush.line('rail', 16, outline);
      brush.fill('deck', outline);
      const { seams, nails } = planks(brush, 22, 176, isOn);
      brush.line('seam', 1.8, seams);
      brush.fill('seam', nails);
      brush.line('bone', 4, outline, '2 13');
    }
    shields(brush, upper);
  },
};

/** Round shields along the rail of a ship. */
function shields(brush: Brush, spaces: readonly number[]): void {
  const { left, right, low } = shipOf(brush, spaces, 62);
  const places = Array.from({ length: 14 }, (_, i) => ({
    x: left + ((right - left) * (i + 1)) / 15,
    y: low,
  }));
  brush.stamp('rail', places, ({ x, y }) => circle(x, y, 15));
  brush.fill(
    'bone',
    places.filter((_, i) => i % 2 === 0).map(({ x, y }) => circle(x, y, 11)),
  );
  brush.fill(
    'wood',
    places.filter((_, i) => i % 2 === 1).map(({ x, y }) => circle(x, y, 11)),
  );
  brush.stamp('rail', places, ({ x, y }) => circle(x, y, 4));
}

/** Planks over a lake, and a great wheel. */
export const navyPier: GroundDef = {
  tones: {
    lake: [212, 0.065, 0.46],
    deepLake: [218, 0.07, 0.3],
    swell: [205, 0.055, 0.68],
    post: [60, 0.045, 0.18],
    deck: [78, 0.05, 0.84],
    seam: [70, 0.05, 0.6],
    foam: [200, 0.04, 0.78],
    wheel: [25, 0.075, 0.42],
    cabin: [55, 0.085, 0.6],
    tent: [15, 0.075, 0.55],
    white: [80, 0.02, 1],
    path: [80, 0.04, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('lake');
    brush.fill(
      'deepLake',
      brush.area(
        brush.rough((x, y) => 260 - brush.far(x, y), 24),
        150,
      ),
    );
    waves(brush, 'swell', 50, (x, y) => brush.far(x, y) > r * 1.9);
    const [out = '', body = ''] = brush.areas(brush.far, [r * 1.72, r * 1.5], 11);
    brush.fill('foam', out);
    brush.line('post', 11, body, '1 23');
    brush.fill('deck', body);
    const { seams, nails } = planks(brush, 16, 132, (x, y) => brush.far(x, y) < r * 1.42, true);
    brush.line('seam', 1.5, seams);
    brush.fill('seam', nails);
    brush.line('post', 3, body);
    const [first, ...others] = brush.clearings(5);
    if (first !== undefined) wheel(brush, first.x, first.y, Math.min(first.room * 1.15, 120));
    for (const at of others) if (at.room > r * 0.9) parasol(brush, at.x, at.y, Math.min(at.room * 0.55, 42));
  },
};

function wheel(brush: Brush, x: number, y: number, r: number): void {
  const rim = Array.from({ length: 12 }, (_, i) => round(x, y, r, i / 12));
  brush.line(
    'wheel',
    3,
    rim.map((p) => stroke(x, y, p.x, p.y)),
  );
  brush.line('wheel', 5, circle(x, y, r));
  brush.line('wheel', 2.4, circle(x, y, r * 0.72));
  brush.stamp('cabin', rim, (p) => circle(p.x, p.y, r * 0.115));
  brush.line(
    'wheel',
    2,
    rim.map((p) => circle(p.x, p.y, r * 0.115)),
  );
  brush.fill('wheel', circle(x, y, r * 0.12));
}

/** A striped roof from above. */
function parasol(brush: Brush, x: number, y: number, r: number): void {
  brush.fill('post', circle(x + 4, y + 6, r));
  brush.fill('white', circle(x, y, r));
  brush.fill(
    'tent',
    Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [round(x, y, r, i / 6), round(x, y, r, (i + 0.5) / 6)];
      return `M${x} ${y}L${Math.round(a.x)} ${Math.round(a.y)}A${Math.round(r)} ${Math.round(r)} 0 0 1 ${Math.round(b.x)} ${Math.round(b.y)}Z`;
    }),
  );
}
