import type { LobbyView } from '@peerless/table/online';
import { Notice } from '../game/notices.tsx';
import { timeText } from '../lobby/time-text.ts';
import { useLanguage } from '../settings/settings.ts';
import type { Companion } from '../table/company.ts';
import type { TableSource } from '../table/table-source.ts';
import { useTableState } from '../table/use-table-state.ts';
import { useMinutesAway } from './use-away.ts';
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

/** So many minutes somebody may be away before the others may go on without them. */
const PATIENCE = 5;

/** Whoever is waited for and has been away; after some minutes the others say how to go on. */
function Absent({ source, lobby, company }: AroundGameProps) {
  const say = words.use();
  const lang = useLanguage();
  const state = useTableState(source);
  const minutes = useMinutesAway(company);
  const { seats, decision } = state.moments.at(-1)?.view ?? { seats: [], decision: null };
  const asked = decision === null ? undefined : seats[decision.seat]?.player;
  const gone = asked === undefined || asked === state.viewer ? null : (minutes[asked] ?? null);
  if (asked === undefined || gone === null || gone < 1) return null;
  const { claim } = source.extras;
  const mayClaim = gone >= PATIENCE && lobby.clock.is === 'none' && source.send !== null;
  const time = timeText(gone, 'minute', lang);
  return (
    <Notice text={say('away', { name: company[asked]?.name ?? '', time })} isQuiet>
      {mayClaim && claim !== undefined && (
        <button type="button" className="primary" onClick={claim}>
          {say(lobby.whenUp === 'forfeit' ? 'claimWin' : 'claimBot')}
        </button>
      )}
    </Notice>
  );
}
