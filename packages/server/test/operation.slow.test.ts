import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testLibrary } from '@peerless/testkit';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addOperation } from '../src/http/operation-routes.ts';
import { FAREWELL } from '../src/http/sockets.ts';
import { openDatabase, type Server, type ServerOptions, startServer } from '../src/index.ts';
import { NEAR, PATIENCE } from '../src/server.ts';
import { runNode, think, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { at, begun, opened, Page, saltOf } from './tables.ts';

/** A whole server; its address without the scheme. */
async function serve(options: Partial<ServerOptions> = {}): Promise<Server & { readonly address: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-pages-'));
  const server = await startServer({
    store: sqliteFile(),
    library: testLibrary(),
    thinker: { think },
    host: '127.0.0.1',
    port: 0,
    pages: { folder, made: {} },
    ...options,
  });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  return { ...server, close, address: `127.0.0.1:${server.port}` };
}

async function person(address: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(address);
  await visitor.ask('/api/people', { name });
  return visitor;
}

describe('whether a server lives and may be sent guests', () => {
  test('it says so while its database answers and it does not end', async () => {
    const db = await openDatabase(sqliteFile());
    const app = fastify();
    onTestFinished(() => app.close());
    let isGoingDown = false;
    addOperation(app, db, () => isGoingDown);
    const statuses = async (): Promise<number[]> =>
      Promise.all(['/healthz', '/readyz'].map(async (url) => (await app.inject(url)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    isGoingDown = true;
    expect(await statuses()).toEqual([200, 503]);
    isGoingDown = false;
    await db.destroy();
    expect(await statuses()).toEqual([200, 503]);
  });
});

describe('metrics', () => {
  test('count moves, sockets and requests', async () => {
    const { server } = await runNode(sqliteFile());
    const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')];
    const { game } = await begun([ada, ben]);
    await ada.visit(game);
    await ada.until(() => ada.seq !== null);
    ada.say({ resign: 0 });
    await ada.until(() => ada.isOver);
    const text = await (await fetch(`http://${server}/metrics`)).text();
    for (const line of [
      /^peerless_moves_total 1$/m,
      /^peerless_commit_seconds_count 1$/m,
      /^peerless_sockets 1$/m,
      /^peerless_rooms 1$/m,
      /^peerless_followers 1$/m,
      /^peerless_bots_thinking 0$/m,
      /^peerless_requests_total\{method="POST",route="\/api\/people",status="200"\} 2$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ])
      expect(text).toMatch(line);
  });

  test('are not for guests', async () => {
    const { server } = await runNode(sqliteFile(), { trustProxy: ['loopback'] });
    const from = async (address: string): Promise<number> =>
      (await fetch(`http://${server}/metrics`, { headers: { 'x-forwarded-for': address } })).status;
    for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111'])
      expect(await from(address)).toBe(404);
    for (const address of ['10.1.2.3', '127.0.0.2', '::1']) expect(await from(address)).toBe(200);
  });

  test('are not for whoever comes by a proxy that nobody has named', async () => {
    const status = async (options: Partial<ServerOptions>, address: string): Promise<number> => {
      const { addresses, address: server } = await serve(options);
      expect(addresses).toHaveLength(1);
      return (await fetch(`http://${server}/metrics`, { headers: { 'x-forwarded-for': address } })).status;
    };
    expect(await status({}, '10.1.2.3')).toBe(404);
    expect(await status({ publicUrl: 'https://play.example.org' }, '10.1.2.3')).toBe(200);
    expect(await status({ publicUrl: 'https://play.example.org' }, '8.8.8.8')).toBe(404);
  });

  test('a proxy that need not be named is one on this machine, not one in its network', async () => {
    const { app } = await runNode(sqliteFile(), { trustProxy: NEAR });
    const status = async (remoteAddress: string): Promise<number> => {
      const headers = { 'x-forwarded-for': '10.9.9.9' };
      return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    };
    for (const near of ['127.0.0.1', '::1']) expect(await status(near)).toBe(200);
    for (const far of ['172.17.0.1', '10.0.0.7', '192.168.1.1', '8.8.8.8'])
      expect(await status(far)).toBe(404);
  });
});

describe('the log', () => {
  test('says how requests were answered, and nothing that lets anybody in', async () => {
    const lines: string[] = [];
    const written = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    onTestFinished(() => written.mockRestore());
    const { address } = await serve({ log: 'debug' });
    const [ada, ben] = [await person(address, 'Adalbert'), await person(address, 'Benedikta')];
    const table = await opened(ada, { choosing: 'hidden' });
    await at(ada, table, { sit: 0 });
    await at(ada, table, { hero: { seat: 0, hero: 'king-arthur' } });
    await ben.ask(`/api/tables/${table}?from=a-friend`);
    await ben.ask('/api/sessions', { code: 'AAAAA-BBBBB' });
    await at(ada, table, { ready: { salt: saltOf('salt'), isSwapped: false } });
    const page = new Page(address, table, ada.cookie);
    await ada.until(() => page.lobby !== null);
    page.say({ say: { text: 'between us' } });
    await ada.until(() => page.said.length === 1);
    const text = lines.join('');
    expect(text).toContain('"route":"/api/tables/:id"');
    for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
    const secret = ada.cookie.split('=')[1] ?? 'none';
    for (const hidden of [
      secret,
      table,
      'Adalbert',
      'king-arthur',
      'a-friend',
      'AAAAA',
      saltOf('salt'),
      'between us',
      '127.0.0.1"',
    ])
      expect(text).not.toContain(hidden);
  });

  test('is silent by default', async () => {
    const written = vi.spyOn(process.stderr, 'write');
    onTestFinished(() => written.mockRestore());
    const { address } = await serve();
    await person(address, 'Ada');
    await new Visitor(address).ask('/api/tables/nowhere');
    expect(written).not.toHaveBeenCalled();
  });
});

describe('the end of a server', () => {
  test('everybody is told to come back, and nothing that was acknowledged is lost', async () => {
    const store = sqliteFile();
    const first = await serve({ store });
    const [ada, ben] = [await person(first.address, 'Ada'), await person(first.address, 'Ben')];
    const { table, game } = await begun([ada, ben]);
    for (const visitor of [ada, ben]) await visitor.visit(game);
    await ada.until(() => ada.seq !== null && ben.seq !== null);
    const page = new Page(first.address, table, ada.cookie);
    await ada.until(() => page.lobby !== null);
    const closed = [ada, ben].map(
      (visitor) => new Promise((resolve) => visitor.socket?.once('close', resolve)),
    );
    const asked = [ada, ben].find(({ keys }) => keys.length > 0);
    asked?.say({ choose: asked.keys[0] ?? '' });
    await ada.until(() => ada.seq === 1);
    const began = performance.now();
    await first.close();
    expect(performance.now() - began).toBeLessThan(8000);
    expect(await Promise.all(closed)).toEqual([1012, 1012]);
    await ada.until(() => page.closed !== null);
    expect(page.closed).toBe(1012);
    const second = await serve({ store });
    const back = new Visitor(second.address);
    back.cookie = ada.cookie;
    await back.visit(game);
    await back.until(() => back.seq !== null);
    expect([back.seq, back.viewer]).toEqual([1, 0]);
    // Nobody of before is still said to be there.
    expect((await back.ask(`/api/tables/${table}`)).body).toMatchObject({
      places: [{ isHere: false }, { isHere: false }],
    });
  });

  test('does not wait for those who do not answer', async () => {
    expect(FAREWELL).toBeLessThan(PATIENCE);
    const server = await serve({ farewell: 100 });
    const ada = await person(server.address, 'Ada');
    const page = new Page(server.address, await opened(ada), ada.cookie);
    await ada.until(() => page.lobby !== null);
    // A page that has stopped reading never says goodbye.
    page.socket.pause();
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(7000);
  });
});
