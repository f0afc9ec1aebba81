import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, Pulse } from '../src/index.ts';
import { sqliteFile, Time } from './nodes.ts';

/** A start takes a second or two: clocks stand still for it, too. */
test('a server that starts again at once has been down', async () => {
  const time = new Time();
  const db = await openDatabase(sqliteFile());
  const [before, after] = [new Pulse(db, time.now), new Pulse(db, time.now)];
  onTestFinished(async () => {
    after.stop();
    await db.destroy();
  });
  await before.beat();
  const down = time.now();
  time.pass(2000);
  await after.start(() => {});
  expect(after.awake(time.now()) - after.awake(down)).toBeLessThan(500);
  // Whoever runs already may be late now and then.
  time.pass(2000);
  const late = time.now();
  await after.beat();
  expect(after.awake(late) - after.awake(down)).toBeGreaterThan(1500);
});
