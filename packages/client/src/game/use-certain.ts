import type { Decision } from '@peerless/rules';
import { peopleIn } from '@peerless/table';
import { useEffect, useMemo } from 'react';
import { certainAnswer } from '../decision/certain.ts';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import type { TableSource, TableState } from '../table/table-source.ts';

/** Gives the answers that need nobody to give them, when what led to them has been seen; whether this is one. */
export function useCertain(
  source: TableSource,
  state: TableState,
  decision: Decision | null,
  isLesson: boolean,
): boolean {
  const { speed } = useSettings();
  const { moments, library, players, pending } = state;
  const view = moments.at(-1)?.view;
  const isAmongPeople = peopleIn(players).length > 1;
  const answer = useMemo(
    () =>
      decision === null || view === undefined || isLesson
        ? null
        : (certainAnswer(view, decision, library, isAmongPeople)?.key ?? null),
    [view, decision, library, isAmongPeople, isLesson],
  );
  const isFree = pending === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer may be given to another question
  useEffect(() => {
    if (answer === null || !isFree) return;
    const timer = setTimeout(() => source.send?.({ choose: answer }), CLOCK[speed].moment);
    return () => clearTimeout(timer);
  }, [source, decision, answer, isFree, speed]);
  return answer !== null;
}
