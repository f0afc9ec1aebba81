import { createRng } from '@peerless/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildIfStale, buildTableIfStale } from '../../../scripts/workspace.mjs';
import { openDatabase, People, type StoreAddress } from '../src/index.ts';
import { Attacker, type Target } from './fuzz/attack.ts';
import { Grammar } from './fuzz/grammar.ts';
import { serverHere, Visitor } from './guest.ts';
import { faults } from './kills/checks.ts';
import { Crowd } from './kills/crowd.ts';
import { sqliteFile } from './nodes.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { at, opened, READY } from './tables.ts';

/**
 * Whatever is said to a server, it is refused clearly, the process stays up, its memory flat, and those who play go on
 * undisturbed. The long form has FUZZ_MESSAGES=100000, a quarter of them on PostgreSQL, also as a process of its own.
 */

const MESSAGES = Number(process.env.FUZZ_MESSAGES ?? 600);
const ATTACKERS = 6;
const isLong = process.env.FUZZ_MESSAGES !== undefined;
const HONEST_TABLES = isLong ? 6 : 2;
const HOUR = 3_600_000;
const MB = 1e6;
/** Megabytes that a heap may grow by while games go on and pools fill; nothing else may stay. */
const GROWTH = { heap: 24, resident: 96 };

/** Collects its garbage when it is told to, so that what is measured is what stays. */
const TIDY = ['--expose-gc', '--import=data:text/javascript,process.on("SIGUSR2",()=>gc())'];

let postgres: Postgres;
beforeAll(async () => {
  buildIfStale();
  buildTableIfStale();
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop());

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Bytes that a server holds, of its heap and altogether. */
async function memory(
  { child }: ServerProcess,
  address: string,
): Promise<{ heap: number; resident: number }> {
  for (let n = 0; n < 3; n++) {
    child.kill('SIGUSR2');
    await pause(100);
  }
  const text = await (await fetch(`http://${address}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') };
}

/** Those who attack: somebody with a table and a game of their own, a stranger, somebody signed out, somebody banned. */
async function intruders(
  address: string,
  store: StoreAddress,
): Promise<Omit<Target, 'address'> & { people: string[] }> {
  const named = async (name: string) => {
    const visitor = new Visitor(address);
    const { body } = await visitor.ask('/api/people', { name });
    return { visitor, person: (body.person as { id: string }).id, cookie: visitor.cookie };
  };
  const [mallory, gone, banned] = [await named('Mallory'), await named('Gone'), await named('Banned')];
  const table = await opened(mallory.visitor);
  await at(mallory.visitor, table, { sit: 0 });
  await at(mallory.visitor, table, { bot: { player: 1, bot: 'novice' } });
  const { game } = await at(mallory.visitor, table, READY);
  await gone.visitor.ask('/api/sessions', {}, {}, 'DELETE');
  const db = await openDatabase(store);
  await new People(db, Date.now).ban(banned.person, true);
  await db.destroy();
  const forged = `${mallory.cookie.slice(0, -3)}abc`;
  return {
    tables: [table],
    games: [game ?? ''],
    people: [mallory.person, banned.person],
    cookies: [
      mallory.cookie,
      mallory.cookie,
      gone.cookie,
      banned.cookie,
      forged,
      '',
      'peerless=;;;',
      'peerless=x',
    ],
  };
}

/** A server in this process: whatever it lets fall fails the tests. It has no memory of its own to look at. */
const here = async (store: StoreAddress): Promise<string> => `127.0.0.1:${(await serverHere(store)).port}`;

/** `server`: a process, or null for one in this process that listens there. */
async function withstand(
  store: StoreAddress,
  messages: number,
  server: ServerProcess | null,
  address: string,
): Promise<void> {
  const crowd = new Crowd();
  crowd.addresses = [address];
  await crowd.gather(HONEST_TABLES);
  await crowd.goOn(1);
  const { ledger } = crowd;
  const { people, ...own } = await intruders(address, store);
  const games = [...ledger.games.values()].flatMap((begun) => [...begun]);
  const target = {
    ...own,
    address,
    tables: [...own.tables, ...ledger.lobbies.keys()],
    games: [...own.games, ...games],
  };
  const replays = (): string[] =>
    [...ledger.said].slice(-40).map(([key, [words = '']]) => replayOf(key, words));
  const grammar = new Grammar(createRng(process.env.FUZZ_SEED ?? 'f022'), { ...target, people, replays });
  const attackers = Array.from({ length: ATTACKERS }, () => new Attacker(target, grammar));
  const attack = (share: number): Promise<unknown> =>
    Promise.all(attackers.map((attacker) => attacker.attack((messages * share) / ATTACKERS)));
  await attack(0.3);
  const before = server === null ? null : await memory(server, address);
  await attack(1);
  const after = server === null ? null : await memory(server, address);
  if (before !== null && after !== null) report(attackers, before, after);
  const wrong = attackers.flatMap((attacker) => attacker.wrong);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(server?.child.exitCode ?? null).toBeNull();
  expect(server?.complaints ?? []).toEqual([]);
  await crowd.goOn(isLong ? 3 : 1);
  crowd.part();
  expect(crowd.sitters.map(({ lost }) => lost)).toEqual(crowd.sitters.map(() => 0));
  expect(crowd.sitters.flatMap(({ refused }) => refused)).toEqual([]);
  if (server !== null && before !== null && after !== null) {
    expect((after.heap - before.heap) / MB).toBeLessThan(GROWTH.heap);
    expect((after.resident - before.resident) / MB).toBeLessThan(GROWTH.resident);
    expect(await server.end()).toBe(0);
  }
  const db = await openDatabase(store);
  const found = await faults(db, ledger);
  await db.destroy();
  expect(found).toEqual([]);
}

/** What somebody said, as it was sent. */
function replayOf(key: string, words: string): string {
  const [, seq = '1'] = key.split(' ');
  const command = JSON.parse(words.slice(words.indexOf(' ') + 1));
  return JSON.stringify({ command, at: Number(seq) - 1 });
}

type Memory = Awaited<ReturnType<typeof memory>>;

/** For whoever runs the long form. */
function report(attackers: readonly Attacker[], before: Memory, after: Memory): void {
  if (process.env.FUZZ_MESSAGES === undefined) return;
  const counts = new Map<string, number>();
  for (const attacker of attackers)
    for (const [what, count] of attacker.counts) counts.set(what, (counts.get(what) ?? 0) + count);
  const mb = ({ heap, resident }: Memory): string =>
    `heap ${(heap / MB).toFixed(1)} MB, rss ${(resident / MB).toFixed(1)} MB`;
  const sent = attackers.reduce((sum, attacker) => sum + attacker.sent, 0);
  process.stdout.write(
    `${sent} messages; before: ${mb(before)}, after: ${mb(after)}; ${JSON.stringify(Object.fromEntries(counts))}\n`,
  );
}

describe('whatever is said is refused clearly, and those who play go on', { timeout: HOUR }, () => {
  const asProcess = async (store: StoreAddress, messages: number): Promise<void> => {
    const server = startProcess(store, TIDY);
    await withstand(store, messages, server, `127.0.0.1:${await server.ready}`);
  };

  test('on a file', () => asProcess(sqliteFile(), MESSAGES * 0.75));

  test('on PostgreSQL', async () => {
    const store = { postgres: await postgres.database() };
    if (isLong) await asProcess(store, MESSAGES * 0.25);
    else await withstand(store, MESSAGES * 0.25, null, await here(store));
  });

  test('PostgreSQL takes no id with a zero in it, and nobody falls over that', async () => {
    const address = await here({ postgres: await postgres.database() });
    for (const path of ['games/%00', 'games/x%00/record', 'tables/%00', 'people/%00', 'people/%00/games']) {
      const response = await fetch(`http://${address}/api/${path}`);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '{"refused":"missing"}']);
    }
    for (const path of ['games', 'tables']) {
      const socket = new WebSocket(`ws://${address}/api/${path}/%00/socket`);
      socket.on('error', () => {});
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect((await fetch(`http://${address}/readyz`)).status).toBe(200);
  });
});
