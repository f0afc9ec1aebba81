import { useEffect, useMemo, useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf, type Route } from '../app/route.ts';
import { type Opened, openSent } from '../games/open-game.ts';
import { api, type Game, type Trouble, whyOf } from '../online/api.ts';
import { useBotName } from '../online/game-summary.tsx';
import { words as onlineWords } from '../online/words.ts';
import { FairnessLine } from '../remote/fairness-line.tsx';
import { words } from '../remote/words.ts';
import { NoReplay } from '../replay/no-replay.tsx';
import { ReplayViewer, type ReplayViewerProps } from '../replay/replay-viewer.tsx';
import { CompanyContext } from '../table/company.ts';
import type { RecordSource } from '../table/record-source.ts';

type Found = { readonly game: Game; readonly opened: Opened<RecordSource> } | { readonly trouble: Trouble };

/** The replay of a game that was played on the server. */
export default function OnlineGameScreen({
  route: { id, at, plays },
}: {
  readonly route: Extract<Route, { screen: 'online-game' }>;
}) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([api.game(id), api.record(id)])
      .then(([game, save]) => here && setFound({ game, opened: openSent(save) }))
      .catch((error) => here && setFound({ trouble: whyOf(error) }));
    return () => {
      here = false;
    };
  }, [id]);
  if (found === null) return <NoReplay why="opening" />;
  if ('trouble' in found) return <NotYet id={id} trouble={found.trouble} />;
  const { game, opened } = found;
  if (opened.is !== 'open') return <NoReplay why={opened.is === 'missing' ? 'missing' : opened.why} />;
  return <Replay id={id} game={game} source={opened.source} from={at} plays={plays} />;
}

interface ReplayProps extends Pick<ReplayViewerProps, 'from' | 'plays'> {
  readonly id: string;
  readonly game: Game;
  readonly source: RecordSource;
}

function Replay(props: ReplayProps) {
  const { id, game, source, from, plays } = props;
  const say = words.use();
  const shared = onlineWords.use();
  const botName = useBotName();
  const { players } = source.state();
  const company = useMemo(
    () =>
      players.map((player) =>
        player.is === 'bot'
          ? { id: null, name: botName(player.bot), isHere: true }
          : { id: null, name: player.name ?? '', isHere: true },
      ),
    [players, botName],
  );
  const back =
    game.table === null
      ? { href: hrefOf({ screen: 'online' }), title: shared('toLobby') }
      : { href: hrefOf({ screen: 'table', id: game.table }), title: say('toTable') };
  return (
    <CompanyContext value={company}>
      <ReplayViewer source={source} from={from} plays={plays} back={back} more={<FairnessLine game={id} />} />
    </CompanyContext>
  );
}

/** A sentence instead of a replay. */
function NotYet({ id, trouble }: { readonly id: string; readonly trouble: Trouble }) {
  const say = onlineWords.use();
  const more = words.use();
  const [table, setTable] = useState<string | null>(null);
  useEffect(() => {
    api.game(id).then(
      (game) => {
        setTable(game.table);
        // Whoever comes to a game that is being played wants to see it.
        if (trouble === 'notYet' && game.table !== null)
          location.replace(hrefOf({ screen: 'table', id: game.table }));
      },
      () => {},
    );
  }, [id, trouble]);
  return (
    <>
      <PageHeader title={more('replay')} />
      <main className="page">
        <p role="alert">{say(trouble)}</p>
        <p>
          {table !== null && (
            <a className="button primary" href={hrefOf({ screen: 'table', id: table })}>
              {more('toTable')}
            </a>
          )}{' '}
          <a className="button" href={hrefOf({ screen: 'online' })}>
            {say('toLobby')}
          </a>
        </p>
      </main>
    </>
  );
}
