import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { type Marks, NO_MARKS } from '../board/marks.ts';
import { combatantsOf } from '../combat/combatants.ts';

/** The fighters something has just happened to. */
function touched(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
    case 'placed':
    case 'damaged':
    case 'recovered':
    case 'healthSet':
    case 'summoned':
    case 'revived':
    case 'schemePlayed':
      return [event.fighter];
    case 'swapped':
      return [event.a, event.b];
    default:
      return [];
  }
}

/**
 * What the board shows of a moment that is only looked at: who did something, the way they went, and who attacks whom, also
 * in the combat that is told above it.
 */
export function freshMarks({ events, view }: Moment, told: Moment | undefined): Marks {
  const move = events.findLast((event) => event.type === 'moved');
  return {
    ...NO_MARKS,
    combat: combatantsOf(view, told?.events ?? events),
    fresh: new Set(events.flatMap(touched)),
    path: move === undefined ? [] : [move.from, ...move.path.filter((space) => space !== move.from)],
  };
}
