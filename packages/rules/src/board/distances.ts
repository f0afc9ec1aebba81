import type { Board } from './board.ts';

/** Where no way leads. A board has at most 64 spaces, so no way is that long. */
export const UNREACHABLE = 255;

const known = new WeakMap<Board, Uint8Array>();

/** Steps between all spaces along the lines and through passages, doors open: `[from * size + to]`. Made once a board. */
export function distancesOn(board: Board): Uint8Array {
  const distances = known.get(board) ?? measure(board);
  known.set(board, distances);
  return distances;
}

function measure({ size, states }: Board): Uint8Array {
  const { next } = states[0].steps;
  const distances = new Uint8Array(size * size).fill(UNREACHABLE);
  for (let start = 0; start < size; start++) {
    const from = distances.subarray(start * size, (start + 1) * size);
    from[start] = 0;
    const queue = [start];
    for (const at of queue) {
      for (const space of next[at]) {
        if (from[space] !== UNREACHABLE) continue;
        from[space] = from[at] + 1;
        queue.push(space);
      }
    }
  }
  return distances;
}
