import type { Band, ZonePaint } from '@peerless/boards';
import { memo } from 'react';
import { arcData } from './geometry.ts';
import style from './spaces.module.css';

/** The width of a ring, as a share of the space's radius. */
export const RING = 0.28;

interface Segment {
  readonly from: number;
  readonly to: number;
  /** The ring's width and the middle of it. */
  readonly width: number;
  readonly middle: number;
}

/** The ring of a space round the origin: one segment a zone, in its colour and with its pattern. */
export const ZoneRing = memo(function ZoneRing(props: {
  readonly zones: readonly ZonePaint[];
  readonly radius: number;
}) {
  const { zones, radius } = props;
  const width = radius * RING;
  const middle = radius - width / 2;
  // Turned a little, so that two zones meet at the sides and not at the top, where the numbers are.
  const turn = zones.length === 2 ? 0.125 : 0;
  const segments = zones.map((paint, i) => ({
    paint,
    segment: { from: turn + i / zones.length, to: turn + (i + 1) / zones.length, width, middle },
  }));
  return (
    <g fill="none" className={style.zones}>
      {segments.map(({ paint, segment: { from, to } }) => (
        <path key={from} d={arcData(middle, from, to)} stroke={paint.colour} strokeWidth={width} />
      ))}
      <g className={style.pattern}>
        {segments.flatMap(({ paint, segment }) =>
          paint.pattern.map((band) => (
            <path
              key={`${segment.from} ${band.outwards ?? 0}`}
              {...bandPath(band, segment)}
              stroke={paint.ink}
              strokeLinecap={band.dots ? 'round' : 'butt'}
            />
          )),
        )}
      </g>
      {zones.length > 1 &&
        segments.map(({ segment }) => <Joint key={segment.from} at={segment.from} radius={radius} />)}
    </g>
  );
});

/** A line of a pattern; its length is counted in whole dashes, so that none is cut where the ring closes. */
function bandPath({ width, outwards = 0, dashes }: Band, segment: Segment) {
  const radius = segment.middle + outwards * segment.width;
  const d = arcData(radius, segment.from, segment.to);
  if (dashes === undefined) return { d, strokeWidth: width * segment.width };
  const period = dashes.reduce((sum, part) => sum + part, 0);
  const length = (2 * Math.PI * radius * (segment.to - segment.from)) / segment.width;
  return {
    d,
    strokeWidth: width * segment.width,
    pathLength: Math.max(1, Math.round(length / period)) * period,
    strokeDasharray: dashes.join(' '),
    // It begins and ends in the middle of a gap, so that nothing is cut where zones meet.
    strokeDashoffset: period - (dashes.at(-1) ?? 0) / 2,
  };
}

/** The thin line between two zones. */
function Joint({ at, radius }: { readonly at: number; readonly radius: number }) {
  return (
    <path
      className={style.rim}
      d={`M0 ${-radius}V${-radius * (1 - RING)}`}
      transform={`rotate(${at * 360})`}
      strokeWidth={radius * 0.05}
    />
  );
}
