import type { Decision, Option } from '@peerless/rules';
import { useCallback, useMemo, useState } from 'react';
import { draggedTo } from './drags.ts';
import { narrowed, type Pick, pointable, pointedAt } from './narrow.ts';
import { isWeighty } from './weight.ts';

/** A choice that is being made: what was pointed at so far, and what is left. */
export interface Choice {
  readonly picks: readonly Pick[];
  readonly left: readonly Option[];
  readonly pointable: ReturnType<typeof pointable>;
  /** The option that only waits to be confirmed. */
  readonly candidate: Option | null;
  readonly point: (pick: Pick) => void;
  /** A fighter was dragged to a space or onto a fighter. */
  readonly drag: (fighter: string, onto: Pick) => void;
  /** Takes an option; a weighty one becomes the candidate first. */
  readonly take: (option: Option) => void;
  readonly confirm: () => void;
  readonly clear: () => void;
}

interface State {
  readonly decision: Decision | null;
  readonly picks: readonly Pick[];
  readonly candidate: Option | null;
}

const NO_PICKS: readonly Pick[] = [];
const fresh = (decision: Decision | null): State => ({ decision, picks: NO_PICKS, candidate: null });

/** What was pointed at stays if it led to this option of this question. */
const picksFor = (option: Option, decision: Decision, old: State): readonly Pick[] =>
  old.decision === decision && narrowed([option], old.picks).length > 0 ? old.picks : NO_PICKS;

/** Leads from pointing to an option of the decision. `asksAgain`: whether weighty choices are to be confirmed. */
export function useChoice(
  decision: Decision | null,
  asksAgain: boolean,
  choose: (key: string) => void,
): Choice {
  const [kept, setState] = useState(fresh(decision));
  // What was pointed at belongs to one question, and is forgotten once it is answered: the question may come back.
  const isKept = kept.decision === decision;
  const picks = isKept ? kept.picks : NO_PICKS;
  const candidate = isKept ? kept.candidate : null;

  const take = useCallback(
    (option: Option) => {
      if (decision === null) return;
      if (asksAgain && isWeighty(decision, option))
        setState((old) => ({ decision, picks: picksFor(option, decision, old), candidate: option }));
      else {
        setState(fresh(null));
        choose(option.key);
      }
    },
    [decision, asksAgain, choose],
  );
  const pickAll = useCallback(
    (next: readonly Pick[]) => {
      if (decision === null) return;
      const [only, another] = narrowed(decision.options, next);
      setState({ decision, picks: next, candidate: null });
      if (next.length > 0 && only !== undefined && another === undefined) take(only);
    },
    [decision, take],
  );
  // The same as long as nothing is pointed at anew: a look at the board does not draw the hand again.
  return useMemo(() => {
    const options = decision?.options ?? [];
    const left = narrowed(options, picks);
    return {
      picks,
      left,
      pointable: pointable(candidate === null ? left : options),
      candidate,
      point: (pick) => pickAll(pointedAt(options, picks, pick)),
      drag: (fighter, onto) => pickAll(draggedTo(options, picks, { fighter }, onto)),
      take,
      confirm: () => {
        if (candidate === null) return;
        setState(fresh(null));
        choose(candidate.key);
      },
      clear: () => setState(fresh(decision)),
    };
  }, [decision, picks, candidate, pickAll, take, choose]);
}
