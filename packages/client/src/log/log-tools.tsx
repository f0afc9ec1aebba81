import { type Names, realisers } from '@peerless/text';
import { useState } from 'react';
import { downloadText } from '../games/download.ts';
import { useSeatColour } from '../table-context.ts';
import type { LogFilter } from './filter.ts';
import { KINDS } from './kinds.ts';
import style from './log.module.css';
import { words } from './words.ts';

interface LogToolsProps {
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  readonly seats: readonly number[];
  readonly names: Names;
}

/** What is shown of the log: words, kinds of events, one player. */
export function LogTools({ filter, onFilter, seats, names }: LogToolsProps) {
  const say = words.use();
  const colourOf = useSeatColour();
  const nameOf = (seat: number): string => realisers[names.lang].capital(names.seat(seat));
  return (
    <search className={style.search}>
      <input
        type="search"
        value={filter.text}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <select
        aria-label={say('show')}
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: KINDS.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value="">{say('everything')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say(kind)}
          </option>
        ))}
      </select>
      <select
        aria-label={say('ofPlayer')}
        value={filter.seat ?? ''}
        onChange={({ target }) =>
          onFilter({ ...filter, seat: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{say('everybody')}</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {colourOf(seat).mark} {nameOf(seat)}
          </option>
        ))}
      </select>
    </search>
  );
}

/** Takes the log out of the table: to the clipboard, or as a file. */
export function LogExport({ text }: { readonly text: () => string }) {
  const say = words.use();
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const copy = (): void => {
    const said = (what: 'copied' | 'notCopied') => () => {
      setCopied(what);
      setTimeout(() => setCopied(null), 2500);
    };
    Promise.resolve(navigator.clipboard?.writeText(text()) ?? Promise.reject()).then(
      said('copied'),
      said('notCopied'),
    );
  };
  return (
    <>
      <button type="button" className={style.tool} onClick={copy}>
        {say('copy')}
      </button>
      <button
        type="button"
        className={style.tool}
        onClick={() => downloadText(say('fileName'), text(), 'text/plain;charset=utf-8')}
      >
        {say('save')}
      </button>
      <span role="status" className={style.status}>
        {copied !== null && say(copied)}
      </span>
    </>
  );
}
