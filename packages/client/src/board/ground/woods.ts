import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { canopy, LEAVES, palms, pines, sized, trails, tufts, waves, woods } from './nature.ts';
import { circle, crown, round } from './stamps.ts';
import { rows } from './textures.ts';

/** Oaks between sunny glades. */
export const sherwoodForest: GroundDef = {
  tones: {
    grass: [128, 0.075, 0.62],
    glade: [118, 0.075, 0.82],
    way: [95, 0.06, 0.93],
    deep: [150, 0.06, 0],
    dark: [143, 0.085, 0.14],
    leaf: [132, 0.1, 0.32],
    sun: [118, 0.11, 0.55],
    path: [95, 0.05, 1],
  },
  paint: (brush) => {
    brush.wash('grass');
    trails(brush, ['glade', 'way'], brush.radius * 1.55, 14);
    tufts(brush, 'leaf', 70, (x, y) => brush.far(x, y) > 40 && brush.far(x, y) < 75);
    canopy(brush, LEAVES, woods(brush, 50, brush.radius * 1.15), sized(brush, 20, 31));
  },
};

/** Firs and a cold lake. */
export const fayrlundForest: GroundDef = {
  tones: {
    moss: [178, 0.045, 0.45],
    glade: [165, 0.045, 0.72],
    way: [110, 0.035, 0.9],
    deep: [195, 0.045, 0],
    dark: [192, 0.055, 0.02],
    leaf: [172, 0.065, 0.3],
    water: [222, 0.06, 0.3],
    shallow: [215, 0.055, 0.55],
    path: [110, 0.03, 0.97],
  },
  paint: (brush) => {
    const lake = brush.rough((x, y) => 190 - brush.far(x, y), 12);
    brush.wash('moss');
    trails(brush, ['glade', 'way'], brush.radius * 1.5, 14);
    brush.layers(lake, ['shallow', 'water'], [92, 76]);
    waves(brush, 'shallow', 46, (x, y) => lake(x, y) < 66, 11);
    const dry = (x: number, y: number): boolean => lake(x, y) > 104;
    pines(
      brush,
      LEAVES,
      woods(brush, 36, brush.radius * 1.12).filter(({ x, y }) => dry(x, y)),
      sized(brush, 15, 23),
    );
  },
};

/** A paddock in the jungle: a fence round it, and mud inside. */
export const raptorPaddock: GroundDef = {
  tones: {
    jungle: [138, 0.075, 0.35],
    edge: [128, 0.07, 0.55],
    mud: [66, 0.055, 0.72],
    pit: [55, 0.06, 0.42],
    way: [80, 0.05, 0.9],
    deep: [155, 0.06, 0],
    dark: [148, 0.085, 0.12],
    leaf: [132, 0.1, 0.36],
    sun: [112, 0.1, 0.6],
    fence: [60, 0.03, 0.1],
    path: [85, 0.045, 1],
  },
  paint: (brush) => {
    brush.wash('jungle');
    trails(brush, ['edge', 'mud', 'way'], brush.radius * 1.75, 12);
    const pen = brush.farFrom(brush.inZones('rust'));
    const [pit = '', rim = ''] = brush.areas(brush.rough(pen, 6), [brush.radius * 1.25, brush.radius * 1.6]);
    brush.fill('mud', rim);
    brush.fill('pit', pit);
    palms(
      brush,
      LEAVES,
      woods(brush, 44, brush.radius * 1.3).filter(({ x, y }) => pen(x, y) > brush.radius * 2),
      sized(brush, 22, 34),
    );
    brush.line('fence', 3, rim);
    brush.line('fence', 9, rim, '1 26');
    claws(brush, 'fence', 3);
  },
};

/** Three scratches. */
function claws(brush: Brush, tone: string, count: number): void {
  const marks = brush.clearings(count).flatMap(({ x, y, room }) =>
    [-1, 0, 1].map((i) => {
      const r = Math.min(room, 60) * 0.5;
      return `M${Math.round(x + i * r * 0.5 + r * 0.3)} ${Math.round(y - r)}q${-Math.round(r * 0.1)} ${Math.round(r)} ${-Math.round(r * 0.7)} ${Math.round(r * 2)}`;
    }),
  );
  brush.line(tone, 4, marks);
}

/** A wet road through ferns, and the tracks of something large. */
export const tRexPaddock: GroundDef = {
  tones: {
    jungle: [160, 0.055, 0.3],
    edge: [150, 0.05, 0.48],
    road: [85, 0.028, 0.66],
    way: [90, 0.03, 0.86],
    deep: [175, 0.05, 0],
    dark: [168, 0.065, 0.1],
    leaf: [150, 0.075, 0.28],
    sun: [128, 0.075, 0.5],
    track: [75, 0.035, 0.25],
    path: [90, 0.03, 0.97],
  },
  paint: (brush) => {
    brush.wash('jungle');
    trails(brush, ['edge', 'road', 'way'], brush.radius * 1.6, 9);
    const bare = brush.clearings(3);
    brush.stamp('road', bare, ({ x, y, room }) => crown(x, y, Math.min(room, 105), 11, 0.3));
    for (const { x, y, room } of bare)
      footprint(brush, 'track', x, y, Math.min(room, 100) * 0.66, brush.between(-0.1, 0.1));
    const open = (x: number, y: number): boolean =>
      bare.every((at) => Math.hypot(at.x - x, at.y - y) > Math.min(at.room, 105) * 1.1);
    palms(
      brush,
      LEAVES,
      woods(brush, 40, brush.radius * 1.2).filter(({ x, y }) => open(x, y)),
      sized(brush, 19, 30),
    );
    brush.line(
      'track',
      2.4,
      rows(brush, 13, 0.13, (x, y) => !open(x, y) && brush.noise(x / 18, y / 60) > 0.45),
    );
  },
};

/** Three toes. */
function footprint(brush: Brush, tone: string, x: number, y: number, r: number, turn: number): void {
  const toes = [-0.13, 0, 0.13].map((off) => {
    const [tip, left, right] = [
      round(x, y, r, turn - 0.25 + off),
      round(x, y, r * 0.45, turn - 0.25 + off - 0.06),
      round(x, y, r * 0.45, turn - 0.25 + off + 0.06),
    ];
    return `M${Math.round(left.x)} ${Math.round(left.y)}Q${Math.round(x)} ${Math.round(y + r * 0.3)} ${Math.round(right.x)} ${Math.round(right.y)}L${Math.round(tip.x)} ${Math.round(tip.y)}Z`;
  });
  brush.fill(tone, [...toes, circle(x, y + r * 0.12, r * 0.3)]);
}
