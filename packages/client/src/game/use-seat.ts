import type { Language } from '@peerless/language';
import type { Decision, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { HandProps } from '../cards/hand.tsx';
import { withKeptHands } from '../combat/kept-hands.ts';
import { attackAt } from '../combat/steps.ts';
import { handCards } from '../decision/hand-cards.ts';
import { type Look, lookedAt, marksOf } from '../decision/marks-of.ts';
import { type Choice, useChoice } from '../decision/use-choice.ts';
import { freshMarks } from '../replay/fresh-marks.ts';
import { useSettings } from '../settings/settings.ts';
import { useSounds } from '../sound/use-sounds.ts';
import type { LocalTable } from '../table/local-table.ts';
import { decisionIn, type Moment } from '../table/moment.ts';
import { namesAt, seatOf } from '../table/names.ts';
import { usePlayhead } from '../table/playhead.ts';
import { useHint } from './use-hint.ts';

/**
 * Everything that the one who sits at the screen sees and may do: the moment that is shown, and the question. With
 * `only` a single option of the question is offered: the one that a lesson is about.
 */
export function useSeat(table: LocalTable, from: number, only: string | null = null) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { language, speed, confirm } = useSettings();
  const { moments, config } = state;
  const playhead = usePlayhead(moments, speed, from);
  const [past, setPast] = useState<number | null>(null);
  const [look, setLook] = useState<Look>(null);

  const at = Math.min(past ?? playhead.at, moments.length - 1);
  const isFighting = past === null && playhead.isCombat && !playhead.isShown;
  // While a combat is told, the table stands as it did before it.
  const moment = (isFighting ? moments[at - 1] : undefined) ?? (moments[at] as Moment);
  const { view } = moment;
  const isNow = past === null && playhead.at === moments.length - 1 && playhead.isShown;
  const names = useMemo(() => namesAt(config, language, view), [config, language, view]);
  const asked = isNow ? decisionIn(view) : null;
  const decision = useMemo(
    () => (asked === null || only === null ? asked : withOnly(asked, only)),
    [asked, only],
  );
  const choose = useCallback(
    (key: string) => {
      setLook(null);
      table.choose(key);
    },
    [table],
  );
  const choice = useChoice(decision, confirm, choose);
  const hint = useHint(table, decision);
  const told = useMemo(
    () => moments.slice(0, playhead.at + (isFighting ? 0 : 1)),
    [moments, playhead.at, isFighting],
  );
  const fight = useMemo(() => attackAt(moments, at), [moments, at]);
  const marks = useMemo(
    () =>
      decision === null
        ? { ...freshMarks(moment, isFighting ? moments[at] : undefined), ...lookedAt(view, look) }
        : marksOf(view, decision, choice, look, names),
    [decision, moment, moments, at, isFighting, view, choice, look, names],
  );
  useSounds(moment, past !== null, speed);
  const held = useMemo(
    () => (isFighting ? withKeptHands(view, moments[at]) : view),
    [isFighting, view, moments, at],
  );
  const hands = useMemo(
    () => handsOf(held, names, decision, choice, language),
    [held, names, decision, choice, language],
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
    at,
    playhead,
    isPast: past !== null,
    see: setPast,
    look: setLook,
    fight,
    isFighting,
  };
}

/** The hands of whoever looks: with several seats, that of the seat which is asked. */
function handsOf(
  view: View,
  names: Names,
  decision: Decision | null,
  choice: Choice,
  language: Language,
): HandProps[] {
  const seat = seatOf(view);
  const onPick = (card: string): void => choice.point({ card });
  return view.seats
    .filter((side) => side.player === view.viewer && (seat === null || side.seat === seat))
    .map((side) => ({
      hero: side.hero,
      seat: side.seat,
      names,
      cards: handCards(view, side.seat, decision, choice, language),
      onPick,
    }));
}

const withOnly = (decision: Decision, key: string): Decision => ({
  ...decision,
  options: decision.options.filter((option) => option.key === key),
});
