import type { BoardDef, Line } from '@peerless/language';
import style from './figures.module.css';
import type { Geometry, Point } from './geometry.ts';

/** How wide a track is, measured by the radius of a space: from rail to rail, and along a tie. */
const GAUGE = 0.3;
const TIE = 0.5;
/** Ties lie so far apart. */
const GAP = 0.36;
/** A piece on a space reaches so far to both sides, one between two spaces so far beyond their middle. */
const REACH = 0.95;
const OVER = 0.7;

interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/** Between two spaces with tracks the rails go on along the line; a space without such a neighbour has a piece of its own. */
export function piecesOf(board: BoardDef, spaces: readonly number[], geometry: Geometry): Piece[] {
  const joined = board.edges.filter(([a, b]) => spaces.includes(a) && spaces.includes(b));
  const alone = spaces.filter((space) => !joined.some((line) => line.includes(space)));
  return [
    ...joined.map(([a, b]) => across(geometry.at(a), geometry.at(b), geometry.radius * OVER)),
    ...alone.map((space) =>
      pieceOn(
        space,
        board.edges.find((line) => line.includes(space)),
        geometry,
      ),
    ),
  ];
}

/** Across a space, in the direction of one of its lines. */
function pieceOn(space: number, line: Line | undefined, geometry: Geometry): Piece {
  const here = geometry.at(space);
  const there = geometry.at(line?.find((end) => end !== space) ?? space);
  const { from } = across(here, there, geometry.radius * REACH);
  return { from, to: { x: 2 * here.x - from.x, y: 2 * here.y - from.y } };
}

/** From so far before one point to so far behind the other. */
function across(a: Point, b: Point, over: number): Piece {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = far === 0 ? [over, 0] : [((b.x - a.x) / far) * over, ((b.y - a.y) / far) * over];
  return { from: { x: a.x - dx, y: a.y - dy }, to: { x: b.x + dx, y: b.y + dy } };
}

/** Ties across, and two rails on them, from one end of a piece to the other. */
export function Track({ from, to, radius }: Piece & { readonly radius: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / radius;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const count = Math.max(2, Math.round(length / GAP));
  return (
    <g
      className={style.track}
      transform={`translate(${from.x} ${from.y}) rotate(${angle}) scale(${radius})`}
      data-track=""
    >
      {Array.from({ length: count }, (_, i) => {
        const x = ((i + 0.5) * length) / count;
        return <path key={x} className={style.tie} d={`M${x} ${-TIE}V${TIE}`} />;
      })}
      <path className={style.rail} d={`M0 ${-GAUGE}H${length}M0 ${GAUGE}H${length}`} />
    </g>
  );
}
