import type { Decision, Option } from '@peerless/rules';
import { useCallback, useEffect, useMemo, useState } from 'react';
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
  /** What the question shows: while a card is dragged it stays as it was, so that nothing moves under the hand. */
  readonly shown: { readonly picks: readonly Pick[]; readonly left: readonly Offer[] };
  readonly pointable: ReturnType<typeof pointable>;
  /** The option that only waits to be confirmed, or until it cannot be taken back any more. */
  readonly candidate: Option | null;
  readonly guard: Guard;
  readonly point: (pick: Pick) => void;
  /** A card is being dragged: the board shows where it may be dropped. */
  readonly lift: (card: string) => void;
  /** A fighter or a card was dragged to a space, onto a fighter, or, with null, just onto the board. */
  readonly drag: (from: Pick, onto: Pick | null) => void;
  /** Takes an option; a weighty one that nothing led to becomes the candidate first. */
  readonly take: (offer: Offer) => void;
  readonly confirm: () => void;
  readonly clear: () => void;
}

/**
 * What keeps slips from becoming weighty choices: such a choice is asked for once more, or it stands for so many
 * milliseconds in which it can be taken back.
 */
export type Guard = 'ask' | number;

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
  /** Whether what was picked is still being dragged. */
  readonly isLifted?: boolean;
  readonly candidate: Option | null;
}

const NO_PICKS: readonly Pick[] = [];

/** What is chosen by pointing: the only thing that all picks mean. A BOOST or an attack is not said by its card alone. */
export function onlyOne(offers: readonly Offer[], picks: readonly Pick[]): Offer | null {
  const only = picks.length === 0 ? null : meantBy(narrowed(offers, picks));
  if (only?.type === 'thenAttack' && !picks.some((pick) => 'fighter' in pick && pick.fighter === only.target))
    return null;
  return only?.type === 'boostWith' ? null : only;
}

/** Whoever has pointed at two things that belong together means it, and need not be asked again. */
export const isMeant = (picks: readonly Pick[]): boolean => picks.length > 1;

const fresh = (decision: Decision | null): State => ({ decision, picks: NO_PICKS, candidate: null });

export const isPlan = (offer: Offer): offer is Plan => 'steps' in offer;

/** What was pointed at stays if it led to this option of this question. */
const picksFor = (option: Option, decision: Decision, old: State): readonly Pick[] =>
  old.decision === decision && narrowed([option], old.picks).length > 0 ? old.picks : NO_PICKS;

/** Leads from pointing to an option of the decision. */
export function useChoice(
  decision: Decision | null,
  guard: Guard,
  choose: (key: string) => void,
  planner: Planner = NO_PLANS,
): Choice {
  const [kept, setState] = useState(fresh(decision));
  // What was pointed at belongs to one question, and is forgotten once it is answered: the question may come back.
  const isKept = kept.decision === decision;
  const picks = isKept ? kept.picks : NO_PICKS;
  const candidate = isKept ? kept.candidate : null;
  const isLifted = isKept && kept.isLifted === true;
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
      if (!isPlan(offer) && guard !== 0 && !isMeant && isWeighty(decision, offer)) {
        setState((old) => ({ decision, picks: picksFor(offer, decision, old), candidate: offer }));
        return;
      }
      setState(fresh(null));
      if (isPlan(offer)) carryOut(offer, led, begin);
      else choose(offer.key);
    },
    [decision, guard, choose, carryOut, begin],
  );
  const pickAll = useCallback(
    (next: readonly Pick[]) => {
      if (decision === null) return;
      const only = onlyOne(offersFor(next), next);
      setState({ decision, picks: next, candidate: null });
      if (only !== null) taken(only, next, isMeant(next));
    },
    [decision, offersFor, taken],
  );
  const confirm = useCallback(() => {
    if (candidate === null) return;
    setState(fresh(null));
    choose(candidate.key);
  }, [candidate, choose]);
  useGrace(candidate, guard, confirm);
  // The same as long as nothing is pointed at anew: a look at the board does not draw the hand again.
  return useMemo(() => {
    const offers = offersFor(picks);
    const left = narrowed(offers, picks);
    return {
      picks,
      offers,
      left,
      shown: isLifted ? { picks: NO_PICKS, left: offersFor(NO_PICKS) } : { picks, left },
      pointable: pointable(candidate === null ? left : offers),
      candidate,
      guard,
      point: (pick) => pickAll(pointedAt(offers, picks, pick)),
      lift: (card) => {
        // What the card alone says is said when it is dropped.
        const next = [{ card }];
        if (onlyOne(offersFor(next), next) === null)
          setState({ decision, picks: next, candidate: null, isLifted: true });
      },
      drag: (from, onto) => {
        const next = draggedTo(offersFor([from]), picks, from, ...(onto === null ? [] : [onto]));
        const only = onto === null ? onlyOne(decision?.options ?? [], next) : null;
        // A card that was carried to the board is meant.
        if (only !== null) taken(only, next, true);
        else if (narrowed(offersFor(next), next).length > 0) pickAll(next);
        else setState(fresh(decision));
      },
      take: (offer) => taken(offer, picks, picks.length > 0 && left.includes(offer)),
      confirm,
      clear: () => setState(fresh(decision)),
    };
  }, [decision, picks, isLifted, candidate, guard, offersFor, pickAll, taken, confirm]);
}

/** What nobody takes back for a moment is chosen. */
function useGrace(candidate: Option | null, guard: Guard, confirm: () => void): void {
  useEffect(() => {
    if (candidate === null || guard === 'ask') return;
    const timer = setTimeout(confirm, guard);
    return () => clearTimeout(timer);
  }, [candidate, guard, confirm]);
}
