import { type Migration, sql } from 'kysely';

/** What games are played for, and what came of them. */
export const PLAY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0010-terms-and-results': {
    up: async (db) => {
      const texts = ['table_id', 'pledge', 'secret', 'salts', 'outcome'] as const;
      for (const column of texts) await db.schema.alterTable('games').addColumn(column, 'text').execute();
      const given = { clock: '{"is":"none"}', when_up: 'forfeit' };
      for (const [column, value] of Object.entries(given))
        await db.schema
          .alterTable('games')
          .addColumn(column, 'text', (made) => made.notNull().defaultTo(value))
          .execute();
      for (const column of ['is_rated', 'is_cast'])
        await db.schema
          .alterTable('games')
          .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
          .execute();
      await db.schema
        .createTable('game_people')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('people_of_a_game', ['game', 'player'])
        .execute();
      await db.schema.createIndex('games_of_a_person').on('game_people').column('person').execute();
      await db.schema
        .createTable('results')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('bot', 'text')
        .addColumn('hero', 'text', (column) => column.notNull())
        .addColumn('mode', 'text', (column) => column.notNull())
        .addColumn('board', 'text', (column) => column.notNull())
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('is_rated', 'integer', (column) => column.notNull())
        .addColumn('ended', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_of_a_game', ['game', 'seat'])
        .execute();
      await db.schema.createIndex('results_of_a_person').on('results').columns(['person', 'ended']).execute();
    },
  },
  '0011-turns': {
    up: async (db) => {
      await db.schema
        .createTable('turns')
        .addColumn('game', 'text', (column) => column.primaryKey())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('deadline', 'bigint')
        .execute();
      // Turns are written again and again: only what is looked for is indexed. Those of a person are found by `game_people`.
      await db.schema
        .createIndex('turns_of_bots')
        .on('turns')
        .column('since')
        .where(sql.ref('person'), 'is', null)
        .execute();
      await db.schema
        .createIndex('turns_by_deadline')
        .on('turns')
        .column('deadline')
        .where('deadline', 'is not', null)
        .execute();
    },
  },
  '0012-pulse': {
    up: async (db) => {
      await db.schema
        .createTable('pulse')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('outages', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('outages')
        .addColumn('since', 'bigint', (column) => column.primaryKey())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0013-presence': {
    up: async (db) => {
      await db.schema
        .createTable('presence')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('player', 'integer', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('presence_in_a_game', ['game', 'player'])
        .execute();
    },
  },
  '0036-contents': {
    up: async (db) => {
      await db.schema
        .createTable('contents')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute();
      await db.schema.alterTable('games').addColumn('content', 'text').execute();
    },
  },
};
