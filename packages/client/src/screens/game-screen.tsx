import { PageHeader } from '../app/page-header.tsx';
import type { Route } from '../app/route.ts';
import { hrefOf } from '../app/route.ts';
import { words as pageWords } from '../app/words.ts';
import { LedgerKeeper } from '../career/ledger-keeper.tsx';
import { Game } from '../game/game.tsx';
import { usePlayedGame } from '../game/use-played-game.ts';
import { words } from '../game/words.ts';
import { OneTab } from '../games/one-tab.tsx';
import { problemText } from '../games/problem-text.ts';
import { StoreTrouble } from '../games/store-trouble.tsx';
import { useLanguage } from '../settings/settings.ts';

/** A game that is kept in this browser; one tab plays it. */
export default function GameScreen({
  route: { id },
}: {
  readonly route: Extract<Route, { screen: 'game' }>;
}) {
  return (
    <OneTab id={id}>
      <OpenGame id={id} />
    </OneTab>
  );
}

function OpenGame({ id }: { readonly id: string }) {
  const opened = usePlayedGame(id);
  const say = words.use();
  const lang = useLanguage();
  const page = pageWords.use();
  switch (opened.is) {
    case 'opening':
      return (
        <main className="page">
          <p role="status">{say('opening')}</p>
        </main>
      );
    case 'open':
      return (
        <>
          <StoreTrouble
            game={() => ({ record: opened.source.extras.record(), players: opened.source.state().players })}
          />
          <LedgerKeeper id={id} source={opened.source} />
          <Game key={id} id={id} source={opened.source} />
        </>
      );
    default:
      return (
        <>
          <PageHeader title={page('games')} />
          <main className="page">
            <p role="alert">
              {opened.is === 'missing'
                ? say('missing')
                : say('damaged', { reason: problemText(opened.why, lang) })}
            </p>
            <p>
              <a className="button" href={hrefOf({ screen: 'games' })}>
                {say('toGames')}
              </a>
            </p>
          </main>
        </>
      );
  }
}
