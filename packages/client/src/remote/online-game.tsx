import type { LobbyView } from '@peerless/table/online';
import { useMemo, useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { Game } from '../game/game.tsx';
import type { TableDeeds } from '../lobby/use-deeds.ts';
import { useBotName } from '../online/game-summary.tsx';
import type { AtTable, TableLine } from '../online/table-line.ts';
import { words as onlineWords } from '../online/words.ts';
import { type Companion, CompanyContext } from '../table/company.ts';
import type { RemoteSource } from '../table/remote-source.ts';
import { TalkButton } from '../talk/talk-button.tsx';
import { AfterGame, Wished } from './after-game.tsx';
import { AroundGame } from './around-game.tsx';
import style from './online-game.module.css';
import { ratingAt } from './rating-line.tsx';
import { keepSeen, seenOf } from './seen.ts';
import { useRemoteGame } from './use-remote-game.ts';
import { words } from './words.ts';

export interface OnlineGameProps {
  /** The game that is shown: the present one of the table, or the last one until somebody goes back to it. */
  readonly game: string;
  readonly line: TableLine;
  readonly at: AtTable;
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  /** Whoever is signed in here. */
  readonly me: string | null;
  readonly onTable: () => void;
}

/** A game on the server with the people around it. */
export function OnlineGame(props: OnlineGameProps) {
  const [isOpenEyed, setOpenEyed] = useState(false);
  const game = useRemoteGame(props.game, isOpenEyed);
  if (game.is === 'joining' && isOpenEyed) return <TooEarly onBack={() => setOpenEyed(false)} />;
  if (game.is !== 'open') return <NoGame {...props} why={game.is === 'refused' ? game.why : 'joining'} />;
  return (
    <Table {...props} key={props.game} source={game.source} isOpenEyed={isOpenEyed} onEyes={setOpenEyed} />
  );
}

interface TableProps extends OnlineGameProps {
  readonly source: RemoteSource;
  readonly isOpenEyed: boolean;
  readonly onEyes: (isOpenEyed: boolean) => void;
}

function Table(props: TableProps) {
  const { game, lobby, source, line, at, me } = props;
  const company = useCompany(props);
  const [from] = useState(() => seenOf(game));
  const [before] = useState(() => (lobby.game === game ? ratingAt(lobby) : null));
  return (
    <CompanyContext value={company}>
      <Game
        key={String(props.isOpenEyed)}
        id={game}
        source={source}
        extras={{
          from,
          isNew: from === null && lobby.game === game && isFresh(source),
          onSeen: (at) => keepSeen(game, at),
          bar: (
            <>
              {lobby.onlookers > 0 && <Onlookers count={lobby.onlookers} />}
              <TalkButton line={line} at={at} me={me} />
            </>
          ),
          notices: (
            <>
              <AroundGame
                source={source}
                lobby={lobby}
                company={company}
                isOpenEyed={props.isOpenEyed}
                onEyes={props.onEyes}
              />
              <Wished lobby={lobby} deeds={props.deeds} />
            </>
          ),
          onTable: props.onTable,
          replay: { screen: 'online-game', id: game },
          after: (
            <AfterGame
              game={game}
              lobby={lobby}
              deeds={props.deeds}
              ratingBefore={before}
              onTable={props.onTable}
            />
          ),
        }}
      />
    </CompanyContext>
  );
}

/** Whether nobody has taken a turn yet. */
const isFresh = (source: RemoteSource): boolean => source.state().moments.at(-1)?.view.turn === 0;

/** Who plays this game, as the game knows them; who is there, as the table knows. */
function useCompany({ source, lobby, game }: TableProps): readonly Companion[] {
  const botName = useBotName();
  const { players, persons } = source.state();
  const isPlayed = lobby.game === game;
  const bots = players.map((player) => (player.is === 'bot' ? botName(player.bot) : ''));
  const key = bots.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of bots change with the language
  return useMemo(
    () =>
      players.map((player, i) => {
        if (player.is === 'bot') return { id: null, name: bots[i] ?? '', isHere: true };
        // By id, wherever they sit by now and whatever they are called.
        const id = persons[i] ?? null;
        const place = lobby.places.find((other) => other.is === 'person' && other.person === id);
        const known = place?.is === 'person' ? place : null;
        return {
          id,
          name: known?.name ?? player.name ?? '',
          isHere: !isPlayed || known === null || known.isHere,
        };
      }),
    [players, persons, lobby.places, isPlayed, key],
  );
}

function Onlookers({ count }: { readonly count: number }) {
  const say = words.use();
  return (
    <span className={style.onlookers} title={say('onlookers', { count })}>
      <span aria-hidden="true">
        <Eye /> {count}
      </span>
      <span className="only-read">{say('onlookers', { count })}</span>
    </span>
  );
}

const Eye = () => (
  <svg viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
    <path d="M2 12q10-12 20 0q-10 12-20 0z" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="12" cy="12" r="3" fill="currentColor" />
  </svg>
);

/** Nothing of the game is old enough to be seen with open eyes: it begins by itself. */
function TooEarly({ onBack }: { readonly onBack: () => void }) {
  const say = words.use();
  return (
    <>
      <PageHeader title={say('openEyes')} />
      <main className="page">
        <p role="status">{say('late')}</p>
        <p>
          <button type="button" className="primary" onClick={onBack}>
            {say('ownEyes')}
          </button>
        </p>
      </main>
    </>
  );
}

/** A sentence instead of a game, and the way back. */
function NoGame(props: OnlineGameProps & { readonly why: 'joining' | 'outdated' | 'missing' | 'cutShort' }) {
  const { why, onTable } = props;
  const say = words.use();
  const shared = onlineWords.use();
  if (why === 'joining')
    return (
      <main className="page">
        <p role="status">{say(why)}</p>
      </main>
    );
  return (
    <>
      <PageHeader title={shared('toLobby')} />
      <main className="page">
        <p role="alert">{say(why)}</p>
        <p>
          {why === 'outdated' ? (
            <button type="button" className="primary" onClick={() => location.reload()}>
              {say('reload')}
            </button>
          ) : (
            <button type="button" className="primary" onClick={onTable}>
              {say('toTable')}
            </button>
          )}
        </p>
      </main>
    </>
  );
}
