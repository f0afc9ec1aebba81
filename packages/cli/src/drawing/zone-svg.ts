import type { Band, ZonePaint } from '@peerless/boards';
import type { Point } from './geometry.ts';
import { INK } from './palette.ts';
import { short } from './svg.ts';

/** Zones as they are painted: a colour and, for those who cannot tell colours, a pattern over it. */

/** A line to paint along, moved outwards by so much: its data and how long it is. */
type Track = (outwards: number) => { readonly d: string; readonly length: number };

/** A line of that width in the colour and the pattern of a zone. */
function painted({ colour, ink, pattern }: ZonePaint, width: number, track: Track): string {
  const ground = `<path d="${track(0).d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;
  return ground + pattern.map((band) => bandPath(band, ink, width, track)).join('');
}

/** A line of a pattern; its length is counted in whole dashes, so that none is cut where a ring closes or zones meet. */
function bandPath(
  { width, outwards = 0, dashes, dots }: Band,
  ink: string,
  wide: number,
  track: Track,
): string {
  const { d, length } = track(outwards * wide);
  const line = `<path class="pattern" d="${d}" fill="none" stroke="${ink}" stroke-width="${short(width * wide)}"`;
  if (dashes === undefined) return `${line}/>`;
  const period = dashes.reduce((sum, part) => sum + part, 0);
  const whole = Math.max(1, Math.round(length / wide / period)) * period;
  const cap = dots ? ' stroke-linecap="round"' : '';
  const offset = short(period - (dashes.at(-1) ?? 0) / 2);
  return `${line}${cap} pathLength="${short(whole)}" stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${offset}"/>`;
}

/** A part of a circle, counted in turns from the top; a whole one is made of two halves. */
function arc({ x, y }: Point, radius: number, from: number, to: number): string {
  const on = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
  };
  const middle = (from + to) / 2;
  const piece = (end: number): string => `A${short(radius)} ${short(radius)} 0 0 1 ${on(end)}`;
  return `M${on(from)}${piece(middle)}${piece(to)}`;
}

/** The ring of a space, one segment a zone. */
export function zoneRing(zones: readonly ZonePaint[], at: Point, radius: number): string {
  const width = radius * 0.3;
  const middle = radius - width / 2;
  const segments = zones.map((paint, i) => {
    const [from, to] = [i / zones.length, (i + 1) / zones.length];
    return painted(paint, width, (outwards) => ({
      d: arc(at, middle + outwards, from, to),
      length: 2 * Math.PI * (middle + outwards) * (to - from),
    }));
  });
  return segments.join('');
}

const SWATCH = { wide: 30, high: 15 } as const;
/** How much room a swatch takes in a line. */
export const SWATCH_ROOM = SWATCH.wide + 8;

/** A piece of a zone for the legend. */
export function zoneSwatch(paint: ZonePaint, { x, y }: Point): string {
  const { wide, high } = SWATCH;
  const line = painted(paint, high, (outwards) => ({
    d: `M${short(x)} ${short(y - outwards)}h${wide}`,
    length: wide,
  }));
  return `${line}<rect x="${short(x)}" y="${short(y - high / 2)}" width="${wide}" height="${high}" fill="none" stroke="${INK}"/>`;
}
