import { expect, test } from 'vitest';
import type { StoreAddress } from '../src/index.ts';
import { opened } from './opened.ts';

/** What holds for people wherever they are kept. */
export function peopleAreKept(place: () => Promise<StoreAddress>): void {
  test('whoever has the token is that person, on every device, until signed out', async () => {
    const { db, people, wait } = await opened(await place());
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
}
