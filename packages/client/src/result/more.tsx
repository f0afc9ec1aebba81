import type { ReactNode } from 'react';
import style from './more.module.css';
import { words } from './result-words.ts';

/** What else can be done when a game is over, put away until somebody looks for it. */
export function More({ children }: { readonly children: ReactNode }) {
  const say = words.use();
  return (
    <details className={style.more}>
      <summary>{say('more')}</summary>
      <div className={style.ways}>{children}</div>
    </details>
  );
}
