import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

test('things are done one after the other, whatever came of those before, also what comes from within', async () => {
  const line = new Line();
  const done: string[] = [];
  const doing =
    (name: string, then?: () => void): (() => Promise<void>) =>
    async () => {
      then?.();
      await pause(name === 'outer' ? 20 : 1);
      done.push(name);
      if (name === 'failing') throw new Error(name);
    };
  let within: Promise<void> | undefined;
  const all = [
    line.next(
      doing('outer', () => {
        within = line.next(doing('inner'));
      }),
    ),
    line.next(doing('failing')).catch((error: Error) => void done.push(`told: ${error.message}`)),
    line.next(doing('last')),
  ];
  expect(line.isIdle).toBe(false);
  await Promise.all([...all, within]);
  expect(done).toEqual(['outer', 'inner', 'failing', 'told: failing', 'last']);
  expect(line.isIdle).toBe(true);
});

test('what comes while nothing is under way begins at once', async () => {
  const line = new Line();
  let began = false;
  const done = line.next(() => {
    began = true;
  });
  expect(began).toBe(true);
  await done;
  await line.atRest();
});
