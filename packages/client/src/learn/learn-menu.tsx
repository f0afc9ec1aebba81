import { type ReactNode, useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { takeBackLast } from '../game/take-back.ts';
import { words as gameWords } from '../game/words.ts';
import { LogSheet } from '../log/log-sheet.tsx';
import type { LogPlace } from '../log/use-log-place.ts';
import type { TableSource, TableState } from '../table/table-source.ts';
import style from './learn-menu.module.css';
import { words } from './words.ts';

interface LearnMenuProps {
  readonly source: TableSource;
  readonly state: TableState;
  /** Asks for a hint, where a lesson is about it; otherwise null. */
  readonly onHint: (() => void) | null;
  readonly isHintShown: boolean;
  readonly log: ReactNode;
  readonly logPlace: LogPlace;
}

/** The bar above the lessons: the way out, the title, undo, the log; the hint once it is taught. */
export function LearnMenu({ source, state, onHint, isHintShown, log, logPlace }: LearnMenuProps) {
  const say = words.use();
  const game = gameWords.use();
  useEffect(() => {
    document.title = `${say('title')} · Peerless`;
  });
  return (
    <>
      <h1 className={style.title}>{say('title')}</h1>
      <button
        type="button"
        className={`plain ${style.narrow}`}
        title={game('takeBack')}
        // Not `disabled`, which would take the focus from whoever presses it again and again.
        aria-disabled={state.mayTakeBack === 0}
        onClick={() => takeBackLast(source)}
      >
        <span aria-hidden="true">↶</span> <span className="only-read unless-wide">{game('takeBack')}</span>
      </button>
      {onHint !== null && (
        <button
          type="button"
          className={`plain ${style.narrow} ${style.taught}`}
          title={game('hint')}
          aria-expanded={isHintShown}
          onClick={onHint}
        >
          <span aria-hidden="true">✦</span> <span className="only-read unless-wide">{game('hint')}</span>
        </button>
      )}
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
