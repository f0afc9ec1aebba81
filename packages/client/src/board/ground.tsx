import type { ZonePaint } from '@peerless/boards';
import { type Arrow, type BoardDef, isDeckLink, type Line } from '@peerless/language';
import { type CSSProperties, memo } from 'react';
import style from './board.module.css';
import { along, angleAt, type Geometry, pathData, type Stroke } from './geometry.ts';
import type { GroundArt } from './ground/draw-ground.ts';
import { Layer } from './layer.tsx';

interface GroundProps {
  readonly board: BoardDef;
  readonly geometry: Geometry;
  readonly paint: ReadonlyMap<string, ZonePaint>;
  /** What is painted on the sheet; nothing for a plain one. */
  readonly art: GroundArt | null;
}

/** The sheet under the spaces: its picture, the lands of the zones, the lines and their arrows. No move draws it again. */
export const Ground = memo(function Ground({ board, geometry, paint, art }: GroundProps) {
  const { width, height, radius } = geometry;
  return (
    <Layer style={art === null ? undefined : inksOf(art)} painted={art !== null}>
      <rect className={style.sheet} x={3} y={3} width={width - 6} height={height - 6} rx={6} />
      {art !== null && <Picture art={art} geometry={geometry} />}
      {[...paint].map(([zone, { colour }]) => (
        <Land key={zone} zone={zone} colour={colour} board={board} geometry={geometry} />
      ))}
      {art !== null && <Pads board={board} geometry={geometry} />}
      <Belt board={board} geometry={geometry} />
      {board.edges
        .filter((edge) => !isDeckLink(board, edge) && !isOnBelt(board, edge))
        .map((edge) => (
          <Road key={edge.join('-')} stroke={geometry.line(edge)} radius={radius} />
        ))}
      <Arrows arrows={board.oneWay ?? []} geometry={geometry} className={style.oneWay} />
      <Chevrons board={board} geometry={geometry} />
      {(board.highGround ?? []).map((arrow) => (
        <HighGround key={`${arrow.from}-${arrow.to}`} arrow={arrow} geometry={geometry} />
      ))}
    </Layer>
  );
});

/** The inks as custom properties: by day or by night, and fainter where contrast is asked for (tokens.css). */
function inksOf({ inks }: GroundArt): CSSProperties {
  const mixed = Object.entries(inks).map(([tone, [day, night]]) => [
    `--${tone}-ink`,
    `color-mix(in srgb, color-mix(in srgb, ${day} var(--day), ${night}) var(--ground-share), var(--sunken))`,
  ]);
  return Object.fromEntries(mixed);
}

const INSET = 7;
/** As wide as the marks round a space, in its radii. */
const PAD = 1.3;

/** What is painted, cut off at a margin of the sheet. */
function Picture({ art, geometry }: { readonly art: GroundArt; readonly geometry: Geometry }) {
  const [width, height] = [geometry.width - 2 * INSET, geometry.height - 2 * INSET];
  return (
    <svg
      aria-hidden="true"
      className={style.picture}
      x={INSET}
      y={INSET}
      width={width}
      height={height}
      viewBox={`${INSET} ${INSET} ${width} ${height}`}
    >
      <g transform={geometry.turn}>
        {art.shapes.map(({ d, fill, stroke, width, dash }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a ground never change
            key={i}
            d={d}
            fill={fill === undefined ? 'none' : `var(--${fill}-ink)`}
            stroke={stroke === undefined ? undefined : `var(--${stroke}-ink)`}
            strokeWidth={width}
            strokeDasharray={dash}
          />
        ))}
      </g>
    </svg>
  );
}

/** A zone as a faint land: its spaces and the lines between them, drawn broad. */
function Land(props: {
  readonly zone: string;
  readonly colour: string;
  readonly board: BoardDef;
  readonly geometry: Geometry;
}) {
  const { zone, colour, board, geometry } = props;
  const spaces = new Set(board.spaces.flatMap(({ id, zones }) => (zones.includes(zone) ? [id] : [])));
  const inside = board.edges.filter(([a, b]) => spaces.has(a) && spaces.has(b));
  const dots = [...spaces].map((id) => pathData([geometry.at(id), geometry.at(id)]));
  return (
    <path
      className={style.land}
      d={[...dots, ...inside.map((edge) => pathData(geometry.line(edge)))].join('')}
      stroke={colour}
      strokeWidth={geometry.radius * 2.7}
    />
  );
}

/** Round every space the colour of the paths: the rings that mark it lie on that, whatever the ground is like. */
function Pads({ board, geometry }: Pick<GroundProps, 'board' | 'geometry'>) {
  const dots = board.spaces.map(({ id }) => pathData([geometry.at(id), geometry.at(id)]));
  return <path className={style.pads} d={dots.join('')} strokeWidth={geometry.radius * 2 * PAD} />;
}

/** A line with a border, so that of two that cross one goes over the other. */
function Road({ stroke, radius }: { readonly stroke: Stroke; readonly radius: number }) {
  const d = pathData(stroke);
  return (
    <>
      <path className={style.verge} d={d} strokeWidth={radius * 0.3} />
      <path className={style.road} d={d} strokeWidth={radius * 0.12} />
    </>
  );
}

/** The conveyor belt from each of its spaces to the next. */
const beltOf = ({ conveyor }: BoardDef): readonly Arrow[] =>
  (conveyor?.belt ?? []).flatMap((from, i, belt) => {
    const to = belt[i + 1];
    return to === undefined ? [] : [{ from, to }];
  });

/** Where the band itself is the line. */
const isOnBelt = (board: BoardDef, line: Line): boolean =>
  beltOf(board).some(({ from, to }) => line.includes(from) && line.includes(to));

type BeltProps = Pick<GroundProps, 'board' | 'geometry'>;

/** The band of the belt, under its spaces and lines. */
function Belt({ board, geometry }: BeltProps) {
  const d = beltOf(board)
    .map(({ from, to }) => pathData(geometry.line([from, to])))
    .join('');
  if (d === '') return null;
  return (
    <>
      <path className={style.beltRim} d={d} strokeWidth={geometry.radius * 1.3} />
      <path className={style.belt} d={d} strokeWidth={geometry.radius * 1.15} />
    </>
  );
}

/** Two chevrons between each space of the belt and the next. */
function Chevrons({ board, geometry }: BeltProps) {
  return beltOf(board).map(({ from, to }) => {
    const stroke = geometry.line([from, to]);
    const { x, y } = along(stroke, 0.5);
    return (
      <path
        key={`${from}-${to}`}
        data-belt={`${from}-${to}`}
        className={style.chevrons}
        transform={`translate(${x} ${y}) rotate(${angleAt(stroke, 0.5)}) scale(${geometry.radius})`}
        d="M-.34-.36L.02 0L-.34 .36M.02-.36L.38 0L.02 .36"
      />
    );
  });
}

/** A drop whose tip points where an attack has +1. */
function HighGround({
  arrow: { from, to },
  geometry,
}: {
  readonly arrow: Arrow;
  readonly geometry: Geometry;
}) {
  const stroke = geometry.line([from, to]);
  const { x, y } = along(stroke, 0.5);
  const size = geometry.radius * 0.36;
  return (
    <g data-high-ground={`${from}-${to}`} transform={`translate(${x} ${y})`}>
      <path
        className={style.highGround}
        transform={`rotate(${angleAt(stroke, 0.5)}) scale(${size})`}
        d="M1.55 0L.62-.79A1 1 0 1 0 .62.79Z"
      />
      <text className={style.plusOne} y={size * 0.42} fontSize={size * 1.2}>
        +1
      </text>
    </g>
  );
}

/** Arrowheads in the middle of lines. */
function Arrows(props: {
  readonly arrows: readonly Arrow[];
  readonly geometry: Geometry;
  readonly className: string | undefined;
}) {
  const { arrows, geometry, className } = props;
  const size = geometry.radius * 0.34;
  return arrows.map(({ from, to }) => {
    const stroke = geometry.line([from, to]);
    const { x, y } = along(stroke, 0.5);
    return (
      <path
        key={`${from}-${to}`}
        className={className}
        transform={`translate(${x} ${y}) rotate(${angleAt(stroke, 0.5)})`}
        d={`M${-size} ${-size}L${size} 0L${-size} ${size}L${-size * 0.45} 0Z`}
      />
    );
  });
}
