import type { Kind } from './kinds.ts';
import type { LogLine } from './lines.ts';

/** What a reader wants to see of the log; null is everything. */
export interface LogFilter {
  readonly kind: Kind | null;
  readonly seat: number | null;
  readonly text: string;
}

export const EVERYTHING: LogFilter = { kind: null, seat: null, text: '' };

/** Small letters without accents, so that "medusa" finds "Méduse" and "Médusa". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The lines that fit, below their headings. */
export function filtered(lines: readonly LogLine[], { kind, seat, text }: LogFilter): readonly LogLine[] {
  const wanted = folded(text.trim());
  if (kind === null && seat === null && wanted === '') return lines;
  const fits = (line: LogLine): boolean =>
    line.is === 'event' &&
    (kind === null || line.kinds.includes(kind)) &&
    (seat === null || line.seats.includes(seat)) &&
    folded(`${line.text} ${line.source}`).includes(wanted);
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
