import { type ReactNode, useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { LogSheet } from '../log/log-sheet.tsx';
import type { LogPlace } from '../log/use-log-place.ts';
import style from './learn-menu.module.css';
import { words } from './words.ts';

interface LearnMenuProps {
  readonly log: ReactNode;
  readonly logPlace: LogPlace;
}

/** The bar above the lessons: the way out, the title, the log. */
export function LearnMenu({ log, logPlace }: LearnMenuProps) {
  const say = words.use();
  useEffect(() => {
    document.title = `${say('title')} · Peerless`;
  });
  return (
    <>
      <h1 className={style.title}>{say('title')}</h1>
      <button
        type="button"
        className={`plain ${style.narrow}`}
        aria-expanded={logPlace.isDrawer}
        onClick={logPlace.toggle}
      >
        {say('log')}
      </button>
      <a className={`button ${style.leave}`} href={hrefOf({ screen: 'start' })}>
        {say('leave')}
      </a>
      <LogSheet title={say('log')} open={logPlace.isSheet} onClose={logPlace.uncover} log={log} />
    </>
  );
}
