import type { LobbyView, Me } from '@peerless/table/online';
import { modeName } from '@peerless/text';
import { useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf, type Route } from '../app/route.ts';
import { calledIn } from '../games/record-problem.ts';
import { TableLobby } from '../lobby/table-lobby.tsx';
import { words } from '../lobby/table-words.ts';
import { type TableDeeds, useDeeds } from '../lobby/use-deeds.ts';
import { NoServer } from '../online/online-page.tsx';
import { useSession } from '../online/session.ts';
import { type AtTable, type TableLine, useAtTable, useTableLine } from '../online/table-line.ts';
import { words as onlineWords } from '../online/words.ts';
import { OnlineGame } from '../remote/online-game.tsx';
import { useLanguage } from '../settings/settings.ts';

/** A table on the server: before, during and after its games. */
export default function TableScreen({ route }: { readonly route: Extract<Route, { screen: 'table' }> }) {
  const session = useSession();
  if (typeof session !== 'string') return <Table id={route.id} me={session.me} />;
  return (
    <Page>
      <NoServer why={session} />
    </Page>
  );
}

function Table({ id, me }: { readonly id: string; readonly me: Me | null }) {
  const line = useTableLine(id, me?.id ?? null);
  const at = useAtTable(line);
  const deeds = useDeeds(line, at.lobby);
  const say = words.use();
  if (line === null || at.lobby === null)
    return <Page>{at.link === 'missing' ? <Missing /> : <p role="status">{say('coming')}</p>}</Page>;
  return <Open line={line} at={at} lobby={at.lobby} deeds={deeds} me={me} />;
}

interface OpenProps {
  readonly line: TableLine;
  readonly at: AtTable;
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  readonly me: Me | null;
}

/** The game while one is played, and after it until somebody goes back to the table. */
function Open(props: OpenProps) {
  const { lobby, me } = props;
  const lang = useLanguage();
  const [shown, setShown] = useState(lobby.game);
  if (lobby.game !== null && lobby.game !== shown) setShown(lobby.game);
  if (shown !== null)
    return (
      <OnlineGame {...props} key={shown} game={shown} me={me?.id ?? null} onTable={() => setShown(null)} />
    );
  return (
    <>
      <PageHeader title={`${modeName(lobby.mode, lang)} · ${calledIn(lang)(lobby.board)}`} />
      <TableLobby {...props} />
    </>
  );
}

function Page({ children }: { readonly children: React.ReactNode }) {
  const say = onlineWords.use();
  return (
    <>
      <PageHeader title={say('table')} />
      <main className="page">{children}</main>
    </>
  );
}

function Missing() {
  const say = words.use();
  const shared = onlineWords.use();
  return (
    <>
      <p role="alert">{say('missing')}</p>
      <p>
        <a className="button" href={hrefOf({ screen: 'online' })}>
          {shared('toLobby')}
        </a>
      </p>
    </>
  );
}
