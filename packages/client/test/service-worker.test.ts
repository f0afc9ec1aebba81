import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const SCOPE = 'https://games.example/peerless/';
const FILES = ['./', 'index.html', 'assets/index-abc.js', 'icon.svg'];

type Listener = (event: unknown) => void;

/** The worker as it is built, in a world that has only what it needs. */
function started() {
  const listeners = new Map<string, Listener>();
  const script = readFileSync(new URL('../build/service-worker.js', import.meta.url), 'utf8')
    .replace("'VERSION'", '"1"')
    .replace("['FILES']", JSON.stringify(FILES));
  const cached = (request: string | { readonly url: string }): string =>
    `kept ${typeof request === 'string' ? request : request.url}`;
  const cache = { match: async (request: { readonly url: string }) => cached(request), put: async () => {} };
  const self = {
    registration: { scope: SCOPE },
    location: new URL(SCOPE),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const caches = { open: async () => cache, match: cache.match };
  const fetch = async ({ url }: { readonly url: string }) => ({ ok: true, clone: () => null, from: url });
  runInContext(script, createContext({ self, caches, fetch, URL, Request, Response, Promise, Set }));
  return async (url: string, more: object = {}): Promise<unknown> => {
    let answer: unknown = 'the network';
    const request = { url: new URL(url, SCOPE).href, method: 'GET', mode: 'cors', ...more };
    const respondWith = (given: unknown): void => {
      answer = given;
    };
    listeners.get('fetch')?.({ request, respondWith });
    return answer;
  };
}

describe('the service worker', () => {
  const navigate = { mode: 'navigate' };

  test.each([
    ['./', navigate],
    ['./?lang=uk', navigate],
    ['index.html', navigate],
    ['assets/index-abc.js', {}],
    // A tab that still plays with the version before may need more of its files.
    ['assets/index-old.js', {}],
    ['icon.svg', {}],
  ])('answers %s from what is kept', async (url, more) => {
    expect(await started()(url, more)).toMatch(/^kept /);
  });

  test.each([
    ['api/tables', {}],
    ['api/tables/7', navigate],
    ['healthz', navigate],
    ['healthz', {}],
    ['login', navigate],
    ['./', { method: 'POST' }],
    ['https://elsewhere.example/peerless/index.html', {}],
  ])('leaves %s to the network', async (url, more) => {
    expect(await started()(url, more)).toBe('the network');
  });

  test('asks for what the server adds, every time', async () => {
    expect(await started()('content.json')).toMatchObject({ from: `${SCOPE}content.json` });
  });
});
