import { type Migration, sql } from 'kysely';

/** What people have here beside games: secrets, talk, ratings, what they want to hear of. */
export const PEOPLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0020-accounts': {
    up: async (db) => {
      for (const column of ['login', 'password', 'recovery'] as const)
        await db.schema.alterTable('people').addColumn(column, 'text').execute();
      await db.schema.alterTable('people').addColumn('banned', 'bigint').execute();
      for (const column of ['login', 'recovery'] as const)
        await db.schema.createIndex(`people_by_${column}`).on('people').column(column).unique().execute();
      await db.schema.createIndex('sessions_of_a_person').on('sessions').column('person').execute();
      await db.schema
        .createTable('guesses')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '0021-lines': {
    up: async (db) => {
      await db.schema
        .createTable('lines')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('saying', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('lines_of_a_table', ['table_id', 'number'])
        .execute();
      await db.schema.createIndex('lines_of_a_person').on('lines').columns(['person', 'at']).execute();
    },
  },
  '0022-blocks-and-reports': {
    up: async (db) => {
      await db.schema
        .createTable('blocks')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('blocked', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('blocks_of_a_person', ['person', 'blocked'])
        .execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('about', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('reports_by_time').on('reports').column('at').execute();
    },
  },
  '0023-ratings': {
    up: async (db) => {
      await db.schema
        .createTable('ratings')
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('mode', 'text', (column) => column.notNull())
        .addColumn('rating', 'double precision', (column) => column.notNull())
        .addColumn('deviation', 'double precision', (column) => column.notNull())
        .addColumn('volatility', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addColumn('changed', 'bigint', (column) => column.notNull())
        .addColumn('settled_until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_of_a_person', ['person', 'mode'])
        .execute();
      await db.schema.createIndex('ladder').on('ratings').columns(['mode', 'rating desc']).execute();
      await db.schema.alterTable('games').addColumn('rated', 'bigint').execute();
      await sql`
        CREATE INDEX games_to_count ON games (ended)
        WHERE is_rated = 1 AND ended IS NOT NULL AND rated IS NULL`.execute(db);
    },
  },
  '0024-notifications': {
    up: async (db) => {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('subscriptions_of_a_person').on('subscriptions').column('person').execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('subscription', 'text')
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text')
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('outbox_by_time').on('outbox').column('due').execute();
      await db.schema.alterTable('turns').addColumn('told', 'bigint').execute();
      await sql`
        CREATE INDEX turns_to_tell ON turns (since, game)
        WHERE person IS NOT NULL AND (told IS NULL OR told <> since)`.execute(db);
    },
  },
};
