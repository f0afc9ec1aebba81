import { type Share, wilson } from '@peerless/ai';
import type { Score } from './tally.ts';

/** Games and wins with the interval of the true share (95 %, Wilson). */
export interface Result extends Share {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** A difference of two win rates. */
export interface Difference {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

export const result = ({ games, wins, draws }: Score): Result => ({
  games,
  wins,
  draws,
  ...wilson(wins + draws / 2, games),
});

export const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
