import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameConfig, Viewer } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import { decisionIn, type Hello, type Moment, type Player, PROTOCOL, type ToGuest } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type FanOut,
  GameStore,
  NO_FAN_OUT,
  openDatabase,
  type Place,
  postgresFanOut,
  Rooms,
} from '../src/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const PEOPLE: readonly Player[] = [{ is: 'person' }, { is: 'person' }];
const HELLO: Hello = { protocol: PROTOCOL, rules: RULES_VERSION, known: null };
const DUEL: GameConfig = {
  seed: '1',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }],
};

/** One node of a server. */
async function node(place: Place, mostIdle?: number): Promise<Rooms> {
  const db = await openDatabase(place);
  const fanOut: FanOut = 'postgres' in place ? await postgresFanOut(place.postgres) : NO_FAN_OUT;
  onTestFinished(async () => {
    await fanOut.close();
    await db.destroy();
  });
  return new Rooms({ store: new GameStore(db), library: testLibrary(), fanOut, now: Date.now, mostIdle });
}

/** Somebody who follows a game and keeps what is told. */
class Guest {
  moments: readonly Moment[] = [];
  seq: number | null = null;
  lost = false;
  readonly viewer: Viewer;
  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }
  private content = '';
  hear = (message: ToGuest): void => {
    if ('welcome' in message) this.content = message.welcome.content;
    const told = 'welcome' in message ? message.welcome.told : 'told' in message ? message.told : null;
    if (told === null) throw new Error(JSON.stringify(message));
    this.moments = [...this.moments.slice(0, told.cut), ...told.moments];
    this.seq = told.seq;
  };
  get hello(): Hello {
    const known = this.seq === null ? null : { seq: this.seq, content: this.content };
    return { protocol: PROTOCOL, rules: RULES_VERSION, known };
  }
  lose = (): void => {
    this.lost = true;
  };
  get keys(): readonly string[] {
    const view = this.moments.at(-1)?.view;
    return view === undefined ? [] : (decisionIn(view)?.options.map(({ key }) => key) ?? []);
  }
}

/** Plays so many choices, each at the node that its turn has. */
async function play(
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

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

function sqliteFile(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { file: join(folder, 'games.db') };
}

describe.each([
  ['SQLite', async () => sqliteFile()],
  ['PostgreSQL', async (): Promise<Place> => ({ postgres: await postgres.database() })],
])('games in %s', (_name, place) => {
  test('go on where they were, on another node', async () => {
    const where = await place();
    const first = await node(where);
    await first.create('g1', DUEL, PEOPLE);
    const guests = [new Guest(0), new Guest(1), new Guest('spectator')];
    for (const guest of guests) await first.follow('g1', guest, HELLO);
    await play([first], 'g1', guests, 30);
    const later = await node(where);
    const back = new Guest(0);
    await later.follow('g1', back, HELLO);
    expect(back.moments).toEqual(guests[0]?.moments);
    expect(back.seq).toBe(30);
  });

  test('whoever comes back is told what is missing', async () => {
    const rooms = await node(await place());
    await rooms.create('g1', DUEL, PEOPLE);
    const guests = [new Guest(0), new Guest(1)];
    for (const guest of guests) await rooms.follow('g1', guest, HELLO);
    const away = new Guest(1);
    const leave = await rooms.follow('g1', away, HELLO);
    await play([rooms], 'g1', guests, 4);
    leave?.();
    await play([rooms], 'g1', guests, 10);
    expect(away.moments.length).toBe(5);
    await rooms.follow('g1', away, away.hello);
    expect(away.moments).toEqual(guests[1]?.moments);
  });

  test('a number is given once, also when a command is said twice', async () => {
    const rooms = await node(await place());
    await rooms.create('g1', DUEL, PEOPLE);
    const guest = new Guest(0);
    await rooms.follow('g1', guest, HELLO);
    const command = { choose: guest.keys[0] ?? '' };
    const answers = await Promise.all([0, 0, 0].map(() => rooms.act('g1', 0, command, 0)));
    expect(answers).toEqual([null, null, null]);
    expect(guest.seq).toBe(1);
    expect(await rooms.act('g1', 1, command, 0)).toBe('stale');
    expect(await rooms.act('nowhere', 0, command, 0)).toBe('noOption');
  });

  test('those that nobody follows are let go and made again', async () => {
    const rooms = await node(await place(), 2);
    const ids = Array.from({ length: 6 }, (_, i) => `g${i}`);
    for (const id of ids) await rooms.create(id, DUEL, PEOPLE);
    const guest = new Guest(0);
    await rooms.follow('g0', guest, HELLO);
    for (const id of ids) await rooms.room(id);
    const first = await rooms.room('g1');
    expect(await rooms.room('g0')).toBe(await rooms.room('g0'));
    for (const id of ids.slice(2)) await rooms.room(id);
    expect(await rooms.room('g1')).not.toBe(first);
    await rooms.act('g0', 0, { choose: guest.keys[0] ?? '' }, 0);
    expect(guest.seq).toBe(1);
  });
});

describe('two nodes on one PostgreSQL', () => {
  test('play one game, and of two commands for one number one is carried out', async () => {
    const where: Place = { postgres: await postgres.database() };
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
      expect(guest.lost).toBe(false);
    }
  });
});
