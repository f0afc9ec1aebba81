import { decision, type Observation, viewFor } from '@peerless/rules';
import { type Frozen, thaw } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { BusyError, type StoreAddress, type Thinker } from '../src/index.ts';
import { DUEL, fullNode, Guest, HELLO, PEOPLE, play, Time } from './nodes.ts';

const BESIDE: readonly Player[] = [
  { is: 'person', name: 'Ada' },
  { is: 'bot', bot: 'casual' },
];

/** Somebody who takes the first option, and keeps whose eyes were lent. */
class FirstOption implements Thinker {
  readonly viewers: unknown[] = [];
  think = async (_: string, frozen: Frozen<Observation>): Promise<string> => {
    const seen = thaw(frozen, testLibrary());
    this.viewers.push(viewFor(seen).viewer);
    return decision(seen)?.options[0]?.key ?? '';
  };
}

/** Until somebody is asked again. */
const asked = (guest: Guest) => expect.poll(() => guest.keys.length > 0, { interval: 1 }).toBe(true);

/** What holds for bots wherever games are kept. */
export function botsPlay(place: () => Promise<StoreAddress>): void {
  describe('bots', () => {
    test('answer for their player, with what that player sees', async () => {
      const thinker = new FirstOption();
      const { rooms, store } = await fullNode(await place(), { thinker });
      await rooms.create('g1', DUEL, BESIDE, ['ada', null]);
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      for (let n = 0; n < 15; n++) {
        await asked(guest);
        await rooms.act('g1', 0, { choose: guest.keys.at(-1) ?? '' }, guest.seq ?? 0);
      }
      await asked(guest);
      expect(thinker.viewers.length).toBeGreaterThan(3);
      expect(thinker.viewers.every((viewer) => viewer === 1)).toBe(true);
      const moves = await store.moves('g1');
      expect(moves.filter(({ player }) => player === 1).length).toBe(thinker.viewers.length);
      expect(guest.status?.byLot).toEqual([]);
    });

    test('that fail are replaced by lot, which everybody is told', async () => {
      const thinker: Thinker = { think: async () => Promise.reject(new Error('no idea')) };
      const { rooms, warned, store } = await fullNode(await place(), { thinker });
      await rooms.create('g1', DUEL, BESIDE, ['ada', null]);
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      await asked(guest);
      while (warned.length === 0) await play([rooms], 'g1', [guest], 1);
      await expect.poll(() => guest.status?.byLot).toEqual([1]);
      expect(warned[0]).toBe('game g1: the bot casual failed');
      const moves = await store.moves('g1');
      expect(moves.some(({ command, player }) => player === 1 && command.startsWith('{"lot":'))).toBe(true);
      const later = new Guest('spectator');
      await rooms.follow('g1', later, HELLO);
      expect(later.status?.byLot).toEqual([1]);
    });

    test('that find no thread are asked again, and nothing is chosen by lot', async () => {
      const first = new FirstOption();
      let busy = 1;
      const think: Thinker['think'] = (bot, frozen) =>
        busy-- > 0 ? Promise.reject(new BusyError()) : first.think(bot, frozen);
      const { rooms, warned } = await fullNode(await place(), { thinker: { think } });
      await rooms.create('g1', DUEL, [...BESIDE].reverse(), [null, 'ada']);
      const guest = new Guest(1);
      await rooms.follow('g1', guest, HELLO);
      await expect.poll(() => first.viewers.length > 0, { timeout: 5000 }).toBe(true);
      expect([warned, guest.status?.byLot]).toEqual([[], []]);
    });

    test('whom a dead node has left are found by another', async () => {
      const [where, time] = [await place(), new Time()];
      const dead = await fullNode(where, { now: time.now });
      await dead.rooms.create('g1', DUEL, [...BESIDE].reverse(), [null, 'ada']);
      const thinker = new FirstOption();
      const { rooms, store } = await fullNode(where, { thinker, now: time.now });
      await rooms.beat();
      expect(thinker.viewers).toEqual([]);
      time.pass(31_000);
      await rooms.beat();
      await expect.poll(async () => (await store.moves('g1')).length).toBeGreaterThan(0);
    });

    test('play on for somebody whose time is up, until they come back', async () => {
      const [time, thinker] = [new Time(), new FirstOption()];
      const { rooms, store } = await fullNode(await place(), { thinker, now: time.now });
      const terms = { clock: { is: 'move', seconds: 30 }, whenUp: 'bot' } as const;
      await rooms.create('g1', DUEL, PEOPLE, ['ada', 'ben'], terms);
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await rooms.follow('g1', guest, HELLO);
      const gone = guests.find(({ keys }) => keys.length > 0) as Guest;
      const other = guests.find((guest) => guest !== gone) as Guest;
      time.pass(31_000);
      await rooms.beat();
      await asked(other);
      expect(gone.status?.standIns).toEqual([gone.viewer]);
      expect(new Set(thinker.viewers)).toEqual(new Set([gone.viewer]));
      const moves = await store.moves('g1');
      expect(moves[0]).toMatchObject({ player: gone.viewer, command: '{"standIn":true}' });
      expect(await rooms.act('g1', gone.viewer as number, { return: true }, gone.seq ?? 0)).toBeNull();
      const thoughts = thinker.viewers.length;
      while (other.keys.length > 0) await play([rooms], 'g1', [other], 1);
      await asked(gone);
      expect(thinker.viewers.length).toBe(thoughts);
    });
  });
}
