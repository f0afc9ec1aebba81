import type { Names } from '@peerless/text';
import { type KeyboardEvent, memo } from 'react';
import type { LogLine } from './lines.ts';
import style from './log.module.css';
import { LogEntry } from './log-line.tsx';
import { isSameTurn, type LogTurn } from './turns.ts';

export interface LogTurnProps {
  readonly turn: LogTurn;
  readonly names: Names;
  /** The moment being shown, the line that is open and the one that Tab reaches; null where they are elsewhere. */
  readonly at: number | null;
  readonly open: string | null;
  readonly tabbable: string | null;
  readonly onSee: (line: LogLine) => void;
  readonly onWhy: (line: LogLine) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A turn of the log. Only the turns in which something changes are drawn again, however long the game. */
export const LogTurnLines = memo(
  function LogTurnLines({ turn, at, open, tabbable, ...rest }: LogTurnProps) {
    const entry = (line: LogLine) => (
      <LogEntry
        key={line.id}
        line={line}
        here={line.moment === at}
        open={line.id === open}
        tabbable={line.id === tabbable}
        {...rest}
      />
    );
    return (
      <div className={style.turn} data-turn={turn.id}>
        {turn.heading !== null && entry(turn.heading)}
        <ol className={style.list}>{turn.lines.map(entry)}</ol>
      </div>
    );
  },
  (a, b) =>
    isSameTurn(a.turn, b.turn) &&
    a.names === b.names &&
    a.at === b.at &&
    a.open === b.open &&
    a.tabbable === b.tabbable &&
    a.onSee === b.onSee,
);

/** What of `value` concerns a turn: itself, or null. */
export function within<T>(turn: LogTurn, value: T, of: (line: LogLine) => T): T | null {
  const isThere = turn.lines.some((line) => of(line) === value);
  return isThere || (turn.heading !== null && of(turn.heading) === value) ? value : null;
}
