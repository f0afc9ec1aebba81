import { expect, test } from 'vitest';
import { Rounds } from './rounds.ts';

test('rounds follow each other, go on after one has failed, and end when the last is done', async () => {
  let [begun, done, atOnce] = [0, 0, 0];
  const failed: unknown[] = [];
  const rounds = new Rounds(
    async () => {
      begun++;
      atOnce = Math.max(atOnce, begun - done);
      await new Promise((resolve) => setTimeout(resolve, 3));
      done++;
      if (done === 2) throw new Error('once');
    },
    1,
    (error) => failed.push(error),
  );
  await rounds.stop();
  rounds.start();
  rounds.start();
  await expect.poll(() => done, { interval: 1 }).toBeGreaterThan(3);
  await rounds.stop();
  const before = begun;
  expect([done, atOnce, failed.length]).toEqual([begun, 1, 1]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toBe(before);
});
