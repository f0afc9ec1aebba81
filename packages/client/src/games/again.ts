import type { GameConfig } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { goTo } from '../app/route.ts';
import { keepGame } from './game-store.ts';
import { keptOf } from './kept-game.ts';
import { freshDigits, startGame } from './start-game.ts';
import { swapped, until } from './variations.ts';

/** Plays the same setup once more, with other cards, and goes to its table. */
export async function rematch(config: GameConfig, players: readonly Player[]): Promise<void> {
  goTo({ screen: 'game', id: await startGame({ ...config, seed: freshDigits(16) }, players) });
}

/** The same once more, but everybody takes the place of the next. */
export const swapSides = (config: GameConfig, players: readonly Player[]): Promise<void> =>
  rematch(config, swapped(players));

/** Plays on from a moment of a game: a new game with everything that was chosen until then. */
export async function continueFrom(
  record: Pick<GameRecord, 'config' | 'entries'>,
  at: number,
  players: readonly Player[],
): Promise<void> {
  const id = freshDigits(6);
  await keepGame({
    id,
    ...keptOf(until(record, at)),
    players,
    origin: { is: 'variation' },
    changed: Date.now(),
  });
  goTo({ screen: 'game', id });
}
