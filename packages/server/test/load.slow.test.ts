import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { buildIfStale } from '../../../scripts/workspace.mjs';

/**
 * The short form of `bench/tables.mjs`: what came of the moves, not how long they took. LOAD=all is for two nodes, too; that
 * they tell each other is also seen in postgres.slow.test.ts, rolling-restart.slow.test.ts and kills.slow.test.ts.
 */

const BENCH = fileURLToPath(new URL('../../../bench/tables.mjs', import.meta.url));
const [TABLES, SECONDS] = [8, 1];

beforeAll(() => buildIfStale(), 300_000);

async function played(...flags: string[]) {
  const short = ['--tables', String(TABLES), '--seconds', String(SECONDS), '--warm-up', '0.5', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, ...short, ...flags]);
  return JSON.parse(stdout);
}

const PLACES = [
  ['one node with a file', []],
  ['two nodes on one PostgreSQL, one of which is only watched', ['--postgres', '--nodes', '2']],
] as const;
for (const [where, flags] of process.env.LOAD === 'all' ? PLACES : PLACES.slice(0, 1))
  test(`every move at eight tables is acknowledged and told to all: ${where}`, async () => {
    const { sent, toldToAll, refused, unanswered, stillWaiting } = await played(...flags);
    // On a busy machine a table may still wait when its next move is due: that one is not made.
    expect(sent + stillWaiting).toBeGreaterThanOrEqual(TABLES * SECONDS);
    expect(sent).toBeGreaterThan(TABLES);
    expect({ toldToAll, refused, unanswered }).toEqual({ toldToAll: sent, refused: 0, unanswered: 0 });
  }, 240_000);
