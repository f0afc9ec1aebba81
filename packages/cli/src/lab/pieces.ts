/** Some tasks in a row, `to` not among them: what a worker takes at a time. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** So many tasks in a piece are worth the two questions that it costs. */
const LARGE = 8;
/** Pieces grow smaller towards the end: the last ones have one task, so that nobody waits long for whoever has the last. */
const SHARE = 200;
/** More jobs than this make a queue slow. */
const MOST = 10_000;

/** Cuts tasks from one number up to another into pieces. */
export function* piecesOf(first: number, end: number): Generator<Piece, undefined> {
  const large = Math.max(LARGE, Math.ceil((end - first) / MOST));
  for (let from = first; from < end; ) {
    const size = Math.min(large, Math.ceil((end - from) / SHARE));
    yield { from, to: from + size };
    from += size;
  }
}
