import type { Me } from '@peerless/table/online';
import { hrefOf } from '../app/route.ts';
import { NameForm } from '../lobby/name-form.tsx';
import style from '../lobby/online-screen.module.css';
import { OpenTable } from '../lobby/open-table.tsx';
import { RunningGames } from '../lobby/running-games.tsx';
import { OwnTables, WaitingTables } from '../lobby/waiting-tables.tsx';
import { words } from '../lobby/words.ts';
import { OnlinePage } from '../online/online-page.tsx';
import { words as onlineWords } from '../online/words.ts';

/** The lobby of the server: who waits, what runs, and the ways to a table. */
export default function OnlineScreen() {
  const say = words.use();
  return (
    <OnlinePage title={say('title')} className={style.online}>
      {(me) => (
        <>
          {me === null ? <NameForm /> : <Lobby me={me} />}
          <WaitingTables />
          <Ways me={me} />
        </>
      )}
    </OnlinePage>
  );
}

function Lobby({ me }: { readonly me: Me }) {
  return (
    <>
      <OpenTable />
      <RunningGames key={me.id} />
      <OwnTables key={`tables of ${me.id}`} />
    </>
  );
}

/** Who one is here, and the other pages of the server, each with a sentence. */
function Ways({ me }: { readonly me: Me | null }) {
  const say = words.use();
  const shared = onlineWords.use();
  return (
    <nav className={style.ways} aria-label={say('more')}>
      {me !== null && (
        <>
          <a href={hrefOf({ screen: 'person', id: me.id })}>
            <span>{say('youAre', { name: me.name })}</span> <small>{say('youAbout')}</small>
          </a>
          <a href={hrefOf({ screen: 'account' })}>
            <span>{shared('account')}</span> <small>{say('accountAbout')}</small>
          </a>
        </>
      )}
      <a href={hrefOf({ screen: 'ladder' })}>
        <span>{shared('ladder')}</span> <small>{say('ladderAbout')}</small>
      </a>
    </nav>
  );
}
