import { hasBit, membersOf } from './bits.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { EVERYONE, PUBLIC } from './viewers.ts';

/** Players as events name them, by their set: 0 to 3. */
const NAMED = Array.from({ length: 1 << PUBLIC }, (_, players) => Object.freeze(membersOf(players)));

/**
 * Tells the listener; call it only behind `if (game.sink !== null)` so that a game without one builds nothing. Whoever
 * tells writes the whole event anew, type and cause first: it is not copied, because V8 gives every copy by spreading
 * that is added to a hidden class of its own. `seenBy`: who may see its secret fields.
 */
export function emit(game: Game, event: GameEvent, seenBy: number = EVERYONE): void {
  if (game.sink === null) return;
  if (!hasBit(seenBy, PUBLIC)) (event as { seenBy?: readonly number[] }).seenBy = NAMED[seenBy];
  game.sink(event);
}
