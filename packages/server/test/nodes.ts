import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GameConfig, Viewer } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import {
  decisionIn,
  type Hello,
  type Moment,
  type Player,
  PROTOCOL,
  type Status,
  type ToGuest,
  toldAfter,
} from '@peerless/table';
import type { ClockState, Waiting } from '@peerless/table/online';
import { quickFolder, testLibrary } from '@peerless/testkit';
import type { Kysely } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import {
  type FanOut,
  GameStore,
  NO_FAN_OUT,
  openDatabase,
  Presence,
  Pulse,
  postgresFanOut,
  Rooms,
  type RoomsOptions,
  type Schema,
  type StoreAddress,
} from '../src/index.ts';

export const PEOPLE: readonly Player[] = [{ is: 'person' }, { is: 'person' }];
export const HELLO: Hello = { protocol: PROTOCOL, rules: RULES_VERSION, known: null };
export const DUEL: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
};

/** A time that tests set. */
export class Time {
  private offset = 0;
  readonly now = (): number => Date.now() + this.offset;
  pass(milliseconds: number): void {
    this.offset += milliseconds;
  }
}

/** One node of a server with all that is around its rooms; its beats come from the test. */
export interface Node {
  readonly rooms: Rooms;
  readonly store: GameStore;
  readonly db: Kysely<Schema>;
  readonly pulse: Pulse;
  readonly presence: Presence;
  readonly warned: string[];
}

export async function fullNode(place: StoreAddress, options: Partial<RoomsOptions> = {}): Promise<Node> {
  const db = await openDatabase(place);
  const fanOut: FanOut = 'postgres' in place ? await postgresFanOut(place.postgres) : NO_FAN_OUT;
  onTestFinished(async () => {
    await fanOut.close();
    await db.destroy();
  });
  const now = options.now ?? Date.now;
  const store = new GameStore(db);
  const [pulse, presence] = [new Pulse(db, now), new Presence(db, now)];
  await pulse.beat();
  const warned: string[] = [];
  const warn = (_: unknown, what: string): void => void warned.push(what);
  const given = { store, library: testLibrary(), fanOut, now, outages: pulse, presence, warn };
  return { rooms: new Rooms({ ...given, ...options }), store, db, pulse, presence, warned };
}

export const node = async (place: StoreAddress, mostIdle?: number): Promise<Rooms> =>
  (await fullNode(place, { mostIdle })).rooms;

/** Nodes of one PostgreSQL do it at once; one file has one node at a time. */
export async function atOnce(
  where: StoreAddress,
  nodes: readonly Node[],
  work: (node: Node) => Promise<unknown>,
): Promise<void> {
  if ('postgres' in where) await Promise.all(nodes.map(work));
  else for (const node of nodes) await work(node);
}

/** Somebody who follows a game and keeps what is told. */
export class Guest {
  moments: readonly Moment[] = [];
  seq: number | null = null;
  lost: string | null = null;
  clock: ClockState | null = null;
  waiting: Waiting | null = null;
  status: Status | null = null;
  ended = false;
  readonly heard: string[] = [];
  readonly inWords = false;
  readonly viewer: Viewer;
  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }
  private content = '';
  hear = (text: string): void => {
    this.heard.push(text);
    const message = JSON.parse(text) as ToGuest;
    if ('clock' in message) this.clock = message.clock;
    if ('ended' in message) this.ended = true;
    if ('waiting' in message) this.waiting = message.waiting;
    if ('clock' in message || 'ended' in message || 'waiting' in message) return;
    if ('welcome' in message) this.content = message.welcome.content;
    const told = 'welcome' in message ? message.welcome.told : 'told' in message ? message.told : null;
    if (told === null) throw new Error(JSON.stringify(message));
    this.moments = toldAfter(this.moments, told);
    this.seq = told.seq;
    this.status = told;
  };
  get hello(): Hello {
    const known = this.seq === null ? null : { seq: this.seq, content: this.content };
    return { protocol: PROTOCOL, rules: RULES_VERSION, known };
  }
  lose = (why: string): void => {
    this.lost = why;
  };
  get keys(): readonly string[] {
    const view = this.moments.at(-1)?.view;
    return view === undefined ? [] : (decisionIn(view)?.options.map(({ key }) => key) ?? []);
  }
}

/** Plays so many choices, each at the node that its turn has. */
export async function play(
  nodes: readonly Rooms[],
  game: string,
  guests: readonly Guest[],
  count: number,
): Promise<void> {
  for (let n = 0; n < count; n++) {
    await expect.poll(() => guests.some(({ keys }) => keys.length > 0), { interval: 1 }).toBe(true);
    const guest = guests.find(({ keys }) => keys.length > 0) as Guest;
    const before = guest.seq ?? 0;
    const rooms = nodes[n % nodes.length] as Rooms;
    const refused = await rooms.act(
      game,
      guest.viewer as number,
      { choose: guest.keys.at(-1) ?? '' },
      before,
    );
    if (refused === 'stale') n--;
    else expect(refused).toBeNull();
    await expect.poll(() => guests.every(({ seq }) => (seq ?? 0) > before), { interval: 1 }).toBe(true);
  }
}

/** A file that is gone after the test. */
export function sqliteFile(): StoreAddress {
  const folder = quickFolder('server');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { file: join(folder, 'games.db') };
}
