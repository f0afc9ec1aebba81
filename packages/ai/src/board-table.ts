import type { Game } from '@peerless/rules';

type Content = Game['content'];

/** What does not change in a game and is asked for at every position. */
export interface BoardTable {
  readonly size: number;
  /** Steps between two spaces along the lines and through passages, doors open: `distance[from * size + to]`. */
  readonly distance: Uint8Array;
}

const tables = new WeakMap<object, BoardTable>();

/** The table of a game's board, made once. */
export function boardTable({ board }: Content): BoardTable {
  let table = tables.get(board);
  if (table === undefined) {
    table = { size: board.size, distance: measure(board) };
    tables.set(board, table);
  }
  return table;
}

const FAR = 20;

function measure({ size, states }: Content['board']): Uint8Array {
  const { next: steps } = states[0].steps;
  const distance = new Uint8Array(size * size).fill(FAR);
  for (let start = 0; start < size; start++) {
    const queue = [start];
    distance[start * size + start] = 0;
    for (const at of queue) {
      for (const next of steps[at]) {
        if (distance[start * size + next] < FAR) continue;
        distance[start * size + next] = distance[start * size + at] + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}
