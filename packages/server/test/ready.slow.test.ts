import type { LobbyView } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import { at, begun, opened, READY, within, withPeople } from './tables.ts';

const isReady = (lobby: LobbyView | null, player: number): boolean => {
  const place = lobby?.places[player];
  return place?.is === 'person' && place.isReady;
};

describe('whoever is ready', () => {
  test('is so no longer when their last page has gone', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const table = await opened(ada, { clock: { is: 'move', seconds: 10 }, isRated: true });
    await at(ada, table, { sit: 0 });
    await at(ben, table, { sit: 1 });
    const [first, second, watching] = [page(table, ada), page(table, ada), page(table, ben)];
    await within(() => [first, second, watching].every(({ lobby }) => lobby !== null));
    await at(ada, table, READY);
    await within(() => isReady(watching.lobby, 0));
    // One page of two: she is still there.
    first.socket.close();
    await within(() => first.closed !== null);
    await at(ben, table, { hero: { seat: 1, hero: null } });
    await at(ada, table, READY);
    expect(isReady((await at(ben, table, { wait: true })) as LobbyView, 0)).toBe(true);
    // Before that the page of the other one may still show what the change of hero did.
    await within(() => isReady(watching.lobby, 0));
    second.socket.close();
    await within(() => !isReady(watching.lobby, 0));
    expect((await at(ben, table, READY)).game).toBeNull();
    // She comes back and says it again.
    const back = page(table, ada);
    await within(() => back.lobby !== null);
    expect((await at(ada, table, READY)).game).not.toBeNull();
  });

  test('for a rematch is so no longer when they have gone from the table', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const { table, game } = await begun([ada, ben], { clock: { is: 'move', seconds: 10 }, isRated: true });
    const [own, other] = [page(table, ada), page(table, ben)];
    await ada.visit(game);
    await ada.until(() => ada.seq !== null);
    ada.say({ resign: 0 });
    await ada.until(() => ada.isOver);
    await within(() => [own, other].every(({ lobby }) => lobby?.games.length === 1));
    await at(ada, table, { ready: { salt: '0'.repeat(32), isSwapped: true } });
    await within(() => isReady(other.lobby, 0));
    own.socket.close();
    await within(() => !isReady(other.lobby, 0));
    expect((await at(ben, table, READY)).game).toBeNull();
  });

  test('is asked again when somebody sits down', async () => {
    const { ada, ben } = await withPeople('ada', 'ben');
    const table = await opened(ada, { clock: { is: 'move', seconds: 10 } });
    await at(ada, table, { sit: 0 });
    await at(ada, table, READY);
    expect(isReady(await at(ben, table, { sit: 1 }), 0)).toBe(false);
    expect((await at(ben, table, READY)).game).toBeNull();
  });

  test('may go where a move has days: the game begins without them', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const table = await opened(ada, { clock: { is: 'days', days: 2 } });
    await at(ada, table, { sit: 0 });
    const [own, other] = [page(table, ada), page(table, ben)];
    await within(() => other.lobby !== null && own.lobby !== null);
    await at(ada, table, READY);
    own.socket.close();
    await within(() => {
      const place = other.lobby?.places[0];
      return place?.is === 'person' && !place.isHere;
    });
    await at(ben, table, { sit: 1 });
    expect((await at(ben, table, READY)).game).not.toBeNull();
  });
});

describe('whoever is blocked', () => {
  const blocks = { blocked: true };

  test('and sits at a table of whoever blocked them is sent away', async () => {
    const { ada, ben, page } = await withPeople('ada', 'ben');
    const table = await opened(ada);
    await at(ada, table, { sit: 0 });
    await at(ben, table, { sit: 1 });
    const watching = page(table, ben);
    await within(() => watching.lobby !== null);
    expect((await ada.ask(`/api/people/${ben.id}/block`, blocks)).status).toBe(200);
    await within(() => watching.lobby?.places[1]?.is === 'open');
    expect(await ben.ask(`/api/tables/${table}`, { sit: 1 })).toMatchObject({ body: { refused: 'blocked' } });
  });

  test('begins no game with whoever blocked them, whoever of them says it', async () => {
    const { ada, ben, cem } = await withPeople('ada', 'ben', 'cem');
    const table = await opened(cem);
    await at(ada, table, { sit: 0 });
    await at(ben, table, { sit: 1 });
    await at(ben, table, READY);
    await ada.ask(`/api/people/${ben.id}/block`, blocks);
    for (const visitor of [ada, ben])
      expect(await visitor.ask(`/api/tables/${table}`, READY)).toMatchObject({
        status: 403,
        body: { refused: 'blocked' },
      });
    await ada.ask(`/api/people/${ben.id}/block`, { blocked: false });
    expect((await at(ada, table, READY)).game).not.toBeNull();
  });

  test('says nothing at tables of whoever blocked them, and is heard by others elsewhere', async () => {
    const { ada, ben, cem, page } = await withPeople('ada', 'ben', 'cem');
    await ada.ask(`/api/people/${ben.id}/block`, blocks);
    const [own, other] = [await opened(ada), await opened(cem)];
    const [there, elsewhere, blocker] = [page(own, ben), page(other, ben), page(other, ada)];
    const listener = page(other, cem);
    await within(() => [there, elsewhere, blocker, listener].every(({ lobby }) => lobby !== null));
    there.say({ say: { text: 'Boo' } });
    await within(() => there.refused.includes('blocked'));
    elsewhere.say({ say: { text: 'Good day' } });
    await within(() => listener.said.includes('ben: Good day'));
    expect(blocker.said).toEqual([]);
    expect(there.said).toEqual([]);
  });
});
