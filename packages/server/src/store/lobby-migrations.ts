import { type Migration, sql } from 'kysely';
import { TABLES_CHANNEL } from '../lobby/table-news.ts';

/** Whoever has a place, as lobbies had it when sitters were first written down; a bot is no person. */
interface Sitter {
  readonly person?: string;
}

/** What tables and those around them need. */
export const LOBBY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0030-tables-and-attendance': {
    up: async (db) => {
      for (const column of ['owner', 'game'] as const)
        await db.schema.alterTable('tables').addColumn(column, 'text').execute();
      for (const [column, type] of [
        ['games', 'integer'],
        ['seen', 'bigint'],
      ] as const)
        await db.schema
          .alterTable('tables')
          .addColumn(column, type, (made) => made.notNull().defaultTo(0))
          .execute();
      await db.schema.createIndex('tables_of_an_owner').on('tables').column('owner').execute();
      await db.schema.createIndex('tables_by_seen').on('tables').column('seen').execute();
      await db.schema.createIndex('tables_by_game').on('tables').column('game').execute();
      await db.schema
        .createTable('attendance')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('node', 'text', (column) => column.notNull())
        .addColumn('pages', 'integer', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('attendance_at_a_table', ['table_id', 'person', 'node'])
        .execute();
      await db.schema.createIndex('attendance_of_a_node').on('attendance').column('node').execute();
    },
  },
  '0037-sitters': {
    up: async (db) => {
      await db.schema
        .createTable('sitters')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sitters_at_a_table', ['table_id', 'person'])
        .execute();
      await db.schema.createIndex('tables_of_a_sitter').on('sitters').column('person').execute();
      for (const { id, lobby } of await db.selectFrom('tables').select(['id', 'lobby']).execute())
        for (const { person } of (JSON.parse(lobby) as { readonly places: readonly Sitter[] }).places)
          if (person !== undefined) await db.insertInto('sitters').values({ table_id: id, person }).execute();
    },
  },
};

/** Every change at a table is told to all nodes, by the database itself. */
export const SHARED_LOBBY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0031-tell-tables': {
    up: async (db) => {
      // The argument names the column that holds the table's id.
      await sql`
        CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE changed jsonb;
        BEGIN
          IF TG_OP = 'DELETE' THEN changed := to_jsonb(OLD); ELSE changed := to_jsonb(NEW); END IF;
          PERFORM pg_notify(${sql.lit(TABLES_CHANNEL)}, coalesce(changed ->> TG_ARGV[0], ''));
          RETURN NULL;
        END $$`.execute(db);
      const told = [
        ['tables', 'INSERT OR DELETE OR UPDATE OF version', 'id'],
        ['attendance', 'INSERT OR DELETE OR UPDATE OF pages', 'table_id'],
        ['lines', 'INSERT', 'table_id'],
        ['games', 'UPDATE OF ended', 'table_id'],
      ] as const;
      for (const [table, changes, column] of told)
        await sql`
          CREATE TRIGGER ${sql.id(`${table}_are_told`)} AFTER ${sql.raw(changes)} ON ${sql.table(table)}
          FOR EACH ROW EXECUTE FUNCTION tell_table(${sql.lit(column)})`.execute(db);
    },
  },
};
