import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { canopy, LEAVES, peaks, pebbles, pines, riverOf, sized, trails, woods } from './nature.ts';
import { housesOf, roofs } from './roofs.ts';
import { circle, round, star, stone, stroke } from './stamps.ts';
import { rows, slabs, type Where } from './textures.ts';

/** Snow, a frozen river, firs and mountains. */
export const yukon: GroundDef = {
  tones: {
    snow: [235, 0.018, 0.86],
    drift: [238, 0.028, 0.68],
    bank: [230, 0.012, 1],
    ice: [222, 0.05, 0.42],
    floe: [220, 0.04, 0.6],
    deep: [245, 0.03, 0.42],
    dark: [205, 0.045, 0.02],
    leaf: [195, 0.05, 0.22],
    rock: [250, 0.025, 0.42],
    flank: [255, 0.035, 0.12],
    path: [60, 0.012, 1],
  },
  paint: (brush) => {
    const river = riverOf(brush, [
      [-0.05, 0.42],
      [0.3, 0.28],
      [0.36, 0.62],
      [0.62, 0.66],
      [0.72, 0.18],
      [1.05, 0.1],
    ]);
    brush.wash('drift');
    brush.fill(
      'snow',
      brush.area(
        brush.rough(() => 0, 10, 160),
        1,
      ),
    );
    brush.layers(river, ['bank', 'floe', 'ice'], [44, 31, 24]);
    brush.line(
      'floe',
      2.4,
      brush
        .scatter(40, (x, y) => river(x, y) < 16)
        .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}l14 -7l6 9`),
    );
    trails(brush, ['bank'], brush.radius * 1.3, 9);
    const off = (x: number, y: number): boolean => river(x, y) > 50;
    const [wide = [], rest = []] = [brush.clearings(4).slice(0, 4), woods(brush, 38, brush.radius * 1.25)];
    const range = wide.flatMap(({ x, y, room }) =>
      [
        [-0.5, 0.15, 0.5],
        [0.45, 0.2, 0.45],
        [0, 0, 0.7],
      ].map(([dx = 0, dy = 0, r = 0]) => ({ x: x + dx * room, y: y + dy * room, r: r * room })),
    );
    peaks(
      brush,
      ['rock', 'flank', 'bank'],
      range.sort((a, b) => a.y - b.y),
      (p) => ('r' in p ? Number(p.r) : 20),
    );
    const free = (x: number, y: number): boolean =>
      off(x, y) && wide.every((at) => Math.hypot(at.x - x, at.y - y) > at.room * 1.05);
    pines(
      brush,
      LEAVES,
      rest.filter(({ x, y }) => free(x, y)),
      sized(brush, 13, 20),
    );
  },
};

/** Tunnels in the rock, rails in some of them, gems and gold in the walls. */
export const kingSolomonsMine: GroundDef = {
  tones: {
    rock: [62, 0.045, 0.16],
    seam: [70, 0.05, 0.3],
    wall: [50, 0.05, 0],
    floor: [82, 0.055, 0.66],
    trod: [86, 0.055, 0.86],
    gold: [92, 0.1, 0.62],
    gem: [175, 0.08, 0.5],
    ruby: [20, 0.08, 0.4],
    path: [88, 0.05, 1],
  },
  paint: (brush) => {
    const cave = brush.rough(brush.far, 9, 46);
    brush.wash('rock');
    const strata = brush.areas(
      (x, y) => y * 0.5 + 46 * brush.noise(x / 170, y / 90),
      [40, 90, 140, 190, 240, 290],
    );
    brush.line('seam', 5, strata);
    const r = brush.radius;
    brush.layers(cave, ['wall', 'floor', 'trod'], [r * 1.72, r * 1.48, r * 0.95]);
    pebbles(brush, 'seam', 42, (x, y) => cave(x, y) < brush.radius * 1.2 && brush.noise(x, y) > 0, 3.4);
    const walls = brush.scatter(52, (x, y) => cave(x, y) > brush.radius * 2);
    const kinds = ['gold', 'gem', 'gold', 'ruby'];
    for (const [kind, tone] of kinds.entries()) {
      const here = walls.filter((_, i) => i % kinds.length === kind);
      brush.stamp(tone, here, ({ x, y }) => stone(x, y, brush.between(7, 13), 5, brush.random));
    }
    brush.line(
      'trod',
      1.6,
      walls.map(({ x, y }) => stroke(x - 4, y - 4, x + 3, y + 1)),
    );
  },
};

/** Terraces of stone, one above the other, with gardens on them and water from step to step. */
export const hangingGardens: GroundDef = {
  tones: {
    high: [95, 0.045, 0.98],
    step: [90, 0.05, 0.86],
    mid: [84, 0.055, 0.72],
    low: [78, 0.06, 0.56],
    stone: [72, 0.055, 0.3],
    deep: [140, 0.06, 0.1],
    dark: [142, 0.085, 0.2],
    leaf: [130, 0.095, 0.42],
    sun: [110, 0.09, 0.66],
    flower: [5, 0.075, 0.5],
    water: [215, 0.06, 0.5],
    path: [95, 0.04, 1],
  },
  paint: (brush) => {
    const middle = { x: brush.width / 2, y: brush.height * 0.48 };
    const hill = (x: number, y: number): number =>
      Math.max(Math.abs(x - middle.x) / (brush.width / 2), Math.abs(y - middle.y) / (brush.height / 2));
    brush.wash('low');
    const steps = [0.86, 0.62, 0.38].map((share) => terrace(brush, middle.x, middle.y, share));
    steps.forEach((d, i) => {
      brush.line('stone', 9, d);
      brush.fill(['mid', 'step', 'high'][i] ?? '', d);
    });
    brush.line(
      'stone',
      1.6,
      slabs(brush, 46, 23, (x, y) => Math.abs(((hill(x, y) + 0.02) % 0.24) - 0.14) < 0.03),
    );
    const falls = [0.2, 0.5, 0.8].map(
      (share) => `M${Math.round(brush.width * share)} 0V${Math.round(brush.height)}`,
    );
    brush.line('water', 15, falls);
    brush.line('high', 2, falls, '26 18');
    canopy(brush, LEAVES, woods(brush, 38, brush.radius * 1.1), sized(brush, 12, 21));
    brush.fill(
      'flower',
      woods(brush, 30, brush.radius * 0.95)
        .filter((_, i) => i % 3 === 0)
        .map(({ x, y }) => star(x, y, 7, 3.4, 5, brush.random())),
    );
  },
};

const terrace = (brush: Brush, x: number, y: number, share: number): string => {
  const [w, h] = [(brush.width / 2) * share, (brush.height / 2) * share];
  return `M${Math.round(x - w)} ${Math.round(y - h)}H${Math.round(x + w)}V${Math.round(y + h)}H${Math.round(x - w)}Z`;
};

/** Fields between the roads, ploughed each its own way, barns, and a circle in the corn. */
export const mcminnville: GroundDef = {
  tones: {
    wheat: [95, 0.075, 0.74],
    corn: [118, 0.075, 0.6],
    clover: [138, 0.065, 0.5],
    earth: [68, 0.055, 0.52],
    verge: [120, 0.05, 0.86],
    furrow: [80, 0.055, 0.36],
    dark: [150, 0.07, 0.16],
    deep: [150, 0.05, 0.05],
    leaf: [135, 0.085, 0.34],
    sun: [115, 0.09, 0.6],
    barn: [28, 0.09, 0.32],
    eaves: [28, 0.09, 0.1],
    path: [95, 0.03, 1],
  },
  paint: (brush) => {
    brush.wash('verge');
    const seeds = brush.clearings(9);
    const fieldAt = (x: number, y: number): number => {
      let [best, least] = [0, 1e9];
      for (let i = 0; i < seeds.length; i++) {
        const far = ((seeds[i]?.x ?? 0) - x) ** 2 + ((seeds[i]?.y ?? 0) - y) ** 2;
        if (far < least) [best, least] = [i, far];
      }
      return best;
    };
    const edge = brush.radius * 0.72;
    const tones = ['wheat', 'corn', 'earth', 'clover'];
    tones.forEach((tone, kind) => {
      brush.fill(
        tone,
        brush.area((x, y) => (fieldAt(x, y) % 4 === kind ? -brush.far(x, y) : 0), -edge, 9),
      );
    });
    for (const [i, seed] of seeds.entries()) {
      const isHere: Where = (x, y) => brush.far(x, y) > edge + 7 && fieldAt(x, y) === i;
      brush.line(
        ['furrow', 'dark', 'furrow', 'leaf'][i % 4] ?? '',
        1.8,
        rows(brush, 11, 0.07 + i * 0.137, isHere, seed, 300),
      );
    }
    const [circles] = brush.clearings(1);
    if (circles !== undefined) cropCircle(brush, circles.x, circles.y, circles.room * 0.9);
    const farms = housesOf(brush, {
      sizes: [20, 15],
      gap: 60,
      where: (x, y) =>
        brush.far(x, y) > brush.radius * 1.1 &&
        Math.hypot(x - (circles?.x ?? 0), y - (circles?.y ?? 0)) > (circles?.room ?? 0),
    });
    roofs(
      brush,
      farms.filter((_, i) => i % 3 === 0),
      ['furrow', 'eaves', 'barn', 'verge'],
    );
    canopy(
      brush,
      LEAVES,
      brush.scatter(60, (x, y) => brush.far(x, y) > edge && brush.far(x, y) < edge + 13),
      sized(brush, 9, 14),
    );
  },
};

function cropCircle(brush: Brush, x: number, y: number, r: number): void {
  brush.fill('verge', [
    circle(x, y, r),
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const p = round(x, y, r * 1.22, i / 6);
      return circle(p.x, p.y, r * 0.14);
    }),
  ]);
  brush.fill('corn', circle(x, y, r * 0.8));
  brush.fill('verge', circle(x, y, r * 0.58));
  brush.fill('corn', star(x, y, r * 0.58, r * 0.24, 6, 0.04));
  brush.fill('verge', circle(x, y, r * 0.16));
}
