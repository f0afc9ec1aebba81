import { expect, test } from 'vitest';
import { runNode, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { opened, Page } from './tables.ts';

const WORDS = [`Robert'); DROP TABLE people;--`, `' OR '1'='1`, '%_" $1 ? :a @b', '{{7*7}}$(id)`id`'];

test('words that mean something to a database, a template or a shell are words', async () => {
  const { server, db } = await runNode(sqliteFile(), { rates: 1000 });
  for (const word of WORDS) {
    const visitor = new Visitor(server);
    const name = word.slice(0, 20);
    expect((await visitor.ask('/api/people', { name })).body.person).toMatchObject({ name });
    expect((await visitor.ask('/api/me')).body.person).toMatchObject({ name });
    const table = await opened(visitor);
    const page = new Page(server, table, visitor.cookie);
    await expect.poll(() => page.lobby?.id).toBe(table);
    page.say({ say: { text: word } });
    await expect.poll(() => page.said).toEqual([`${name}: ${word}`]);
    // Nor do they find what they do not name.
    const path = encodeURIComponent(word);
    for (const address of [`tables/${path}`, `games/${path}`, `games/${path}/record`, `people/${path}`])
      expect((await visitor.ask(`/api/${address}`)).status, address).toBe(404);
    const signedIn = await new Visitor(server).ask('/api/sessions', {
      login: word.slice(0, 20),
      password: word,
    });
    expect(signedIn.status).not.toBe(200);
    visitor.cookie = `peerless=${word}`;
    expect((await visitor.ask('/api/me')).body).toEqual({ person: null });
  }
  const people = await db.selectFrom('people').select('name').orderBy('created').execute();
  expect(people.map(({ name }) => name)).toEqual(WORDS.map((word) => word.slice(0, 20)));
});
