import type { LobbyView, Me } from '@peerless/table/online';
import { useState } from 'react';
import { SwitchField } from '../app/fields.tsx';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { BoardPreview } from '../board/board-preview.tsx';
import { library } from '../library.ts';
import { api } from '../online/api.ts';
import type { AtTable, TableLine } from '../online/table-line.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useLanguage } from '../settings/settings.ts';
import { collection, draw } from '../setup/play.ts';
import { Talk } from '../talk/talk.tsx';
import { words as talkWords } from '../talk/words.ts';
import { DraftPanel } from './draft-panel.tsx';
import { words as factsWords } from './facts-words.ts';
import { Invite } from './invite.tsx';
import { NameForm } from './name-form.tsx';
import { Places } from './places.tsx';
import { ReadyBar } from './ready-bar.tsx';
import { TableForm } from './table-form.tsx';
import style from './table-lobby.module.css';
import { words } from './table-words.ts';
import { factsText } from './time-text.ts';
import type { TableDeeds } from './use-deeds.ts';
import { settingsOf, type Wishes, wishesOf } from './wishes.ts';

export interface TableLobbyProps {
  readonly line: TableLine;
  readonly at: AtTable;
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  readonly me: Me | null;
}

/** A table between games: who sits where, the way for others to come, the talk, and that one is ready. */
export function TableLobby(props: TableLobbyProps) {
  const { line, at, lobby, deeds, me } = props;
  const say = words.use();
  const talk = talkWords.use();
  const free = lobby.places.findIndex(({ is }) => is === 'open');
  const invites = free >= 0 && (lobby.you.player !== null || lobby.you.isOwner);
  const people = lobby.places.filter(({ is }) => is === 'person').length;
  return (
    <main className={`page ${style.table}`}>
      <Facts lobby={lobby} deeds={deeds} />
      {at.link === 'lost' && <p role="alert">{say('lost')}</p>}
      <TroubleLine trouble={deeds.trouble} />
      {me === null && (
        <NameForm
          action={free < 0 ? undefined : say('sitDown')}
          onComing={async () => {
            if (free >= 0) await api.atTable(lobby.id, { sit: free });
          }}
        />
      )}
      <DraftPanel lobby={lobby} deeds={deeds} />
      {/* Whoever is alone needs others first. */}
      <div className={style.first} data-alone={invites && people < 2}>
        {invites && people < 2 && <Invite table={lobby.id} isAlone />}
        <Places lobby={lobby} deeds={deeds} maySit={me !== null} />
      </div>
      {invites && people > 1 && <Invite table={lobby.id} isAlone={false} />}
      <section className={style.talk}>
        <h2>{talk('talk')}</h2>
        <Talk line={line} at={at} me={me?.id ?? null} />
      </section>
      <Played lobby={lobby} />
      <ReadyBar lobby={lobby} deeds={deeds} />
    </main>
  );
}

/** What was decided about the table; its owner may change it. */
function Facts({ lobby, deeds }: Pick<TableLobbyProps, 'lobby' | 'deeds'>) {
  const say = words.use();
  const lang = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const board = library().boards.get(lobby.board);
  return (
    <div className={style.facts}>
      {board !== undefined && (
        <span className={style.board} aria-hidden="true">
          <BoardPreview board={board} lang={lang} />
        </span>
      )}
      <p>
        {factsText(lobby, lang).join(' · ')}
        {lobby.onlookers > 0 && ` · ${say('onlookers', { count: lobby.onlookers })}`}
      </p>
      {lobby.you.isOwner && (
        <button type="button" onClick={() => setChanging(true)}>
          {say('change')}
        </button>
      )}
      {isChanging && <Change lobby={lobby} deeds={deeds} onDone={() => setChanging(false)} />}
    </div>
  );
}

function Change(props: Pick<TableLobbyProps, 'lobby' | 'deeds'> & { readonly onDone: () => void }) {
  const { lobby, deeds, onDone } = props;
  const say = words.use();
  const facts = factsWords.use();
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(lobby));
  const [isPublic, setPublic] = useState(lobby.isPublic);
  const change = (): void => {
    onDone();
    void deeds.act({ settings: settingsOf(wishes, isPublic, collection, draw) });
  };
  return (
    <Sheet
      title={say('change')}
      open
      onClose={onDone}
      actions={
        <button type="button" className="primary" onClick={change}>
          {say('changeDone')}
        </button>
      }
    >
      <p>{say('changeAbout')}</p>
      <SwitchField
        label={facts('public')}
        about={facts('publicAbout')}
        isOn={isPublic}
        onChange={setPublic}
      />
      <TableForm wishes={wishes} onChange={setWishes} />
    </Sheet>
  );
}

/** The games that were played here. */
function Played({ lobby: { games } }: Pick<TableLobbyProps, 'lobby'>) {
  const say = words.use();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{say('played')}</h2>
      <ol className={style.games}>
        {games.map((game, i) => (
          <li key={game}>
            {say('game', { number: i + 1 })}{' '}
            <a href={hrefOf({ screen: 'online-game', id: game })}>{say('replay')}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}
