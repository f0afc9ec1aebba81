import type { Game } from '@peerless/rules';

type BoardDef = Game['content']['board']['def'];
type Distances = ReadonlyMap<number, ReadonlyMap<number, number>>;

const known = new WeakMap<object, Distances>();

/** Steps between all spaces along the lines, by the board's own numbers; doors count as open. */
export function distancesOn(game: Game): Distances {
  const { def } = game.content.board;
  const found = known.get(def) ?? measure(def);
  known.set(def, found);
  return found;
}

function measure(board: BoardDef): Distances {
  const near = new Map<number, number[]>(board.spaces.map((space) => [space.id, []]));
  const mouths = board.spaces.filter((space) => space.passage).map((space) => space.id);
  const join = (a: number, b: number) => near.get(a)?.push(b);
  for (const [a, b] of board.edges) {
    join(a, b);
    join(b, a);
  }
  for (const a of mouths) for (const b of mouths) if (a !== b) join(a, b);
  return new Map(board.spaces.map((space) => [space.id, from(space.id, near)]));
}

function from(start: number, near: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const steps = new Map([[start, 0]]);
  // A map that grows while it is walked is a queue without repeats.
  for (const [space, count] of steps) {
    for (const next of near.get(space) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
