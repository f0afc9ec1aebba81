import { CompiledQuery, type Kysely, PostgresAdapter } from 'kysely';
import type { MoveRow, Schema, TurnRow } from './schema.ts';

/**
 * The statements behind almost every commit, by hand: rows go as one text of JSON, so that a statement is the same however
 * many tables it serves.
 */

const MOVE = ['game', 'seq', 'player', 'command', 'at'] as const;
const TURN = ['game', 'player', 'person', 'since', 'deadline'] as const;

/** Rows as lists of their columns, in that order. */
const movesText = (rows: readonly MoveRow[]): string =>
  JSON.stringify(rows.map(({ game, seq, player, command, at }) => [game, seq, player, command, at]));
const turnsText = (rows: readonly TurnRow[]): string =>
  JSON.stringify(
    rows.map(({ game, player, person, since, deadline }) => [game, player, person, since, deadline]),
  );

const OR_REPLACE = `on conflict (game) do update set ${TURN.slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')}`;

const fromList = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')})
   select ${columns.map((_, i) => `value->>${i}`).join(', ')} from json_each(?) where true`;

const SQLITE_MOVES = fromList('moves', MOVE);
const SQLITE_TURNS = `${fromList('turns', TURN)} ${OR_REPLACE}`;

async function toSqlite(
  db: Kysely<Schema>,
  moves: readonly MoveRow[],
  turns: readonly TurnRow[],
): Promise<void> {
  const insert = CompiledQuery.raw(SQLITE_MOVES, [movesText(moves)]);
  if (turns.length === 0) {
    await db.executeQuery(insert);
    return;
  }
  await db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(insert);
    await transaction.executeQuery(CompiledQuery.raw(SQLITE_TURNS, [turnsText(turns)]));
  });
}

const [INTEGER, BIGINT, TEXT] = ['integer', 'bigint', 'text'];
const columnsOf = (columns: readonly string[], types: readonly (string | undefined)[]): string =>
  columns.map((column, i) => `(value->>${i})::${types[i]} as ${column}`).join(', ');

/** Both in one statement: whatever happens, it is carried out as a whole, and on one way to the database and back. */
const POSTGRES = `
  with written as (
    insert into moves (${MOVE.join(', ')})
    select ${columnsOf(MOVE, [TEXT, INTEGER, INTEGER, TEXT, BIGINT])} from json_array_elements($1::json)
  )
  insert into turns (${TURN.join(', ')})
  select ${columnsOf(TURN, [TEXT, INTEGER, TEXT, BIGINT, BIGINT])} from json_array_elements($2::json)
  ${OR_REPLACE}`;

async function toPostgres(
  db: Kysely<Schema>,
  moves: readonly MoveRow[],
  turns: readonly TurnRow[],
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(POSTGRES, [movesText(moves), turnsText(turns)]));
}

/** Writes moves, and who is asked after them: all of it or nothing. */
export const writeMoves = (
  db: Kysely<Schema>,
  moves: readonly MoveRow[],
  turns: readonly TurnRow[],
): Promise<void> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? toPostgres(db, moves, turns)
    : toSqlite(db, moves, turns);
