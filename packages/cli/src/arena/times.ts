import { isCount, isObject } from '../journal.ts';

/** Thinking times in steps of ten percent: small enough for a line a game, exact enough for percentiles. */
export interface Times {
  decisions: number;
  /** Milliseconds, all together and the longest. */
  total: number;
  max: number;
  /** How many took about 1.1 to the power of the key, in milliseconds. */
  steps: Record<string, number>;
}

/** What is told about times, in milliseconds. */
export interface TimesReport {
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const STEP = Math.log(1.1);
const LEAST = 0.001;

export const noTimes = (): Times => ({ decisions: 0, total: 0, max: 0, steps: {} });

export const isTimes = (value: unknown): value is Times =>
  isObject(value) &&
  isCount(value.decisions) &&
  Number.isFinite(value.total) &&
  Number.isFinite(value.max) &&
  isObject(value.steps) &&
  Object.values(value.steps).every(isCount);

export function addTime(times: Times, ms: number): void {
  const step = Math.round(Math.log(Math.max(ms, LEAST)) / STEP);
  addTimes(times, { decisions: 1, total: ms, max: ms, steps: { [step]: 1 } });
}

export function addTimes(into: Times, times: Times): void {
  into.decisions += times.decisions;
  into.total += times.total;
  into.max = Math.max(into.max, times.max);
  for (const [step, count] of Object.entries(times.steps)) into.steps[step] = (into.steps[step] ?? 0) + count;
}

const rounded = (ms: number): number => Number(ms.toPrecision(3));

/** Numbers as short as they are exact, for a line in a file. */
export const compact = ({ decisions, total, max, steps }: Times): Times => ({
  decisions,
  total: rounded(total),
  max: rounded(max),
  steps,
});

export function timesReport({ decisions, total, max, steps }: Times): TimesReport {
  const rows = Object.entries(steps)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([a], [b]) => a - b);
  const percentile = (share: number): number => {
    let left = share * decisions;
    for (const [step, count] of rows) {
      left -= count;
      if (left <= 0) return Math.min(max, rounded(Math.exp(step * STEP)));
    }
    return 0;
  };
  return {
    decisions,
    mean: rounded(total / Math.max(1, decisions)),
    p50: percentile(0.5),
    p95: percentile(0.95),
    max,
  };
}
