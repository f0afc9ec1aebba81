import { holds, wordsIn } from '../rules/search.ts';
import type { Kind } from './kinds.ts';
import type { LogLine } from './lines.ts';

/** What a reader wants to see of the log; null is everything. */
export interface LogFilter {
  readonly kind: Kind | null;
  readonly seat: number | null;
  readonly text: string;
}

export const EVERYTHING: LogFilter = { kind: null, seat: null, text: '' };

/** The lines that fit, below their headings. */
export function filtered(lines: readonly LogLine[], { kind, seat, text }: LogFilter): readonly LogLine[] {
  const wanted = wordsIn(text);
  if (kind === null && seat === null && wanted.length === 0) return lines;
  const fits = (line: LogLine): boolean =>
    line.is === 'event' &&
    (kind === null || line.kinds.includes(kind)) &&
    (seat === null || line.seats.includes(seat)) &&
    holds(`${line.text} ${line.source}`, wanted);
  const kept: LogLine[] = [];
  let turn: LogLine | null = null;
  let action: LogLine | null = null;
  for (const line of lines) {
    if (line.is === 'turn') [turn, action] = [line, null];
    else if (line.is === 'action') action = line;
    else if (fits(line)) {
      kept.push(...[turn, action].filter((heading) => heading !== null), line);
      [turn, action] = [null, null];
    }
  }
  return kept;
}
