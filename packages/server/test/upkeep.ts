import { describe, expect, test } from 'vitest';
import { Lobbies, openLobby, type StoreAddress } from '../src/index.ts';
import { DUEL, fullNode, Guest, HELLO, PEOPLE, Time } from './nodes.ts';
import { DAY, opened } from './opened.ts';
import { DUEL_TABLE } from './tables.ts';

/** What holds for what nobody needs any more, or has too much of, wherever it is kept. */
export function upkeep(place: () => Promise<StoreAddress>): void {
  describe('what nobody needs any more', () => {
    test('who was in a game that is over is forgotten', async () => {
      const { rooms, db, presence } = await fullNode(await place());
      for (const id of ['g1', 'g2']) await rooms.create(id, DUEL, PEOPLE, ['ada', 'ben']);
      const leaving = await Promise.all(['g1', 'g2'].map((id) => rooms.follow(id, new Guest(0), HELLO)));
      await presence.write();
      await rooms.act('g1', 0, { resign: 0 }, 0);
      for (const leave of leaving) leave?.();
      await presence.write();
      await presence.sweep();
      expect(await db.selectFrom('presence').select('game').execute()).toEqual([{ game: 'g2' }]);
    });

    test('sessions that have expired are', async () => {
      const { people, db, wait } = await opened(await place());
      const ada = await people.addGuest('Ada');
      wait(399 * DAY);
      const token = await people.signIn(ada.person.id);
      await people.sweep();
      expect((await people.byToken(ada.token))?.name).toBe('Ada');
      wait(2 * DAY);
      await people.sweep();
      expect((await people.byToken(token))?.name).toBe('Ada');
      expect((await db.selectFrom('sessions').select('token').execute()).length).toBe(1);
    });
  });

  describe('too late', () => {
    test('is a move after the deadline, also before anybody has looked at the clock', async () => {
      const time = new Time();
      const { rooms, store } = await fullNode(await place(), { now: time.now });
      await rooms.create('g1', DUEL, PEOPLE, ['ada', 'ben'], { clock: { is: 'move', seconds: 2 } });
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await rooms.follow('g1', guest, HELLO);
      const asked = guests.find(({ keys }) => keys.length > 0) as Guest;
      time.pass(2001);
      const said = await rooms.act('g1', asked.viewer as number, { choose: asked.keys[0] ?? '' }, 0);
      expect(said).toBe('stale');
      expect((await store.moves('g1')).map(({ command }) => command)).toEqual([
        `{"timeOut":${asked.viewer}}`,
      ]);
      expect((await store.game('g1'))?.ended).not.toBeNull();
    });

    test('whoever has waited for the longest is looked after first', async () => {
      const time = new Time();
      const { rooms, store } = await fullNode(await place(), { now: time.now });
      const ids = ['c', 'a', 'd', 'b'];
      for (const [n, id] of ids.entries()) {
        const clock = { is: 'move', seconds: 10 - 2 * n } as const;
        await rooms.create(id, DUEL, PEOPLE, ['ada', 'ben'], { clock });
        time.pass(1000);
      }
      time.pass(10_000);
      expect(await store.overdue(time.now(), 0, 3)).toEqual(['c', 'a', 'd']);
    });
  });

  describe('too many', () => {
    test('are more than ten tables at which nothing was played, also of those opened at once', async () => {
      const { people, db, now } = await opened(await place());
      const { person } = await people.addGuest('Ada');
      const lobbies = new Lobbies(db, now);
      const open = () => lobbies.add(openLobby(DUEL_TABLE, person.id, 'secret'));
      const made = await Promise.all(Array.from({ length: 14 }, open));
      expect(made.filter((one) => one === 'tooMany').length).toBe(4);
      expect((await db.selectFrom('tables').select('id').execute()).length).toBe(10);
    });

    test('are more than a hundred tables, whatever was played there', async () => {
      const { people, db, now } = await opened(await place());
      const { person } = await people.addGuest('Ada');
      const lobbies = new Lobbies(db, now);
      const open = () => lobbies.add(openLobby(DUEL_TABLE, person.id, 'secret'));
      for (let n = 0; n < 100; n++) {
        expect(await open()).toMatchObject({ version: 1 });
        await db.updateTable('tables').set({ games: 1 }).execute();
      }
      expect(await open()).toBe('tooMany');
    });
  });
}
