import type { GameConfig } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { fitted } from '../fitted.ts';
import { library } from '../library.ts';
import { noteBegun } from './begun.ts';
import { keepGame } from './game-store.ts';
import { keptOf, type Origin } from './kept-game.ts';

/** Random digits, as many bytes as asked; also without a safe origin, where `randomUUID` is missing. */
export const freshDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Starts a game, keeps it, and returns its id. */
export async function startGame(
  config: GameConfig,
  players: readonly Player[],
  origin?: Origin,
): Promise<string> {
  const id = freshDigits(6);
  // Whoever takes up a challenge meets whom the other one met.
  const seated = origin?.is === 'challenge' ? players : await fitted(players);
  const match = newMatch(config, library());
  await keepGame({ id, ...keptOf(match), players: seated, origin, changed: Date.now() });
  noteBegun(id);
  return id;
}

/** Whether these heroes can meet there: the rules know best. */
export function canBePlayed(config: GameConfig): boolean {
  try {
    newMatch(config, library());
    return true;
  } catch {
    return false;
  }
}
