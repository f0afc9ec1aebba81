import type { Migration } from 'kysely';

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
};
