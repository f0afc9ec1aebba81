import type { View } from '@peerless/rules';
import { boardOf } from '../library.ts';

/** The edge of the board that is farther away from these fighters: what lies there hides none of them. */
export function freeEdge({ board, fighters }: View, ids: readonly string[]): 'top' | 'bottom' {
  const { spaces } = boardOf(board);
  const heights = fighters
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ space }) => spaces.filter(({ id }) => id === space).map(({ y }) => y));
  if (heights.length === 0) return 'top';
  return Math.min(...heights) >= 100 - Math.max(...heights) ? 'top' : 'bottom';
}
