import { type LobbyView, PATIENCE } from '@peerless/table/online';
import { Notice } from '../game/notices.tsx';
import { timeText } from '../lobby/time-text.ts';
import { useLanguage } from '../settings/settings.ts';
import type { Companion } from '../table/company.ts';
import type { TableSource } from '../table/table-source.ts';
import { useTableState } from '../table/use-table-state.ts';
import { useWaited } from './use-waited.ts';
import { words } from './words.ts';

export interface AroundGameProps {
  readonly source: TableSource;
  readonly lobby: LobbyView;
  readonly company: readonly Companion[];
  /** Whether everything is seen, some minutes late; and the way to see otherwise, for onlookers of such a table. */
  readonly isOpenEyed: boolean;
  readonly onEyes: (isOpenEyed: boolean) => void;
}

/** What is to be said around a game: that one only watches, and that somebody has been away for long. */
export function AroundGame(props: AroundGameProps) {
  const { source, lobby, isOpenEyed, onEyes } = props;
  const say = words.use();
  const state = useTableState(source);
  const isOnlooker = typeof state.viewer !== 'number';
  const isOver = state.moments.at(-1)?.view.outcome != null;
  return (
    <>
      {isOnlooker && (
        <Notice text={say(isOpenEyed ? 'openEyesAbout' : 'watching')} isQuiet>
          {lobby.isCast && (
            <button type="button" onClick={() => onEyes(!isOpenEyed)}>
              {say(isOpenEyed ? 'ownEyes' : 'openEyes')}
            </button>
          )}
        </Notice>
      )}
      {!isOver && <Absent {...props} />}
    </>
  );
}

/** Minutes that somebody is waited for: while they are away, and while their page is open. */
const MINUTES = { away: PATIENCE.away / 60_000, silent: PATIENCE.silent / 60_000 };

/** Whoever is waited for and has gone, or does nothing; after some minutes the others say how to go on, and they are warned. */
function Absent({ source, lobby, company }: AroundGameProps) {
  const say = words.use();
  const lang = useLanguage();
  const state = useTableState(source);
  const waited = useWaited(company, state);
  const { seats, decision } = state.moments.at(-1)?.view ?? { seats: [], decision: null };
  const asked = decision === null ? undefined : seats[decision.seat]?.player;
  if (asked === undefined) return null;
  const hasNoClock = lobby.clock.is === 'none';
  const silent = hasNoClock && waited.asked >= MINUTES.away ? waited.asked : 0;
  if (asked === state.viewer) {
    const isAwaited = company.some(({ id }, player) => id !== null && player !== asked);
    if (silent === 0 || !isAwaited) return null;
    return <Notice text={say('warned', { time: timeText(silent, 'minute', lang) })} />;
  }
  const gone = waited.away[asked] ?? 0;
  if (gone < 1 && silent === 0) return null;
  const { claim } = source.extras;
  const isTime = Math.min(gone, waited.asked) >= MINUTES.away || waited.asked >= MINUTES.silent;
  const time = timeText(gone < 1 ? silent : gone, 'minute', lang);
  return (
    <Notice text={say(gone < 1 ? 'silent' : 'away', { name: company[asked]?.name ?? '', time })} isQuiet>
      {isTime && hasNoClock && source.send !== null && claim !== undefined && (
        <button type="button" className="primary" onClick={claim}>
          {say(lobby.whenUp === 'forfeit' ? 'claimWin' : 'claimBot')}
        </button>
      )}
    </Notice>
  );
}
