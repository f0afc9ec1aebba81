import type { Decision, Option } from '@peerless/rules';
import { useCallback, useState } from 'react';
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

const fresh = (decision: Decision | null): State => ({ decision, picks: [], candidate: null });

/** Leads from pointing to an option of the decision. `asksAgain`: whether weighty choices are to be confirmed. */
export function useChoice(
  decision: Decision | null,
  asksAgain: boolean,
  choose: (key: string) => void,
): Choice {
  const [kept, setState] = useState(fresh(decision));
  // What was pointed at belongs to one question, and is forgotten once it is answered: the question may come back.
  const state = kept.decision === decision ? kept : fresh(decision);
  const options = decision?.options ?? [];
  const left = narrowed(options, state.picks);

  const take = useCallback(
    (option: Option) => {
      if (decision === null) return;
      if (asksAgain && isWeighty(decision, option))
        setState((old) => ({ ...old, decision, candidate: option }));
      else {
        setState(fresh(null));
        choose(option.key);
      }
    },
    [decision, asksAgain, choose],
  );
  const pickAll = useCallback(
    (picks: readonly Pick[]) => {
      if (decision === null) return;
      const [only, another] = narrowed(decision.options, picks);
      setState({ decision, picks, candidate: null });
      if (picks.length > 0 && only !== undefined && another === undefined) take(only);
    },
    [decision, take],
  );
  return {
    picks: state.picks,
    left,
    pointable: pointable(state.candidate === null ? left : options),
    candidate: state.candidate,
    point: (pick) => pickAll(pointedAt(options, state.picks, pick)),
    drag: (fighter, onto) => pickAll(draggedTo(options, state.picks, { fighter }, onto)),
    take,
    confirm: () => {
      if (state.candidate === null) return;
      setState(fresh(null));
      choose(state.candidate.key);
    },
    clear: () => setState(fresh(decision)),
  };
}
