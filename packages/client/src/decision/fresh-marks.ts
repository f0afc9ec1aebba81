import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { type Marks, NO_MARKS } from '../board/marks.ts';

/** The fighters something has just happened to. */
function touched(event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
    case 'placed':
    case 'damaged':
    case 'recovered':
    case 'healthSet':
    case 'summoned':
    case 'schemePlayed':
      return [event.fighter];
    case 'attackDeclared':
    case 'bonusAttack':
      return [event.attacker, event.target];
    case 'swapped':
      return [event.a, event.b];
    default:
      return [];
  }
}

/** What the board shows of a moment that is only looked at: who did something, and the way they went. */
export function freshMarks({ events }: Moment): Marks {
  const move = events.findLast((event) => event.type === 'moved');
  return {
    ...NO_MARKS,
    fresh: new Set(events.flatMap(touched)),
    path: move === undefined ? [] : [move.from, ...move.path.filter((space) => space !== move.from)],
  };
}
