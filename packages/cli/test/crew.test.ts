import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { soloCrew, threadCrew, work } from '../src/crew.ts';
import { inFolder } from './terminal.ts';

interface Task {
  readonly number: number;
  readonly fatal?: boolean;
  readonly once?: string;
}

const mortal = new URL('./workers/mortal.mjs', import.meta.url);

/** The results of tasks on threads that die. */
async function results(tasks: readonly Task[], threads: number, most: number = Number.POSITIVE_INFINITY) {
  const taken: (number | string)[] = [];
  await work<Task, number | string>(threadCrew(mortal, threads), tasks.values(), {
    take: (result) => taken.push(result) < most,
    again: (task) => [task],
    lost: (task, reason) => `${task.number}: ${reason}`,
  });
  return taken.sort();
}

describe('a crew of threads', () => {
  test('goes on when a worker dies: what it did is tried once more, then given up', async () => {
    const once = inFolder('died-once');
    rmSync(once, { force: true });
    const tasks = [
      { number: 1 },
      { number: 2, fatal: true },
      { number: 3, once },
      { number: 4 },
      { number: 5 },
    ];
    expect(await results(tasks, 2)).toEqual([10, '2: worker exited with code: 3', 30, 40, 50]);
  });

  test('hands out no more tasks when nobody wants more results', async () => {
    const tasks = Array.from({ length: 50 }, (_, number) => ({ number }));
    expect(await results(tasks, 2, 3)).toHaveLength(3);
  });
});

describe('a crew of one', () => {
  test('an error while results are kept ends the work', async () => {
    let done = 0;
    const crew = soloCrew((task: number) => {
      done++;
      return task;
    });
    const full = work(crew, [1, 2, 3, 4].values(), {
      take: (result) => {
        if (result === 2) throw new Error('the disk is full');
        return true;
      },
      again: (task) => [task],
      lost: (task) => task,
    });
    await expect(full).rejects.toThrow('the disk is full');
    expect(done).toBe(2);
  });

  test('Ctrl-C ends the work between two tasks', async () => {
    const controller = new AbortController();
    const taken: number[] = [];
    await work(
      soloCrew((task: number) => task),
      [1, 2, 3, 4].values(),
      {
        take: (result) => {
          taken.push(result);
          if (result === 2) controller.abort();
          return true;
        },
        again: (task) => [task],
        lost: (task) => task,
        signal: controller.signal,
      },
    );
    expect(taken).toEqual([1, 2]);
  });
});
