import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Rooms, type StoreAddress } from '../src/index.ts';
import { accountsAreKept } from './accounts-are-kept.ts';
import { botsPlay } from './bots-play.ts';
import { contentsAreKept } from './contents-are-kept.ts';
import { gamesAreKept } from './games-are-kept.ts';
import { gamesEnd } from './games-end.ts';
import { hostsSee } from './hosts-see.ts';
import { movesReachTheLadder } from './moves-reach-the-ladder.ts';
import { DUEL, Guest, HELLO, node, PEOPLE, play } from './nodes.ts';
import { peopleAreKept } from './people-are-kept.ts';
import { playIsCounted } from './play-is-counted.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { tablesAreKept } from './tables-are-kept.ts';
import { talkIsKept } from './talk-is-kept.ts';
import { timeIsKept } from './time-is-kept.ts';
import { turnsAreTold } from './turns-are-told.ts';
import { upkeep } from './upkeep.ts';

let postgres: Postgres;
/** A database with its tables, of which every test gets a copy: making them anew takes longer than most tests. */
let made = '';
beforeAll(async () => {
  postgres = await startPostgres();
  made = await postgres.database();
  await (await openDatabase({ postgres: made })).destroy();
}, 120_000);
afterAll(() => postgres.stop());

/** Databases that a test has left, emptied: that takes a fiftieth of a copy. */
const free: string[] = [];

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'",
  );
  const deleting = rows.map(({ tablename }) => `DELETE FROM "${tablename}"`).join(';');
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deleting}; COMMIT`);
  await client.end();
}

const place = async (): Promise<StoreAddress> => {
  const url = free.pop() ?? (await postgres.database(made));
  // Before any other hook of the test, so that it runs after all of them: nobody is connected any more.
  onTestFinished(async () => {
    await empty(url);
    free.push(url);
  });
  return { postgres: url };
};

describe('in PostgreSQL', () => {
  contentsAreKept(place);
  gamesAreKept(place);
  peopleAreKept(place);
  tablesAreKept(place);
  accountsAreKept(place);
  talkIsKept(place);
  hostsSee(place);
  movesReachTheLadder(place);
  timeIsKept(place);
  gamesEnd(place);
  playIsCounted(place);
  turnsAreTold(place);
  botsPlay(place);
  upkeep(place);
});

describe('two nodes on one PostgreSQL', () => {
  test('play one game, and of two commands for one number one is carried out', async () => {
    const where = await place();
    const nodes = await Promise.all([node(where), node(where)]);
    const [a, b] = nodes as [Rooms, Rooms];
    await a.create('g1', DUEL, PEOPLE);
    const guests = [new Guest(0), new Guest(1), new Guest('spectator')];
    await a.follow('g1', guests[0] as Guest, HELLO);
    await b.follow('g1', guests[1] as Guest, HELLO);
    await b.follow('g1', guests[2] as Guest, HELLO);
    await play(nodes, 'g1', guests, 20);
    // The same number at both nodes at once, with different choices.
    for (let round = 0; round < 10; round++) {
      const guest = guests.find(({ keys }) => keys.length > 1);
      if (guest === undefined) break;
      const [at, player] = [guest.seq ?? 0, guest.viewer as number];
      const [one = '', two = ''] = guest.keys;
      const said = await Promise.all([
        a.act('g1', player, { choose: one }, at),
        b.act('g1', player, { choose: two }, at),
      ]);
      expect(said.toSorted()).toEqual(['stale', null].toSorted());
      await expect.poll(() => guests.every(({ seq }) => seq === at + 1), { interval: 1 }).toBe(true);
      await play(nodes, 'g1', guests, 1);
    }
    const late = await node(where);
    for (const guest of guests) {
      const fresh = new Guest(guest.viewer);
      await late.follow('g1', fresh, HELLO);
      expect(fresh.moments).toEqual(guest.moments);
      expect(guest.lost).toBeNull();
    }
  });

  test('hear of each other again after their connection broke', async () => {
    const url = await postgres.database(made);
    const nodes = await Promise.all([node({ postgres: url }), node({ postgres: url })]);
    const [a, b] = nodes as [Rooms, Rooms];
    await a.create('g1', DUEL, PEOPLE);
    const guests = [new Guest(0), new Guest(1)];
    await a.follow('g1', guests[0] as Guest, HELLO);
    await b.follow('g1', guests[1] as Guest, HELLO);
    await play(nodes, 'g1', guests, 2);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
    await admin.end();
    await play(nodes, 'g1', guests, 6);
  });
});
