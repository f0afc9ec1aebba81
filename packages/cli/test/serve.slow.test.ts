import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Server, startServer } from '@peerless/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { library } from '../src/collection/library.ts';
import { inFolder, refusal } from './terminal.ts';

const HOST = '127.0.0.1';
const SCRIPT = `${'let a = 1;\n'.repeat(500)}`;
let server: Server;

/** A whole server that keeps nothing, with the pages of a folder. */
const serveFolder = (folder: string, host: string, port: number, made: Record<string, string> = {}) =>
  startServer({ store: { file: ':memory:' }, library: library(), host, port, pages: { folder, made } });

beforeAll(async () => {
  mkdirSync(inFolder('table/assets'), { recursive: true });
  writeFileSync(inFolder('secret.txt'), 'nobody may read this');
  writeFileSync(inFolder('table/index.html'), '<!doctype html>');
  writeFileSync(inFolder('table/service-worker.js'), '//');
  writeFileSync(inFolder('table/manifest.webmanifest'), '{}');
  writeFileSync(inFolder('table/assets/index-abc.js'), SCRIPT);
  writeFileSync(inFolder('table/assets/font.woff2'), 'font');
  mkdirSync(inFolder('site/some/place'), { recursive: true });
  writeFileSync(inFolder('site/some/place/index.html'), '<!doctype html>');
  symlinkSync(inFolder('secret.txt'), inFolder('table/link.txt'));
  symlinkSync(inFolder('.'), inFolder('table/out'));
  symlinkSync('index.html', inFolder('table/home.html'));
  server = await serveFolder(inFolder('table'), HOST, 0);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Asks for a path exactly as it is written, which `fetch` would tidy up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', port = server.port) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ host: HOST, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('the server of the table', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/?x=1', 'text/html; charset=utf-8'],
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/font.woff2', 'font/woff2'],
  ])('%s has the type %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  test.each([
    ['/', 'GET', 200],
    ['/assets/index-abc.js', 'HEAD', 200],
    ['/nothing', 'GET', 404],
    ['/', 'POST', 405],
  ])('%s, asked by %s, says what the page may do', async (path, method, status) => {
    const answer = await ask(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy':
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    });
  });

  test('keeps hashed files forever and asks again for the others', async () => {
    expect((await ask('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/index.html', '/service-worker.js'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });

  test('compresses text for those who ask for it', async () => {
    const path = '/assets/index-abc.js';
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    const small = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
    const zipped = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    const font = await ask('/assets/font.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('says that nothing has changed, and what has', async () => {
    const etag = String((await ask('/index.html')).headers.etag);
    const again = await ask('/index.html', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const known of [`W/${etag}`, `"other", ${etag}`, `"a",W/${etag} , "b"`, '*', ' * '])
      expect((await ask('/index.html', { 'if-none-match': known })).status, known).toBe(304);
    for (const known of ['"other"', `x${etag}`, '', `W/"other", ""`])
      expect((await ask('/index.html', { 'if-none-match': known })).status, known).toBe(200);
    expect((await ask('/nothing', { 'if-none-match': '*' })).status).toBe(404);
    writeFileSync(inFolder('table/index.html'), '<!doctype html><title>new</title>');
    const changed = await ask('/index.html', { 'if-none-match': etag });
    expect(changed.body.toString()).toContain('new');
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    `/${encodeURIComponent(inFolder('secret.txt'))}`,
    '/index.html%00.js',
    '/%ff',
    '/assets',
    '/link.txt',
    '/out/secret.txt',
    '/nothing.js',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('nobody');
  });

  test('answers with what stands for a file, and says when that has not changed', async () => {
    const made = await serveFolder(inFolder('table'), HOST, 0, { '/content.json': '{"heroes":[]}' });
    const get = (headers = {}) => ask('/content.json', headers, 'GET', made.port);
    const { status, headers, body } = await get();
    expect([status, body.toString()]).toEqual([200, '{"heroes":[]}']);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect((await get({ 'if-none-match': String(headers.etag) })).status).toBe(304);
    await made.close();
  });

  test('only lets itself be read', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('follows links that stay inside', async () => {
    expect((await ask('/home.html')).status).toBe(200);
  });

  test('ends a connection that asks on and on without listening, and no other', async () => {
    const greedy = connect(server.port, HOST);
    const gone = new Promise((resolve) => greedy.once('close', resolve));
    let answers = 0;
    greedy.on('error', () => {});
    greedy.on('data', (part: Buffer) => {
      answers += part.toString().split('HTTP/1.1 200').length - 1;
    });
    greedy.write('GET /assets/index-abc.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20_000));
    await gone;
    expect(answers).toBeLessThan(20_000);
    expect((await ask('/')).status).toBe(200);
    const modest = connect(server.port, HOST);
    let text = '';
    const answered = new Promise<void>((resolve) => {
      modest.on('data', (part) => {
        text += part;
        if (text.split('HTTP/1.1 200').length > 50) resolve();
      });
    });
    modest.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
    await answered;
    modest.destroy();
  });

  test('goes to the next free port', async () => {
    const next = await serveFolder(inFolder('site'), HOST, server.port);
    expect(next.port).toBeGreaterThan(server.port);
    expect(next.addresses).toEqual([`http://${HOST}:${next.port}/`]);
    const { status } = await ask('/some/place/', {}, 'GET', next.port);
    expect(status).toBe(200);
    await next.close();
  });
});

describe('the command', () => {
  test.each(['', ' '])('refuses the host "%s", which would listen everywhere', async (host) => {
    expect(await refusal(['serve', '--host', host])).toMatch(/^--host is an address such as 127\.0\.0\.1/);
  });

  test.each(['-1', '65536', 'http', ''])('refuses the port "%s" in one sentence', async (port) => {
    expect(await refusal(['serve', `--port=${port}`])).toMatch(/^--port is a whole number, 0 to 65535, not /);
  });

  test.each([
    [['--data', ''], /^--data is empty/],
    [['--public-url', 'play.example.org'], /^--public-url is an address such as https:/],
    [['--public-url', 'https://play.example.org/table'], /^--public-url is an address such as https:/],
    [['--trust-proxy', 'a b;c'], /^--trust-proxy takes addresses such as 10\.0\.0\.7/],
    [['--log', 'loud'], /^--log \(or LOG_LEVEL\) is one of silent, .*, not "loud"\.$/],
    [['--rates', '0'], /^--rates is a whole number, 1 to 999999, not "0"\.$/],
    [['--data', inFolder('secret.txt/x.db')], /^Cannot write .*secret\.txt.*: .*folder\.$/],
    [['--data', inFolder('.')], /^Cannot write .*: it is a folder\.$/],
    [['--data', inFolder('secret.txt')], /^Cannot use .*secret\.txt: file is not a database\.$/],
  ])('refuses %j in one sentence', async (words, sentence) => {
    expect(await refusal(['serve', '--port', '0', ...words])).toMatch(sentence);
  });

  test.each([
    ['DATABASE_URL', 'mysql://somebody:geheim@127.0.0.1/x', /^DATABASE_URL is an address such as postgres:/],
    [
      'DATABASE_URL',
      'postgres://somebody:geheim@127.0.0.1:1/x',
      /^Cannot use the database at 127\.0\.0\.1:1: .*ECONNREFUSED/,
    ],
    ['VAPID_SUBJECT', 'http://geheim.example.org', /^VAPID_SUBJECT is an address such as mailto:/],
    ['VAPID_PRIVATE_KEY', 'geheim', /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair of keys/],
    ['WEBHOOK_URL', 'ftp://somebody:geheim@127.0.0.1/', /^WEBHOOK_URL is an address such as https:/],
    ['VAPID_SUBJECT', 'geheim', /^VAPID_SUBJECT is an address such as mailto:/],
    ['LOG_LEVEL', 'loud', /^--log \(or LOG_LEVEL\) is one of/],
  ])('refuses %s=%s without repeating a password', async (name, value, sentence) => {
    const before = process.env[name];
    process.env[name] = value;
    try {
      const said = await refusal(['serve', '--port', '0']);
      expect(said).toMatch(sentence);
      expect(said).not.toContain('geheim');
      expect(await refusal(['serve', '--data', 'x.db'])).not.toContain('geheim');
    } finally {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    }
  });
});
