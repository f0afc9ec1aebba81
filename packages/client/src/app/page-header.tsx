import { useEffect, useId, useRef, useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import style from './page-header.module.css';
import { pages } from './pages.ts';
import { hrefOf, useRoute } from './route.ts';
import { words } from './words.ts';

let moved = false;
addEventListener('hashchange', () => {
  moved = true;
});

/** The bar of every page except the table: the way home, the other pages, and the title of this one. */
export function PageHeader({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Peerless`;
  }, [title]);
  // Whoever follows a link by keyboard or screen reader lands on the title; a fresh visit leaves the focus alone.
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, []);
  return (
    <header>
      <div className={style.bar}>
        <PageBar />
      </div>
      <div className={style.title}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
    </header>
  );
}

/** Brand and navigation; on a narrow screen the navigation unfolds from a button. */
function PageBar() {
  const say = words.use();
  const { screen } = useRoute();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={style.inside}>
      <a className={style.brand} href={hrefOf({ screen: 'start' })} aria-label={say('home')}>
        <BrandMark className={style.mark} />
        <span aria-hidden="true">Peerless</span>
      </a>
      <button
        type="button"
        className={style.menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {say('menu')}
      </button>
      <nav id={id} className={style.pages} data-open={open} aria-label={say('pages')}>
        {pages().map(({ word, route }) => (
          <a
            key={word}
            href={hrefOf(route)}
            aria-current={route.screen === screen ? 'page' : undefined}
            onClick={() => setOpen(false)}
          >
            {say(word)}
          </a>
        ))}
      </nav>
    </div>
  );
}
