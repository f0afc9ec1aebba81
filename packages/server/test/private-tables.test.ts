import { expect, test } from 'vitest';
import { startServer, Visitor } from './guest.ts';
import { sqliteFile } from './nodes.ts';
import { begun } from './tables.ts';

/** Whoever knows the id of a private table may sit down there: nobody learns it from the games that were played. */
test('what was played tells strangers nothing of the table where it was', async () => {
  const server = await startServer(sqliteFile());
  const [ada, ben, cem, stranger] = Array.from({ length: 4 }, () => new Visitor(server)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const ids = await Promise.all(
    [ada, ben, cem].map(async (visitor, i) => {
      const { body } = await visitor.ask('/api/people', { name: ['Ada', 'Ben', 'Cem'][i] });
      return (body.person as { id: string }).id;
    }),
  );
  const { table, game } = await begun([ada, ben], { isPublic: false });
  const told = async (visitor: Visitor, path: string): Promise<string> =>
    JSON.stringify((await visitor.ask(path)).body);
  const isTold = async (visitor: Visitor): Promise<boolean[]> =>
    Promise.all(
      [`/api/people/${ids[0]}`, `/api/people/${ids[0]}/games`, `/api/games/${game}`].map(async (path) =>
        (await told(visitor, path)).includes(table),
      ),
    );
  // While it is played, and when it is over.
  expect(await told(ada, '/api/me/games')).toContain(table);
  expect(await isTold(cem)).toEqual([false, false, false]);
  await ada.visit(game);
  await ada.until(() => ada.seq !== null);
  ada.say({ resign: 0 });
  await ada.until(() => ada.isOver);
  for (const visitor of [cem, stranger]) {
    expect(await told(visitor, `/api/people/${ids[0]}`)).toContain(game);
    expect(await isTold(visitor)).toEqual([false, false, false]);
    expect(await told(visitor, `/api/games/${game}/record`)).not.toContain(table);
    expect(await told(visitor, `/api/games/${game}/fairness`)).not.toContain(table);
  }
  for (const visitor of [ada, ben]) expect(await isTold(visitor)).toEqual([true, true, true]);
});
