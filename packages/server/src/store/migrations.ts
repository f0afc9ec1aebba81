import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { CHANNEL } from '../rooms/fan-out.ts';
import { LOBBY_MIGRATIONS, SHARED_LOBBY_MIGRATIONS } from './lobby-migrations.ts';
import { PEOPLE_MIGRATIONS } from './people-migrations.ts';
import { PLAY_MIGRATIONS } from './play-migrations.ts';
import type { Schema } from './schema.ts';

/** How the database came to have its tables, step by step. A step that was released never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': {
    up: async (db) => {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('players', 'text', (column) => column.notNull())
        .addColumn('persons', 'text', (column) => column.notNull())
        .addColumn('rules_version', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('ended', 'bigint')
        .execute();
      await db.schema
        .createTable('moves')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('moves_of_a_game', ['game', 'seq'])
        .execute();
    },
  },
  '0003-people-and-tables': {
    up: async (db) => {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('token', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('lobby', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('listed_tables').on('tables').columns(['listed', 'changed']).execute();
    },
  },
};

/** What only a database that nodes share needs. */
const SHARED: Readonly<Record<string, Migration>> = {
  /** Every committed move is told to all nodes, by the database itself. */
  '0002-notify': {
    up: async (db) => {
      await sql`
        CREATE FUNCTION tell_move() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify(${sql.lit(CHANNEL)}, NEW.game || ' ' || NEW.seq);
          RETURN NULL;
        END $$`.execute(db);
      await sql`
        CREATE TRIGGER moves_are_told AFTER INSERT ON moves
        FOR EACH ROW EXECUTE FUNCTION tell_move()`.execute(db);
    },
  },
};

/** Brings the database up to date; what it had stays. Several nodes may start at once: one does it, the others wait. */
export async function migrate(db: Kysely<Schema>, isShared: boolean): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        ...MIGRATIONS,
        ...PLAY_MIGRATIONS,
        ...PEOPLE_MIGRATIONS,
        ...LOBBY_MIGRATIONS,
        ...(isShared ? { ...SHARED, ...SHARED_LOBBY_MIGRATIONS } : {}),
      }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
