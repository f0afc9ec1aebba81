import type { Decision, Option } from '@peerless/rules';
import { useCallback, useMemo, useState } from 'react';
import { draggedTo } from './drags.ts';
import { meantBy, narrowed, type Offer, pointable, pointedAt } from './narrow.ts';
import type { Pick } from './pick.ts';
import type { Plan } from './plan.ts';
import { isWeighty } from './weight.ts';

/** A choice that is being made: what was pointed at so far, and what is left. */
export interface Choice {
  readonly picks: readonly Pick[];
  /** Everything that can be chosen once that was picked: options of the question, and plans that begin with one. */
  readonly offers: readonly Offer[];
  readonly left: readonly Offer[];
  readonly pointable: ReturnType<typeof pointable>;
  /** The option that only waits to be confirmed. */
  readonly candidate: Option | null;
  readonly point: (pick: Pick) => void;
  /** A fighter was dragged to a space or onto a fighter. */
  readonly drag: (fighter: string, onto: Pick) => void;
  /** Takes an option; a weighty one that nothing led to becomes the candidate first. */
  readonly take: (offer: Offer) => void;
  readonly confirm: () => void;
  readonly clear: () => void;
}

/** How several answers are given with one wish. */
export interface Planner {
  readonly plansFor: (decision: Decision, picks: readonly Pick[]) => readonly Plan[];
  /** `begin`: the question that comes next begins with something picked already. */
  readonly carryOut: (plan: Plan, picks: readonly Pick[], begin: Begin) => void;
}

export type Begin = (decision: Decision, picks: readonly Pick[]) => void;

/** Every answer on its own. */
export const NO_PLANS: Planner = { plansFor: () => [], carryOut: () => {} };

interface State {
  readonly decision: Decision | null;
  readonly picks: readonly Pick[];
  readonly candidate: Option | null;
}

const NO_PICKS: readonly Pick[] = [];

/** What is chosen by pointing: the only thing that all picks mean. A BOOST is not said by its card alone. */
export function onlyOne(offers: readonly Offer[], picks: readonly Pick[]): Offer | null {
  const only = picks.length === 0 ? null : meantBy(narrowed(offers, picks));
  return only?.type === 'boostWith' ? null : only;
}

/** Whoever has pointed at two things that belong together means it, and need not be asked again. */
export const isMeant = (picks: readonly Pick[]): boolean => picks.length > 1;

const fresh = (decision: Decision | null): State => ({ decision, picks: NO_PICKS, candidate: null });

export const isPlan = (offer: Offer): offer is Plan => 'steps' in offer;

/** What was pointed at stays if it led to this option of this question. */
const picksFor = (option: Option, decision: Decision, old: State): readonly Pick[] =>
  old.decision === decision && narrowed([option], old.picks).length > 0 ? old.picks : NO_PICKS;

/** Leads from pointing to an option of the decision. `asksAgain`: whether weighty choices are to be confirmed. */
export function useChoice(
  decision: Decision | null,
  asksAgain: boolean,
  choose: (key: string) => void,
  planner: Planner = NO_PLANS,
): Choice {
  const [kept, setState] = useState(fresh(decision));
  // What was pointed at belongs to one question, and is forgotten once it is answered: the question may come back.
  const isKept = kept.decision === decision;
  const picks = isKept ? kept.picks : NO_PICKS;
  const candidate = isKept ? kept.candidate : null;
  const { plansFor, carryOut } = planner;
  const offersFor = useCallback(
    (picked: readonly Pick[]): readonly Offer[] =>
      decision === null ? [] : [...decision.options, ...plansFor(decision, picked)],
    [decision, plansFor],
  );

  const begin = useCallback<Begin>(
    (question, picked) => setState({ decision: question, picks: picked, candidate: null }),
    [],
  );
  const taken = useCallback(
    (offer: Offer, led: readonly Pick[], isMeant: boolean) => {
      if (decision === null) return;
      if (!isPlan(offer) && asksAgain && !isMeant && isWeighty(decision, offer)) {
        setState((old) => ({ decision, picks: picksFor(offer, decision, old), candidate: offer }));
        return;
      }
      setState(fresh(null));
      if (isPlan(offer)) carryOut(offer, led, begin);
      else choose(offer.key);
    },
    [decision, asksAgain, choose, carryOut, begin],
  );
  const pickAll = useCallback(
    (next: readonly Pick[]) => {
      if (decision === null) return;
      const [only, another] = narrowed(offersFor(next), next);
      setState({ decision, picks: next, candidate: null });
      if (next.length === 0 || only === undefined || another !== undefined || only.type === 'boostWith')
        return;
      // Whoever has pointed at two things that belong together means it.
      taken(only, next, next.length > 1);
    },
    [decision, offersFor, taken],
  );
  // The same as long as nothing is pointed at anew: a look at the board does not draw the hand again.
  return useMemo(() => {
    const offers = offersFor(picks);
    const left = narrowed(offers, picks);
    return {
      picks,
      offers,
      left,
      pointable: pointable(candidate === null ? left : offers),
      candidate,
      point: (pick) => pickAll(pointedAt(offers, picks, pick)),
      drag: (fighter, onto) => pickAll(draggedTo(offers, picks, { fighter }, onto)),
      take: (offer) => taken(offer, picks, picks.length > 0 && left.includes(offer)),
      confirm: () => {
        if (candidate === null) return;
        setState(fresh(null));
        choose(candidate.key);
      },
      clear: () => setState(fresh(decision)),
    };
  }, [decision, picks, candidate, offersFor, pickAll, taken, choose]);
}
