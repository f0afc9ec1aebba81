import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DUEL, fullNode, Guest, HELLO, PEOPLE, play, sqliteFile } from './nodes.ts';

/** Moves cannot be written until what is returned is called. */
async function unwritable({ db }: Awaited<ReturnType<typeof fullNode>>): Promise<() => Promise<unknown>> {
  await sql`
    CREATE TRIGGER unwritable BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(
    db,
  );
  return () => sql`DROP TRIGGER unwritable`.execute(db);
}

describe('those who follow a game', () => {
  test('stay with it when a room fails that is not theirs any more', async () => {
    const node = await fullNode(sqliteFile());
    const { rooms } = node;
    await rooms.create('g1', DUEL, PEOPLE);
    const first = new Guest(0);
    await rooms.follow('g1', first, HELLO);
    const write = await unwritable(node);
    // Both wait in the same room; the first that fails gives it up.
    const command = { choose: first.keys[0] ?? '' };
    const failing = [0, 0].map(() => rooms.act('g1', 0, command, 0));
    await expect(failing[0]).rejects.toThrow('the disk is full');
    const guest = new Guest(0);
    await Promise.all([
      rooms.follow('g1', guest, HELLO),
      expect(failing[1]).rejects.toThrow('the disk is full'),
    ]);
    expect(first.lost).toBe('lost');
    await write();
    await play([rooms], 'g1', [guest], 1);
    expect(guest.lost).toBeNull();
  });

  test('are not left behind by a room that is let go while they come', async () => {
    const { rooms } = await fullNode(sqliteFile(), { sleepAfter: -1, mostIdle: 0 });
    for (let ticks = 0; ticks < 60; ticks++) {
      const game = `g${ticks}`;
      await rooms.create(game, DUEL, PEOPLE);
      await rooms.room(game);
      const guest = new Guest(0);
      const coming = after(ticks, () => rooms.follow(game, guest, HELLO));
      const [leave] = await Promise.all([coming, rooms.beat()]);
      await rooms.act(game, 0, { propose: 'draw' }, 0);
      expect(guest.seq, `after ${ticks} ticks`).toBe(1);
      leave?.();
      await rooms.beat();
    }
  });
});

async function after<T>(ticks: number, work: () => Promise<T>): Promise<T> {
  for (let tick = 0; tick < ticks; tick++) await null;
  return work();
}
