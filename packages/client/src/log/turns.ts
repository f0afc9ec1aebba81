import type { LogLine } from './lines.ts';

/** The lines of one turn; the first ones, before any turn, have no heading. */
export interface LogTurn {
  readonly id: string;
  readonly heading: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** The lines by turn. */
export function turnsOf(lines: readonly LogLine[]): LogTurn[] {
  const starts = lines.flatMap((line, i) => (line.is === 'turn' || i === 0 ? [i] : []));
  return starts.flatMap((start, i) => {
    const first = lines[start];
    if (first === undefined) return [];
    const heading = first.is === 'turn' ? first : null;
    const from = heading === null ? start : start + 1;
    return [{ id: first.id, heading, lines: lines.slice(from, starts[i + 1]) }];
  });
}

/** Whether two groups show the same lines: lines are kept as long as they hold. */
export const isSameTurn = (a: LogTurn, b: LogTurn): boolean =>
  a.heading === b.heading &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, i) => line === b.lines[i]);
