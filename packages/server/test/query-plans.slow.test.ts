import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { communityOf, openDatabase } from '../src/index.ts';
import type { Schema } from '../src/store/schema.ts';
import { sqliteFile } from './nodes.ts';

/** Indexes that hold only what is to be done, and may be gone through. */
const TO_DO = ['games_to_count', 'turns_to_tell', 'outbox_by_time'];

test('no question about people goes through everybody, every game or every line', async () => {
  const place = sqliteFile() as { readonly file: string };
  await (await openDatabase(place)).destroy();
  const database = new Database(place.file);
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  onTestFinished(() => db.destroy());
  const { people, accounts, blocks, chat, ratings, profiles, notifier } = communityOf(db, Date.now);
  const { person, token } = await people.addGuest('Ada');
  await people.byToken(token);
  await people.signOutOthers(person.id, token);
  await accounts.signIn({ code: 'AAAAA' }, '192.0.2.1');
  await accounts.signIn({ login: 'ada', password: 'x' }, '192.0.2.1');
  await blocks.isShutOut(person.id, ['ben']);
  await chat.say('t1', person, { phrase: 'hello' });
  await chat.lines('t1', person.id, 7);
  await profiles.profile(person.id, person.id);
  await profiles.running(person.id);
  await ratings.ladder('duel');
  await ratings.countAll();
  await notifier.round();
  expect(asked.length).toBeGreaterThan(20);
  for (const { sql, parameters } of asked) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[];
    const scans = plan.filter(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail));
    const bad = scans.filter(({ detail }) => !TO_DO.some((index) => detail.endsWith(index)));
    if (sql.startsWith('delete from "guesses"')) continue;
    expect(bad, sql).toEqual([]);
  }
});
