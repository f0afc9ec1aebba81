import { expect, test } from 'vitest';
import { Chat, Lobbies, openLobby, type StoreAddress } from '../src/index.ts';
import { MINUTE, opened } from './opened.ts';
import { DUEL_TABLE } from './tables.ts';

/** What holds for the talk at tables wherever it is kept. */
export function talkIsKept(place: () => Promise<StoreAddress>): void {
  const atTable = async () => {
    const all = await opened(await place());
    const { people, db, now } = all;
    const [ada, ben] = [(await people.addGuest('Ada')).person, (await people.addGuest('Ben')).person];
    const made = await new Lobbies(db, now).add(openLobby(DUEL_TABLE, ada.id, 'secret'));
    if (typeof made === 'string') throw new Error(made);
    return { ...all, ada, ben, table: made.id };
  };

  test('lines are numbered, also when many speak at once, and read from a number on', async () => {
    const { db, now, chat, people, ada, table } = await atTable();
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => people.addGuest(`Guest ${n}`)));
    const other = new Chat(db, now);
    const said = await Promise.all(
      crowd.flatMap(({ person }) => [
        chat.say(table, person, { phrase: 'hello' }),
        other.say(table, person, { text: 'Good day' }),
      ]),
    );
    expect(said.every((line) => typeof line !== 'string')).toBe(true);
    const lines = await chat.lines(table, ada.id);
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
    expect(lines).toEqual(expect.arrayContaining(said));
    expect((await chat.lines(table, null, 14)).map(({ number }) => number)).toEqual([15, 16]);
    await people.rename(crowd[0]?.person.id ?? '', 'Zoë');
    expect((await chat.lines(table, null)).filter(({ name }) => name === 'Zoë').length).toBe(2);
  });

  test('five lines in ten seconds, thirty in five minutes, at all tables together', async () => {
    const { chat, ada, ben, table, wait } = await atTable();
    const speak = async () => {
      const said = await Promise.all(
        Array.from({ length: 7 }, () => chat.say(table, ada, { phrase: 'oops' })),
      );
      return said.filter((line) => line !== 'tooOften').length;
    };
    const counts: number[] = [];
    for (let n = 0; n < 8; n++) {
      counts.push(await speak());
      wait(10_000);
    }
    expect(counts).toEqual([5, 5, 5, 5, 5, 5, 0, 0]);
    expect(await chat.say(table, ben, { phrase: 'thanks' })).toMatchObject({ number: 31, name: 'Ben' });
    wait(5 * MINUTE);
    expect(await speak()).toBe(5);
    expect((await chat.lines(table, null)).length).toBe(36);
  });

  test('nobody hears those whom they have blocked; others do', async () => {
    const { chat, blocks, ada, ben, table } = await atTable();
    await chat.say(table, ada, { phrase: 'hello' });
    await chat.say(table, ben, { text: 'Boo' });
    await blocks.set(ada.id, ben.id, true);
    const heard = async (viewer: string | null) => (await chat.lines(table, viewer)).map(({ name }) => name);
    expect(await heard(ada.id)).toEqual(['Ada']);
    expect(await heard(ben.id)).toEqual(['Ada', 'Ben']);
    expect(await heard(null)).toEqual(['Ada', 'Ben']);
    await blocks.set(ada.id, ben.id, false);
    expect(await heard(ada.id)).toEqual(['Ada', 'Ben']);
  });

  test('a block shuts out from tables of whoever made it, and from no others', async () => {
    const { blocks, people, ada, ben } = await atTable();
    const cem = (await people.addGuest('Cem')).person;
    expect(await blocks.set(ada.id, ben.id, true)).toBeNull();
    expect(await blocks.set(ada.id, ben.id, true)).toBeNull();
    expect([...(await blocks.of(ada.id))]).toEqual([ben.id]);
    expect(await blocks.isShutOut(ben.id, [cem.id, ada.id])).toBe(true);
    expect(await blocks.isShutOut(ben.id, [cem.id])).toBe(false);
    expect(await blocks.isShutOut(ada.id, [ben.id])).toBe(false);
    expect(await blocks.isShutOut(ben.id, [])).toBe(false);
    expect(await blocks.set(ada.id, 'nobody', true)).toBe('missing');
    expect(await blocks.set(ada.id, ada.id, true)).toBe('missing');
  });

  test('nothing is said at no table, nor by somebody who is banned', async () => {
    const { chat, people, ada, table } = await atTable();
    expect(await chat.say('nowhere', ada, { phrase: 'hello' })).toBe('missing');
    await people.ban(ada.id, true);
    expect(await chat.say(table, ada, { phrase: 'hello' })).toBe('banned');
    expect(await chat.lines(table, null)).toEqual([]);
  });
}
