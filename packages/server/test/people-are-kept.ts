import { expect, test } from 'vitest';
import { changed, Lobbies, type Lobby, openLobby, type StoreAddress } from '../src/index.ts';
import { opened } from './opened.ts';

/** What holds for people and their tables wherever they are kept. */
export function peopleAreKept(place: () => Promise<StoreAddress>): void {
  const opening = async () => {
    const all = await opened(await place());
    return { ...all, lobbies: new Lobbies(all.db, all.now) };
  };

  test('whoever has the token is that person, on every device, until signed out', async () => {
    const { db, people, wait } = await opening();
    const { person, token } = await people.addGuest('Ada');
    const other = await people.signIn(person.id);
    await people.rename(person.id, 'Ada L.');
    for (const device of [token, other])
      expect(await people.byToken(device)).toEqual({ id: person.id, name: 'Ada L.' });
    await people.signOut(token);
    expect(await people.byToken(token)).toBeNull();
    expect(await people.byToken(other)).not.toBeNull();
    expect(await people.byToken('guess')).toBeNull();
    const stored = await db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(other);
    wait(500 * 86_400_000);
    expect(await people.byToken(other)).toBeNull();
  });

  test('of those who sit down at once each gets a place, or hears that it is taken', async () => {
    const { lobbies } = await opening();
    const { id } = await lobbies.add(openLobby(SETTINGS, 'ada'));
    const sat = await Promise.all(
      ['ada', 'ben', 'cem', 'dan'].map((person, i) =>
        lobbies.change(id, (lobby) => changed(lobby, { id: person, name: person }, { sit: i % 2 })),
      ),
    );
    expect(sat.filter((result) => result === 'taken').length).toBe(2);
    const { lobby } = (await lobbies.get(id)) as { lobby: Lobby };
    expect(lobby.places.every(({ is }) => is === 'person')).toBe(true);
    expect(await lobbies.change('nowhere', (same) => same)).toBeNull();
  });

  test('only public tables that wait for somebody are listed, the newest first', async () => {
    const { lobbies } = await opening();
    const first = await lobbies.add(openLobby(SETTINGS, 'ada'));
    await lobbies.add(openLobby({ ...SETTINGS, isPublic: false }, 'ada'));
    const second = await lobbies.add(openLobby(SETTINGS, 'ben'));
    const listed = async () => (await lobbies.listed()).map(({ id }) => id);
    expect(await listed()).toEqual([second.id, first.id]);
    for (const player of [0, 1])
      await lobbies.change(second.id, (lobby) =>
        changed(lobby, { id: 'ben', name: 'Ben' }, { bot: { player, bot: 'casual' } }),
      );
    expect(await listed()).toEqual([first.id]);
  });
}

const SETTINGS = { mode: 'duel', board: 'sarpedon', options: {}, isPublic: true, seats: [0, 1] } as const;
