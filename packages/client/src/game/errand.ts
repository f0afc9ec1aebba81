import type { Decision, Option } from '@peerless/rules';
import { decisionIn } from '@peerless/table';
import { answerTo, type Step } from '../decision/plan.ts';
import type { TableSource, TableState } from '../table/table-source.ts';

/** What the viewer is asked in the newest position, or null. */
export function askedNow({ moments }: TableState): Decision | null {
  const view = moments.at(-1)?.view;
  return view === undefined ? null : decisionIn(view);
}

/**
 * Gives several answers, one after the other: each to the question that it is meant for, when it is asked. A table in this page
 * answers at once, one on a server when it has heard; where something else is asked, or somebody else, or an answer is
 * refused, the rest is dropped. `onEnd` hears of it, with the question that comes after the last answer.
 */
export function runErrand(
  source: TableSource,
  steps: readonly Step[],
  onEnd: (next: Decision | null) => void,
): void {
  let at = 0;
  let isEnded = false;
  // A table in this page tells of an answer while it is given.
  let isSaying = false;
  let unsubscribe = (): void => {};
  const goOn = (): void => {
    while (!isEnded && !isSaying && source.state().pending === null) {
      const state = source.state();
      const answer = at > 0 && state.refused !== null ? null : answerOf(steps[at], state);
      if (answer === null) {
        isEnded = true;
        unsubscribe();
        onEnd(at === steps.length ? askedNow(state) : null);
      } else {
        at++;
        isSaying = true;
        source.send?.({ choose: answer.key });
        isSaying = false;
      }
    }
  };
  unsubscribe = source.subscribe(goOn);
  goOn();
  if (isEnded) unsubscribe();
}

/** The answer to what is asked now, if that is what the step is meant for. */
function answerOf(step: Step | undefined, state: TableState): Option | null {
  const decision = askedNow(state);
  return step === undefined || decision === null ? null : (answerTo(step, decision) ?? null);
}
