import { expect, test } from 'vitest';
import { goOn, runFrom } from './lesson-run.ts';
import { endOf, LAST_LESSON, LEARNER, SCRIPT, startOf } from './lessons.ts';

const made = (run: ReturnType<typeof runFrom>): number => run.table.state().moments.length - 1;
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

test('the opponent plays its part of every lesson, and waits for the next one', async () => {
  let run = runFrom(0);
  for (;;) {
    await settle();
    while (made(run) < endOf(run.lesson)) {
      run.table.choose(SCRIPT[made(run)] ?? '');
      await settle();
    }
    expect(made(run)).toBe(endOf(run.lesson));
    if (run.lesson === LAST_LESSON) return;
    run = goOn(run);
  }
});

test('every lesson can be entered from outside', async () => {
  for (let lesson = 0; lesson <= LAST_LESSON; lesson++) {
    const run = runFrom(lesson);
    await settle();
    expect(made(run)).toBeGreaterThanOrEqual(startOf(lesson));
    expect(run.table.state().viewer).toBe(LEARNER);
  }
});
