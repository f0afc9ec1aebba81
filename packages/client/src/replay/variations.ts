import { type GameRecord, type Match, retell, standing, toRecord } from '@peerless/rules';
import { library } from '../library.ts';
import type { Player } from '../table/table.ts';

/** Other games that can be made of one that was played. */

/** The game as it stood after so many choices. */
export function until(record: Pick<GameRecord, 'config' | 'entries'>, choices: number): GameRecord {
  const { config } = record;
  let told: Match | null = null;
  retell({ config, entries: standing(record.entries).slice(0, choices) }, library(), (match) => {
    told = match;
  });
  if (told === null) throw new Error('a game is told at least from its setup');
  return toRecord(told);
}

/** Everybody moves on by one: in a duel the two change sides. */
export const swapped = (players: readonly Player[]): readonly Player[] => [
  ...players.slice(1),
  ...players.slice(0, 1),
];
