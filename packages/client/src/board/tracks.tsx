import type { BoardDef, Line } from '@peerless/language';
import style from './figures.module.css';
import type { Geometry, Point } from './geometry.ts';

/** How wide a track is, measured by the radius of a space: from rail to rail, and along a tie. */
const GAUGE = 0.3;
const TIE = 0.5;
/** Ties lie so far apart. */
const GAP = 0.36;
/** A piece on a space reaches so far to both sides. */
const REACH = 0.95;

interface Piece {
  readonly from: Point;
  readonly to: Point;
}

/** Between two spaces with tracks the rails go on along the line; a space without such a neighbour has a piece of its own. */
export function piecesOf(board: BoardDef, spaces: readonly number[], geometry: Geometry): Piece[] {
  const joined = board.edges.filter(([a, b]) => spaces.includes(a) && spaces.includes(b));
  const alone = spaces.filter((space) => !joined.some((line) => line.includes(space)));
  return [
    ...joined.map(([a, b]) => ({ from: geometry.at(a), to: geometry.at(b) })),
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
  const far = Math.hypot(there.x - here.x, there.y - here.y);
  const [dx, dy] = far === 0 ? [1, 0] : [(there.x - here.x) / far, (there.y - here.y) / far];
  const reach = geometry.radius * REACH;
  return {
    from: { x: here.x - dx * reach, y: here.y - dy * reach },
    to: { x: here.x + dx * reach, y: here.y + dy * reach },
  };
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
