import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { buildIfStale } from '../../../scripts/workspace.mjs';
import { openDatabase } from '../src/index.ts';
import { sqliteFile } from './nodes.ts';

/** A server that is killed while it makes its database starts again as if nothing had been. */

/** Opens a database, with no more of a server than that, and is killed before the statement with the number that it is given. */
const KILLED = `
import Database from 'libsql';
import { openDatabase } from './dist/store/open-database.js';
const [, before, file] = process.argv;
const { prepare } = Database.prototype;
let statements = 0;
Database.prototype.prepare = function (...words) {
  if (statements++ === Number(before)) process.kill(process.pid, 'SIGKILL');
  return prepare.apply(this, words);
};
await (await openDatabase({ file })).destroy();
process.stdout.write(String(statements));
`;

/** How many statements it was; null: it was killed. */
function killedBefore(statement: number, file: string): number | null {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const words = ['--input-type=module', '-e', KILLED, '--', String(statement), file];
  const { signal, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  if (signal === 'SIGKILL') return null;
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
}

const newFile = (): string => {
  const place = sqliteFile();
  return 'file' in place ? place.file : '';
};

beforeAll(() => buildIfStale(), 300_000);

test('by any statement of its migrations', { timeout: 600_000 }, async () => {
  const statements = killedBefore(Number.POSITIVE_INFINITY, newFile()) ?? 0;
  expect(statements).toBeGreaterThan(30);
  const tries = Math.min(statements, Number(process.env.KILLS ?? 6));
  for (let n = 0; n < tries; n++) {
    const file = newFile();
    const statement = Math.floor(((n + 0.5) * statements) / tries);
    expect(killedBefore(statement, file), `statement ${statement}`).toBeNull();
    const db = await openDatabase({ file });
    for (const table of ['moves', 'people', 'lines', 'ratings', 'outages', 'attendance'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    await db.destroy();
  }
});
