import type { GameConfig, Outcome } from '@peerless/rules';
import { type Player, playersAt } from '@peerless/table';
import type { End } from '../store/game-store.ts';
import type { GameRow, ResultRow } from '../store/schema.ts';

/** How a game ended: as the rules say, or because they have changed so that it cannot go on. Without winners it is a draw. */
export type Ending = Outcome | { readonly winners: readonly []; readonly reason: 'rulesChanged' };

export const RULES_CHANGED: Ending = { winners: [], reason: 'rulesChanged' };

/** What has to be written when a game is over. */
export function endOf(row: GameRow, ending: Ending, ended: number): End {
  const { seats, mode, board } = JSON.parse(row.config) as GameConfig;
  const players = JSON.parse(row.players) as readonly Player[];
  const persons = JSON.parse(row.persons) as readonly (string | null)[];
  const winners: readonly number[] = ending.winners;
  // What nobody could help counts for nobody.
  const is_rated = ending.reason === 'rulesChanged' ? 0 : row.is_rated;
  const results = playersAt({ seats }).map((player, seat): ResultRow => {
    const who = players[player];
    return {
      game: row.id,
      seat,
      player,
      person: persons[player] ?? null,
      bot: who?.is === 'bot' ? who.bot : null,
      hero: seats[seat]?.hero ?? '',
      mode,
      board,
      outcome: winners.length === 0 ? 'draw' : winners.includes(seat) ? 'won' : 'lost',
      is_rated,
      ended,
    };
  });
  return { game: row.id, ended, outcome: JSON.stringify(ending), results };
}
