import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Announcer } from '../log/announcer.tsx';
import { Log } from '../log/log.tsx';
import { Result } from '../replay/result.tsx';
import { useSettings } from '../settings/settings.ts';
import type { LocalTable } from '../table/local-table.ts';
import { namesAt } from '../table/names.ts';
import { Tableau } from '../table/tableau.tsx';
import { Below } from './below.tsx';
import { Fight } from './fight.tsx';
import { GameMenu } from './game-menu.tsx';
import { HandOver } from './hand-over.tsx';
import { NewsBar } from './news-bar.tsx';
import { PlayedScheme } from './played-scheme.tsx';
import { useSeat } from './use-seat.ts';

/** A game being played at this screen. */
export function Game({ id, table }: { readonly id: string; readonly table: LocalTable }) {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const { handOver, viewer, mayTakeBack } = state;
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const last = state.moments.length - 1;
  const who = String(viewer);
  const note = useCallback((at: number) => setSeen((old) => ({ ...old, [who]: at })), [who]);
  const names = namesAt(state.config, useSettings().language, null);
  // Whoever sits here sees to its end what came of their choice before the next one is called.
  if (handOver !== null && (seen[who] ?? last) >= last)
    return (
      <HandOver
        key={handOver}
        player={handOver}
        config={state.config}
        names={names}
        onTake={() => table.takeOver()}
        onTakeBack={handOver === viewer || mayTakeBack === 0 ? null : () => table.takeBack(1)}
      />
    );
  // Everybody sees what happened since they last looked; whoever opens the game sees it as it stands.
  return <Seated key={who} id={id} table={table} from={seen[who] ?? last} onSeen={note} />;
}

interface SeatedProps {
  readonly id: string;
  readonly table: LocalTable;
  readonly from: number;
  /** Everything up to that moment has been shown. */
  readonly onSeen: (moment: number) => void;
}

/** The table of the one who sits at the screen. */
function Seated({ id, table, from, onSeen }: SeatedProps) {
  const seat = useSeat(table, from);
  const { state, view, names, decision, choice, hint, playhead } = seat;
  useEffect(() => {
    if (playhead.isShown) onSeen(playhead.at);
  }, [playhead.isShown, playhead.at, onSeen]);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isLookingAround, setLookingAround] = useState(false);
  // On a narrow screen the log lies over the board that is to be seen.
  const { see } = seat;
  const onSee = useCallback(
    (at: number | null) => {
      see(at);
      setLogOpen(false);
    },
    [see],
  );
  const log = <Log moments={seat.told} names={names} at={seat.at} onSee={onSee} />;
  return (
    <Tableau
      moment={seat.moment}
      names={names}
      marks={seat.marks}
      onSpace={(space) => choice.point({ space })}
      onFighter={(fighter) => choice.point({ fighter })}
      onDoor={(door) => choice.point({ door })}
      onDrag={choice.drag}
      onLook={seat.look}
      thinking={view.seats.filter(({ player }) => player === state.thinking).map((side) => side.seat)}
      hands={seat.hands}
      prompt={
        <Below
          seat={seat}
          news={
            <NewsBar
              told={seat.isPast ? seat.told.slice(0, seat.at + 1) : seat.told}
              names={names}
              isAsked={decision !== null}
              onOpen={() => setLogOpen(true)}
            />
          }
        />
      }
      log={log}
      overlay={
        <>
          <PlayedScheme seat={seat} />
          <Fight seat={seat} />
        </>
      }
      menu={
        <GameMenu
          table={table}
          state={state}
          view={view}
          names={names}
          onHint={decision === null ? null : hint.ask}
          isHintShown={hint.isShown}
          log={log}
          isLogOpen={isLogOpen}
          onLog={setLogOpen}
        />
      }
    >
      <Announcer moments={seat.told} names={names} />
      {view.outcome !== null && playhead.isShown && !isLookingAround && !seat.isPast && (
        <Result
          id={id}
          record={table.record()}
          players={state.players}
          moments={state.moments}
          names={names}
          onClose={() => setLookingAround(true)}
        />
      )}
    </Tableau>
  );
}
