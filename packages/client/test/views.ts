import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { createLibrary, newGame, observe, type View, viewFor } from '@peerless/rules';

/** The first position of a duel as the first player sees it. */
export function duelView(first = 'medusa', second = 'king-arthur'): View {
  const game = newGame(
    { seed: '1', board: 'sarpedon', mode: 'duel', seats: [{ hero: first }, { hero: second }] },
    createLibrary({ heroes, boards }),
  );
  return viewFor(observe(game, 0));
}
