import { describe, expect, test } from 'vitest';
import { LOOKS } from '../src/http/doorkeeper.ts';
import type { NodeOptions } from '../src/index.ts';
import { RATES, runNode, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { Device } from './push-service.ts';
import { at, opened, READY } from './tables.ts';

const PASSWORD = { login: ' Ada.L ', password: 'difference engine' };

/** A guess costs enough to be measured. */
const DEARER = { log2N: 15, r: 8, p: 1 };

async function signedIn(name: string, options: Pick<NodeOptions, 'passwordCost'> = {}) {
  const { server, db } = await runNode(sqliteFile(), { rates: RATES, ...options });
  const visitor = new Visitor(server);
  const { body } = await visitor.ask('/api/people', { name });
  return { server, db, visitor, id: (body.person as { id: string }).id };
}

describe('one person on several devices', () => {
  test('comes by recovery code or password, and leaves one device', async () => {
    const { server, visitor, id } = await signedIn('Ada');
    expect((await visitor.ask('/api/me')).body).toEqual({
      person: { id, name: 'Ada', login: null, hasRecovery: false },
    });
    const { code } = (await visitor.ask('/api/me/recovery', {})).body as unknown as { code: string };
    const set = await visitor.ask('/api/me/password', PASSWORD);
    expect(set.body).toEqual({ person: { id, name: 'Ada', login: 'ada.l', hasRecovery: true } });
    const [tablet, phone] = [new Visitor(server), new Visitor(server)];
    await tablet.ask('/api/sessions', { code });
    await phone.ask('/api/people', { name: 'Somebody' });
    const guest = phone.cookie;
    const came = await phone.ask('/api/sessions', { ...PASSWORD, login: 'ADA.L' });
    expect(came.cookie).toMatch(/^peerless=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=\d+$/);
    for (const device of [visitor, tablet, phone])
      expect((await device.ask('/api/me')).body).toMatchObject({ person: { id } });
    // The guest of before is signed out on this device.
    expect((await new Visitor(server).ask('/api/me', undefined, { cookie: guest })).body).toEqual({
      person: null,
    });
    expect((await phone.ask('/api/me', { name: 'Ada L.' })).body).toMatchObject({
      person: { name: 'Ada L.' },
    });
    const token = phone.cookie;
    const left = await phone.ask('/api/sessions', {}, {}, 'DELETE');
    expect(left.cookie).toBe('peerless=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0');
    expect((await phone.ask('/api/me', undefined, { cookie: token })).body).toEqual({ person: null });
    expect((await tablet.ask('/api/me')).body).toMatchObject({ person: { id, name: 'Ada L.' } });
  });

  test('sits in one seat on all of them at once: each device may choose', async () => {
    const { server, visitor } = await signedIn('Ada');
    const { code } = (await visitor.ask('/api/me/recovery', {})).body as unknown as { code: string };
    const phone = new Visitor(server);
    await phone.ask('/api/sessions', { code });
    const table = await opened(visitor);
    await at(visitor, table, { sit: 0 });
    await at(phone, table, { bot: { player: 1, bot: 'novice' } });
    for (const [seat, hero] of ['king-arthur', 'medusa'].entries())
      await at(phone, table, { hero: { seat, hero } });
    const { game } = await at(phone, table, READY);
    for (const device of [visitor, phone]) await device.visit(game ?? '');
    await phone.until(() => visitor.keys.length > 0 && phone.keys.length > 0);
    expect([visitor.viewer, phone.viewer]).toEqual([0, 0]);
    visitor.say({ choose: visitor.keys[0] ?? '' });
    // The bot may have answered by then.
    await phone.until(() => (phone.seq ?? 0) >= 1 && phone.seq === visitor.seq);
    expect(phone.moments).toEqual(visitor.moments);
    if (phone.keys.length === 0) return;
    const { seq } = phone;
    phone.say({ choose: phone.keys[0] ?? '' });
    await visitor.until(() => (visitor.seq ?? 0) > (seq ?? 0));
  });
});

describe('whoever is not let in any more', () => {
  test('is sent away from sockets that are open, comes back as an onlooker, and is told why', async () => {
    expect(LOOKS).toBeLessThanOrEqual(5000);
    const { server, community } = await runNode(sqliteFile(), { looks: 50 });
    const [ada, ben, phone] = [new Visitor(server), new Visitor(server), new Visitor(server)];
    const { body } = await ada.ask('/api/people', { name: 'Ada' });
    await ben.ask('/api/people', { name: 'Ben' });
    const { code } = (await ada.ask('/api/me/recovery', {})).body as unknown as { code: string };
    await phone.ask('/api/sessions', { code });
    const table = await opened(ada);
    await at(ada, table, { sit: 0 });
    await at(ada, table, { bot: { player: 1, bot: 'novice' } });
    const { game } = await at(ada, table, READY);
    for (const visitor of [ada, ben, phone]) await visitor.visit(game ?? '');
    await ada.until(() => [ada, ben, phone].every(({ seq }) => seq !== null));
    const closed = (visitor: Visitor) => new Promise((resolve) => visitor.socket?.once('close', resolve));
    const token = phone.cookie;
    const sentAway = closed(phone);
    await phone.ask('/api/sessions', {}, {}, 'DELETE');
    expect(await sentAway).toBe(4003);
    expect(ada.socket?.readyState).toBe(1);
    const again = new Visitor(server);
    again.cookie = token;
    await again.visit(game ?? '');
    const shutOut = closed(ada);
    await community.people.ban((body.person as { id: string }).id, true);
    expect(await shutOut).toBe(4003);
    expect((await ada.ask('/api/me')).body).toEqual({ refused: 'banned' });
    expect((await ada.ask('/api/people', { name: 'Eve' })).body).toEqual({ refused: 'banned' });
    expect((await ada.ask('/api/sessions', { code })).body).toEqual({ refused: 'banned' });
    expect((await ada.ask('/api/me/games')).body).toEqual({ refused: 'signIn' });
    const back = new Visitor(server);
    back.cookie = ada.cookie;
    await back.visit(game ?? '');
    await back.until(() => back.viewer === 'spectator');
    // Who came as nobody, or is still somebody, stays.
    expect([ben, again].map(({ socket }) => socket?.readyState)).toEqual([1, 1]);
    expect(again.viewer).toBe('spectator');
  });
});

describe('what is refused', () => {
  test('in a word', async () => {
    const { server, visitor } = await signedIn('Ada');
    const eve = new Visitor(server);
    const refused: [Visitor, string, unknown, number, string][] = [
      [eve, '/api/me', { name: 'Eve' }, 401, 'signIn'],
      [eve, '/api/me/recovery', {}, 401, 'signIn'],
      [eve, '/api/me/password', PASSWORD, 401, 'signIn'],
      [visitor, '/api/me', { name: 'a\u202eb' }, 400, 'malformed'],
      [visitor, '/api/me/password', { login: 'ada', password: 'short' }, 400, 'malformed'],
      [visitor, '/api/me/password', { login: 'a b', password: 'difference engine' }, 400, 'malformed'],
      [eve, '/api/sessions', { code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' }, 401, 'wrongSecret'],
      [eve, '/api/sessions', PASSWORD, 401, 'wrongSecret'],
      [eve, '/api/sessions', { ...PASSWORD, code: 'A' }, 400, 'malformed'],
      [eve, '/api/sessions', {}, 400, 'malformed'],
    ];
    for (const [who, path, body, status, why] of refused)
      expect(await who.ask(path, body), `${path} ${JSON.stringify(body)}`).toMatchObject({
        status,
        body: { refused: why },
      });
  });

  test('a login that nobody has is refused as slowly and as shortly as a wrong password', async () => {
    const { server, visitor } = await signedIn('Ada', { passwordCost: DEARER });
    await visitor.ask('/api/me/password', PASSWORD);
    const guess = async (login: string) => {
      const began = performance.now();
      const { status, body } = await new Visitor(server).ask('/api/sessions', { login, password: 'a guess' });
      return { said: JSON.stringify({ status, body }), took: performance.now() - began };
    };
    const [known, unknown] = [
      [await guess('ada.l'), await guess('ada.l')],
      [await guess('eve'), await guess('eve')],
    ];
    expect(new Set([...known, ...unknown].map(({ said }) => said)).size).toBe(1);
    const least = (all: typeof known) => Math.min(...all.map(({ took }) => took));
    // Without looking at a hash it would be a hundredth.
    expect(least(unknown) / least(known)).toBeGreaterThan(1 / 4);
  });
});

test('a server that is told nothing else makes guesses at passwords as dear as they should be', async () => {
  const { db, visitor } = await signedIn('Ada', { passwordCost: undefined });
  await visitor.ask('/api/me/password', PASSWORD);
  const { password } = await db.selectFrom('people').select('password').executeTakeFirstOrThrow();
  expect(password).toMatch(/^scrypt\$15\$8\$3\$/);
});

describe('others', () => {
  test('are looked at, blocked and reported', async () => {
    const { server, visitor, id } = await signedIn('Ada');
    const ben = new Visitor(server);
    const { body } = await ben.ask('/api/people', { name: 'Ben' });
    const about = (body.person as { id: string }).id;
    expect((await visitor.ask(`/api/people/${about}`)).body).toMatchObject({
      ...{ id: about, name: 'Ben', games: 0, wins: 0, draws: 0, ratings: [], heroes: [], recent: [] },
      isBlocked: false,
    });
    expect((await visitor.ask(`/api/people/${about}/block`, { blocked: true })).body).toEqual({});
    expect((await visitor.ask(`/api/people/${about}`)).body).toMatchObject({ isBlocked: true });
    expect((await ben.ask(`/api/people/${id}`)).body).toMatchObject({ isBlocked: false });
    const report = { reason: 'chat', text: 'Rude\u001b[2J', table: 't1' };
    expect((await visitor.ask(`/api/people/${about}/report`, report)).body).toEqual({});
    expect((await visitor.ask(`/api/people/${about}/games?before=5`)).body).toEqual({ games: [] });
    expect((await visitor.ask('/api/me/games')).body).toEqual({ running: [] });
    expect((await visitor.ask('/api/ladder?mode=duel')).body).toEqual({ rows: [] });
    const eve = new Visitor(server);
    const refused: [Visitor, string, unknown, number, string][] = [
      [eve, '/api/people/nobody', undefined, 404, 'missing'],
      [eve, '/api/me/games', undefined, 401, 'signIn'],
      [eve, '/api/ladder?mode=chess', undefined, 400, 'malformed'],
      [eve, `/api/people/${about}/games?before=soon`, undefined, 400, 'malformed'],
      [eve, `/api/people/${about}/block`, { blocked: true }, 401, 'signIn'],
      [visitor, '/api/people/nobody/block', { blocked: true }, 404, 'missing'],
      [visitor, `/api/people/${about}/block`, { blocked: 'yes' }, 400, 'malformed'],
      [visitor, `/api/people/${about}/report`, { reason: 'ugly' }, 400, 'malformed'],
      [visitor, `/api/people/${id}/report`, { reason: 'name' }, 404, 'missing'],
    ];
    for (const [who, path, sent, status, why] of refused)
      expect(await who.ask(path, sent), path).toMatchObject({ status, body: { refused: why } });
  });
});

describe('devices that want to be told', () => {
  test('are known, and only by addresses of the public net', async () => {
    const { server, visitor } = await signedIn('Ada');
    const { key } = (await visitor.ask('/api/push')).body as unknown as { key: string };
    expect(Buffer.from(key, 'base64url').length).toBe(65);
    const { subscription } = new Device('phone');
    const add = (who: Visitor, changed: object) =>
      who.ask('/api/push', { subscription: { ...subscription, expirationTime: null, ...changed } });
    expect((await add(visitor, {})).body).toEqual({});
    expect((await add(new Visitor(server), {})).body).toEqual({ refused: 'signIn' });
    for (const endpoint of ['https://169.254.169.254/x', 'https://localhost/x', 'http://push.example.com/x'])
      expect((await add(visitor, { endpoint })).body).toEqual({ refused: 'malformed' });
    expect((await add(visitor, { keys: { p256dh: 'AAAA', auth: 'AAAA' } })).body).toEqual({
      refused: 'malformed',
    });
    const { endpoint } = subscription;
    expect((await visitor.ask('/api/push', { endpoint }, {}, 'DELETE')).body).toEqual({});
  });
});
