import { expect, test } from 'vitest';
import { communityOf, type StoreAddress } from '../src/index.ts';
import { DUEL, fullNode, Guest, HELLO, PEOPLE, play } from './nodes.ts';

/** What becomes of games that are really played, wherever they are kept. */
export function movesReachTheLadder(place: () => Promise<StoreAddress>): void {
  test('a game runs in the list of its people, and when it is over it counts', async () => {
    const { rooms, db } = await fullNode(await place());
    const { people, profiles, ratings, notifier } = communityOf(db, Date.now);
    const [ada, ben] = [(await people.addGuest('Ada')).person, (await people.addGuest('Ben')).person];
    const clock = { is: 'days', days: 2 } as const;
    await rooms.create('g1', DUEL, PEOPLE, [ada.id, ben.id], { isRated: true, table: 't1', clock });
    const guests = [new Guest(0), new Guest(1)];
    for (const guest of guests) await rooms.follow('g1', guest, HELLO);
    await play([rooms], 'g1', guests, 8);
    const asked = guests[0]?.keys.length === 0 ? ben : ada;
    for (const { id } of [ada, ben]) {
      const [running] = await profiles.running(id);
      expect(running).toMatchObject({ id: 'g1', table: 't1', isYourTurn: id === asked.id, ended: null });
      expect(running?.deadline).toBeGreaterThan(Date.now() + 86_400_000);
    }
    expect(await ratings.countAll()).toBe(0);
    await rooms.act('g1', 1, { resign: 1 }, guests[0]?.seq ?? 0);
    expect(await profiles.running(ada.id)).toEqual([]);
    expect(await ratings.countAll()).toBe(1);
    expect(await profiles.profile(ada.id, null)).toMatchObject({
      ...{ games: 1, wins: 1, ratings: [{ mode: 'duel', rating: 1662, games: 1 }] },
      opponents: [{ id: ben.id, games: 1, wins: 1 }],
      recent: [
        {
          id: 'g1',
          seats: [
            { hero: 'medusa', hasWon: true },
            { hero: 'king-arthur', hasWon: false },
          ],
        },
      ],
    });
    expect(await notifier.round()).toBe(0);
  });

  test('a rated game that the rules ended counts for nobody', async () => {
    const where = await place();
    const { rooms, db } = await fullNode(where);
    const { people, profiles, ratings } = communityOf(db, Date.now);
    const [ada, ben] = [(await people.addGuest('Ada')).person, (await people.addGuest('Ben')).person];
    await rooms.create('g1', DUEL, PEOPLE, [ada.id, ben.id], { isRated: true });
    const guests = [new Guest(0), new Guest(1)];
    for (const guest of guests) await rooms.follow('g1', guest, HELLO);
    await play([rooms], 'g1', guests, 3);
    await db.updateTable('moves').set({ command: '{"choose":"fly"}' }).where('seq', '=', 2).execute();
    await (await fullNode(where)).rooms.follow('g1', new Guest(0), HELLO);
    expect(await ratings.countAll()).toBe(1);
    expect([await ratings.of(ada.id), await ratings.countAll()]).toEqual([[], 0]);
    expect(await profiles.profile(ada.id, null)).toMatchObject({ games: 1, wins: 0, draws: 1 });
  });
}
