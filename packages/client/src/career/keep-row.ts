import { keptGame } from '../games/game-store.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { retold } from '../games/retold.ts';
import { addRow, passOver, readCareer } from './ledger.ts';
import type { LedgerRow } from './row.ts';
import { type EndedGame, rowOf } from './row-of.ts';

/** Writes the row of a game that has just ended; whether it was counted before does not matter. */
export async function keepRow(game: Omit<EndedGame, 'origin' | 'date'>): Promise<void> {
  const kept = await keptGame(game.id);
  const row = rowOf({ ...game, origin: kept?.origin, date: kept?.changed ?? Date.now() });
  if (row !== null) await addRow(row);
}

/** The row of a game that was kept; null where nothing is to be counted. */
export function rowOfKept(game: KeptGame): LedgerRow | null {
  const { id, players, changed, origin } = game;
  const told = retold(game);
  return told === null ? null : rowOf({ id, date: changed, players, origin, ...told });
}

/** Lets the page breathe between two games. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Counts the finished games that nobody has counted yet, one after the other. */
export async function countOld(games: readonly KeptGame[]): Promise<void> {
  const { rows, passed } = await readCareer();
  const known = new Set([...rows.map(({ id }) => id), ...passed]);
  const without: string[] = [];
  for (const game of games.filter(({ id, over }) => over && !known.has(id))) {
    await breath();
    const row = rowOfKept(game);
    // The same game under another id has its row already.
    if (row === null || !(await addRow(row))) without.push(game.id);
  }
  if (without.length > 0) await passOver(without);
}
