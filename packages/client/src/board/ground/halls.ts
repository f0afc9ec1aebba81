import type { Brush } from './brush.ts';
import type { GroundDef } from './ground-def.ts';
import { tufts } from './nature.ts';
import { box, circle, plate, polygon, round, star, stroke } from './stamps.ts';
import { chequers, planks, rows, type Where } from './textures.ts';

/** The round house of timber: galleries about a yard, and the stage. */
export const globeTheatre: GroundDef = {
  tones: {
    street: [95, 0.03, 0.62],
    tuft: [118, 0.05, 0.36],
    thatch: [82, 0.07, 0.56],
    straw: [78, 0.07, 0.38],
    gallery: [65, 0.055, 0.44],
    bench: [60, 0.06, 0.28],
    timber: [52, 0.06, 0.06],
    yard: [85, 0.045, 0.88],
    sand: [80, 0.05, 0.74],
    stage: [62, 0.065, 0.64],
    seam: [58, 0.06, 0.42],
    path: [88, 0.04, 1],
  },
  paint: (brush) => {
    const [x, y, far] = [brush.width / 2, brush.height * 0.56, brush.width * 0.47];
    const ring = (share: number): string =>
      polygon(Array.from({ length: 20 }, (_, i) => round(x, y, far * share, (i + 0.5) / 20)));
    brush.wash('street');
    tufts(brush, 'tuft', 44, (px, py) => Math.hypot(px - x, py - y) > far * 1.06);
    brush.fill('timber', ring(1.03));
    brush.fill('thatch', ring(1));
    brush.line('straw', 2, spokes(x, y, far * 0.82, far, 180));
    brush.line('timber', 4, [ring(0.8), ring(1)]);
    brush.fill('gallery', ring(0.8));
    brush.line('bench', 5, [ring(0.74), ring(0.68), ring(0.62)]);
    brush.line('timber', 4, spokes(x, y, far * 0.56, far * 0.8, 20));
    brush.fill('timber', ring(0.57));
    brush.fill('yard', ring(0.55));
    brush.line('sand', 3, [ring(0.47), ring(0.38), ring(0.29)]);
    stage(brush, x, y - far * 0.12, far * 0.3);
  },
};

const spokes = (x: number, y: number, near: number, far: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [round(x, y, near, (i + 0.5) / count), round(x, y, far, (i + 0.5) / count)];
    return stroke(a.x, a.y, b.x, b.y);
  });

function stage(brush: Brush, x: number, y: number, r: number): void {
  const [w, h] = [r * 0.95, r * 1.15];
  const d = polygon([
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w * 0.82, y: y + h },
    { x: x - w * 0.82, y: y + h },
  ]);
  brush.fill('timber', d);
  brush.line('timber', 8, d);
  brush.fill('stage', d);
  brush.line(
    'seam',
    2,
    rows(brush, 15, 0.25, (px, py) => Math.abs(px - x) < w * 0.84 && Math.abs(py - y) < h * 0.96),
  );
  brush.fill('timber', [circle(x - w * 0.7, y - h * 0.35, 10), circle(x + w * 0.7, y - h * 0.35, 10)]);
}

/** The hall of mead: a long house of timber with its hearth, on a heath by the fen. */
export const heorot: GroundDef = {
  tones: {
    heath: [110, 0.04, 0.48],
    fen: [200, 0.035, 0.4],
    reed: [100, 0.045, 0.3],
    way: [95, 0.03, 0.8],
    shadow: [85, 0.035, 0.24],
    wall: [52, 0.06, 0.04],
    floor: [74, 0.045, 0.78],
    seam: [66, 0.05, 0.58],
    beam: [55, 0.06, 0.3],
    hearth: [35, 0.03, 0.4],
    fire: [62, 0.1, 0.66],
    shield: [25, 0.07, 0.3],
    path: [90, 0.035, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('heath');
    const fen = brush.rough((x) => Math.abs(x - brush.width), 40, 90);
    brush.fill('fen', brush.area(fen, 150));
    brush.fill('way', brush.area(brush.rough(brush.far, 10), r * 1.25));
    tufts(brush, 'reed', 36, (x, y) => brush.far(x, y) > r * 1.35, 12);
    hall(brush, [9, 10, 11, 15, 16, 17, 19, 20, 21]);
  },
};

function hall(brush: Brush, spaces: readonly number[]): void {
  const at = spaces.map((id) => brush.geometry.at(id));
  const [r, xs, ys] = [brush.radius, at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, right, top, low] = [
    Math.min(...xs) - r * 1.3,
    Math.max(...xs) + r * 1.3,
    Math.min(...ys) - r * 1.25,
    Math.max(...ys) + r * 1.25,
  ];
  const d = box(left, top, right - left, low - top);
  const inside: Where = (x, y) => x > left + 4 && x < right - 4 && y > top + 4 && y < low - 4;
  brush.line('shadow', 34, d);
  brush.fill('floor', d);
  const { seams, nails } = planks(brush, 19, 150, inside);
  brush.line('seam', 1.7, seams);
  brush.fill('seam', nails);
  brush.line('wall', 17, d);
  brush.line('beam', 5, d);
  const doors = brush.board.doors.map(({ between: [a, b] }) => {
    const [p, q] = [brush.geometry.at(a), brush.geometry.at(b)];
    const isIn = inside(p.x, p.y) ? p : q;
    const out = isIn === p ? q : p;
    return stroke(isIn.x, isIn.y, out.x, out.y);
  });
  brush.line('floor', r * 0.95, doors);
  const shields = Array.from({ length: 9 }, (_, i) => left + ((right - left) * (i + 0.5)) / 9);
  brush.fill(
    'shield',
    shields.flatMap((x) => [circle(x, top, 10), circle(x, low, 10)]),
  );
  brush.fill(
    'floor',
    shields.flatMap((x) => [circle(x, top, 3.4), circle(x, low, 3.4)]),
  );
  const hearths = brush
    .clearings(9)
    .filter(({ x, y }) => inside(x, y))
    .slice(0, 2);
  brush.stamp('hearth', hearths, ({ x, y, room }) => circle(x, y, room * 0.8));
  brush.stamp('fire', hearths, ({ x, y, room }) => star(x, y, room * 0.66, room * 0.3, 9, 0.05));
}

/** A palace of marble: chequers, veins, and a garden of hedges. */
export const marmoreal: GroundDef = {
  tones: {
    marble: [285, 0.012, 0.94],
    vein: [285, 0.02, 0.72],
    white: [90, 0.008, 1],
    grey: [290, 0.02, 0.66],
    rim: [285, 0.025, 0.46],
    hedge: [150, 0.055, 0.4],
    hedgeTop: [145, 0.06, 0.58],
    rose: [5, 0.07, 0.56],
    gold: [88, 0.06, 0.74],
    lawn: [140, 0.045, 0.78],
    path: [290, 0.008, 1],
  },
  paint: (brush) => {
    const r = brush.radius;
    brush.wash('marble');
    brush.line('vein', 2, veins(brush));
    const [rim = '', floor = ''] = brush.areas(brush.far, [r * 1.72, r * 1.58], 11);
    brush.fill('rim', rim);
    brush.fill('white', floor);
    brush.fill(
      'grey',
      chequers(brush, 29, (x, y) => brush.far(x, y) < r * 1.52),
    );
    brush.line('gold', 3, floor);
    const beds = brush.clearings(9).filter(({ room }) => room > r * 0.62);
    for (const { x, y, room } of beds) garden(brush, x, y, Math.min(room, 95) * 0.84);
  },
};

/** Cracks that run through the stone, and fork. */
function veins(brush: Brush): string[] {
  return brush
    .scatter(190, () => true)
    .map(({ x, y }) => {
      let [turn, d] = [brush.between(0.05, 0.2), `M${Math.round(x)} ${Math.round(y)}`];
      for (let step = 0; step < 6; step++) {
        turn += brush.between(-0.07, 0.07);
        const { x: dx, y: dy } = round(0, 0, brush.between(14, 40), turn);
        d += `l${Math.round(dx)} ${Math.round(dy)}`;
        if (step % 2 === 1)
          d += `l${Math.round(dy * 0.5)} ${Math.round(dx * 0.3)}m${-Math.round(dy * 0.5)} ${-Math.round(dx * 0.3)}`;
      }
      return d;
    });
}

/** Hedges in squares about a rose. */
function garden(brush: Brush, x: number, y: number, r: number): void {
  const square = (share: number): string => polygon(plate(x, y, r * share, r * share * 0.86, 0));
  brush.fill('rim', square(1.06));
  brush.fill('lawn', square(1));
  brush.line('hedge', r * 0.17, square(0.86));
  brush.line('hedgeTop', r * 0.09, square(0.86));
  if (r > 34) brush.line('hedge', r * 0.15, square(0.5), `${Math.round(r * 0.7)} ${Math.round(r * 0.3)}`);
  brush.fill('rose', star(x, y, r * 0.26, r * 0.14, 6, 0.08));
  brush.fill('gold', circle(x, y, r * 0.08));
}
