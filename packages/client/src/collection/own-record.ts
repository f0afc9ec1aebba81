import { playersAt } from '@peerless/table';
import { useMemo } from 'react';
import { useKeptGames } from '../games/game-store.ts';
import type { KeptGame } from '../games/kept-game.ts';
import { isListable } from '../games/listable.ts';

/** How somebody has fared with a hero. */
export interface OwnRecord {
  readonly games: number;
  readonly wins: number;
}

type KnownGame = Pick<KeptGame, 'record' | 'players' | 'over' | 'outcome'>;

/**
 * The own record by hero: finished games with one person at the screen, for with several nobody knows who is asking. Games
 * of the first release do not say how they ended; to play all of them again would take too long for a number.
 */
export function ownRecords(games: readonly KnownGame[]): ReadonlyMap<string, OwnRecord> {
  const records = new Map<string, OwnRecord>();
  for (const { record, players, over, outcome } of games) {
    const [person, another] = players.flatMap(({ is }, player) => (is === 'person' ? [player] : []));
    if (!over || outcome === undefined || outcome === null) continue;
    if (person === undefined || another !== undefined) continue;
    const { seats } = record.config;
    const owners = playersAt({ seats });
    const isWon = owners.some((owner, seat) => owner === person && outcome.winners.includes(seat));
    for (const hero of new Set(seats.flatMap(({ hero }, seat) => (owners[seat] === person ? [hero] : [])))) {
      const { games: played, wins } = records.get(hero) ?? { games: 0, wins: 0 };
      records.set(hero, { games: played + 1, wins: wins + (isWon ? 1 : 0) });
    }
  }
  return records;
}

/** The own record by hero, from the games that are kept in this browser. */
export function useOwnRecords(): ReadonlyMap<string, OwnRecord> {
  const games = useKeptGames();
  return useMemo(() => ownRecords((games ?? []).filter(isListable)), [games]);
}
