import type { LobbyView } from '@peerless/table/online';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Lobbies, openDatabase } from '../src/index.ts';
import { Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { at, begun, DUEL_TABLE, opened, READY, withPeople } from './tables.ts';

const ownTables = async (visitor: Visitor): Promise<string[]> => {
  const { body } = await visitor.ask('/api/me/tables');
  return (body as unknown as { tables: LobbyView[] }).tables.map(({ id }) => id);
};

test('whoever sits at a table finds it again, also a hidden one, as long as no game runs there', async () => {
  const { ada, ben, server } = await withPeople('ada', 'ben');
  const hidden = await opened(ada, { isPublic: false });
  expect(await ownTables(ada)).toEqual([]);
  await at(ada, hidden, { sit: 0 });
  expect([await ownTables(ada), await ownTables(ben)]).toEqual([[hidden], []]);
  await at(ben, hidden, { sit: 1 });
  await at(ben, hidden, READY);
  expect(await ownTables(ben)).toEqual([hidden]);
  await at(ben, hidden, { leave: true });
  expect([await ownTables(ada), await ownTables(ben)]).toEqual([[hidden], []]);
  const { table, game } = await begun([ada, ben], { isPublic: false });
  expect([await ownTables(ada), await ownTables(ben)]).toEqual([[hidden], []]);
  // Over: both still sit there, for another one.
  await ada.visit(game);
  await ada.until(() => ada.seq !== null);
  ada.say({ resign: 0 });
  await ada.until(() => ada.isOver);
  expect(await ownTables(ben)).toEqual([table]);
  expect((await ownTables(ada)).toSorted()).toEqual([hidden, table].toSorted());
  expect(await new Visitor(server).ask('/api/me/tables')).toMatchObject({ body: { refused: 'signIn' } });
});

test('tables at which somebody sat before that was written down are found', async () => {
  const place = sqliteFile();
  const before = await openDatabase(place);
  const lobby = {
    ...DUEL_TABLE,
    owner: 'ada',
    game: null,
    games: [],
    places: [
      { is: 'person', person: 'ada', name: 'Ada', salt: null },
      { is: 'bot', bot: 'casual' },
    ],
  };
  const row = { version: 1, listed: 0, changed: 1, owner: 'ada', game: null, games: 0, seen: 1 };
  await before
    .insertInto('tables')
    .values({ id: 't1', lobby: JSON.stringify(lobby), ...row })
    .execute();
  await before.schema.dropTable('sitters').execute();
  await sql`DELETE FROM kysely_migration WHERE name = '0037-sitters'`.execute(before);
  await before.destroy();
  const after = await openDatabase(place);
  expect((await new Lobbies(after, Date.now).ofSitter('ada')).map(({ id }) => id)).toEqual(['t1']);
  await after.destroy();
});
