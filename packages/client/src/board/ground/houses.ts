import type { Brush } from './brush.ts';
import {
  boards,
  carpet,
  diamonds,
  house,
  mats,
  squares,
  stones,
  stripes,
  tiles,
  uprights,
} from './floors.ts';
import type { GroundDef } from './ground-def.ts';
import { inRoom, isInside } from './indoors.ts';
import { canopy, LEAVES, pebbles, pines, tufts } from './nature.ts';
import { circle, round, star, stroke } from './stamps.ts';
import { rows, slabs } from './textures.ts';

/** A country house on the moor, by night. */
export const baskervilleManor: GroundDef = {
  tones: {
    moor: [318, 0.03, 0.22],
    heath: [322, 0.035, 0.36],
    tuft: [310, 0.04, 0.12],
    shadow: [310, 0.03, 0],
    wall: [40, 0.03, 0.02],
    oak: [72, 0.04, 0.72],
    oakLine: [65, 0.045, 0.52],
    hall: [85, 0.025, 0.86],
    hallDark: [330, 0.02, 0.66],
    rug: [20, 0.04, 0.62],
    rugLine: [18, 0.05, 0.42],
    green: [155, 0.028, 0.66],
    greenLine: [155, 0.035, 0.5],
    path: [80, 0.025, 1],
  },
  paint: (brush) => {
    brush.wash('moor');
    brush.fill(
      'heath',
      brush.area(
        brush.rough(() => 0, 10, 110),
        0,
      ),
    );
    tufts(brush, 'tuft', 40, () => true);
    house(brush, {
      cell: 43,
      reach: brush.radius * 1.85,
      gap: brush.radius * 0.52,
      thick: 9,
      floors: [
        ['oak', 'oakLine', boards],
        ['hall', 'hallDark', squares],
        ['rug', 'rugLine', carpet],
        ['oak', 'oakLine', uprights],
        ['green', 'greenLine', diamonds],
        ['hall', 'oakLine', stones],
        ['rug', 'rugLine', diamonds],
      ],
    });
  },
};

/** A school: corridors of tiles, a gym, a library, and lawns about it. */
export const sunnydaleHigh: GroundDef = {
  tones: {
    lawn: [126, 0.065, 0.58],
    tuft: [130, 0.075, 0.4],
    shadow: [132, 0.06, 0.28],
    wall: [40, 0.04, 0.06],
    tile: [90, 0.035, 0.94],
    tileLine: [85, 0.04, 0.76],
    gym: [78, 0.055, 0.8],
    gymLine: [70, 0.06, 0.62],
    mint: [175, 0.03, 0.84],
    mintLine: [175, 0.035, 0.68],
    brick: [45, 0.035, 0.76],
    brickLine: [42, 0.04, 0.58],
    deep: [140, 0.06, 0.2],
    dark: [142, 0.08, 0.26],
    leaf: [130, 0.095, 0.46],
    sun: [115, 0.095, 0.7],
    path: [90, 0.03, 1],
  },
  paint: (brush) => {
    brush.wash('lawn');
    brush.line(
      'tuft',
      1,
      rows(brush, 34, 0.06, () => true),
      '30 50',
    );
    canopy(
      brush,
      LEAVES,
      brush.scatter(58, (x, y) => brush.far(x, y) > brush.radius * 2.15),
      () => brush.between(17, 25),
    );
    house(brush, {
      cell: 47,
      reach: brush.radius * 1.6,
      gap: brush.radius * 0.52,
      thick: 8,
      floors: [
        ['tile', 'tileLine', tiles],
        ['brick', 'brickLine', stones],
        ['gym', 'gymLine', uprights],
        ['mint', 'mintLine', squares],
        ['tile', 'tileLine', squares],
        ['gym', 'gymLine', boards],
      ],
    });
  },
};

/** A club: a lit dance floor, a stage, brick walls. */
export const theBronze: GroundDef = {
  tones: {
    brick: [350, 0.04, 0.24],
    mortar: [340, 0.04, 0.1],
    shadow: [310, 0.04, 0.04],
    wall: [320, 0.05, 0],
    floor: [325, 0.035, 0.62],
    floorLine: [318, 0.045, 0.44],
    dance: [300, 0.035, 0.76],
    danceLine: [340, 0.055, 0.62],
    bar: [60, 0.045, 0.66],
    barLine: [55, 0.05, 0.46],
    light: [85, 0.06, 0.88],
    beam: [330, 0.04, 0.84],
    path: [330, 0.02, 1],
  },
  paint: (brush) => {
    brush.wash('brick');
    brush.line(
      'mortar',
      1.6,
      slabs(brush, 36, 16, () => true),
    );
    const plan = house(brush, {
      cell: 47,
      reach: brush.radius * 1.75,
      gap: brush.radius * 0.52,
      thick: 8,
      floors: [
        ['bar', 'barLine', uprights],
        ['floor', 'floorLine', boards],
        ['dance', 'danceLine', squares],
        ['floor', 'floorLine', diamonds],
        ['bar', 'barLine', boards],
        ['dance', 'danceLine', tiles],
      ],
    });
    const inside = inRoom(plan, isInside, 8);
    const spots = brush.clearings(6).filter(({ x, y }) => inside(x, y));
    brush.stamp('beam', spots, ({ x, y, room }) => circle(x, y, room * 0.85));
    brush.stamp('light', spots, ({ x, y, room }) => star(x, y, room * 0.7, room * 0.3, 8, 0.06));
  },
};

/** The house of a sorcerer: parquet, rugs, and a round window. */
export const sanctumSanctorum: GroundDef = {
  tones: {
    night: [285, 0.055, 0.14],
    star: [95, 0.06, 0.7],
    shadow: [285, 0.05, 0.04],
    wall: [292, 0.055, 0],
    oak: [65, 0.04, 0.7],
    oakLine: [58, 0.05, 0.48],
    violet: [298, 0.04, 0.66],
    violetLine: [298, 0.05, 0.48],
    gold: [90, 0.045, 0.8],
    goldLine: [84, 0.055, 0.6],
    teal: [210, 0.03, 0.7],
    tealLine: [210, 0.035, 0.54],
    seal: [88, 0.085, 0.84],
    path: [85, 0.03, 1],
  },
  paint: (brush) => {
    brush.wash('night');
    brush.fill(
      'star',
      brush.scatter(50, () => true).map(({ x, y }) => star(x, y, brush.between(4, 10), 2, 4)),
    );
    house(brush, {
      cell: 45,
      reach: brush.radius * 1.8,
      gap: brush.radius * 0.52,
      thick: 9,
      floors: [
        ['teal', 'tealLine', diamonds],
        ['gold', 'goldLine', carpet],
        ['violet', 'violetLine', carpet],
        ['oak', 'oakLine', boards],
        ['violet', 'violetLine', tiles],
        ['gold', 'goldLine', diamonds],
        ['oak', 'oakLine', uprights],
      ],
    });
    for (const { x, y, room } of brush.clearings(2)) seal(brush, x, y, Math.min(room, 84) * 0.9);
  },
};

/** A window of the sorcerer: a circle with sweeping bars. */
function seal(brush: Brush, x: number, y: number, r: number): void {
  brush.fill('night', circle(x, y, r));
  brush.line('seal', 4, circle(x, y, r * 0.92));
  brush.line(
    'seal',
    3,
    [0, 1, 2, 3].map((i) => {
      const [a, b, c] = [
        round(x, y, r * 0.92, i / 4 + 0.08),
        round(x, y, r * 0.5, i / 4 + 0.3),
        round(x, y, r * 0.92, i / 4 + 0.55),
      ];
      return `M${Math.round(a.x)} ${Math.round(a.y)}Q${Math.round(b.x)} ${Math.round(b.y)} ${Math.round(c.x)} ${Math.round(c.y)}`;
    }),
  );
}

/** Workbenches, candy stripes, and snow outside. */
export const santasWorkshop: GroundDef = {
  tones: {
    snow: [230, 0.02, 0.92],
    drift: [235, 0.035, 0.74],
    flake: [230, 0.008, 1],
    shadow: [235, 0.04, 0.5],
    wall: [25, 0.08, 0.12],
    wood: [80, 0.04, 0.86],
    woodLine: [72, 0.045, 0.66],
    mint: [158, 0.04, 0.8],
    mintLine: [158, 0.05, 0.62],
    candy: [15, 0.015, 0.97],
    candyLine: [18, 0.05, 0.78],
    icing: [85, 0.03, 0.96],
    icingLine: [70, 0.05, 0.78],
    deep: [235, 0.03, 0.6],
    dark: [160, 0.06, 0.16],
    leaf: [155, 0.075, 0.36],
    path: [80, 0.025, 1],
  },
  paint: (brush) => {
    brush.wash('snow');
    brush.fill(
      'drift',
      brush.area(
        brush.rough(() => 0, 10, 140),
        0,
      ),
    );
    brush.line(
      'flake',
      2.4,
      brush
        .scatter(62, (x, y) => brush.far(x, y) > brush.radius * 1.9)
        .flatMap(({ x, y }) =>
          [0, 1, 2].map((i) => {
            const [a, b] = [round(x, y, 11, i / 6), round(x, y, 11, i / 6 + 0.5)];
            return stroke(a.x, a.y, b.x, b.y);
          }),
        ),
    );
    house(brush, {
      cell: 46,
      reach: brush.radius * 1.55,
      gap: brush.radius * 0.52,
      thick: 9,
      floors: [
        ['candy', 'candyLine', stripes],
        ['wood', 'woodLine', boards],
        ['mint', 'mintLine', squares],
        ['icing', 'icingLine', diamonds],
        ['wood', 'woodLine', uprights],
        ['candy', 'candyLine', squares],
      ],
    });
    const yard = brush.scatter(44, (x, y) => brush.far(x, y) > brush.radius * 2.2);
    pines(brush, LEAVES, yard, () => brush.between(14, 21));
  },
};

/** A castle of mats and paper walls above raked gravel. */
export const azuchiCastle: GroundDef = {
  tones: {
    gravel: [95, 0.018, 0.84],
    rake: [90, 0.02, 0.68],
    shadow: [80, 0.03, 0.48],
    wall: [30, 0.05, 0.04],
    mat: [108, 0.055, 0.8],
    matLine: [112, 0.05, 0.64],
    straw: [95, 0.045, 0.88],
    strawLine: [92, 0.05, 0.72],
    board: [68, 0.04, 0.72],
    boardLine: [60, 0.045, 0.52],
    deep: [120, 0.03, 0.4],
    dark: [0, 0.06, 0.46],
    leaf: [5, 0.065, 0.62],
    sun: [5, 0.05, 0.84],
    rock: [240, 0.012, 0.4],
    path: [95, 0.025, 1],
  },
  paint: (brush) => {
    brush.wash('gravel');
    const rings = brush.areas(brush.far, [70, 84, 98, 112, 126, 140, 154, 168, 182]);
    brush.line('rake', 2.4, rings);
    house(brush, {
      cell: 40,
      reach: brush.radius * 1.32,
      gap: brush.radius * 0.52,
      thick: 7,
      floors: [
        ['mat', 'matLine', mats],
        ['board', 'boardLine', boards],
        ['straw', 'strawLine', mats],
        ['mat', 'matLine', mats],
        ['board', 'boardLine', uprights],
        ['straw', 'strawLine', mats],
      ],
    });
    const yard = brush.scatter(64, (x, y) => brush.far(x, y) > brush.radius * 1.95);
    pebbles(brush, 'rock', 88, (x, y) => brush.far(x, y) > brush.radius * 1.8, 12);
    canopy(brush, LEAVES, yard, () => brush.between(16, 25));
  },
};
