import { statSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type MoveWriter, moveWriter, openDatabase, type Schema } from '../src/index.ts';
import { isTaken } from '../src/store/game-store.ts';
import type { MoveRow } from '../src/store/schema.ts';
import { sqliteFile } from './nodes.ts';

/** Moves are written to a file by a connection of their own, beside the event loop. */

interface Opened {
  readonly file: string;
  readonly db: Kysely<Schema>;
  readonly writer: MoveWriter;
}

async function opened(): Promise<Opened> {
  const place = sqliteFile();
  const db = await openDatabase(place);
  const writer = moveWriter(place, db);
  onTestFinished(async () => {
    await writer.close();
    await db.destroy();
  });
  return { file: 'file' in place ? place.file : '', db, writer };
}

const move = (game: string, seq: number, command = '{"choose":"pass"}'): MoveRow => ({
  ...{ game, seq, player: 0, command, at: 1_700_000_000_000 + seq },
});

const stored = (db: Kysely<Schema>): Promise<MoveRow[]> =>
  db.selectFrom('moves').selectAll().orderBy('game').orderBy('seq').execute();

test('what is written is what was said, whatever it looks like', async () => {
  const { db, writer } = await opened();
  const words = [
    `'); drop table moves; --`,
    `''`,
    '"\\',
    '?1 $1 :a',
    'ї \u{1f40d} \n\t;',
    '{"choose":"it\'s"}',
  ];
  const moves = words.map((command, seq) => move(`g'${seq}`, seq, command));
  const turn = { game: "g'", player: 1, person: "O'Hara", since: 5, deadline: null };
  await writer.write(moves, [turn]);
  expect(await stored(db)).toEqual(moves);
  expect(await db.selectFrom('turns').selectAll().execute()).toEqual([{ ...turn, told: null }]);
});

test('a number that is taken refuses all of it, and what comes next is written', async () => {
  const { db, writer } = await opened();
  await writer.write([move('a', 1)], []);
  const turn = { game: 'b', player: 1, person: null, since: 5, deadline: null };
  const refused = await writer.write([move('b', 1), move('a', 1)], [turn]).catch((error: unknown) => error);
  expect(isTaken(refused)).toBe(true);
  await writer.write([move('b', 1)], []);
  expect(await stored(db)).toEqual([move('a', 1), move('b', 1)]);
  expect(await db.selectFrom('turns').selectAll().execute()).toEqual([]);
});

test('it goes with what the rest of the process writes meanwhile, and nobody waits for a lock', async () => {
  const { db, writer } = await opened();
  const person = (id: string) => ({ id, name: id, created: 1, login: null, password: null });
  const began = performance.now();
  const both = Array.from({ length: 50 }, async (_, n) => {
    await Promise.all([
      writer.write([move('a', n)], []),
      db
        .insertInto('people')
        .values({ ...person(`p${n}`), recovery: null, banned: null })
        .execute(),
    ]);
  });
  await Promise.all(both);
  expect(await stored(db)).toHaveLength(50);
  expect(await db.selectFrom('people').select('id').execute()).toHaveLength(50);
  // Whoever meets a lock waits for it with the event loop in hand, up to five seconds.
  expect(performance.now() - began).toBeLessThan(4000);
});

test('what is written ahead is brought into the file while it goes on, and does not grow for ever', async () => {
  const { file, db, writer } = await opened();
  for (let n = 0; n < 60; n++)
    await writer.write(
      Array.from({ length: 500 }, (_, i) => move(`g${i}`, n)),
      [],
    );
  // Without that it is 16 MB, and the file as empty as it began.
  expect(statSync(`${file}-wal`).size).toBeLessThan(8_000_000);
  expect(statSync(file).size).toBeGreaterThan(1_000_000);
  expect(await stored(db)).toHaveLength(30_000);
});
