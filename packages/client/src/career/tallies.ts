import type { LedgerRow } from './row.ts';

/** How often somebody played and won. */
export interface Tally {
  readonly games: number;
  readonly won: number;
}

/** Games of one person against bots, the earliest first. */
export const counted = (rows: readonly LedgerRow[]): LedgerRow[] =>
  rows.filter(({ result }) => result !== 'shared').sort((a, b) => a.date - b.date);

/** The record by whatever a row is filed under; one game may stand in several places. */
export function talliesBy(
  rows: readonly LedgerRow[],
  keysOf: (row: LedgerRow) => readonly (string | null | undefined)[],
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const row of counted(rows))
    for (const key of new Set(keysOf(row))) {
      if (typeof key !== 'string') continue;
      const { games, won } = tallies.get(key) ?? { games: 0, won: 0 };
      tallies.set(key, { games: games + 1, won: won + (row.result === 'won' ? 1 : 0) });
    }
  return tallies;
}

export const byHero = (rows: readonly LedgerRow[]): ReadonlyMap<string, Tally> =>
  talliesBy(rows, ({ own, heroes }) => own.map((seat) => heroes[seat]));
export const byLevel = (rows: readonly LedgerRow[]): ReadonlyMap<string, Tally> =>
  talliesBy(rows, ({ level }) => [level]);
export const byBoard = (rows: readonly LedgerRow[]): ReadonlyMap<string, Tally> =>
  talliesBy(rows, ({ board }) => [board]);

/** All games together. */
export const total = (rows: readonly LedgerRow[]): Tally =>
  talliesBy(rows, () => ['all']).get('all') ?? { games: 0, won: 0 };

/** Wins in a row, at the end of each game. */
function streaks(rows: readonly LedgerRow[]): number[] {
  let now = 0;
  return counted(rows).map(({ result }) => {
    now = result === 'won' ? now + 1 : 0;
    return now;
  });
}

/** How many games in a row were won last. */
export const presentStreak = (rows: readonly LedgerRow[]): number => streaks(rows).at(-1) ?? 0;

export const bestStreak = (rows: readonly LedgerRow[]): number => Math.max(0, ...streaks(rows));
