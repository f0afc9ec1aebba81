import { type ReactNode, useEffect, useRef } from 'react';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../replay/sheet.tsx';
import style from './learn-menu.module.css';
import { words } from './words.ts';

/** The bar above the lessons: the way out, the title, the log on narrow screens. */
export function LearnMenu({ log }: { readonly log: ReactNode }) {
  const say = words.use();
  const logSheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    document.title = `${say('title')} · Peerless`;
  });
  return (
    <>
      <h1 className={style.title}>{say('title')}</h1>
      <button type="button" className={`plain ${style.narrow}`} onClick={() => logSheet.current?.showModal()}>
        {say('log')}
      </button>
      <a className={`button ${style.leave}`} href={hrefOf({ screen: 'start' })}>
        {say('leave')}
      </a>
      <Sheet sheet={logSheet} title={say('log')}>
        <div className={style.log}>{log}</div>
      </Sheet>
    </>
  );
}
