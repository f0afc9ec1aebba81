import type { KeptGame } from './kept-game.ts';

/** Whether a game can be listed, without a look at the collection: the first page does not wait for that. */

/** Records of the first release said the turn themselves. */
const turnIn = (record: object): number => {
  const { snapshots = [] } = record as { readonly snapshots?: readonly { readonly turn: number }[] };
  return snapshots.at(-1)?.turn ?? 0;
};

/** The turn it is in. */
export const turnOf = ({ record, turn }: KeptGame): number => turn ?? turnIn(record);

/** Whether a list can say anything about a game; a browser may hand back something else than was put away. */
export function isListable(game: KeptGame): boolean {
  try {
    const { seats, board, mode } = game.record.config;
    turnOf(game);
    return (
      [...seats.map(({ hero }) => hero), board, mode].every((name) => typeof name === 'string') &&
      seats.length > 0
    );
  } catch {
    return false;
  }
}
