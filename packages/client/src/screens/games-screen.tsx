import { saveText } from '@peerless/table';
import { useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { useOldGames } from '../career/use-career.ts';
import { downloadText } from '../games/download.ts';
import { GameRow } from '../games/game-row.tsx';
import { forgetGame, restoreGame, useKeptGames } from '../games/game-store.ts';
import style from '../games/games-screen.module.css';
import type { KeptGame } from '../games/kept-game.ts';
import { titleOf } from '../games/kept-game-facts.ts';
import { isListable } from '../games/listable.ts';
import { OpenFile } from '../games/open-file.tsx';
import { saveFileName } from '../games/save-file.ts';
import { StoreTrouble } from '../games/store-trouble.tsx';
import { words } from '../games/words.ts';
import { useLanguage } from '../settings/settings.ts';

/** All games that are kept in this browser. */
export default function GamesScreen() {
  const say = words.use();
  const games = useKeptGames();
  // Whatever is deleted here has been counted before.
  useOldGames();
  const whole = games?.filter(isListable);
  const [removed, setRemoved] = useState<KeptGame | null>(null);
  const remove = (game: KeptGame): void => {
    setRemoved(game);
    void forgetGame(game.id);
  };
  const undo = (game: KeptGame): void => {
    setRemoved(null);
    void restoreGame(game);
  };
  return (
    <>
      <PageHeader title={say('title')} />
      <main className={`page ${style.games}`}>
        <StoreTrouble />
        <div className={style.ways}>
          <a className="button primary" href={hrefOf({ screen: 'setup' })}>
            {say('newGame')}
          </a>
          <OpenFile />
        </div>
        <Removed game={removed} onUndo={undo} />
        {games?.length === 0 && <p>{say('none')}</p>}
        <List title={say('running')} games={whole?.filter(({ over }) => !over)} onRemove={remove} />
        <List title={say('finished')} games={whole?.filter(({ over }) => over)} onRemove={remove} />
        <Damaged games={games?.filter((game) => !isListable(game))} onRemove={remove} />
      </main>
    </>
  );
}

/** The button that deleted is gone; whoever pressed it goes on from here. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** What was deleted last, and the way to bring it back. */
function Removed({
  game,
  onUndo,
}: {
  readonly game: KeptGame | null;
  readonly onUndo: (game: KeptGame) => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <div role="status">
      {game !== null && (
        <p className={style.removed}>
          {say('removed', { game: isListable(game) ? titleOf(game, lang) : say('damagedGame') })}{' '}
          <button key={game.id} ref={focus} type="button" onClick={() => onUndo(game)}>
            {say('undo')}
          </button>
        </p>
      )}
    </div>
  );
}

function List({
  title,
  games = [],
  onRemove,
}: {
  readonly title: string;
  readonly games: readonly KeptGame[] | undefined;
  readonly onRemove: (game: KeptGame) => void;
}) {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={style.list}>
        {games.map((game) => (
          <GameRow
            key={game.id}
            game={game}
            onDownload={() => downloadText(saveFileName(game.record), saveText(game))}
            onRemove={() => onRemove(game)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Games that nothing can be said about; what is left of them can be taken home or away. */
function Damaged({
  games = [],
  onRemove,
}: {
  readonly games: readonly KeptGame[] | undefined;
  readonly onRemove: (game: KeptGame) => void;
}) {
  const say = words.use();
  if (games.length === 0) return null;
  const title = say('damagedGame');
  return (
    <section>
      <h2>{say('damagedGames')}</h2>
      <ul className={style.list}>
        {games.map((game) => (
          <li key={game.id} className={style.damaged}>
            <span>{title}</span>
            <button
              type="button"
              aria-label={say('downloadOf', { game: title })}
              onClick={() => downloadText('damaged.json', saveText(game))}
            >
              {say('download')}
            </button>
            <button
              type="button"
              aria-label={say('removeOf', { game: title })}
              onClick={() => onRemove(game)}
            >
              {say('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
