import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const SCOPE = 'https://games.example/peerless/';
const FILES = ['./', 'index.html', 'assets/index-abc.js', 'icon.svg'];

type Listener = (event: unknown) => void;

/** The worker as it is built, in a world that has only what it needs. */
function started(language: string | null = null) {
  const listeners = new Map<string, Listener>();
  const script = readFileSync(new URL('../build/service-worker.js', import.meta.url), 'utf8')
    .replace("'VERSION'", '"1"')
    .replace("['FILES']", JSON.stringify(FILES));
  const cached = (request: string | { readonly url: string }): string =>
    `kept ${typeof request === 'string' ? request : request.url}`;
  const cache = { match: async (request: { readonly url: string }) => cached(request), put: async () => {} };
  const wishes = async (request: unknown): Promise<unknown> =>
    request === `${SCOPE}language`
      ? language === null
        ? undefined
        : { text: async () => language }
      : cached(request as string);
  const shown: unknown[] = [];
  const self = {
    registration: {
      scope: SCOPE,
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    location: new URL(SCOPE),
    navigator: { language: 'uk-UA' },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const caches = { open: async () => cache, match: wishes };
  const fetch = async ({ url }: { readonly url: string }) => ({ ok: true, clone: () => null, from: url });
  runInContext(script, createContext({ self, caches, fetch, URL, Request, Response, Promise, Set }));
  const push = async (data: object): Promise<unknown> => {
    const waits: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => waits.push(promise);
    listeners.get('push')?.({ data: { json: () => data }, waitUntil });
    await Promise.all(waits);
    return shown.pop();
  };
  const ask = async (url: string, more: object = {}): Promise<unknown> => {
    let answer: unknown = 'the network';
    const request = { url: new URL(url, SCOPE).href, method: 'GET', mode: 'cors', ...more };
    const respondWith = (given: unknown): void => {
      answer = given;
    };
    listeners.get('fetch')?.({ request, respondWith });
    return answer;
  };
  return { ask, push };
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
    expect(await started().ask(url, more)).toMatch(/^kept /);
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
    expect(await started().ask(url, more)).toBe('the network');
  });

  test.each([
    ['fr', 'C’est à vous'],
    ['pt', 'É a sua vez'],
    // Nobody has chosen one: that of the browser.
    [null, 'Ваша черга'],
    ['xx', 'It is your turn'],
  ])(
    'says in the language of the page (%s) whose turn it is, and leads to the table',
    async (language, title) => {
      expect(await started(language).push({ kind: 'turn', game: 'g', table: 'a b' })).toMatchObject({
        title,
        data: `${SCOPE}#/table/a%20b`,
        tag: 'peerless-a b',
      });
    },
  );

  test('keeps silent about what it does not know', async () => {
    expect(await started('en').push({ kind: 'news', table: '7' })).toBeUndefined();
  });

  test('asks for what the server adds, every time', async () => {
    expect(await started().ask('content.json')).toMatchObject({ from: `${SCOPE}content.json` });
  });
});
