import type { Moment } from '@peerless/table';
import { message, type Names } from '@peerless/text';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { EVERYTHING, filtered } from './filter.ts';
import { useFollowing } from './following.ts';
import { type LogLine, linesOf } from './lines.ts';
import style from './log.module.css';
import { logText } from './log-text.ts';
import { LogExport, LogTools } from './log-tools.tsx';
import { LogTurnLines, within } from './log-turn.tsx';
import { turnsOf } from './turns.ts';
import { words } from './words.ts';

export interface LogProps {
  readonly moments: readonly Moment[];
  readonly names: Names;
  /** The moment that is being shown. */
  readonly at: number;
  /** Somebody wants to see the position after that moment. */
  readonly onSee: (moment: number) => void;
}

/** What happened, line by line, with filters, causes, the way back to each position, and export as text. */
export const Log = memo(function Log({ moments, names: given, at, onSee }: LogProps) {
  const names = useSameNames(given);
  const say = words.use();
  const heading = useId();
  const [filter, setFilter] = useState(EVERYTHING);
  const wanted = useDeferredValue(filter);
  const all = useMemo(() => linesOf(moments, names), [moments, names]);
  const lines = useMemo(() => filtered(all, wanted), [all, wanted]);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const here = lines.findLast(({ moment }) => moment <= at)?.id ?? null;
  const isNewest = here === (lines.at(-1)?.id ?? null);
  const { list, follows, follow, notice } = useFollowing(here, isNewest);
  const [hasTools, setTools] = useState(false);
  const { open, tabbable, onWhy, onKey } = useEntries(lines, here);
  const see = useCallback((line: LogLine) => onSee(line.moment), [onSee]);
  const seats = moments[0]?.view.seats.map(({ seat }) => seat) ?? [];
  return (
    <section className={style.log} aria-labelledby={heading}>
      <h2 id={heading} className="only-read">
        {message(names.lang, 'headingLog')}
      </h2>
      <p className={`only-read ${style.keys}`}>{say('seeThen')}</p>
      <div className={style.lines} ref={list} onScroll={notice}>
        {turns.map((turn) => (
          <LogTurnLines
            key={turn.id}
            turn={turn}
            names={names}
            at={within(turn, at, ({ moment }) => moment)}
            open={within(turn, open, ({ id }) => id)}
            tabbable={within(turn, tabbable, ({ id }) => id)}
            onSee={see}
            onWhy={onWhy}
            onKey={onKey}
          />
        ))}
        {lines.length === 0 && (
          <p className={style.none}>{say(all.length === 0 ? 'nothingYet' : 'nothingFound')}</p>
        )}
      </div>
      {hasTools && (
        <div className={style.tools}>
          <LogTools filter={filter} onFilter={setFilter} seats={seats} names={names} />
          <LogExport text={() => logText(lines, names)} />
        </div>
      )}
      <div className={style.foot}>
        <button
          type="button"
          className={style.tool}
          aria-expanded={hasTools}
          onClick={() => {
            setTools(!hasTools);
            // What is not in sight leaves nothing out.
            setFilter(EVERYTHING);
          }}
        >
          {say('tools')}
        </button>
        {!follows && (
          <button type="button" className={`primary ${style.newest}`} onClick={follow}>
            {say('newest')} <span aria-hidden="true">↓</span>
          </button>
        )}
      </div>
    </section>
  );
});

/** Names that are made anew for every position are the same as long as the reader and the language are. */
function useSameNames(names: Names): Names {
  const [kept, keep] = useState(names);
  if (kept.lang === names.lang && kept.viewer === names.viewer) return kept;
  keep(names);
  return names;
}

/** Which line is open, and which one Tab reaches; arrows go from line to line. */
function useEntries(lines: readonly LogLine[], here: string | null) {
  const [open, setOpen] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const isThere = lines.some(({ id }) => id === reached);
  const onWhy = useCallback((line: LogLine) => {
    setReached(line.id);
    setOpen((id) => (id === line.id ? null : line.id));
  }, []);
  const onKey = useCallback((event: KeyboardEvent) => {
    const to = neighbour(event.currentTarget, event.key);
    if (to === null) return;
    event.preventDefault();
    setReached(to.dataset.line ?? null);
    to.querySelector('button')?.focus();
  }, []);
  return { open, tabbable: isThere ? reached : here, onWhy, onKey };
}

/** The line to which a key leads. */
function neighbour(from: Element, key: string): HTMLElement | null {
  const lines = [...(from.closest(`.${style.lines}`)?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const at = lines.findIndex((line) => line.contains(from));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[key];
  return to === undefined ? null : (lines[to] ?? null);
}
