import { closeSync, openSync } from 'node:fs';
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Where games are kept: one file on this machine, or a PostgreSQL that any number of nodes share. */
export type StoreAddress = { readonly file: string } | { readonly postgres: string };

/** Whole numbers of eight bytes (type 20) are times and counts here, all below 2^53. */
pg.types.setTypeParser(20, Number);

/** Connections of one node; each commit needs one for a few milliseconds. */
const CONNECTIONS = 10;

/** Opens the database and brings it up to date. */
export async function openDatabase(place: StoreAddress): Promise<Kysely<Schema>> {
  const db = new Kysely<Schema>({ dialect: 'file' in place ? sqlite(place.file) : postgres(place.postgres) });
  try {
    await migrate(db, 'postgres' in place);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Who may read the file: it holds what people have said, and hashes of their secrets. */
export const ONLY_OWN = 0o600;

/** Kysely does not count on it, but SQLite makes tables in transactions: who is killed meanwhile has made none. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }
}

/** Written ahead and synchronised with every commit: what was acknowledged survives a loss of power. */
function sqlite(file: string): SqliteDialect {
  if (file !== ':memory:') closeSync(openSync(file, 'a', ONLY_OWN));
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new FileDialect({ database: remembering(database as unknown as SqliteDatabase) });
}

/** Statements that write and are kept for the next time; those behind every move are always among them. */
const MOST_KEPT = 50;

/** A database that does not read the same statement anew for every move. */
function remembering(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (text) => {
      const statement = kept.get(text) ?? database.prepare(text);
      // What gives rows may be under way more than once.
      if (statement.reader) return statement;
      kept.delete(text);
      kept.set(text, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(oldest);
      }
      return statement;
    },
  };
}

/**
 * A database that restarts ends connections that nobody waits for an answer on, idle ones and those between two statements:
 * that is no reason to end this process. Whoever uses one of them next is told, and others are made.
 */
function postgres(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
