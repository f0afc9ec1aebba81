import { existsSync, statSync, writeFileSync } from 'node:fs';
import { type Server, startServer } from '@peerless/server';
import { expect, onTestFinished, test } from 'vitest';
import { library } from '../src/collection/library.ts';
import { inFolder, peerless, refusal } from './terminal.ts';

/** A server on a file; how somebody with a cookie asks it. */
async function serve(file: string) {
  const server: Server = await startServer({
    store: { file },
    library: library(),
    host: '127.0.0.1',
    port: 0,
    pages: { folder: inFolder('.'), made: {} },
  });
  onTestFinished(server.close);
  return async (path: string, body?: unknown, cookie = '') => {
    const response = await fetch(`${server.addresses[0]}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    });
    const answer = (await response.json()) as { readonly id: string; readonly pledge: string };
    return { body: answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
}

const TABLE = {
  ...{ mode: 'duel', board: 'sarpedon', isPublic: false, seats: [0, 1], choosing: 'open' },
  ...{ clock: { is: 'none' }, whenUp: 'forfeit', isRated: false, isCast: false },
};

test('a copy is made while the server runs; one that starts with it goes on from there', async () => {
  const [file, copy] = [inFolder('kept.db'), inFolder('copy.db')];
  const ask = await serve(file);
  const { cookie, body: ada } = await ask('api/people', { name: 'Ada' });
  const { body: table } = await ask('api/tables', TABLE, cookie);
  await ask(`api/tables/${table.id}`, { sit: 0 }, cookie);
  const { out } = await peerless(['backup', '--data', file, '--out', copy]);
  expect(out).toBe(`A copy of everything is in ${copy}\n`);
  // What happens later is not in it.
  await ask(`api/tables/${table.id}`, { leave: true }, cookie);
  const again = await serve(copy);
  expect((await again('api/me', undefined, cookie)).body).toEqual(ada);
  const { body: restored } = await again(`api/tables/${table.id}`, undefined, cookie);
  expect(restored).toMatchObject({ pledge: table.pledge, you: { player: 0, isOwner: true } });
  for (const kept of [file, copy]) expect(statSync(kept).mode & 0o777).toBe(0o600);
});

test('nothing is written over, and nothing is made of nothing', async () => {
  const file = inFolder('other.db');
  const [there, nothing] = [inFolder('there.db'), inFolder('nothing.db')];
  await serve(file);
  writeFileSync(there, 'the last good one');
  expect(await refusal(['backup', '--data', file, '--out', there])).toBe(
    `${there} is there already; a copy goes into a new file.`,
  );
  expect(await refusal(['backup', '--data', nothing, '--out', inFolder('x.db')])).toMatch(
    /^Cannot read .*: /,
  );
  expect(await refusal(['backup', '--data', there, '--out', inFolder('x.db')])).toMatch(
    /there\.db: file is not a database\.$/,
  );
  expect(await refusal(['backup', '--data', file])).toMatch(/^--out is empty/);
  for (const made of [nothing, inFolder('x.db')]) expect(existsSync(made)).toBe(false);
});
