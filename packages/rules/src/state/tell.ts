import { hasBit, membersOf } from './bits.ts';
import { causeOf } from './cause.ts';
import type { EventOf, EventType } from './event.ts';
import type { Game } from './game.ts';
import { sourceOf } from './stack.ts';
import { PUBLIC } from './viewers.ts';

/** Tells the listener; call it only behind `if (game.sink !== null)` so that a game without one builds nothing. */
export function emit<T extends EventType>(
  game: Game,
  type: T,
  fields: Omit<EventOf<T>, 'type' | 'cause' | 'seenBy'>,
  source: number = sourceOf(game),
  seenBy?: number,
): void {
  if (game.sink === null) return;
  const event = { type, cause: causeOf(game, source), ...fields } as unknown as EventOf<T>;
  const isSecret = seenBy !== undefined && !hasBit(seenBy, PUBLIC);
  game.sink(isSecret ? ({ ...event, seenBy: membersOf(seenBy) } as EventOf<T>) : event);
}
