import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { FileWriter } from './file-writer.ts';
import { IN_MEMORY, type StoreAddress } from './open-database.ts';
import type { MoveRow, Schema, TurnRow } from './schema.ts';

/**
 * The statements behind almost every commit, by hand: rows go as one text of JSON, so that a statement is the same however
 * many tables it serves.
 */

/** Writes moves, and who is asked after them: all of it or nothing. One writing at a time. */
export interface MoveWriter {
  readonly write: (moves: readonly MoveRow[], turns: readonly TurnRow[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const MOVE = ['game', 'seq', 'player', 'command', 'at'] as const;
const TURN = ['game', 'player', 'person', 'since', 'deadline'] as const;

/** Rows as lists of their columns, in that order. */
const listed = <R>(rows: readonly R[], columns: readonly (keyof R)[]): string =>
  JSON.stringify(rows.map((row) => columns.map((column) => row[column])));

const OR_REPLACE = `on conflict (game) do update set ${TURN.slice(1)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')}`;

const fromList = (table: string, columns: readonly string[], list: string): string =>
  `insert into ${table} (${columns.join(', ')})
   select ${columns.map((_, i) => `value->>${i}`).join(', ')} from json_each(${list}) where true`;

const movesFrom = (list: string): string => fromList('moves', MOVE, list);
const turnsFrom = (list: string): string => `${fromList('turns', TURN, list)} ${OR_REPLACE}`;

const [MOVES, TURNS] = [movesFrom('?'), turnsFrom('?')];

/** Into a database that only its one connection knows. */
const toMemory = (db: Kysely<Schema>): MoveWriter => ({
  write: (moves, turns) =>
    db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw(MOVES, [listed(moves, MOVE)]));
      if (turns.length > 0) await transaction.executeQuery(CompiledQuery.raw(TURNS, [listed(turns, TURN)]));
    }),
  close: async () => {},
});

/** A text as SQL has it; JSON holds no character that would end it early. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function toFile(file: string, db: Kysely<Schema>): MoveWriter {
  const writer = new FileWriter(file, (work) => db.connection().execute(work));
  return {
    write: (moves, turns) => {
      const insert = movesFrom(quoted(listed(moves, MOVE)));
      const ask = turns.length === 0 ? [] : [turnsFrom(quoted(listed(turns, TURN)))];
      return writer.write([insert, ...ask], moves.length + turns.length);
    },
    close: () => writer.close(),
  };
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

/** On a connection of its own, which has read the statement once and for all. */
function toPostgres(url: string): MoveWriter {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    write: async (moves, turns) => {
      await pool.query({ name: 'moves', text: POSTGRES, values: [listed(moves, MOVE), listed(turns, TURN)] });
    },
    close: () => pool.end(),
  };
}

/** How moves are written to a database that is open. */
export function moveWriter(place: StoreAddress, db: Kysely<Schema>): MoveWriter {
  if ('postgres' in place) return toPostgres(place.postgres);
  return place.file === IN_MEMORY ? toMemory(db) : toFile(place.file, db);
}
