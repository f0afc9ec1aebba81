import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server/src/index.ts';
import { library } from '../src/library.ts';
import { NameForm } from '../src/lobby/name-form.tsx';
import { OwnTables } from '../src/lobby/waiting-tables.tsx';
import { FIRST_WISHES, settingsOf } from '../src/lobby/wishes.ts';
import { socketAt } from '../src/online/address.ts';
import { api } from '../src/online/api.ts';
import { OnlinePage } from '../src/online/online-page.tsx';
import { askWhoIAm } from '../src/online/session.ts';
import { collection } from '../src/setup/play.ts';
import { click, drawn, read } from './drawn.tsx';

/** Pages that need a server, before real ones. */

interface Window {
  readonly happyDOM: { readonly setURL: (url: string) => void };
}
const at = (url: string): void => (globalThis as unknown as Window).happyDOM.setURL(url);
const home = location.href;
afterAll(() => at(home));
beforeAll(() => {
  // Emptied by whoever comes first.
  localStorage.clear();
});

async function page() {
  const { place } = drawn(
    <OnlinePage title="Online">{(me) => (me === null ? <NameForm /> : <p>Hello {me.name}</p>)}</OnlinePage>,
  );
  await act(askWhoIAm);
  return place.querySelector('main') ?? place;
}

async function serving(answer: 'files' | 'nobody'): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(404).end('<h1>Not found</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  if (answer === 'nobody') await close();
  else onTestFinished(async () => void (await close()));
  return `http://127.0.0.1:${port}/peerless/`;
}

test('a server of files: one sentence, and the way to everything else', async () => {
  at(await serving('files'));
  const main = await page();
  expect(read(main)).toContain('Playing online needs a server, and this page came without one.');
  expect([...main.querySelectorAll('a, button')].map(read)).toEqual(['To the start page']);
});

test('nobody answers: one sentence, and another try', async () => {
  at(await serving('nobody'));
  const main = await page();
  expect(read(main)).toContain('The server does not answer just now.');
  expect([...main.querySelectorAll('a, button')].map(read)).toEqual(['Try again', 'To the start page']);
});

/** What can be read a little later: answers of a server come while React is told that something is drawn. */
async function soon(place: Element): Promise<string> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return read(place);
}
const AT_ONCE = { interval: 0 };

test('a server: whoever comes says a name, once', async () => {
  const server = await startServer({
    store: { file: ':memory:' },
    library: library(),
    host: '127.0.0.1',
    port: 0,
    pages: { folder: import.meta.dirname, made: {} },
    // Nobody plays against a bot here; where this runs no thread can be found.
    thinker: { think: () => Promise.reject(new Error('nobody asked')) },
  });
  onTestFinished(() => server.close());
  at(server.addresses[0] ?? '');
  const main = await page();
  const field = main.querySelector('input') as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Zoë');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  click(main.querySelector('button[type="submit"]') as Element);
  await expect.poll(() => soon(main), AT_ONCE).toBe('Hello Zoë');
  await act(askWhoIAm);
  expect(read(main)).toBe('Hello Zoë');
  // A table by link only, whose link was lost.
  const { id } = await api.openTable(settingsOf(FIRST_WISHES, false, collection, () => 0));
  await api.atTable(id, { sit: 0 });
  const { place } = drawn(<OwnTables />);
  await expect.poll(() => soon(place), AT_ONCE).toContain('Your tables');
  expect(place.querySelector('a')?.getAttribute('href')).toContain(id);
  expect(read(place.querySelector('a') as Element)).toBe('To the table');
});

test('sockets lie under the same path, and are safe where the page is', () => {
  at('https://games.example/peerless/?a#/table/7');
  expect(socketAt('tables/7/socket')).toBe('wss://games.example/peerless/api/tables/7/socket');
  at('http://127.0.0.1:4700/');
  expect(socketAt('games/7/socket?eyes=open')).toBe('ws://127.0.0.1:4700/api/games/7/socket?eyes=open');
});
