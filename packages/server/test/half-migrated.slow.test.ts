import { copyFileSync, existsSync } from 'node:fs';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/index.ts';
import { sqliteFile } from './nodes.ts';

/**
 * A server that is killed while it makes its database starts again as if nothing had been. Whoever is killed leaves the files
 * behind as they are at that moment, so that they are copied before every statement; that a process can be killed is
 * seen in kills.slow.test.ts.
 */

const newFile = (): string => {
  const place = sqliteFile();
  return 'file' in place ? place.file : '';
};

/** The files that are there before each statement of a new database. */
async function leftBehind(): Promise<string[]> {
  const prototype = Database.prototype as { prepare: (this: unknown, source: string) => unknown };
  const { prepare } = prototype;
  const [file, copies] = [newFile(), [] as string[]];
  prototype.prepare = function (source) {
    const copy = newFile();
    for (const end of ['', '-wal', '-journal'])
      if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
    copies.push(copy);
    return prepare.call(this, source);
  };
  try {
    await (await openDatabase({ file })).destroy();
  } finally {
    prototype.prepare = prepare;
  }
  return copies;
}

test('by any statement of its migrations', { timeout: 600_000 }, async () => {
  const copies = await leftBehind();
  expect(copies.length).toBeGreaterThan(30);
  const tries = Math.min(copies.length, Number(process.env.KILLS ?? 12));
  for (let n = 0; n < tries; n++) {
    const statement = Math.floor(((n + 0.5) * copies.length) / tries);
    const db = await openDatabase({ file: copies[statement] ?? '' });
    for (const table of ['moves', 'people', 'lines', 'ratings', 'outages', 'attendance'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), `statement ${statement}`).toEqual([]);
    await db.destroy();
  }
});
