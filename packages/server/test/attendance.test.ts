import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Attendance } from '../src/index.ts';
import { runNode, Visitor } from './guest.ts';
import { sqliteFile, Time } from './nodes.ts';
import { opened as openedDatabase } from './opened.ts';
import { opened, Page } from './tables.ts';

type Database = Awaited<ReturnType<typeof openedDatabase>>['db'];

/** Nothing can be written down about who is where until what is returned is called. */
async function unwritable(db: Database): Promise<() => Promise<void>> {
  for (const change of ['INSERT', 'UPDATE', 'DELETE'])
    await sql`
      CREATE TRIGGER ${sql.id(`no_${change}`)} BEFORE ${sql.raw(change)} ON attendance
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(db);
  return async () => {
    for (const change of ['INSERT', 'UPDATE', 'DELETE'])
      await sql`DROP TRIGGER ${sql.id(`no_${change}`)}`.execute(db);
  };
}

describe('who is at a table, when it could not be written down', () => {
  test('is written down later: who has come, and who has gone', async () => {
    const { db, now } = await openedDatabase(sqliteFile());
    const attendance = new Attendance(db, now, 'one');
    const leave = await attendance.arrive('t1', 'ada');
    const write = await unwritable(db);
    await expect(leave()).rejects.toThrow('the disk is full');
    // Whoever is told so is not there: their page is sent away, and comes again.
    await expect(attendance.arrive('t1', 'ben')).rejects.toThrow('the disk is full');
    await write();
    await attendance.renew();
    expect([...(await attendance.atOne('t1')).persons]).toEqual([]);
    await attendance.arrive('t1', 'ben');
    expect([...(await attendance.atOne('t1')).persons]).toEqual(['ben']);
    const [row] = await db.selectFrom('attendance').selectAll().execute();
    expect(row?.pages).toBe(1);
  });

  test('is written down again after others have taken this node for dead', async () => {
    const { db } = await openedDatabase(sqliteFile());
    const time = new Time();
    const [one, two] = ['one', 'two'].map((name) => new Attendance(db, time.now, name)) as [
      Attendance,
      Attendance,
    ];
    await one.arrive('t1', 'ada');
    time.pass(61_000);
    await two.renew();
    expect((await two.atOne('t1')).persons.size).toBe(0);
    await one.renew();
    expect([...(await two.atOne('t1')).persons]).toEqual(['ada']);
  });

  test('those who are sent away are not told of the table any more', async () => {
    const { server, db, hub } = await runNode(sqliteFile());
    const ada = new Visitor(server);
    await ada.ask('/api/people', { name: 'Ada' });
    const table = await opened(ada);
    const write = await unwritable(db);
    const page = new Page(server, table, ada.cookie);
    await expect.poll(() => page.closed).toBe(4010);
    await expect.poll(() => hub.size).toBe(0);
    await write();
    const again = new Page(server, table, ada.cookie);
    await expect.poll(() => again.lobby?.id).toBe(table);
  });
});
