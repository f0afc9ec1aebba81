import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CLOSED } from '../src/http/wire.ts';
import { openDatabase } from '../src/index.ts';
import { runNode, Visitor } from './guest.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { begun, Page } from './tables.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

/** Says something to a database from another one beside it. */
async function beside(url: string, ...said: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'postgres') });
  await client.connect();
  for (const text of said) await client.query(text);
  await client.end();
}

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const ending = (url: string): string =>
  `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(url)}'`;
/** The database ends every connection, and takes none. */
const goDown = (url: string): Promise<void> =>
  beside(url, `ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS false`, ending(url));
const comeBack = (url: string): Promise<void> =>
  beside(url, `ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS true`);

const somebody = async (server: string, name: string): Promise<Visitor> => {
  const visitor = new Visitor(server);
  await visitor.ask('/api/people', { name });
  return visitor;
};

/** The code with which a socket is closed. */
const closing = (server: string, path: string, cookie: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${server}${path}`, { headers: { cookie } });
    socket.once('close', resolve);
    socket.once('error', reject);
  });

describe('when PostgreSQL goes down and comes back', () => {
  test('two nodes live on, pages are told to come back, and the game goes on', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([0, 1].map(() => runNode({ postgres: url }, { rates: 1000 })));
    const [one = '', two = ''] = nodes.map(({ server }) => server);
    const [ada, ben] = [await somebody(one, 'Ada'), await somebody(two, 'Ben')];
    const { game, table } = await begun([ada, ben]);
    await ada.visit(game);
    await ben.visit(game);
    await ada.until(() => ada.keys.length + ben.keys.length > 0);
    await goDown(url);
    // Who comes meanwhile is not told that there is no such game or table.
    for (const [server, { cookie }] of [
      [one, ada],
      [two, ben],
      [two, new Visitor(two)],
    ] as const) {
      expect(await closing(server, `/api/games/${game}/socket`, cookie)).toBe(CLOSED.lost);
      expect(await closing(server, `/api/tables/${table}/socket`, cookie)).toBe(CLOSED.lost);
    }
    await comeBack(url);
    const guests = [ada, ben];
    for (const guest of guests) {
      await expect.poll(async () => (await guest.ask('/readyz')).status, { timeout: 20_000 }).toBe(200);
      await guest.visit(game);
      await guest.until(() => guest.socket?.readyState === WebSocket.OPEN);
    }
    const asked = guests.find(({ keys }) => keys.length > 0) as Visitor;
    const before = asked.seq ?? 0;
    asked.say({ choose: asked.keys[0] ?? '' });
    for (const guest of guests) await guest.until(() => (guest.seq ?? 0) > before);
    const page = new Page(one, table, ada.cookie);
    await expect.poll(() => page.lobby?.game, { timeout: 20_000 }).toBe(game);
  }, 120_000);

  test('a transaction that is under way fails, and nothing else', async () => {
    const url = await postgres.database();
    const db = await openDatabase({ postgres: url });
    const written = db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('games').select('id').execute();
      // Between two statements nobody waits for an answer.
      await beside(url, ending(url));
      await new Promise((resolve) => setTimeout(resolve, 100));
      await transaction.selectFrom('games').select('id').execute();
    });
    await expect(written).rejects.toThrow();
    expect(await db.selectFrom('games').select('id').execute()).toEqual([]);
    await db.destroy();
  }, 60_000);
});
