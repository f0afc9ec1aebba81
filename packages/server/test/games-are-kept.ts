import { expect, test } from 'vitest';
import type { StoreAddress } from '../src/index.ts';
import { DUEL, Guest, HELLO, node, PEOPLE, play } from './nodes.ts';

/** What holds for games wherever they are kept. */
export function gamesAreKept(place: () => Promise<StoreAddress>): void {
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
}
