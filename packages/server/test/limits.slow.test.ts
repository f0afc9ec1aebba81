import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Heartbeat } from '../src/http/sockets.ts';
import { runNode, startServer, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { begun, DUEL_TABLE, opened, Page } from './tables.ts';

const within = (isSo: () => boolean): Promise<void> =>
  expect.poll(isSo, { interval: 5, timeout: 20_000 }).toBe(true) as unknown as Promise<void>;

/** How many of so many requests were refused, and with what. */
async function refusals(count: number, ask: (n: number) => Promise<Response>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
  const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  return texts.filter((text) => text.startsWith('429'));
}

/** Fewer of everything: a twentieth of the usual limits. */
const FEW = 0.05;
const limited = async (): Promise<string> => (await runNode(sqliteFile(), { rates: FEW })).server;

const REFUSED = '429 {"refused":"tooOften"}';

describe('how often somebody may ask', () => {
  test('one person, by any device with their session, and nobody else', async () => {
    const server = await limited();
    const [ada, ben] = [new Visitor(server), new Visitor(server)];
    for (const visitor of [ada, ben]) await visitor.ask('/api/people', { name: 'X' });
    const me = (visitor: Visitor) => () =>
      fetch(`http://${server}/api/me`, { headers: { cookie: visitor.cookie } });
    expect(await refusals(16, me(ada))).toEqual([REFUSED]);
    expect(await refusals(1, me(ada))).toEqual([REFUSED]);
    expect(await refusals(1, me(ben))).toEqual([]);
  });

  test('one address, and what is asked for does not matter; pages are free', async () => {
    const server = await limited();
    const guess = (n: number) => fetch(`http://${server}/api/tables/guess${n}`);
    expect((await refusals(65, guess)).length).toBe(5);
    expect(await refusals(1, () => fetch(`http://${server}/api/me`))).toEqual([REFUSED]);
    expect(await refusals(1, () => fetch(`http://${server}/healthz`))).toEqual([]);
  });

  test('whoever comes through a proxy is known by their own address', async () => {
    const { server } = await runNode(sqliteFile(), {
      publicUrl: 'http://play.example.org',
      trustProxy: ['loopback'],
      rates: FEW,
    });
    const from = (address: string) => () =>
      fetch(`http://${server}/api/tables`, { headers: { 'x-forwarded-for': `${address}` } });
    expect((await refusals(61, from('198.51.100.1'))).length).toBe(1);
    expect(await refusals(1, from('198.51.100.2'))).toEqual([]);
    // Nobody gets around it by another address of their own network.
    expect((await refusals(61, (n) => from(`2001:db8:1:2::${n.toString(16)}`)())).length).toBe(1);
  });

  test('a forged forwarded address is not believed where no proxy is', async () => {
    const server = await limited();
    const forged = (n: number) =>
      fetch(`http://${server}/api/tables`, { headers: { 'x-forwarded-for': `198.51.100.${n % 250}` } });
    expect((await refusals(61, forged)).length).toBe(1);
  });

  test.each([
    ['/api/people', { name: 'X' }],
    ['/api/sessions', { code: 'guess' }],
    ['/api/tables', DUEL_TABLE],
  ])('%s, by hour', async (path, body) => {
    const server = await limited();
    const ask = () =>
      fetch(`http://${server}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    expect(await refusals(5, ask)).toEqual([REFUSED, REFUSED]);
    expect(await refusals(1, () => fetch(`http://${server}/api/me`))).toEqual([]);
  });

  test('more where the host wants it', async () => {
    const { server } = await runNode(sqliteFile(), { rates: 2 * FEW });
    expect((await refusals(125, () => fetch(`http://${server}/api/tables`))).length).toBe(5);
  });
});

describe('sockets', () => {
  test('that say more than anybody could who plays are closed', async () => {
    const { server } = await runNode(sqliteFile());
    const [ada, ben] = [new Visitor(server), new Visitor(server)];
    for (const visitor of [ada, ben]) await visitor.ask('/api/people', { name: 'X' });
    const { game } = await begun([ada, ben]);
    await ada.visit(game);
    await within(() => ada.seq !== null);
    const closed = new Promise((resolve) => ada.socket?.once('close', resolve));
    for (let n = 0; n < 500; n++) ada.say({ choose: 'x' }, 0);
    expect(await closed).toBe(4029);
    expect(ada.refused.length).toBeLessThan(100);
    // Others, and they themselves after that, are heard.
    await ada.visit(game);
    await ben.visit(game);
    await within(() => ben.seq !== null);
  });

  test('of one address are so many and no more', async () => {
    const { server } = await runNode(sqliteFile(), { rates: FEW });
    const visitor = new Visitor(server);
    await visitor.ask('/api/people', { name: 'X' });
    const table = await opened(visitor);
    const pages = Array.from({ length: 13 }, () => new Page(server, table));
    await within(() => pages.filter(({ lobby }) => lobby !== null).length === 10);
    await within(() => pages.filter(({ closed }) => closed !== null).length === 3);
    for (const page of pages) page.socket.terminate();
    const others: Page[] = [];
    await expect
      .poll(async () => {
        const page = new Page(server, table);
        others.push(page);
        await within(() => page.closed !== null || page.lobby !== null);
        return page.lobby !== null;
      })
      .toBe(true);
  });

  test('take no message longer than 16 kB', async () => {
    const { server } = await runNode(sqliteFile());
    const visitor = new Visitor(server);
    await visitor.ask('/api/people', { name: 'X' });
    const page = new Page(server, await opened(visitor), visitor.cookie);
    await within(() => page.lobby !== null);
    page.say({ say: { text: 'x'.repeat(17_000) } });
    await within(() => page.closed !== null);
    expect(page.closed).toBe(1009);
  });
});

test('connections that broke without a word are found by asking, a part of them at a time', async () => {
  const [server, heartbeat] = [new WebSocketServer({ port: 0, host: '127.0.0.1' }), new Heartbeat(2)];
  server.on('connection', (socket) => heartbeat.add(socket));
  onTestFinished(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const pings: number[] = [];
  const [alive, other, dead] = [true, true, false].map((autoPong, n) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
    socket.on('ping', () => pings.push(n));
    return socket;
  });
  await within(() => server.clients.size === 3);
  for (let n = 0; n < 6; n++) {
    const before = pings.length;
    heartbeat.beat();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pings.length - before).toBeLessThan(3);
  }
  await within(() => dead?.readyState === WebSocket.CLOSED);
  expect([0, 1, 2].map((n) => pings.filter((who) => who === n).length)).toEqual([3, 3, 1]);
  for (const socket of [alive, other]) expect(socket?.readyState).toBe(WebSocket.OPEN);
});

describe('what an answer says', () => {
  test('about itself, wherever it comes from', async () => {
    const { server } = await runNode(sqliteFile(), { publicUrl: 'https://play.example.org' });
    for (const path of ['/api/me', '/api/nothing', '/healthz', '/%ff']) {
      const { headers } = await fetch(`http://${server}${path}`);
      expect(headers.get('content-security-policy'), path).toBe(
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      );
      for (const [name, value] of [
        ['x-content-type-options', 'nosniff'],
        ['referrer-policy', 'no-referrer'],
        ['cross-origin-opener-policy', 'same-origin'],
      ] as const)
        expect(headers.get(name), path).toBe(value);
    }
    const { headers } = await fetch(`http://${server}/api/me`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  test('bodies that are not JSON are refused, as pages of other sites may send them', async () => {
    const server = await startServer(sqliteFile());
    const post = async (type: string | null, body: string) => {
      const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
      const answer = await fetch(`http://${server}/api/people`, {
        method: 'POST',
        body: Buffer.from(body),
        headers,
      });
      return `${answer.status} ${await answer.text()}`;
    };
    const json = JSON.stringify({ name: 'Eve' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', null])
      expect(await post(type, json)).toBe('415 {"refused":"malformed"}');
    expect(await post('application/json', '{"name":')).toBe('400 {"refused":"malformed"}');
    expect(await post('application/json', '{"__proto__":{"x":1},"name":"Eve"}')).toBe(
      '400 {"refused":"malformed"}',
    );
    expect(await post('application/json', JSON.stringify({ name: 'x'.repeat(20_000) }))).toBe(
      '413 {"refused":"malformed"}',
    );
    expect(await post('application/json; charset=utf-8', json)).toMatch(/^200 /);
  });

  test('no more than a word about what went wrong inside', async () => {
    const { server, db } = await runNode(sqliteFile());
    await db.schema.dropTable('ratings').execute();
    const visitor = new Visitor(server);
    await visitor.ask('/api/people', { name: 'X' });
    const table = await opened(visitor);
    const answer = await fetch(`http://${server}/api/tables/${table}`, {
      method: 'POST',
      body: JSON.stringify({ sit: 0 }),
      headers: { 'content-type': 'application/json', cookie: visitor.cookie },
    });
    expect(`${answer.status} ${await answer.text()}`).toBe('500 {"refused":"fault"}');
  });

  test('an upgrade to what is no socket is refused', async () => {
    const server = await startServer(sqliteFile());
    for (const path of ['/', '/api/me', '/api/tables', '/nothing']) {
      const socket = new WebSocket(`ws://${server}${path}`);
      const heard: string[] = [];
      socket.on('message', (data) => heard.push(String(data)));
      await new Promise((resolve) => {
        socket.on('error', resolve);
        socket.on('close', resolve);
      });
      expect(heard).toEqual([]);
    }
  });
});
