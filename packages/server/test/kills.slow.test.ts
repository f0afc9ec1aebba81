import type { AddressInfo } from 'node:net';
import { below } from '@peerless/rules';
import type { ToGuest } from '@peerless/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfStale, buildTableIfStale } from '../../../scripts/workspace.mjs';
import { openDatabase, type StoreAddress } from '../src/index.ts';
import { RATES, runNode, Visitor } from './guest.ts';
import { faults } from './kills/checks.ts';
import { Crowd } from './kills/crowd.ts';
import { sqliteFile } from './nodes.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { begun } from './tables.ts';

/**
 * Nothing that was acknowledged is lost, and nothing is done twice, however often a server is killed. The long form has
 * KILLS=100 (half as many on PostgreSQL) and KILL_TABLES=40. The short one starts few processes, each of which takes two
 * seconds of the processor: it kills one, just after somebody moved.
 */

const KILLS = Number(process.env.KILLS ?? 1);
const isLong = process.env.KILLS !== undefined;
/** Each kind of table once; on PostgreSQL only the first few. */
const [TABLES, FEW_TABLES] = isLong ? [Number(process.env.KILL_TABLES ?? 40), 20] : [8, 3];
/** As often everybody goes on when it is over. */
const FURTHER = isLong ? 3 : 1;
/** Milliseconds of play before a kill, at most. */
const PLAY = 2000;
const HOUR = 3_600_000;
/** A node counts from its first beat on, a little before it listens. */
const TOLERANCE = 1000;
/** Milliseconds that nobody is up, beside those of a start. */
const AWAY = 1500;

let postgres: Postgres;
beforeAll(async () => {
  buildIfStale();
  buildTableIfStale();
  postgres = await startPostgres();
}, 300_000);
afterAll(() => postgres.stop());

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Nodes of one server, and the crowd that is told where they listen. */
class Nodes {
  private readonly store: StoreAddress;
  private readonly crowd: Crowd;
  private readonly running: (ServerProcess | null)[];
  private readonly ports: (number | null)[];

  constructor(store: StoreAddress, crowd: Crowd, count: number) {
    this.store = store;
    this.crowd = crowd;
    this.running = Array.from({ length: count }, () => null);
    this.ports = this.running.map(() => null);
  }

  /** A node in this process, which is never killed. */
  async startHere(n: number): Promise<void> {
    const { app } = await runNode(this.store, { rates: RATES });
    this.ports[n] = (app.server.address() as AddressInfo).port;
    this.tell();
  }

  async start(n: number): Promise<void> {
    const node = startProcess(this.store);
    this.running[n] = node;
    this.ports[n] = await node.ready;
    this.tell();
  }

  /** Starts a node that does not live to listen. */
  async startInVain(milliseconds: number): Promise<void> {
    const node = startProcess(this.store);
    await pause(milliseconds);
    await node.kill();
  }

  async kill(n: number): Promise<void> {
    this.ports[n] = null;
    const gone = this.running[n]?.kill();
    this.tell();
    await gone;
  }

  private tell(): void {
    this.crowd.addresses = this.ports.flatMap((port) => (port === null ? [] : [`127.0.0.1:${port}`]));
  }
}

/** Waits for a bad moment. */
async function badMoment(crowd: Crowd, tables: number): Promise<void> {
  const { rng } = crowd.world;
  // Mostly the games have gone on meanwhile.
  if (!isLong || below(rng, 4) > 0) await crowd.moved(tables);
  const kind = isLong ? ((['any', 'move', 'begin', 'end'] as const)[below(rng, 4)] ?? 'any') : 'move';
  if (isLong) await pause(kind === 'any' ? below(rng, PLAY) : below(rng, PLAY >> 1));
  if (kind === 'any') return;
  await crowd.next(kind, PLAY * 2);
  const milliseconds = below(rng, 8);
  if (milliseconds > 0) await pause(milliseconds);
}

interface Trial {
  readonly nodes: number;
  readonly kills: number;
  readonly tables: number;
  /** What is seen before the last kill, and looked at again after it. */
  readonly watch?: (address: string) => Promise<(address: string) => Promise<void>>;
}

async function survive(store: StoreAddress, { nodes: count, kills, tables, watch }: Trial): Promise<void> {
  const crowd = new Crowd();
  const nodes = new Nodes(store, crowd, count);
  const { rng } = crowd.world;
  // The very first start is a bad moment, too; half-migrated.slow.test.ts looks at it statement by statement.
  if (isLong) await nodes.startInVain(below(rng, 1500));
  await nodes.start(0);
  for (let n = 1; n < count; n++) await (isLong ? nodes.start(n) : nodes.startHere(n));
  await crowd.gather(tables);
  for (let killed = 0; killed < kills; killed++) {
    const [address = ''] = crowd.addresses;
    const look = killed === kills - 1 ? await watch?.(address) : undefined;
    await badMoment(crowd, tables);
    const n = isLong ? below(rng, count) : 0;
    await nodes.kill(n);
    // Now and then it is killed again while it starts.
    if (isLong && below(rng, 8) === 0) await nodes.startInVain(below(rng, 1500));
    if (look !== undefined) await pause(AWAY);
    await nodes.start(n);
    await look?.(crowd.addresses[n] ?? '');
  }
  await crowd.goOn(FURTHER);
  crowd.part();
  for (let n = 0; n < count; n++) await nodes.kill(n);
  const db = await openDatabase(store);
  try {
    expect(await faults(db, crowd.ledger)).toEqual([]);
    await report(crowd, kills);
  } finally {
    await db.destroy();
  }
  expect(crowd.sitters.flatMap(({ refused }) => refused).filter((why) => why !== 'game: stale')).toEqual([]);
}

/** For whoever runs the long form. */
async function report(crowd: Crowd, kills: number): Promise<void> {
  const { ledger, sitters } = crowd;
  if (!isLong) return;
  const games = [...ledger.games.values()].reduce((sum, { size }) => sum + size, 0);
  const lost = sitters.reduce((sum, sitter) => sum + sitter.lost, 0);
  process.stdout.write(
    `${kills} kills, ${ledger.lobbies.size} tables, ${sitters.length} people, ${games} games, ` +
      `${ledger.acknowledged.size} acknowledged moves, ${ledger.told.size} tellings, ${ledger.lines.size} lines, ` +
      `${lost} lost connections: 0 lost, 0 doubled\n`,
  );
}

/** What is left to whoever is asked, as a visitor was last told. */
function left({ heard }: Visitor): number {
  const clocks = heard
    .map((text) => JSON.parse(text) as ToGuest)
    .flatMap((message) => ('clock' in message ? [message.clock] : []));
  const clock = clocks.at(-1);
  return clock?.left[clock.running ?? -1] ?? Number.NaN;
}

/** A game with a clock that runs: it has stopped while nobody was up. */
async function watchClock(address: string): Promise<(address: string) => Promise<void>> {
  const people = [new Visitor(address), new Visitor(address)] as const;
  for (const visitor of people) await visitor.ask('/api/people', { name: 'Ada' });
  const { game } = await begun(people, { clock: { is: 'bank', seconds: 600, increment: 0 } });
  const [before] = people;
  let killed = Number.NaN;
  await before.visit(game);
  before.socket?.once('close', () => {
    killed = performance.now();
  });
  await before.until(() => left(before) > 0);
  const [told, since] = [left(before), performance.now()];
  return async (again) => {
    const back = performance.now();
    const after = new Visitor(again);
    await after.visit(game);
    await after.until(() => left(after) > 0);
    const up = killed - since + performance.now() - back;
    expect(back - killed).toBeGreaterThan(2 * TOLERANCE);
    expect(told - left(after)).toBeLessThan(up + TOLERANCE);
  };
}

describe('a server that is killed at any moment', { timeout: HOUR }, () => {
  test('loses nothing, does nothing twice, and stops the clocks while nobody is up, on a file', () =>
    survive(sqliteFile(), { nodes: 1, kills: KILLS, tables: TABLES, watch: watchClock }));

  test('loses nothing and does nothing twice, on PostgreSQL, as one of two nodes', async () => {
    const store = { postgres: await postgres.database() };
    await survive(store, { nodes: 2, kills: Math.ceil(KILLS / 2), tables: FEW_TABLES });
  });
});
