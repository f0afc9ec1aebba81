import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildIfStale, buildTableIfStale } from '../../../scripts/workspace.mjs';
import { serverHere, Visitor } from './guest.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { begun, Page } from './tables.ts';

/** The layout of compose.yaml, as processes: two nodes on one PostgreSQL behind a proxy that knows nothing of games. */

/** What a container runs, too. */
const BUILT = fileURLToPath(new URL('../../cli/bin/built.js', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  buildIfStale();
  buildTableIfStale();
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop());

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** Ends it as a host would, and says with which code it ended, and after how many milliseconds. */
  readonly end: () => Promise<{ readonly code: number | null; readonly took: number }>;
}

async function startNode(database: string, port = 0): Promise<Running> {
  const child = spawn(process.execPath, [BUILT, 'serve', '--lang', 'en', '--port', String(port)], {
    env: { ...process.env, DATABASE_URL: database, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (found !== undefined) return { child, port: Number(found), end: () => ended(child) };
  }
  throw new Error('the server did not start');
}

/** The other node, in this process: only one of them is what a container runs, which takes seconds to start. */
async function startHere(database: string): Promise<Omit<Running, 'child'>> {
  const { port, close } = await serverHere({ postgres: database });
  const end = async () => {
    const began = performance.now();
    await close();
    return { code: 0, took: performance.now() - began };
  };
  return { port, end };
}

function ended(child: ChildProcess) {
  const began = performance.now();
  return new Promise<{ code: number | null; took: number }>((resolve) => {
    child.once('exit', (code) => resolve({ code, took: performance.now() - began }));
    child.kill('SIGTERM');
  });
}

/** Each connection goes to the next node that takes it; nobody is kept at one. */
async function startProxy(ports: readonly number[]): Promise<string> {
  let turn = 0;
  const reach = (guest: Socket, tries: number): void => {
    const node = connect(ports[turn++ % ports.length] as number, '127.0.0.1');
    node.once('error', () => (tries > 1 ? reach(guest, tries - 1) : guest.destroy()));
    node.once('connect', () => {
      node.on('error', () => guest.destroy());
      guest.on('error', () => node.destroy());
      guest.pipe(node).pipe(guest);
    });
  };
  const proxy = createServer((guest) => reach(guest, ports.length));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  return `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Follows a game and comes back whenever the connection is lost; counts how often. */
function follow(visitor: Visitor, game: string): { readonly lost: () => number; readonly stop: () => void } {
  let [lost, isOn] = [0, true];
  const come = async (): Promise<void> => {
    if (!isOn) return;
    try {
      await visitor.visit(game);
      visitor.socket?.once('close', () => {
        lost++;
        void come();
      });
    } catch {
      setTimeout(() => void come(), 50);
    }
  };
  void come();
  const stop = (): void => {
    isOn = false;
  };
  return { lost: () => lost, stop };
}

/** Both choose whatever comes, so many times; what is lost on the way is said again. */
async function play(people: readonly Visitor[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const [first] = people as [Visitor];
    await first.until(() => people.some(({ keys, isOver }) => keys.length > 0 || isOver));
    const next = people.find(({ keys }) => keys.length > 0);
    if (next === undefined) return;
    const [before, choice] = [next.seq ?? 0, next.keys[(n * 7) % next.keys.length] ?? ''];
    await expect
      .poll(
        () => {
          if (next.seq === before && next.socket?.readyState === 1) next.say({ choose: choice }, before);
          return people.every(({ seq }) => (seq ?? 0) > before);
        },
        { interval: 20, timeout: 20_000 },
      )
      .toBe(true);
  }
}

test('a game goes on while one node after the other is ended and started anew', async () => {
  const database = await postgres.database();
  const first = await startNode(database);
  const second = await startHere(database);
  const server = await startProxy([first.port, second.port]);
  const [ada, ben] = [new Visitor(server), new Visitor(server)];
  for (const [visitor, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const)
    await visitor.ask('/api/people', { name });
  const { table, game } = await begun([ada, ben]);
  const following = [follow(ada, game), follow(ben, game)];
  const pages = [
    new Page(`127.0.0.1:${first.port}`, table),
    new Page(`127.0.0.1:${second.port}`, table, ben.cookie),
  ];
  await ada.until(() => pages.every(({ lobby }) => lobby?.game === game && lobby.onlookers === 1));
  await play([ada, ben], 10);

  const [stopped] = await Promise.all([first.end(), play([ada, ben], 10)]);
  expect(stopped.code).toBe(0);
  expect(stopped.took).toBeLessThan(10_000);
  expect(pages[0]?.closed).toBe(1012);
  // The other node knows that those are gone who were at the first.
  await ada.until(() => pages[1]?.lobby?.onlookers === 0);

  const again = await startNode(database, first.port);
  expect(again.port).toBe(first.port);
  const [other] = await Promise.all([second.end(), play([ada, ben], 10)]);
  expect(other.code).toBe(0);
  await play([ada, ben], 5);

  expect(following.reduce((sum, { lost }) => sum + lost(), 0)).toBeGreaterThanOrEqual(2);
  expect(ada.refused.filter((why) => why !== 'stale')).toEqual([]);
  const late = new Visitor(server);
  await late.visit(game);
  await late.until(() => late.seq === ada.seq);
  expect(late.moments.length).toBe(ada.moments.length);
  for (const { stop } of following) stop();
  expect((await again.end()).code).toBe(0);
}, 180_000);
