import type { GroundDef } from './ground-def.ts';
import { sized, tufts } from './nature.ts';
import { hashOf } from './random.ts';
import { circle, rose } from './stamps.ts';

/** A map of nowhere in particular, in a colour of its own: heights about the paths, and a rose of the winds. */
export function atlas(slug: string): GroundDef {
  const hue = hashOf(slug) % 360;
  return {
    tones: {
      paper: [hue, 0.03, 0.5],
      low: [hue, 0.035, 0.62],
      mid: [hue, 0.035, 0.74],
      high: [hue, 0.03, 0.86],
      way: [hue, 0.02, 0.96],
      line: [hue, 0.045, 0.3],
      path: [hue, 0.015, 1],
    },
    paint: (brush) => {
      const r = brush.radius;
      const height = brush.rough(brush.far, 12);
      brush.wash('paper');
      brush.layers(height, ['low', 'mid', 'high', 'way'], [r * 2.6, r * 2, r * 1.5, r]);
      brush.line('line', 1.2, brush.areas(height, [r * 3.2, r * 2.6, r * 2, r * 1.5]));
      tufts(brush, 'line', 60, (x, y) => brush.far(x, y) > r * 1.7, sized(brush, 9, 12)());
      for (const { x, y, room } of brush.clearings(1)) {
        brush.line('line', 2, circle(x, y, room * 0.52));
        brush.fill('line', rose(x, y, room * 0.7, 0));
        brush.fill('way', rose(x, y, room * 0.7, 1));
      }
    },
  };
}
