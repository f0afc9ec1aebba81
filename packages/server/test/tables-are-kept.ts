import type { LobbyCommand, TableSettings } from '@peerless/table/online';
import { expect, test } from 'vitest';
import {
  Attendance,
  changed,
  Lobbies,
  type Lobby,
  openLobby,
  type StoreAddress,
  type StoredLobby,
} from '../src/index.ts';
import { DAY, MINUTE, opened } from './opened.ts';
import { DUEL_TABLE } from './tables.ts';

/** What holds for tables and those around them wherever they are kept. */
export function tablesAreKept(place: () => Promise<StoreAddress>): void {
  const opening = async () => {
    const all = await opened(await place());
    const told: string[] = [];
    const [lobbies, attendance, elsewhere] = [
      new Lobbies(all.db, all.now, (id) => told.push(id)),
      new Attendance(all.db, all.now, 'here', (id) => told.push(id)),
      new Attendance(all.db, all.now, 'elsewhere'),
    ];
    const open = async (settings: Partial<TableSettings> = {}, owner = 'ada'): Promise<StoredLobby> => {
      const made = await lobbies.add(openLobby({ ...DUEL_TABLE, ...settings }, owner, 'secret'));
      if (typeof made === 'string') throw new Error(made);
      return made;
    };
    const act = (id: string, person: string, command: LobbyCommand) =>
      lobbies.change(id, (lobby) => {
        const made = changed(lobby, { id: person, name: person }, command);
        return typeof made === 'string' ? made : { lobby: made };
      });
    const listed = async () => (await lobbies.listed()).map(({ id }) => id);
    return { ...all, told, lobbies, attendance, elsewhere, open, act, listed };
  };

  test('of those who sit down at once each gets a place, or hears that it is taken', async () => {
    const { lobbies, open, act, told } = await opening();
    const { id } = await open();
    const people = ['ada', 'ben', 'cem', 'dan'];
    const sat = await Promise.all(people.map((person, i) => act(id, person, { sit: i % 2 })));
    expect(sat.filter((result) => result === 'taken').length).toBe(2);
    const { lobby, version } = (await lobbies.get(id)) as { lobby: Lobby; version: number };
    expect(lobby.places.every(({ is }) => is === 'person')).toBe(true);
    expect([version, told]).toEqual([3, [id, id]]);
    expect(await act('nowhere', 'ada', { sit: 0 })).toBeNull();
  });

  test('what goes beside a change is written with it, or neither is', async () => {
    const { db, lobbies, open } = await opening();
    const { id } = await open();
    const change = lobbies.change(id, (lobby) => ({
      lobby: { ...lobby, isPublic: false },
      beside: async (to) => {
        await to
          .insertInto('people')
          .values({
            id: 'x',
            name: 'X',
            created: 0,
            login: null,
            password: null,
            recovery: null,
            banned: null,
          })
          .execute();
        throw new Error('power cut');
      },
    }));
    await expect(change).rejects.toThrow('power cut');
    expect((await lobbies.get(id))?.lobby.isPublic).toBe(true);
    expect(await db.selectFrom('people').selectAll().execute()).toEqual([]);
  });

  test('only public tables at which somebody waits are listed, the newest first', async () => {
    const { open, act, listed, attendance } = await opening();
    const tables = [
      await open(),
      await open({ isPublic: false }),
      await open({}, 'ben'),
      await open({ clock: { is: 'days', days: 3 } }),
    ];
    const [first, , second, patient] = tables.map(({ id }) => id) as [string, string, string, string];
    expect(await listed()).toEqual([]);
    for (const { id } of tables) {
      await act(id, 'ada', { sit: 0 });
      await attendance.arrive(id, 'ada');
    }
    expect(await listed()).toEqual([patient, second, first]);
    await act(second, 'ben', { sit: 1 });
    expect(await listed()).toEqual([patient, first]);
    await act(first, 'ada', { leave: true });
    expect(await listed()).toEqual([patient]);
  });

  test('tables at which nobody is are not listed, unless they have days', async () => {
    const { open, act, listed, attendance, wait } = await opening();
    const [{ id: hasty }, { id: patient }] = [await open(), await open({ clock: { is: 'days', days: 3 } })];
    for (const id of [hasty, patient]) await act(id, 'ada', { sit: 0 });
    expect(await listed()).toEqual([patient]);
    const leave = await attendance.arrive(hasty, 'ada');
    expect(await listed()).toEqual([patient, hasty]);
    await leave();
    expect(await listed()).toEqual([patient]);
    await attendance.arrive(hasty, 'ada');
    wait(2 * MINUTE);
    expect(await listed()).toEqual([patient]);
  });

  test('nobody has more than ten open tables without a game', async () => {
    const { open, lobbies, act } = await opening();
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) ids.push((await open()).id);
    await expect(open()).rejects.toThrow('tooMany');
    await open({}, 'ben');
    // A table that is left, or at which a game was begun, counts no more.
    await act(ids[0] as string, 'ada', { leave: true });
    await open();
    await lobbies.change(ids[1] as string, (lobby) => ({ lobby: { ...lobby, game: 'g1' } }));
    await open();
    await expect(open()).rejects.toThrow('tooMany');
  });

  test('who is there is known on every node, and forgotten when a node is gone', async () => {
    const { attendance, elsewhere, wait, told } = await opening();
    const leave = await attendance.arrive('t', 'ada');
    const again = await attendance.arrive('t', 'ada');
    await elsewhere.arrive('t', 'ben');
    for (let n = 0; n < 3; n++) await elsewhere.arrive('t', null);
    const there = async () => {
      const { persons, strangers } = await attendance.atOne('t');
      return [...[...persons].sort(), strangers];
    };
    expect(await there()).toEqual(['ada', 'ben', 3]);
    await leave();
    await leave();
    expect(await there()).toEqual(['ada', 'ben', 3]);
    await again();
    expect(await there()).toEqual(['ben', 3]);
    wait(50_000);
    await attendance.renew();
    expect(await there()).toEqual(['ben', 3]);
    // The other node has died: nobody renews what it wrote down.
    wait(20_000);
    expect(await there()).toEqual([0]);
    told.length = 0;
    await attendance.renew();
    expect(told).toEqual(['t']);
  });

  test('many who come at once are written together, and all are there', async () => {
    const { attendance, db } = await opening();
    const leaving = await Promise.all(
      Array.from({ length: 100 }, (_, i) => attendance.arrive(`t${i % 5}`, `p${i % 50}`)),
    );
    expect((await attendance.at(['t0', 't1', 't2', 't3', 't4'])).size).toBe(5);
    expect((await attendance.atOne('t0')).persons.size).toBe(10);
    await Promise.all(leaving.map((leave) => leave()));
    expect(await db.selectFrom('attendance').selectAll().execute()).toEqual([]);
  });

  test('a node that ends takes with it whoever was there', async () => {
    const { attendance, elsewhere } = await opening();
    await attendance.arrive('t', 'ada');
    await elsewhere.arrive('t', 'ben');
    await attendance.close();
    expect([...(await elsewhere.atOne('t')).persons]).toEqual(['ben']);
  });

  test('tables that nobody has come to for a day are closed, unless a game is played', async () => {
    const { open, act, lobbies, attendance, wait, db } = await opening();
    const kinds = ['empty', 'visited', 'patient', 'playing', 'played'];
    const ids = Object.fromEntries(
      await Promise.all(
        kinds.map(async (kind) => {
          const clock = kind === 'patient' ? ({ is: 'days', days: 3 } as const) : ({ is: 'none' } as const);
          const { id } = await open({ clock });
          await act(id, 'ada', { sit: 0 });
          return [kind, id];
        }),
      ),
    ) as Record<string, string>;
    const game = { config: '{}', players: '[]', persons: '[]', rules_version: 1, created: 0, outcome: null };
    const terms = {
      table_id: null,
      clock: '{}',
      when_up: 'bot',
      is_rated: 0,
      is_cast: 0,
      pledge: null,
      secret: null,
      salts: null,
    };
    for (const [id, ended] of [
      ['playing', null],
      ['played', 7],
    ] as const) {
      await db
        .insertInto('games')
        .values({ id, ...game, ...terms, ended })
        .execute();
      await lobbies.change(ids[id] as string, (lobby) => ({ lobby: { ...lobby, game: id } }));
    }
    const leave = await attendance.arrive(ids.visited as string, 'ada');
    wait(DAY - MINUTE);
    await leave();
    expect(await lobbies.sweep()).toBe(0);
    wait(2 * MINUTE);
    expect(await lobbies.sweep()).toBe(2);
    const left = await Promise.all(
      kinds.map(async (kind) => (await lobbies.get(ids[kind] as string)) !== null),
    );
    expect(left).toEqual([false, true, true, true, false]);
    wait(15 * DAY);
    expect(await lobbies.sweep()).toBe(2);
  });

  test('a table whose game is over rests', async () => {
    const { open, lobbies, db } = await opening();
    const { id } = await open();
    const game = { config: '{}', players: '[]', persons: '[]', rules_version: 1, created: 0, outcome: null };
    const terms = {
      table_id: id,
      clock: '{}',
      when_up: 'bot',
      is_rated: 0,
      is_cast: 0,
      pledge: null,
      secret: null,
      salts: null,
    };
    await db
      .insertInto('games')
      .values({ id: 'g1', ...game, ...terms, ended: null })
      .execute();
    await lobbies.change(id, (lobby) => ({ lobby: { ...lobby, game: 'g1' } }));
    expect((await lobbies.get(id))?.lobby).toMatchObject({ game: 'g1', games: [] });
    await db.updateTable('games').set({ ended: 7 }).where('id', '=', 'g1').execute();
    const read = await Promise.all([lobbies.get(id), lobbies.get(id), lobbies.get(id)]);
    for (const found of read) expect(found?.lobby).toMatchObject({ game: null, games: ['g1'] });
  });
}
