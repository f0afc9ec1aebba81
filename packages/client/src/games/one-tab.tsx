import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { useOwnership } from './ownership.ts';
import { words } from './words.ts';

/** Shows a game only in the tab that plays it; another tab is told, and may take it over. */
export function OneTab({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const say = words.use();
  const { ownership, takeOver } = useOwnership(id);
  if (ownership === 'asking') return null;
  if (ownership === 'here') return children;
  return (
    <main className="page">
      <p role="alert">{say('elsewhere')}</p>
      <p>
        <button type="button" className="primary" onClick={takeOver}>
          {say('takeOver')}
        </button>{' '}
        <a className="button" href={hrefOf({ screen: 'games' })}>
          {say('toGames')}
        </a>
      </p>
    </main>
  );
}
