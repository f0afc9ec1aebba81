import { causeOf } from '../state/cause.ts';
import { sideId } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { sourceOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { combatValue } from './evaluate.ts';

type How = 'set' | 'add' | 'ignore' | 'fix' | 'printed';

/** Tells the listener if a side's combat value is now another than `before`. */
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
  emit(game, {
    type: 'valueChanged',
    cause: causeOf(game, source),
    side: sideId(side),
    from: before,
    to: now,
    how,
  });
}
