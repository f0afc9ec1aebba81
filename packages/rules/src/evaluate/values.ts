import { cardId, emit, type Game, sourceOf } from '../state/game.ts';
import { NONE } from '../state/layout.ts';
import { combatValue } from './evaluate.ts';

/** What is told of combat values. */

type How = 'set' | 'add' | 'ignore' | 'fix' | 'printed';

/** Tells the listener if a side's value is now another than `before`. */
export function noteValue(
  game: Game,
  side: number,
  how: How,
  before: number,
  source: number = sourceOf(game),
): void {
  if (game.sink === null) return;
  const now = combatValue(game, side);
  if (now === before) return;
  emit(game, 'valueChanged', { side: side === 0 ? 'attack' : 'defense', from: before, to: now, how }, source);
}

export const cardIdOrNull = (game: Game, card: number): string | null =>
  card === NONE ? null : cardId(game, card);
