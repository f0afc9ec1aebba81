import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { LogSheet } from '../log/log-sheet.tsx';
import style from './learn-menu.module.css';
import { words } from './words.ts';

/** The bar above the lessons: the way out, the title, the log on narrow screens. */
export function LearnMenu({ log }: { readonly log: ReactNode }) {
  const say = words.use();
  const [isLogOpen, setLogOpen] = useState(false);
  useEffect(() => {
    document.title = `${say('title')} · Peerless`;
  });
  return (
    <>
      <h1 className={style.title}>{say('title')}</h1>
      <button type="button" className={`plain ${style.narrow}`} onClick={() => setLogOpen(true)}>
        {say('log')}
      </button>
      <a className={`button ${style.leave}`} href={hrefOf({ screen: 'start' })}>
        {say('leave')}
      </a>
      <LogSheet title={say('log')} open={isLogOpen} onClose={() => setLogOpen(false)} log={log} />
    </>
  );
}
