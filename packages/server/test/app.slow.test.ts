import { describe, expect, test } from 'vitest';
import { startServer, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { at, begun, DUEL_TABLE, READY, saltOf } from './tables.ts';

/** Two people at a table, with a game that has begun. */
async function seated() {
  const server = await startServer(sqliteFile());
  const [ada, ben] = [new Visitor(server), new Visitor(server)];
  await ada.ask('/api/people', { name: 'Ada' });
  await ben.ask('/api/people', { name: 'Ben' });
  return { server, ada, ben, ...(await begun([ada, ben])) };
}

/** Both choose what comes last, so many times or to the end. */
async function play(people: readonly Visitor[], most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let n = 0; n < most; n++) {
    await (people[0] as Visitor).until(() => people.some(({ keys, isOver }) => keys.length > 0 || isOver));
    const next = people.find(({ keys }) => keys.length > 0);
    if (next === undefined) return;
    const before = next.seq ?? 0;
    next.say({ choose: next.keys[(n * 7) % next.keys.length] ?? '' });
    await next.until(() => people.every(({ seq }) => (seq ?? 0) > before));
  }
}

describe('two people and somebody who watches', () => {
  test('play a whole game; one is cut off and comes back; then they change sides', async () => {
    const { server, ada, ben, table, game } = await seated();
    const eve = new Visitor(server);
    for (const visitor of [ada, ben, eve]) await visitor.visit(game);
    await ada.until(() => [ada, ben, eve].every(({ seq }) => seq !== null));
    expect([ada.viewer, ben.viewer, eve.viewer]).toEqual([0, 1, 'spectator']);
    await play([ada, ben], 12);
    ben.socket?.terminate();
    // While Ben is away Ada goes on, if she is the one who is asked.
    await play([ada], ada.keys.length > 0 ? 1 : 0);
    await ben.visit(game);
    await play([ada, ben]);
    expect([ada, ben].every(({ isOver }) => isOver)).toBe(true);
    await eve.until(() => eve.isOver);
    expect(eve.moments.length).toBe(ada.moments.length);
    const swapped = { ready: { salt: saltOf('again'), isSwapped: true } };
    expect(await at(ben, table, swapped)).toMatchObject({ game: null, games: [game], isSwapped: true });
    const again = await at(ada, table, swapped);
    expect(again).toMatchObject({ games: [game], you: { player: 1, isOwner: true } });
    expect(again.game).toMatch(/^[\w-]{12}$/);
  });

  test('nobody else can choose, and what comes twice or late changes nothing', async () => {
    const { server, ada, ben, game } = await seated();
    const eve = new Visitor(server);
    for (const visitor of [ada, ben, eve]) await visitor.visit(game);
    await ada.until(() => [ada, ben, eve].every(({ seq }) => seq !== null));
    // The heroes decide who is asked first.
    const [asked, other] = ada.keys.length > 0 ? [ada, ben] : [ben, ada];
    const [key = ''] = asked.keys;
    for (const visitor of [other, eve]) visitor.say({ choose: key }, 0);
    await other.until(() => other.refused.length === 1 && eve.refused.length === 1);
    expect([...other.refused, ...eve.refused]).toEqual(['notYours', 'notYours']);
    for (let n = 0; n < 3; n++) asked.say({ choose: key }, 0);
    await asked.until(() => asked.seq === 1);
    asked.say({ choose: 'fly' });
    await asked.until(() => asked.refused.length === 1);
    expect(asked.refused).toEqual([asked.keys.length > 0 ? 'noOption' : 'notYours']);
    expect(asked.seq).toBe(1);
  });

  test('no byte tells the seed', async () => {
    const { ada, ben, game } = await seated();
    for (const visitor of [ada, ben]) await visitor.visit(game);
    await play([ada, ben], 30);
    for (const { heard } of [ada, ben]) {
      expect(heard.join('').length).toBeGreaterThan(1000);
      expect(heard.join('')).not.toContain('"seed"');
    }
  });
});

describe('what is refused', () => {
  test('by HTTP, in a word, and nothing changes', async () => {
    const { server, ada, ben, table } = await seated();
    const eve = new Visitor(server);
    const refused: [Visitor, string, unknown, number, string][] = [
      [eve, '/api/tables', DUEL_TABLE, 401, 'signIn'],
      [eve, '/api/people', { name: '' }, 400, 'malformed'],
      [eve, '/api/people', { name: 'a\u0007b' }, 400, 'malformed'],
      [eve, '/api/people', { name: 'Eve', admin: true }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, board: 'nowhere' }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, seats: [0] }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, seats: [0, 2] }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, mode: 'teams' }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, options: { victory: 'never' } }, 400, 'malformed'],
      [ada, '/api/tables', { ...DUEL_TABLE, clock: { is: 'move', seconds: 1 } }, 400, 'malformed'],
      [ben, `/api/tables/${table}`, { ready: { salt: 'x', isSwapped: false } }, 400, 'malformed'],
      [ben, `/api/tables/${table}`, { strike: 'nobody' }, 400, 'malformed'],
      [ada, `/api/tables/${table}`, { sit: 0 }, 409, 'playing'],
      [ben, `/api/tables/${table}`, READY, 409, 'playing'],
      [ben, '/api/tables/nowhere', { sit: 0 }, 404, 'missing'],
      [ben, `/api/tables/${table}`, { sit: 0, leave: true }, 400, 'malformed'],
      [ben, `/api/tables/${table}`, { text: 'x'.repeat(20_000) }, 413, 'malformed'],
    ];
    for (const [who, path, body, status, why] of refused)
      expect(await who.ask(path, body), `${path} ${JSON.stringify(body)}`).toMatchObject({
        status,
        body: { refused: why },
      });
  });

  test('from another site, by forged cookies and on sockets', async () => {
    const { server, ada, game } = await seated();
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await ada.ask('/api/tables', DUEL_TABLE, elsewhere)).status).toBe(403);
    await expect(ada.visit(game, elsewhere)).rejects.toThrow('403');
    const thief = new Visitor(server);
    thief.cookie = `${ada.cookie.slice(0, -2)}xx`;
    expect((await thief.ask('/api/me')).body).toEqual({ person: null });
    await thief.visit(game);
    await thief.until(() => thief.seq !== null);
    expect(thief.viewer).toBe('spectator');
    for (const text of ['', '{', '{"command":{"choose":"x"}}', '[]', '"x"'.repeat(100)]) {
      await ada.visit(game);
      const closed = new Promise((resolve) => ada.socket?.once('close', resolve));
      ada.socket?.send(text);
      expect(await closed).toBe(4000);
    }
    const nowhere = new Visitor(server);
    await nowhere.visit('nowhere');
    await new Promise((resolve) => nowhere.socket?.once('close', resolve));
  });

  test('the cookie is not for scripts or other sites', async () => {
    const server = await startServer(sqliteFile());
    const { cookie } = await new Visitor(server).ask('/api/people', { name: 'Zoë ☂' });
    expect(cookie).toMatch(/^peerless=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/);
  });
});
