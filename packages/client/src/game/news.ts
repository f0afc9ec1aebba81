import type { GameEvent } from '@peerless/rules';
import { decisionIn, type Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { type LogLine, linesOf } from '../log/lines.ts';
import { worthSaying } from '../log/speech.ts';
import { ownSeats } from '../table/names.ts';

/** As much as is told at a glance, and as much as there is room for beside the question. */
export const [GIST, WHOLE] = [2, 4];

/**
 * What happened last, in the words of the log. Whoever is asked gets the gist of everything since their last choice;
 * whoever waits gets the newest. What was done to the viewer comes before what others did to each other.
 */
export function newsOf(
  told: readonly Moment[],
  names: Names,
  isAsked: boolean,
  most: number = GIST,
): readonly LogLine[] {
  const lines = linesOf(told, names).filter(({ is }) => is === 'event');
  const newest = lines.at(-1)?.moment ?? 0;
  // A moment follows the choice that was asked for in the moment before it.
  const chosen = told.findLastIndex((_, at) => at > 0 && isAskedIn(told[at - 1]));
  const since = isAsked && chosen < newest ? chosen + 1 : newest;
  const view = told.at(-1)?.view;
  const own = view === undefined ? [] : ownSeats(view);
  return worthSaying(
    lines.filter(({ moment }) => moment >= since),
    most,
    ({ event }) => isDoneTo(event, own, names),
  );
}

/** Whether something happened to the fighters or the hand of these seats. */
export function isDoneTo(event: GameEvent, seats: readonly number[], names: Names): boolean {
  const isOwn = (fighter: string): boolean => seats.includes(names.seatOf(fighter));
  switch (event.type) {
    case 'moved':
    case 'placed':
    case 'damaged':
    case 'defeated':
    case 'recovered':
    case 'healthSet':
    case 'wentAway':
      return isOwn(event.fighter);
    case 'swapped':
      return isOwn(event.a) || isOwn(event.b);
    case 'discarded':
    case 'handRevealed':
      return seats.includes(event.seat);
    default:
      return false;
  }
}

const isAskedIn = (moment: Moment | undefined): boolean =>
  moment !== undefined && decisionIn(moment.view) !== null;
