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
  const winners = await winnersOf(db, ids);
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
        hasWon: winners.has(`${game.id} ${seat}`),
      };
    });
    const { id, table_id, is_rated, created, ended, outcome } = game;
    const facts = { isRated: is_rated === 1, began: created, ended, reason: reasonIn(outcome) };
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

/** The seats that won, as `game seat`. */
async function winnersOf(db: Kysely<Schema>, games: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'seat'])
    .where('game', 'in', games)
    .where('outcome', '=', 'won')
    .execute();
  return new Set(rows.map(({ game, seat }) => `${game} ${seat}`));
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
