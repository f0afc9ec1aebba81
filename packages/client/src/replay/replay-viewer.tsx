import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { eventText, type Names, realisers } from '@peerless/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { HandProps } from '../cards/hand.tsx';
import { Combat } from '../combat/combat.tsx';
import { withKeptHands } from '../combat/kept-hands.ts';
import { attackAt } from '../combat/steps.ts';
import { freshMarks } from '../decision/fresh-marks.ts';
import { GIST } from '../game/news.ts';
import { NewsBar } from '../game/news-bar.tsx';
import { Log } from '../log/log.tsx';
import { useLogPlace } from '../log/use-log-place.ts';
import { useSettings } from '../settings/settings.ts';
import { namesAt } from '../table/names.ts';
import type { RecordSource } from '../table/record-source.ts';
import { Tableau } from '../table/tableau.tsx';
import { useTableState } from '../table/use-table-state.ts';
import { isOpen } from '../table/viewers.ts';
import { ContinueSheet } from './continue-sheet.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayMenu, type Way } from './replay-menu.tsx';
import style from './replay-viewer.module.css';
import { Stage } from './stage.tsx';
import { TurningPoint, useTurningPoint } from './turning-point.tsx';
import { useReplay } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { Wishes, type WishesProps } from './wishes.tsx';
import { words } from './words.ts';

export interface ReplayViewerProps {
  /** The moment at which it begins. */
  readonly from?: number | undefined;
  /** Whether it plays by itself until the game has turned. */
  readonly plays?: boolean | undefined;
  readonly source: RecordSource;
  /** Keeps a game that came with a link. */
  readonly onKeep?: () => void;
  /** Where it leads back, if not to the games of this browser. */
  readonly back?: Way;
  /** What else can be done with it. */
  readonly more?: ReactNode;
}

/** A game that was played, moment by moment. */
export function ReplayViewer({ source, onKeep, back, more, from = 0, plays = false }: ReplayViewerProps) {
  const say = words.use();
  const { language: lang, speed } = useSettings();
  const state = useTableState(source);
  const { moments, viewer, players, config, library } = state;
  const { viewers } = source;
  const record = useMemo(() => source.extras.record(), [source]);
  const replay = useReplay({ viewer, moments, speed }, from, plays ? 'playing' : 'still');
  const turn = useTurningPoint(replay, moments, plays);
  useReplayKeys(replay);
  const controls = useRef<HTMLDivElement>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const logPlace = useLogPlace();
  const { at, isFighting } = replay;
  // While a combat is told, the table stands as it did before it, and the log does not know how it ends.
  const moment = moments[isFighting ? at - 1 : at];
  const told = useMemo(() => (isFighting ? moments.slice(0, at) : moments), [moments, at, isFighting]);
  const seen = useMemo(() => moments.slice(0, isFighting ? at : at + 1), [moments, at, isFighting]);
  const view = moment?.view ?? null;
  // Everybody is called by name: a replay speaks to nobody at the table.
  const names = useMemo(() => namesAt(config, library, lang, null), [config, library, lang]);
  useTitle(view, names);
  const fight = useMemo(() => attackAt(moments, at), [moments, at]);
  if (moment === undefined || view === null) return null;
  const playerNames = namesOfPlayers(view, names);
  // On a narrow screen the log lies over the board that is to be seen.
  const onSee = (moment: number): void => {
    replay.see(moment);
    logPlace.uncover();
  };
  const log = <Log moments={told} names={names} at={at} onSee={onSee} />;
  const goOn = isOpen(viewers) ? () => setGoingOn(true) : null;
  // Where it is over there is nothing to go on with.
  const isOver = view.outcome !== null;
  const wishes: WishesProps = {
    replay,
    viewer,
    viewers,
    players: playerNames,
    onViewer: source.extras.lookAs,
  };
  return (
    <>
      <Tableau
        moment={moment}
        library={library}
        names={names}
        marks={freshMarks(moment, isFighting ? moments[at] : undefined)}
        hands={handsOf(isFighting ? withKeptHands(view, moments[at]) : view, names)}
        beside={view.seats.find(({ player }) => players[player]?.is === 'person')?.seat}
        promptTitle={say('controls')}
        prompt={
          <>
            <div className={style.told}>
              <NewsBar told={seen} isAsked={false} most={GIST} onOpen={logPlace.open} />
            </div>
            <ReplayControls {...wishes} ref={controls} names={names} onGoOn={goOn} isOver={isOver} />
          </>
        }
        log={logPlace.isDrawer ? log : null}
        menu={
          <ReplayMenu
            record={record}
            players={players}
            moments={moments}
            view={view}
            names={names}
            log={log}
            logPlace={logPlace}
            wishes={<Wishes {...wishes} />}
            onGoOn={goOn}
            isOver={isOver}
            onKeep={onKeep}
            back={back}
            more={more}
          />
        }
        overlay={
          <>
            {turn !== null && replay.at >= turn.from && replay.at <= turn.at && (
              <TurningPoint moments={moments} names={names} />
            )}
            {isFighting && (
              <Stage beside={controls}>
                <Combat attack={fight} names={names} onShown={replay.shown} />
              </Stage>
            )}
          </>
        }
      />
      <Told moment={moment} names={names} isQuiet={replay.isPlaying || isFighting} />
      {goOn !== null && (
        <ContinueSheet
          open={isGoingOn}
          onClose={() => setGoingOn(false)}
          record={record}
          at={at}
          view={view}
          players={playerNames}
          recorded={players}
          known={onKeep === undefined ? players : []}
        />
      )}
    </>
  );
}

/** The hands that this viewer sees; nothing can be done with them. */
const handsOf = (view: View, names: Names): HandProps[] =>
  view.seats
    .filter(({ player }) => view.viewer === 'open' || view.viewer === player)
    .map(({ seat, hero, hand }) => ({
      seat,
      hero,
      names,
      cards: hand.map((card) => ({ card, state: 'idle' })),
    }));

/** What each player is called: by the heroes they play. */
function namesOfPlayers(view: View, names: Names): readonly string[] {
  const { capital, list } = realisers[names.lang];
  const players = [...new Set(view.seats.map(({ player }) => player))].sort((a, b) => a - b);
  return players.map((player) =>
    list(view.seats.filter((seat) => seat.player === player).map(({ seat }) => capital(names.seat(seat)))),
  );
}

function useTitle(view: View | null, names: Names): void {
  const say = words.use();
  const { capital, list } = realisers[names.lang];
  const heroes = list((view?.seats ?? []).map(({ seat }) => capital(names.seat(seat))));
  useEffect(() => {
    document.title = `${say('title', { heroes })} · Peerless`;
  });
}

/** Says what has happened to whoever does not see it; not while it plays, when it would never come to an end. */
function Told(props: { readonly moment: Moment; readonly names: Names; readonly isQuiet: boolean }) {
  const { moment, names, isQuiet } = props;
  return (
    <p role="status" className="only-read">
      {!isQuiet && moment.events.map((event) => eventText(event, names)).join(' ')}
    </p>
  );
}
