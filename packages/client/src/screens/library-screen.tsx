import { useMemo, useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import type { Route } from '../app/route.ts';
import { CardBrowser } from '../collection/card-browser.tsx';
import style from '../collection/collection.module.css';
import { HeroGrid } from '../collection/hero-grid.tsx';
import { HeroPage } from '../collection/hero-page.tsx';
import { words } from '../collection/words.ts';
import { heroes } from '../library.ts';

/** The library: every hero and every card, or one hero with everything that belongs to it. */
export default function LibraryScreen({ route }: { readonly route: Extract<Route, { screen: 'library' }> }) {
  const isKnown = heroes.some(({ slug }) => slug === route.hero);
  return isKnown && route.hero !== undefined ? <HeroPage hero={route.hero} /> : <Collection />;
}

function Collection() {
  const say = words.use();
  const [shown, setShown] = useState<'heroes' | 'cards'>('heroes');
  const counts = useMemo(
    () => ({ heroes: heroes.length, cards: heroes.reduce((sum, { cards }) => sum + cards.length, 0) }),
    [],
  );
  return (
    <>
      <PageHeader title={say('library')} />
      <main className="page">
        <fieldset className={style.tabs}>
          <legend className="only-read">{say('show')}</legend>
          {(['heroes', 'cards'] as const).map((part) => (
            <button key={part} type="button" aria-pressed={shown === part} onClick={() => setShown(part)}>
              {say(part, { count: counts[part] })}
            </button>
          ))}
        </fieldset>
        {shown === 'heroes' ? <HeroGrid /> : <CardBrowser />}
      </main>
    </>
  );
}
