import type { BoardDef } from '@peerless/language';
import { distance, type Geometry, type Point } from './geometry.ts';

/** The arrow keys and where they point. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much nearer a space seems to which a line leads. */
const LINKED = 0.7;
/** A little more than the diagonal, so that no space lies between two directions. */
const WIDEST = (50 * Math.PI) / 180;

/** The space one comes to in a direction: near, straight ahead, and rather along a line than not. */
export function neighbour(board: BoardDef, geometry: Geometry, from: number, towards: Point): number | null {
  const start = geometry.at(from);
  const linked = new Set(board.edges.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])));
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of board.spaces) {
    const at = geometry.at(id);
    const far = distance(start, at);
    const ahead = ((at.x - start.x) * towards.x + (at.y - start.y) * towards.y) / far;
    const angle = Math.acos(Math.min(1, ahead));
    if (id === from || angle > WIDEST) continue;
    const cost = far * (1 + angle / 2) * (linked.has(id) ? LINKED : 1);
    if (cost >= least) continue;
    best = id;
    least = cost;
  }
  return best;
}
