import { communityOf, Lobbies, openDatabase, openLobby } from '@peerless/server';
import { TEXT_LANGUAGES } from '@peerless/text';
import { expect, test } from 'vitest';
import { inFolder, peerless, refusal } from './terminal.ts';

const SETTINGS = {
  mode: 'duel',
  board: 'sarpedon',
  options: {},
  isPublic: true,
  seats: [0, 1],
  choosing: 'open',
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
} as const;
let files = 0;

/** A server's file with two people, a table and a report; the database stays open, as that of a server does. */
async function served() {
  const file = inFolder(`server-${files++}.db`);
  const db = await openDatabase({ file });
  let time = Date.now();
  const { people, reports } = communityOf(db, () => time++);
  const [ada, ben] = [await people.addGuest('Ada'), await people.addGuest('Ben')];
  const table = await new Lobbies(db, Date.now).add(openLobby(SETTINGS, ada.person.id, 'secret'));
  if (typeof table === 'string') throw new Error(table);
  await reports.add(ada.person.id, ben.person.id, { reason: 'chat', text: 'Rude', table: table.id });
  const admin = (...words: string[]) => peerless(['admin', ...words, '--data', file]);
  return { file, db, people, ada, ben, table: table.id, admin };
}

test('a host sees tables, games, people and reports', async () => {
  const { db, ada, ben, table, admin } = await served();
  expect((await admin('tables')).out).toMatch(
    new RegExp(`^Table +Mode +Board +Who +State +Changed \\(UTC\\)\\n${table} +duel +sarpedon +–, – +public`),
  );
  expect((await admin('games')).out).toBe('No game is being played.\n');
  const people = (await admin('people')).out;
  expect(people).toContain(`${ada.person.id}  Ada   –`);
  expect((await admin('people', 'be')).out).not.toContain('Ada');
  expect((await admin('reports')).out).toMatch(
    new RegExp(`Ada +Ben \\(${ben.person.id}\\) +talk +${table} +Rude\\n$`),
  );
  const json = JSON.parse((await admin('people', '--json')).out);
  expect(json).toMatchObject([{ name: 'Ben' }, { name: 'Ada', login: null, games: 0, banned: null }]);
  await db.destroy();
});

test('a host closes a table, shuts out, lets in and renames while the server runs', async () => {
  const { db, people, ada, table, admin } = await served();
  const { id } = ada.person;
  expect((await admin('ban', id)).out).toBe('Ada is shut out.\n');
  expect(await people.byToken(ada.token)).toBeNull();
  expect((await admin('people', 'ada')).out).toContain('shut out');
  expect((await admin('unban', id)).out).toBe('Ada may come again.\n');
  expect((await admin('rename', id, 'Ada Byron')).out).toBe('The name is now Ada Byron.\n');
  expect(await people.byToken(ada.token)).toEqual({ id, name: 'Ada Byron' });
  expect((await admin('close', table)).out).toBe(`Table ${table} is closed.\n`);
  expect((await admin('tables')).out).toBe('There are no tables.\n');
  await db.destroy();
});

test('what cannot be meant is refused in a sentence', async () => {
  const { file, db, admin } = await served();
  await db.destroy();
  const at = ['--data', file];
  expect(await refusal(['admin', 'ban', 'nobody', ...at])).toBe(
    'There is no person "nobody"; npx peerless admin people lists them.',
  );
  expect(await refusal(['admin', 'close', 'nowhere', ...at])).toContain('There is no table "nowhere"');
  const [{ id }] = JSON.parse((await admin('people', '--json')).out);
  expect(await refusal(['admin', 'rename', id, 'a\u202eb', ...at])).toContain('A name has 1 to 24 letters');
  const missing = inFolder('nothing.db');
  expect(await refusal(['admin', 'tables', '--data', missing])).toContain(`Cannot read ${missing}`);
  expect(await refusal(['admin', 'tables', '--database-url', 'mysql://x'])).toContain(
    'DATABASE_URL is an address',
  );
  expect(await refusal(['admin', 'tables', ...at, '--database-url', 'postgres://x/y'])).toContain(
    'exclude each other',
  );
  expect(await refusal(['admin', 'tables', '--database-url', 'postgres://me:secret@127.0.0.1:1/x'])).toMatch(
    /^Cannot use the database at 127\.0\.0\.1:1: (?!.*secret)/,
  );
  expect(await refusal(['admin', 'ban', ...at])).toContain('PERSON');
});

test.each(TEXT_LANGUAGES)('in %s', async (language) => {
  const { db, file } = await served();
  await db.destroy();
  for (const list of ['tables', 'games', 'people', 'reports']) {
    const { code, out } = await peerless(['admin', list, '--data', file], { language });
    expect([code, out.length > 20]).toEqual([0, true]);
  }
  expect((await peerless(['admin', '--help'], { language })).out).toContain('rename');
});
