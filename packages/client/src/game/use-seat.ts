import type { Decision, Library, View } from '@peerless/rules';
import { decisionIn, type Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { useCallback, useMemo, useState } from 'react';
import { freshOf } from '../cards/came-to.ts';
import type { HandProps } from '../cards/hand.tsx';
import { withKeptHands } from '../combat/kept-hands.ts';
import { attackAt } from '../combat/steps.ts';
import { carryingOf } from '../decision/carrying.ts';
import { freshMarks } from '../decision/fresh-marks.ts';
import { handCards } from '../decision/hand-cards.ts';
import { type Look, lookedAt, marksOf } from '../decision/marks-of.ts';
import { type Choice, NO_PLANS, useChoice } from '../decision/use-choice.ts';
import { useSettings } from '../settings/settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { CLOCK } from '../story/clock.ts';
import { isFighting as fightsIn, isNow, type Move, type Story } from '../story/story.ts';
import { namesAt, seatOf } from '../table/names.ts';
import type { TableSource, TableState } from '../table/table-source.ts';
import { recapOf } from './recap.ts';
import { useCertain } from './use-certain.ts';
import { useHint } from './use-hint.ts';
import { usePlanner } from './use-planner.ts';

export interface SeatProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly story: Story;
  readonly move: (move: Move) => void;
}

export type Seat = ReturnType<typeof useSeat>;

/**
 * Everything that the one who sits at the screen sees and may do: the moment that is shown, and the question. With
 * `offers` only those options of the question are offered that a lesson is about.
 */
export function useSeat(
  { source, state, story, move }: SeatProps,
  offers: ((key: string) => boolean) | null = null,
) {
  const { language, speed, confirm } = useSettings();
  const { moments, config, library } = state;
  const [looked, setLooked] = useState<Looked | null>(null);
  const isPast = story.past !== null;
  const at = story.past ?? story.at;
  const isFighting = fightsIn(story, state);
  // While a combat is told, the table stands as it did before it.
  const moment = useTold(moments, at, isFighting, isPast ? at - 1 : story.since);
  const { view } = moment;
  const names = useMemo(() => namesAt(config, library, language, view), [config, library, language, view]);
  // Open eyes see what is asked, and answer nothing; nor does whoever a bot plays on for.
  const mayAnswer = source.send !== null && !state.standIns.some((player) => player === state.viewer);
  const question = isNow(story, state) && mayAnswer ? decisionIn(view) : null;
  const isCertain = useCertain(source, state, question, offers !== null);
  const asked = isCertain ? null : question;
  const decision = useMemo(
    () => (asked === null || offers === null ? asked : withOnly(asked, offers)),
    [asked, offers],
  );
  const isFrozen = state.pending !== null;
  const choose = useCallback(
    (key: string) => {
      // What was said stands until it is answered.
      if (isFrozen) return;
      setLooked((old) => old && { ...old, known: standsOn(view, old.space) });
      source.send?.({ choose: key });
    },
    [source, isFrozen, view],
  );
  const planner = usePlanner(source, view, library);
  // A lesson takes one step after the other.
  const guard = confirm === 'moment' ? CLOCK[speed].grace : confirm === 'always' ? 'ask' : 0;
  const choice = useChoice(decision, guard, choose, offers === null && !isFrozen ? planner : NO_PLANS);
  const hint = useHint(source.extras.hint, decision);
  const told = useMemo(
    () => moments.slice(0, story.at + (isFighting ? 0 : 1)),
    [moments, story.at, isFighting],
  );
  const fight = useMemo(() => attackAt(moments, at), [moments, at]);
  const recap = useMemo(
    () => (isPast || isFighting || !isNow(story, state) ? null : recapOf(told, names)),
    [isPast, isFighting, story, state, told, names],
  );
  const trails = recap?.trails;
  const marks = useMemo(() => {
    // A pointer that rests while others play looks at nobody.
    const look = decision === null && looked?.view !== view ? null : lookAt(view, looked);
    return decision === null
      ? { ...freshMarks(moment, isFighting ? moments[at] : undefined), ...lookedAt(view, look, library) }
      : { ...marksOf(view, decision, choice, look, names, library), ...(trails && { trails }) };
  }, [decision, moment, moments, at, isFighting, view, choice, looked, names, library, trails]);
  useSounds(moment, isPast, speed);
  const held = useMemo(
    () => (isFighting ? withKeptHands(view, moments[at]) : view),
    [isFighting, view, moments, at],
  );
  const hands = useMemo(
    () =>
      handsOf(held, names, decision, choice, library).map((hand) => ({
        ...hand,
        fresh: freshOf(moments, isFighting ? at - 1 : at, hand.seat),
      })),
    [held, names, decision, choice, library, moments, at, isFighting],
  );
  return {
    state,
    moment,
    view,
    names,
    decision,
    choice,
    hint,
    marks,
    hands,
    told,
    recap,
    at,
    story,
    isPast,
    see: useCallback((to: number | null) => move({ do: 'see', at: to }), [move]),
    shown: useCallback(() => move({ do: 'shown' }), [move]),
    look: useCallback((space: number | null) => setLooked(space === null ? null : { space, view }), [view]),
    fight,
    isFighting,
    isFrozen,
  };
}

/** The moment that is drawn, with everything that happened since the one before it was. */
function useTold(moments: readonly Moment[], at: number, isFighting: boolean, since: number): Moment {
  const moment = (isFighting ? moments[at - 1] : undefined) ?? (moments[at] as Moment);
  const merged = useMemo(
    () => ({ ...moment, events: moments.slice(since + 1, at + 1).flatMap(({ events }) => events) }),
    [moments, since, at, moment],
  );
  return isFighting || since >= at - 1 ? moment : merged;
}

/** A space that is pointed at; once something was chosen, whoever stood there then is `known` and not looked at. */
interface Looked {
  readonly space: number;
  /** The position in which somebody began to point there. */
  readonly view: View;
  readonly known?: string | null;
}

const standsOn = ({ fighters }: View, space: number): string | null =>
  fighters.find((each) => each.space === space)?.id ?? null;

/** What is looked at: whoever stands on the space, or the space itself. */
function lookAt(view: View, looked: Looked | null): Look {
  if (looked === null) return null;
  const fighter = standsOn(view, looked.space);
  if (fighter === looked.known) return null;
  return fighter === null ? { space: looked.space } : { fighter };
}

/** The hands of whoever looks: with several seats, that of the seat which is asked; all of them for open eyes. */
function handsOf(
  view: View,
  names: Names,
  decision: Decision | null,
  choice: Choice,
  library: Library,
): HandProps[] {
  const seat = seatOf(view);
  const onPick = (card: string): void => choice.point({ card });
  const carrying = carryingOf(view, choice);
  return view.seats
    .filter(
      (side) =>
        view.viewer === 'open' || (side.player === view.viewer && (seat === null || side.seat === seat)),
    )
    .map((side) => ({
      hero: side.hero,
      seat: side.seat,
      names,
      cards: handCards(view, side.seat, decision, choice, library, names.lang),
      onPick,
      carrying,
    }));
}

const withOnly = (decision: Decision, offers: (key: string) => boolean): Decision => ({
  ...decision,
  options: decision.options.filter(({ key }) => offers(key)),
});
