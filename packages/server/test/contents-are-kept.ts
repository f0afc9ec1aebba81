import { createLibrary, decision, type Library } from '@peerless/rules';
import { contentHashes } from '@peerless/rules/content';
import { thaw } from '@peerless/rules/match';
import type { ToGuest } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import type { StoreAddress, Thinker } from '../src/index.ts';
import { atOnce, DUEL, fullNode, Guest, HELLO, PEOPLE, play } from './nodes.ts';

/** The heroes of a later version: Medusa has more health, and somebody is not there any more. */
export function laterLibrary(without?: string): Library {
  const { heroes, boards } = testLibrary();
  return createLibrary({
    heroes: [...heroes.values()]
      .filter(({ slug }) => slug !== without)
      .map((hero) =>
        hero.slug === 'medusa'
          ? JSON.parse(JSON.stringify(hero).replace('"health":16', '"health":19'))
          : hero,
      ),
    boards: [...boards.values()],
    check: 'later',
  });
}

/** The highest of both heroes: King Arthur has 18. */
const healthIn = ({ moments }: Guest): number =>
  Math.max(...(moments[0]?.view.fighters.map(({ health }) => health) ?? []));

/** What holds for what games are played with wherever they are kept. */
export function contentsAreKept(place: () => Promise<StoreAddress>): void {
  describe('a later version of a hero', () => {
    test('changes no game that runs, and none that is over', async () => {
      const where = await place();
      const first = await fullNode(where);
      for (const id of ['g1', 'g2']) await first.rooms.create(id, DUEL, PEOPLE, ['ada', 'ben']);
      const guests = [new Guest(0), new Guest(1)];
      for (const guest of guests) await first.rooms.follow('g1', guest, HELLO);
      await play([first.rooms], 'g1', guests, 20);
      expect(await first.rooms.act('g2', 0, { resign: 0 }, 0)).toBeNull();
      const saves = await Promise.all(['g1', 'g2'].map((id) => first.rooms.save(id)));
      for (const library of [laterLibrary(), laterLibrary('king-arthur')]) {
        const later = await fullNode(where, { library });
        expect(await Promise.all(['g1', 'g2'].map((id) => later.rooms.save(id)))).toEqual(saves);
        const back = new Guest(0);
        await later.rooms.follow('g1', back, HELLO);
        expect(back.moments).toEqual(guests[0]?.moments);
        const { welcome } = JSON.parse(back.heard[0] ?? '') as Extract<ToGuest, { welcome: unknown }>;
        expect(contentHashes(DUEL, createLibrary(welcome.library))).toEqual(
          contentHashes(DUEL, testLibrary()),
        );
        // Who knew the story is told only what is missing.
        const known = new Guest(1);
        known.moments = guests[1]?.moments ?? [];
        await later.rooms.follow('g1', known, guests[1]?.hello ?? HELLO);
        expect(Object.keys(JSON.parse(known.heard[0] ?? ''))).toEqual(['told']);
        expect([back.ended, later.warned]).toEqual([false, []]);
      }
      const later = await fullNode(where, { library: laterLibrary() });
      await later.rooms.create('g3', DUEL, PEOPLE);
      const fresh = new Guest(0);
      await later.rooms.follow('g3', fresh, HELLO);
      expect([healthIn(fresh), healthIn(guests[0] as Guest)]).toEqual([19, 18]);
    });

    test('lets nodes of two versions play one game with each other', async () => {
      const where = await place();
      const later = { library: laterLibrary() };
      await (await fullNode(where, later)).rooms.create('g1', DUEL, PEOPLE);
      for (let n = 1; n <= 4; n++) {
        const { rooms } = await fullNode(where, n % 2 === 0 ? later : {});
        const guests = [new Guest(0), new Guest(1)];
        for (const guest of guests) await rooms.follow('g1', guest, HELLO);
        expect(healthIn(guests[0] as Guest)).toBe(19);
        await play([rooms], 'g1', guests, 5);
        expect(guests[0]?.seq).toBe(5 * n);
      }
    });

    test('is not what bots think with in games of before', async () => {
      const where = await place();
      const bots = [{ is: 'person' }, { is: 'bot', bot: 'casual' }] as const;
      const first = await fullNode(where);
      await first.rooms.create('g1', DUEL, bots, ['ada', null]);
      const used: Library[] = [];
      const thinker: Thinker = {
        think: async (_, seen, library) => {
          used.push(library);
          return decision(thaw(seen, library))?.options.at(-1)?.key ?? '';
        },
      };
      const { rooms, warned } = await fullNode(where, { library: laterLibrary(), thinker });
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      await play([rooms], 'g1', [guest], 8);
      await expect.poll(() => used.length).toBeGreaterThan(0);
      expect(used.map((library) => contentHashes(DUEL, library))).toEqual(
        used.map(() => contentHashes(DUEL, testLibrary())),
      );
      expect(warned).toEqual([]);
    });

    test('is stored once, however many games are played with it', async () => {
      const where = await place();
      const { rooms, db } = await fullNode(where);
      const count = async (): Promise<number> =>
        (await db.selectFrom('contents').select('hash').execute()).length;
      for (let n = 0; n < 3; n++) await rooms.create(`a${n}`, DUEL, PEOPLE);
      expect(await count()).toBe(3);
      const others = await Promise.all([0, 1, 2].map(() => fullNode(where)));
      await atOnce(where, others, (other) => other.rooms.create(`b${others.indexOf(other)}`, DUEL, PEOPLE));
      expect(await count()).toBe(3);
      const later = await fullNode(where, { library: laterLibrary() });
      await later.rooms.create('c', DUEL, PEOPLE);
      expect(await count()).toBe(4);
    });

    test('is what games are played with that began before it was written down', async () => {
      const where = await place();
      const first = await fullNode(where);
      await first.rooms.create('g1', DUEL, PEOPLE);
      await first.db.updateTable('games').set({ content: null }).execute();
      const { rooms } = await fullNode(where, { library: laterLibrary() });
      const guest = new Guest(0);
      await rooms.follow('g1', guest, HELLO);
      expect(healthIn(guest)).toBe(19);
    });
  });
}
