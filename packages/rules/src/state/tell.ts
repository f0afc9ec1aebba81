import { hasBit, membersOf } from './bits.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { EVERYONE, PUBLIC } from './viewers.ts';

/**
 * Tells the listener; call it only behind `if (game.sink !== null)` so that a game without one builds nothing. Whoever
 * tells writes the whole event, type and cause first, so that it is made once and not copied. `seenBy`: who may see its
 * secret fields.
 */
export function emit(game: Game, event: GameEvent, seenBy: number = EVERYONE): void {
  if (game.sink === null) return;
  game.sink(hasBit(seenBy, PUBLIC) ? event : { ...event, seenBy: membersOf(seenBy) });
}
