import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Combat } from '../combat/combat.tsx';
import { handCards } from '../decision/hand-cards.ts';
import { type Look, marksOf } from '../decision/marks-of.ts';
import { Prompt } from '../decision/prompt.tsx';
import { useChoice } from '../decision/use-choice.ts';
import { Log } from '../log/log.tsx';
import { useSettings } from '../settings/settings.ts';
import type { LocalTable } from '../table/local-table.ts';
import { decisionIn } from '../table/moment.ts';
import { namesAt, seatOf } from '../table/names.ts';
import { usePlayhead } from '../table/playhead.ts';
import { Tableau } from '../table/tableau.tsx';
import { combatMoments } from './combat-moments.ts';
import { GameMenu } from './game-menu.tsx';
import { HandOver } from './hand-over.tsx';
import { useHint } from './use-hint.ts';
import { useRuleText } from './use-rule-text.ts';
import { Waiting } from './waiting.tsx';

/** A game being played at this screen. */
export function Game({ id, table }: { readonly id: string; readonly table: LocalTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { handOver, viewer } = state;
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const takeOver = useCallback(() => {
    setSeen((old) => ({ ...old, [String(viewer)]: state.moments.length - 1 }));
    table.takeOver();
  }, [table, viewer, state.moments.length]);
  const names = namesAt(state.config, useSettings().language, null);
  if (handOver !== null)
    return <HandOver player={handOver} config={state.config} names={names} onTake={takeOver} />;
  // Everybody sees what happened since they last looked; whoever opens the game sees it as it stands.
  return (
    <Seated
      key={String(viewer)}
      id={id}
      table={table}
      from={seen[String(viewer)] ?? state.moments.length - 1}
    />
  );
}

interface SeatedProps {
  readonly id: string;
  readonly table: LocalTable;
  readonly from: number;
}

/** The table of the one who sits at the screen. */
function Seated({ id, table, from }: SeatedProps) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const settings = useSettings();
  const { language } = settings;
  const { moments, config } = state;
  const playhead = usePlayhead(moments, settings.speed, from);
  const [past, setPast] = useState<number | null>(null);
  const [look, setLook] = useState<Look>(null);
  const ruleText = useRuleText();

  const at = past ?? playhead.at;
  const moment = moments[at] ?? moments[moments.length - 1];
  const isNow = past === null && playhead.at === moments.length - 1 && playhead.isShown;
  const view = moment?.view;
  const names = useMemo(() => namesAt(config, language, view ?? null), [config, language, view]);
  const decision = view === undefined || !isNow ? null : decisionIn(view);
  const choose = useCallback(
    (key: string) => {
      setLook(null);
      table.choose(key);
    },
    [table],
  );
  const choice = useChoice(decision, settings.confirm, choose);
  const hint = useHint(table, decision);
  if (moment === undefined || view === undefined) return null;
  const seat = seatOf(view);
  const hands = view.seats.filter(
    ({ player, seat: each }) => player === view.viewer && (seat === null || each === seat),
  );
  const isFighting = past === null && playhead.isCombat && !playhead.isShown;
  return (
    <Tableau
      moment={moment}
      names={names}
      marks={marksOf(view, decision, choice, look, names)}
      onSpace={(space) => choice.point({ space })}
      onFighter={(fighter) => choice.point({ fighter })}
      onDoor={(door) => choice.point({ door })}
      onLook={setLook}
      thinking={
        state.thinking === null
          ? []
          : view.seats.filter(({ player }) => player === state.thinking).map((s) => s.seat)
      }
      hands={hands.map((side) => ({
        hero: side.hero,
        seat: side.seat,
        names,
        cards: handCards(view, side.seat, decision, choice, language, ruleText),
        onPick: (card) => choice.point({ card }),
      }))}
      prompt={
        decision === null ? (
          <Waiting
            state={state}
            view={view}
            names={names}
            isPast={past !== null}
            onNow={() => setPast(null)}
            onSkip={playhead.isShown ? null : playhead.shown}
          />
        ) : (
          <Prompt view={view} decision={decision} names={names} choice={choice} hint={hint.chances} />
        )
      }
      log={<Log moments={moments.slice(0, playhead.at + 1)} names={names} at={at} onSee={setPast} />}
      overlay={
        isFighting && (
          <Combat moments={combatMoments(moments, playhead.at)} names={names} onShown={playhead.shown} />
        )
      }
      menu={
        <GameMenu
          id={id}
          table={table}
          state={state}
          view={view}
          names={names}
          onHint={decision === null ? null : hint.ask}
          log={<Log moments={moments.slice(0, playhead.at + 1)} names={names} at={at} onSee={setPast} />}
        />
      }
    />
  );
}
