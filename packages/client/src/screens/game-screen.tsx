import type { Route } from '../app/route.ts';
import { hrefOf } from '../app/route.ts';
import { Game } from '../game/game.tsx';
import { useLocalTable } from '../game/use-local-table.ts';
import { words } from '../game/words.ts';

/** A game that is kept in this browser. */
export default function GameScreen({ route }: { readonly route: Extract<Route, { screen: 'game' }> }) {
  const opened = useLocalTable(route.id);
  const say = words.use();
  switch (opened.is) {
    case 'opening':
      return (
        <main className="page">
          <p role="status">{say('opening')}</p>
        </main>
      );
    case 'open':
      return <Game key={route.id} id={route.id} table={opened.table} />;
    default:
      return (
        <main className="page">
          <p role="alert">
            {opened.is === 'missing' ? say('missing') : say('damaged', { reason: opened.reason })}
          </p>
          <p>
            <a className="button" href={hrefOf({ screen: 'games' })}>
              {say('toGames')}
            </a>
          </p>
        </main>
      );
  }
}
