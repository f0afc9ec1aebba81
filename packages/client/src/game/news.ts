import type { EventOf, GameEvent } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { type LogLine, linesOf } from '../log/lines.ts';
import { worthSaying } from '../log/speech.ts';
import { decisionIn, type Moment } from '../table/moment.ts';

/** As much as is told at a glance. */
const LINES = 2;

/**
 * What happened last, in the words of the log. Whoever is asked gets the gist of everything since their last choice;
 * whoever waits gets the newest.
 */
export function newsOf(told: readonly Moment[], names: Names, isAsked: boolean): readonly LogLine[] {
  const lines = linesOf(told, names).filter(({ is }) => is === 'event');
  const newest = lines.at(-1)?.moment ?? 0;
  // A moment follows the choice that was asked for in the moment before it.
  const own = told.findLastIndex((_, at) => at > 0 && isAskedIn(told[at - 1]));
  const since = isAsked && own < newest ? own + 1 : newest;
  return worthSaying(
    lines.filter(({ moment }) => moment >= since),
    LINES,
  );
}

const isAskedIn = (moment: Moment | undefined): boolean =>
  moment !== undefined && decisionIn(moment.view) !== null;

/** The scheme that somebody else plays in a moment, or null. */
export function othersScheme({ events, view }: Moment, names: Names): EventOf<'schemePlayed'> | null {
  const isOthers = (event: GameEvent): event is EventOf<'schemePlayed'> =>
    event.type === 'schemePlayed' && view.seats[names.seatOf(event.fighter)]?.player !== view.viewer;
  return events.find(isOthers) ?? null;
}
