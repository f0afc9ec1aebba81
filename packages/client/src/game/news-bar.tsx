import type { Moment } from '@peerless/table';
import { useMemo } from 'react';
import { spoken } from '../log/speech.ts';
import { useTable } from '../table-context.ts';
import { newsOf, WHOLE } from './news.ts';
import style from './news-bar.module.css';
import { words } from './words.ts';

export interface NewsBarProps {
  readonly told: readonly Moment[];
  readonly isAsked: boolean;
  /** How much is told where there is room for it. */
  readonly most?: number;
  readonly onOpen: () => void;
}

/** What happened last, in words; the log has the rest. */
export function NewsBar({ told, isAsked, most = WHOLE, onOpen }: NewsBarProps) {
  const { names } = useTable();
  const say = words.use();
  const news = useMemo(() => newsOf(told, names, isAsked, most), [told, names, isAsked, most]);
  const gist = useMemo(() => newsOf(told, names, isAsked), [told, names, isAsked]);
  return (
    <button type="button" className={style.news} onClick={onOpen}>
      <span className="only-read">{say('lastNews')}</span>
      <span className={style.lines}>
        {news.map((line) => (
          <span key={line.id} data-gist={gist.includes(line)}>
            {spoken(line)}{' '}
          </span>
        ))}
      </span>
      <span aria-hidden="true">☰</span>
    </button>
  );
}
