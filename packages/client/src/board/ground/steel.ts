import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { waves } from './nature.ts';
import { circle, crown, star } from './stamps.ts';
import { rows, slabs } from './textures.ts';

/** A prison of steel in a cold sea: rings of cells round a core. */
export const theRaft: GroundDef = {
  tones: {
    sea: [240, 0.05, 0.1],
    swell: [235, 0.045, 0.28],
    foam: [225, 0.03, 0.52],
    steel: [240, 0.015, 0.58],
    plate: [235, 0.014, 0.72],
    floor: [230, 0.012, 0.86],
    joint: [240, 0.018, 0.44],
    warn: [85, 0.085, 0.66],
    core: [215, 0.05, 0.6],
    path: [230, 0.012, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('sea');
    waves(brush, 'swell', 48, (x, y) => brush.far(x, y) > r * 1.6, 14);
    const [foam = '', rim = '', body = '', floor = ''] = brush.areas(
      brush.far,
      [r * 2.15, r * 1.9, r * 1.68, r * 0.95],
      11,
    );
    brush.fill('foam', foam);
    brush.fill('joint', rim);
    brush.fill('steel', body);
    brush.line(
      'joint',
      1.8,
      slabs(brush, 62, 62, (x, y) => brush.far(x, y) < r * 1.6 && brush.far(x, y) > r * 0.9),
    );
    brush.fill('floor', floor);
    brush.line('warn', 5, body, '16 16');
    brush.line('joint', 2, floor);
    const hatches = brush.clearings(6).filter(({ room }) => room > r * 0.6);
    brush.stamp('plate', hatches, ({ x, y, room }) => circle(x, y, room * 0.72));
    brush.line(
      'joint',
      3,
      hatches.flatMap(({ x, y, room }) => [circle(x, y, room * 0.72), circle(x, y, room * 0.5)]),
    );
    brush.stamp('core', hatches, ({ x, y, room }) => star(x, y, room * 0.46, room * 0.2, 8, 0));
  },
};

/** A deck in the sky: runways, hatches and rotors above the clouds. */
export const helicarrier: GroundDef = {
  tones: {
    sky: [235, 0.055, 0.5],
    cloud: [230, 0.02, 0.92],
    puff: [232, 0.035, 0.72],
    steel: [250, 0.014, 0.52],
    plate: [245, 0.012, 0.66],
    runway: [250, 0.012, 0.34],
    joint: [250, 0.016, 0.4],
    mark: [85, 0.07, 0.8],
    edge: [250, 0.02, 0.06],
    path: [240, 0.008, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('sky');
    const drift = brush.scatter(92, (x, y) => brush.far(x, y) > r * 1.5);
    brush.stamp('puff', drift, ({ x, y }) => crown(x + 6, y + 9, 50, 8, x));
    brush.stamp('cloud', drift, ({ x, y }) => crown(x, y, 48, 8, x));
    const [rim = '', body = ''] = brush.areas((x, y) => octagonal(brush, x, y), [r * 2.02, r * 1.78], 11);
    brush.fill('edge', rim);
    brush.fill('steel', body);
    brush.line(
      'joint',
      1.8,
      slabs(brush, 88, 44, (x, y) => octagonal(brush, x, y) < r * 1.7),
    );
    const strips = rows(brush, 165, 0.04, (x, y) => octagonal(brush, x, y) < r * 1.5);
    brush.line('runway', 52, strips);
    brush.line('mark', 3.5, strips, '26 22');
    const rotors = brush.clearings(4);
    brush.stamp('edge', rotors, ({ x, y, room }) => circle(x, y, Math.min(room, 84) * 0.95));
    brush.stamp('plate', rotors, ({ x, y, room }) => circle(x, y, Math.min(room, 84) * 0.82));
    brush.stamp('runway', rotors, ({ x, y, room }) => star(x, y, Math.min(room, 84) * 0.78, 11, 5, x));
  },
};

/** Distance with straight edges, as ships of steel have them. */
const octagonal = (brush: Brush, x: number, y: number): number =>
  brush.far(x, y) + 5 * Math.sin(x / 37) * Math.sin(y / 41);
