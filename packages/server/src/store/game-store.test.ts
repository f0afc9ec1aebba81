import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GameStore } from './game-store.ts';
import { openDatabase } from './open-database.ts';

const commit = (seq: number) => ({
  moves: [{ game: 'g', seq, player: 0, command: '{"choose":"done"}', at: 1 }],
  turn: null,
  end: null,
});

test('moves that come fast are committed together, one that comes alone at once', async () => {
  const db = await openDatabase({ file: ':memory:' });
  const commits: number[] = [];
  const store = new GameStore(db, { committed: (moves) => commits.push(moves) });
  const written: Promise<void>[] = [];
  for (let seq = 1; seq <= 300; seq++) {
    written.push(store.append(commit(seq)));
    await setImmediate();
  }
  await Promise.all(written);
  expect(commits.reduce((sum, moves) => sum + moves, 0)).toBe(300);
  expect(commits.length).toBeLessThan(150);

  await setTimeout(20);
  let isWritten = false;
  void store.append(commit(301)).then(() => {
    isWritten = true;
  });
  for (let turn = 0; turn < 3; turn++) await setImmediate();
  expect(isWritten).toBe(true);
  expect((await store.moves('g')).length).toBe(301);
  await db.destroy();
});
