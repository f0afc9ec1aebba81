import type { ClockSettings } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import type { StoreAddress } from '../src/index.ts';
import { DUEL, fullNode, Guest, HELLO, PEOPLE, play, Time } from './nodes.ts';

const PERSONS = ['ada', 'ben'];
const QUICK: ClockSettings = { is: 'bank', seconds: 1800, increment: 30 };

/** What holds for the end of games wherever they are kept. */
export function gamesEnd(place: () => Promise<StoreAddress>): void {
  describe('the end', () => {
    test('is written with the last move, for each seat', async () => {
      const { rooms, store, db } = await fullNode(await place());
      await rooms.create('g1', DUEL, PEOPLE, PERSONS, { isRated: true, table: 't1' });
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await rooms.follow('g1', guest, HELLO);
      await play([rooms], 'g1', guests, 5);
      expect(await store.game('g1')).toMatchObject({ ended: null, outcome: null, table_id: 't1' });
      expect(await db.selectFrom('results').selectAll().execute()).toEqual([]);
      await rooms.act('g1', 1, { resign: 1 }, guests[0]?.seq ?? 0);
      const [last] = (await store.moves('g1')).slice(-1);
      const row = await store.game('g1');
      expect(row?.ended).toBe(last?.at);
      expect(JSON.parse(row?.outcome ?? '')).toEqual({ winners: [0], reason: 'resigned' });
      const common = { game: 'g1', bot: null, mode: 'duel', board: 'sarpedon', is_rated: 1, ended: last?.at };
      expect(await db.selectFrom('results').selectAll().orderBy('seat').execute()).toEqual([
        { ...common, seat: 0, player: 0, person: 'ada', hero: 'medusa', outcome: 'won' },
        { ...common, seat: 1, player: 1, person: 'ben', hero: 'king-arthur', outcome: 'lost' },
      ]);
    });

    test('is written with the last move, or neither is', async () => {
      const node = await fullNode(await place());
      const { rooms, store, db } = node;
      await rooms.create('g1', DUEL, PEOPLE, PERSONS);
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      // The result cannot be written: a row of that key is there already.
      const [seat] = [{ seat: 0, player: 0, person: null, bot: null, hero: '', mode: '', board: '' }];
      await db
        .insertInto('results')
        .values({ ...seat, game: 'g1', outcome: 'draw', is_rated: 0, ended: 1 })
        .execute();
      expect(await rooms.act('g1', 0, { resign: 0 }, 0)).toBe('stale');
      expect([await store.moves('g1'), (await store.game('g1'))?.ended, guest.seq]).toEqual([[], null, 0]);
      await db.deleteFrom('results').execute();
      expect(await rooms.act('g1', 0, { resign: 0 }, 0)).toBeNull();
      expect(guest.seq).toBe(1);
      expect((await db.selectFrom('results').selectAll().execute()).length).toBe(2);
    });
  });

  describe('rules that have changed under a game', () => {
    test('end it as a draw with the reason; what was possible can be seen and saved', async () => {
      const where = await place();
      const first = await fullNode(where);
      await first.rooms.create('g1', DUEL, PEOPLE, PERSONS, { isRated: true });
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await first.rooms.follow('g1', guest, HELLO);
      await play([first.rooms], 'g1', guests, 12);
      const { db } = first;
      await db.updateTable('moves').set({ command: '{"choose":"fly"}' }).where('seq', '=', 9).execute();
      const later = await fullNode(where);
      const [back, again] = [new Guest(0), new Guest(0)];
      for (const guest of [back, again]) await later.rooms.follow('g1', guest, HELLO);
      for (const guest of [back, again]) expect([guest.seq, guest.ended]).toEqual([8, true]);
      expect(back.moments).toEqual(guests[0]?.moments.slice(0, 9));
      expect(await later.rooms.act('g1', 0, { resign: 0 }, 8)).toBe('over');
      const row = await later.store.game('g1');
      expect(JSON.parse(row?.outcome ?? '')).toEqual({ winners: [], reason: 'rulesChanged' });
      expect(await db.selectFrom('results').select(['outcome', 'is_rated']).execute()).toEqual([
        { outcome: 'draw', is_rated: 0 },
        { outcome: 'draw', is_rated: 0 },
      ]);
      expect((await later.store.moves('g1')).length).toBe(12);
      const save = JSON.parse((await later.rooms.save('g1')) ?? '');
      expect([save.format, save.record.entries.length]).toEqual(['peerless-save-1', 8]);
    });

    test('also where it cannot even be set up', async () => {
      const { rooms, store, db } = await fullNode(await place());
      await rooms.create('g1', DUEL, PEOPLE, PERSONS);
      const config = JSON.stringify({ ...DUEL, seats: [{ hero: 'nobody' }, { hero: 'king-arthur' }] });
      await db.updateTable('games').set({ config }).execute();
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      expect([guest.seq, guest.ended, await rooms.save('g1')]).toEqual([null, true, null]);
      expect((await store.game('g1'))?.ended).not.toBeNull();
      expect((await db.selectFrom('results').selectAll().execute()).map(({ hero }) => hero)).toEqual([
        'nobody',
        'king-arthur',
      ]);
    });

    test('a node that is behind leaves the game alone', async () => {
      const { rooms, store, db } = await fullNode(await place());
      await rooms.create('g1', DUEL, PEOPLE, PERSONS);
      await db.updateTable('games').set({ rules_version: 1_000_000 }).execute();
      await expect(rooms.follow('g1', new Guest(0), HELLO)).rejects.toThrow('newer rules');
      expect((await store.game('g1'))?.ended).toBeNull();
    });
  });

  describe('those who see everything', () => {
    test('see it late, and only where the table allows it', async () => {
      const time = new Time();
      const { rooms } = await fullNode(await place(), { now: time.now, castDelay: 300_000 });
      await rooms.create('g1', DUEL, PEOPLE, PERSONS, { isCast: true, clock: QUICK });
      await rooms.create('g2', DUEL, PEOPLE, PERSONS);
      expect(await rooms.follow('g2', new Guest('open'), HELLO)).toBeNull();
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await rooms.follow('g1', guest, HELLO);
      const caster = new Guest('open');
      await rooms.follow('g1', caster, HELLO);
      expect(caster.heard).toEqual([]);
      time.pass(100_000);
      await play([rooms], 'g1', guests, 6);
      time.pass(199_000);
      await rooms.beat();
      expect(caster.heard).toEqual([]);
      time.pass(2000);
      await rooms.beat();
      expect(caster.seq).toBe(0);
      expect(caster.moments[0]?.view.seats.every(({ hand }) => hand.length > 0)).toBe(true);
      time.pass(90_000);
      await play([rooms], 'g1', guests, 3);
      time.pass(10_000);
      await rooms.beat();
      expect(caster.seq).toBe(6);
      const late = new Guest('open');
      await rooms.follow('g1', late, HELLO);
      expect(late.moments).toEqual(caster.moments);
      time.pass(300_000);
      await rooms.beat();
      expect([caster.seq, late.seq]).toEqual([9, 9]);
    });

    test('do not see a game that stands still for longer than they wait', async () => {
      const time = new Time();
      const { rooms } = await fullNode(await place(), { now: time.now });
      const slow: ClockSettings[] = [
        { is: 'none' },
        { is: 'days', days: 2 },
        { is: 'move', seconds: 600 },
        { is: 'bank', seconds: 3600, increment: 0 },
      ];
      for (const [i, clock] of slow.entries()) {
        await rooms.create(`g${i}`, DUEL, PEOPLE, PERSONS, { isCast: true, clock });
        time.pass(301_000);
        expect(await rooms.follow(`g${i}`, new Guest('open'), HELLO), clock.is).toBeNull();
      }
    });
  });

  describe('a node that goes down', () => {
    test('finishes what is under way and sends everybody to come back', async () => {
      const where = await place();
      const node = await fullNode(where);
      await node.rooms.create('g1', DUEL, PEOPLE, PERSONS, { isCast: true, clock: QUICK });
      const [guest, caster] = [new Guest(0), new Guest('open')];
      for (const follower of [guest, caster]) await node.rooms.follow('g1', follower, HELLO);
      const moves = node.rooms.act('g1', 0, { resign: 0 }, 0);
      const closed = node.rooms.close();
      expect(await moves).toBeNull();
      await closed;
      expect([guest.seq, guest.lost, caster.lost]).toEqual([1, 'goingDown', 'goingDown']);
      const late = new Guest(1);
      await node.rooms.follow('g1', late, HELLO);
      expect(late.lost).toBe('goingDown');
    });
  });

  describe('a game in which nothing happens', () => {
    test('leaves memory, and those who follow it notice nothing', async () => {
      const time = new Time();
      const { rooms } = await fullNode(await place(), { now: time.now, sleepAfter: 60_000 });
      for (const id of ['g1', 'g2']) await rooms.create(id, DUEL, PEOPLE, PERSONS);
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await rooms.follow('g1', guest, HELLO);
      await rooms.room('g2');
      await play([rooms], 'g1', guests, 4);
      await rooms.beat();
      expect(await rooms.census()).toEqual({ rooms: 2, awake: 2, followers: 2 });
      time.pass(61_000);
      await rooms.beat();
      expect(await rooms.census()).toEqual({ rooms: 1, awake: 0, followers: 2 });
      await play([rooms], 'g1', guests, 4);
      expect(guests[0]?.seq).toBe(8);
      expect(guests[0]?.moments.length).toBe(9);
    });
  });
}
