import type { GameConfig } from '@peerless/rules';
import type { Player } from '@peerless/table';
import type { GameSummary } from '@peerless/table/online';
import type { Kysely } from 'kysely';
import type { Ending } from '../rooms/ending.ts';
import type { Schema } from '../store/schema.ts';

/** Whoever looks at games: a person, somebody who is not signed in, or the host. */
export type Looker = { readonly person: string | null } | 'host';

/** Games as lists show them, in the order of their ids. Their table is told to those who played there, and to the host. */
export async function summariesOf(
  db: Kysely<Schema>,
  ids: readonly string[],
  looker: Looker,
): Promise<GameSummary[]> {
  if (ids.length === 0) return [];
  const games = await db
    .selectFrom('games')
    .select(['id', 'table_id', 'config', 'players', 'persons', 'is_rated', 'created', 'ended', 'outcome'])
    .where('id', 'in', ids)
    .execute();
  const results = await resultsOf(db, ids);
  const names = await namesOf(
    db,
    games.flatMap(({ persons }) => peopleIn(persons)),
  );
  const summaries = games.map((game): [string, GameSummary] => {
    const { mode, board, seats } = JSON.parse(game.config) as GameConfig;
    const players = JSON.parse(game.players) as readonly Player[];
    const persons = JSON.parse(game.persons) as readonly (string | null)[];
    const shown = seats.map(({ hero, player }, seat) => {
      const who = player ?? seat;
      const [id, played] = [persons[who] ?? null, players[who]];
      return {
        hero,
        person: id === null ? null : { id, name: names.get(id) ?? '' },
        bot: played?.is === 'bot' ? played.bot : null,
        hasWon: results.get(game.id)?.winners.has(seat) ?? false,
      };
    });
    const { id, table_id, is_rated, created, ended, outcome } = game;
    const isRated = results.get(id)?.isRated ?? is_rated === 1;
    const facts = { isRated, began: created, ended, reason: reasonIn(outcome) };
    const isTold = looker === 'host' || (looker.person !== null && persons.includes(looker.person));
    return [id, { id, table: isTold ? table_id : null, mode, board, seats: shown, ...facts }];
  });
  const byId = new Map(summaries);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const reasonIn = (outcome: string | null): GameSummary['reason'] =>
  outcome === null ? null : (JSON.parse(outcome) as Ending).reason;

const peopleIn = (persons: string): string[] =>
  (JSON.parse(persons) as (string | null)[]).flatMap((person) => person ?? []);

/** What came of a game. */
interface Result {
  readonly winners: Set<number>;
  /** Whether it counts: one may begin as rated and end as one that does not. */
  readonly isRated: boolean;
}

/** What came of those games that are over. */
async function resultsOf(db: Kysely<Schema>, games: readonly string[]): Promise<ReadonlyMap<string, Result>> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'seat', 'outcome', 'is_rated'])
    .where('game', 'in', games)
    .execute();
  const results = new Map<string, Result>();
  for (const { game, seat, outcome, is_rated } of rows) {
    const result = results.get(game) ?? { winners: new Set(), isRated: is_rated === 1 };
    if (outcome === 'won') result.winners.add(seat);
    results.set(game, result);
  }
  return results;
}

/** What people are called now. */
export async function namesOf(
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
