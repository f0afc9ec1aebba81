import { expect, test } from 'vitest';
import { Admin, Lobbies, openLobby, type StoreAddress } from '../src/index.ts';
import { gameOf } from './finished.ts';
import { opened } from './opened.ts';
import { DUEL_TABLE } from './tables.ts';

/** What whoever runs a server sees and can do, wherever it keeps everything. */
export function hostsSee(place: () => Promise<StoreAddress>): void {
  const served = async () => {
    const all = await opened(await place());
    const { db, now, people } = all;
    const ada = await people.addGuest('Ada');
    const olena = await people.addGuest('Олена_100%');
    return { ...all, ada, olena, admin: new Admin(db, now) };
  };

  test('people, by what is in their names, and bans them', async () => {
    const { people, admin, ada, olena } = await served();
    const found = async (search?: string) => (await admin.people(search)).map(({ name }) => name);
    expect(await found()).toEqual(['Олена_100%', 'Ada']);
    expect([await found('ADA'), await found('Оле'), await found('_1'), await found('a%')]).toEqual([
      ['Ada'],
      ['Олена_100%'],
      ['Олена_100%'],
      [],
    ]);
    expect(await admin.ban(ada.person.id, true)).toBe('Ada');
    expect(await admin.ban('nobody', true)).toBeNull();
    expect((await admin.people('Ada'))[0]?.banned).toEqual(expect.any(Number));
    expect(await people.byToken(ada.token)).toBeNull();
    expect(await people.byToken(olena.token)).not.toBeNull();
    expect(await admin.ban(ada.person.id, false)).toBe('Ada');
    expect(await people.byToken(ada.token)).not.toBeNull();
    expect(await admin.rename(ada.person.id, '  Ada   L. ')).toEqual({ name: 'Ada L.' });
    expect(await admin.rename(ada.person.id, 'a\u0007')).toBe('malformed');
    expect(await admin.rename('nobody', 'Ben')).toBe('missing');
  });

  test('tables with their talk, which they close, and games that run', async () => {
    const { db, now, chat, admin, ada, olena } = await served();
    const table = await new Lobbies(db, now).add(openLobby(DUEL_TABLE, ada.person.id, 'secret'));
    if (typeof table === 'string') throw new Error(table);
    await chat.say(table.id, ada.person, { phrase: 'hello' });
    expect(await admin.tables()).toEqual([
      {
        ...{ id: table.id, mode: 'duel', board: 'sarpedon', isPublic: true },
        ...{ places: [null, null], changed: expect.any(Number) },
      },
    ]);
    const game = await gameOf(
      db,
      [
        [ada.person.id, 'medusa', 'won'],
        ['bot:casual', 'alice', 'lost'],
      ],
      { table: table.id },
    );
    const turn = { player: 0, person: ada.person.id, since: now(), deadline: null };
    await db
      .insertInto('turns')
      .values({ game, ...turn })
      .execute();
    expect(await admin.games()).toEqual([
      {
        ...{ id: game, table: table.id, mode: 'duel', asked: 'Ada', since: turn.since },
        seats: [
          { hero: 'medusa', who: 'Ada' },
          { hero: 'alice', who: 'casual' },
        ],
      },
    ]);
    expect((await admin.people('Ada'))[0]?.games).toBe(1);
    expect((await admin.people(olena.person.name))[0]?.games).toBe(0);
    expect([await admin.close(table.id), await admin.close(table.id)]).toEqual([true, false]);
    expect(await admin.tables()).toEqual([]);
    expect(await db.selectFrom('lines').selectAll().execute()).toEqual([]);
    expect((await admin.games()).length).toBe(1);
  });

  test('what people report, with names', async () => {
    const { reports, admin, ada, olena } = await served();
    await reports.add(ada.person.id, olena.person.id, { reason: 'play', text: 'Slow', table: 't1' });
    expect(await admin.reports()).toMatchObject([
      { personName: 'Ada', aboutName: 'Олена_100%', reason: 'play', text: 'Slow', table_id: 't1' },
    ]);
  });
}
