import type { Moment } from '@peerless/table';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Announcer } from '../log/announcer.tsx';
import { Log } from '../log/log.tsx';
import { useLogPlace } from '../log/use-log-place.ts';
import { Result, type ResultProps } from '../result/result.tsx';
import { useSettings } from '../settings/settings.ts';
import { useScore } from '../sound/use-score.ts';
import { isNow, isShowing } from '../story/story.ts';
import { useStory } from '../story/use-story.ts';
import { namesAt } from '../table/names.ts';
import type { TableSource } from '../table/table-source.ts';
import { Tableau } from '../table/tableau.tsx';
import { useTableState } from '../table/use-table-state.ts';
import { AttackCall } from './attack-call.tsx';
import { Below } from './below.tsx';
import { Fall } from './fall.tsx';
import { Fight } from './fight.tsx';
import style from './game.module.css';
import { GameMenu } from './game-menu.tsx';
import { HandOver } from './hand-over.tsx';
import { NewsBar } from './news-bar.tsx';
import { Notices } from './notices.tsx';
import { Opening } from './opening.tsx';
import { RecapCard } from './recap-card.tsx';
import { ShownCards } from './shown-cards.tsx';
import { takeBackLast } from './take-back.ts';
import { TurnBanner } from './turn-banner.tsx';
import { useOpening } from './use-opening.ts';
import { type SeatProps, useSeat } from './use-seat.ts';

/** What a table on a server adds to the screen of a game. */
export interface GameExtras {
  /** In the bar above the table. */
  readonly bar?: ReactNode;
  /** Above the question. */
  readonly notices?: ReactNode;
  /** What to do when it is over, instead of another game in this page. */
  readonly after?: ReactNode;
  /** Where its replay is, when it is over. */
  readonly replay?: ResultProps['replay'];
  /** Goes back to the table where the game was played, when it is over. */
  readonly onTable?: () => void;
  /** The last moment that was seen before, and who is told how far it is seen now. */
  readonly from?: number | null;
  readonly onSeen?: (at: number) => void;
  /** Whether it has just begun, where this page did not begin it. */
  readonly isNew?: boolean;
}

export interface GameProps {
  readonly id: string;
  readonly source: TableSource;
  readonly extras?: GameExtras;
}

/** A game being played at this screen. */
export function Game({ id, source, extras = {} }: GameProps) {
  const state = useTableState(source);
  const { language, speed } = useSettings();
  const { handOver, viewer, moments, mayTakeBack, config, library } = state;
  // Everybody sees what happened since they last looked; whoever opens the game for the first time sees it as it stands.
  const opening = useOpening(id, extras.isNew ?? false);
  const { isShown: isOpening } = opening;
  const [start] = useState(isOpening ? 0 : moments.length - 1);
  // Nothing is told behind the posters.
  const told = useMemo(() => (isOpening ? moments.slice(0, 1) : moments), [moments, isOpening]);
  const { story, move } = useStory({ viewer, moments: told, speed }, extras.from ?? start, 'following');
  useScore(id, moments[story.at] as Moment, story.isShown);
  const seen = useEffectEvent((at: number) => extras.onSeen?.(at));
  useEffect(() => seen(story.at), [story.at]);
  const posters = <Opening state={state} opening={opening} />;
  // Whoever sits here sees to its end what came of their choice before the next one is called.
  if (handOver !== null && isNow({ ...story, past: null }, state))
    return (
      <>
        {posters}
        {!isOpening && (
          <HandOver
            key={handOver}
            player={handOver}
            config={config}
            library={library}
            names={namesAt(config, library, language, null)}
            onTake={() => source.extras.takeOver?.()}
            onTakeBack={handOver === viewer || mayTakeBack === 0 ? null : () => takeBackLast(source)}
          />
        )}
      </>
    );
  return (
    <>
      {posters}
      <div className={style.behind} inert={isOpening}>
        <Seated key={String(viewer)} id={id} extras={extras} seated={{ source, state, story, move }} />
      </div>
    </>
  );
}

interface SeatedProps {
  readonly id: string;
  readonly extras: GameExtras;
  readonly seated: SeatProps;
}

/** The table of the one who sits at the screen. */
function Seated({ id, extras, seated }: SeatedProps) {
  const { source } = seated;
  const seat = useSeat(seated);
  const { state, view, names, decision, choice, hint, story } = seat;
  const logPlace = useLogPlace();
  const [isLookingAround, setLookingAround] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const recap = read === view.turn ? null : seat.recap;
  // On a narrow screen the log lies over the board that is to be seen.
  const { see } = seat;
  const { uncover } = logPlace;
  const onSee = useCallback(
    (at: number | null) => {
      see(at);
      uncover();
    },
    [see, uncover],
  );
  const log = <Log moments={seat.told} names={names} at={seat.at} onSee={onSee} />;
  return (
    <Tableau
      moment={seat.moment}
      library={state.library}
      names={names}
      marks={seat.marks}
      onSpace={(space) => choice.point({ space })}
      onFighter={(fighter) => choice.point({ fighter })}
      onDoor={(door) => choice.point({ door })}
      onDrag={(fighter, onto) => choice.drag({ fighter }, onto)}
      onLook={seat.look}
      thinking={view.seats.filter(({ player }) => player === state.thinking).map((side) => side.seat)}
      clock={state.clock}
      hands={seat.hands}
      prompt={
        <Below
          seat={seat}
          isTold={recap !== null}
          onResult={isLookingAround ? () => setLookingAround(false) : null}
          notices={
            <>
              <Notices source={source} state={state} view={view} />
              {extras.notices}
            </>
          }
          news={
            recap !== null ? (
              <RecapCard
                recap={recap}
                heroes={view.seats.map(({ hero }) => hero)}
                onLog={logPlace.open}
                onClose={() => setRead(view.turn)}
              />
            ) : (
              <NewsBar
                told={seat.isPast ? seat.told.slice(0, seat.at + 1) : seat.told}
                isAsked={decision !== null}
                onOpen={logPlace.open}
              />
            )
          }
        />
      }
      log={logPlace.isDrawer ? log : null}
      overlay={
        <>
          {!seat.isPast && <TurnBanner view={view} names={names} isHeld={isShowing(story, state)} />}
          {!seat.isPast && !seat.isFighting && <AttackCall moment={seat.moment} names={names} />}
          {view.outcome !== null && !story.isShown && !seat.isFighting && !seat.isPast && (
            <Fall moments={state.moments} names={names} />
          )}
          <ShownCards seat={seat} />
          <Fight seat={seat} />
        </>
      }
      menu={
        <GameMenu
          source={source}
          state={state}
          view={view}
          onHint={decision === null ? null : hint.ask}
          isHintShown={hint.isShown}
          log={log}
          logPlace={logPlace}
          more={extras.bar}
          onTable={extras.onTable}
        />
      }
    >
      <Announcer moments={seat.told} names={names} />
      {view.outcome !== null && story.isShown && !isLookingAround && !seat.isPast && (
        <Result
          id={id}
          record={source.extras.record?.() ?? null}
          players={state.players}
          moments={state.moments}
          after={extras.after}
          replay={extras.replay}
          onClose={() => setLookingAround(true)}
        />
      )}
    </Tableau>
  );
}
