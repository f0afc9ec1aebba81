import type { LobbyCommand } from '@peerless/table/online';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { backUp, type StoreAddress } from '../src/index.ts';
import { Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { opened, Page, READY } from './tables.ts';
import { Side } from './twins/side.ts';

/** Every byte that reaches a page at a table is the same, whichever hero somebody else has chosen secretly. */

const [FIRST, OTHER] = ['medusa', 'king-arthur'] as const;

/** Two servers with the same people at the same table, where heroes are chosen secretly. */
async function twinTables() {
  const [here, there] = [sqliteFile(), sqliteFile()] as const;
  const side = await Side.start(here, testLibrary());
  const [ada, ben, eve] = [0, 1, 2].map(() => new Visitor(side.address)) as [Visitor, Visitor, Visitor];
  for (const visitor of [ada, ben, eve]) await visitor.ask('/api/people', { name: 'Somebody' });
  const table = await opened(ada, { choosing: 'hidden' });
  await ada.ask(`/api/tables/${table}`, { sit: 0 });
  await ben.ask(`/api/tables/${table}`, { sit: 1 });
  backUp(fileOf(here), fileOf(there));
  const sides = [side, await Side.start(there, testLibrary())] as const;
  return { sides, table, cookies: { ada: ada.cookie, ben: ben.cookie, eve: eve.cookie, nobody: '' } };
}

const fileOf = (place: StoreAddress): string => ('file' in place ? place.file : '');
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 120));

test('nobody learns by any byte which hero was chosen secretly', async () => {
  const { sides, table, cookies } = await twinTables();
  const seen = (['ada', 'eve', 'nobody'] as const).map((who) => {
    const pages = sides.map(({ address }) => new Page(address, table, cookies[who]));
    return { who, pages };
  });
  const compare = async (): Promise<void> => {
    await settle();
    for (const { who, pages } of seen) {
      const [a, b] = pages.map(({ heard }) => heard.splice(0));
      expect(a, who).toEqual(b);
      for (const path of ['/api/tables', `/api/tables/${table}`, '/api/me/games']) {
        const [one, two] = await Promise.all(sides.map((side) => side.answer(path, cookies[who])));
        expect(one, `${who} ${path}`).toBe(two);
      }
    }
  };
  const does = async (
    who: keyof typeof cookies,
    ...[command, twin = command]: LobbyCommand[]
  ): Promise<void> => {
    const answers = await Promise.all(
      sides.map(async ({ address }, i) => {
        const visitor = new Visitor(address);
        visitor.cookie = cookies[who];
        return visitor.ask(`/api/tables/${table}`, i === 0 ? command : twin);
      }),
    );
    if (who !== 'ben') expect(answers[0]).toEqual(answers[1]);
    await compare();
  };
  await compare();
  await does('ben', { hero: { seat: 1, hero: FIRST } }, { hero: { seat: 1, hero: OTHER } });
  await does('ben', READY);
  // Whoever tries whether it is taken hears the same.
  for (const hero of [FIRST, OTHER, null]) await does('ada', { hero: { seat: 1, hero } });
  for (const hero of [FIRST, OTHER]) await does('ada', { hero: { seat: 0, hero } });
  for (const command of [{ sit: 1 }, { strike: FIRST }, { strike: OTHER }] as const)
    await does('eve', command);
  await does('ben', { hero: { seat: 1, hero: OTHER } }, { hero: { seat: 1, hero: FIRST } });
  await does('ada', { remove: 1 });
});
