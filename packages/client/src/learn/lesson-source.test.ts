import { expect, test } from 'vitest';
import { LessonSource } from './lesson-source.ts';
import { endOf, LAST_LESSON, LEARNER, LESSON_IDS, SCRIPT, startOf } from './lessons.ts';

const made = (source: LessonSource): number => source.state().moments.length - 1;
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

test('the opponent plays its part of every lesson, and waits for the next one', async () => {
  const source = new LessonSource(0);
  for (let lesson = 0; lesson <= LAST_LESSON; lesson++) {
    source.goOnTo(lesson);
    await settle();
    while (made(source) < endOf(lesson)) {
      source.send?.({ choose: SCRIPT[made(source)] ?? '' });
      await settle();
    }
    expect(made(source)).toBe(endOf(lesson));
  }
});

test('every lesson can be entered from outside', async () => {
  for (let lesson = 0; lesson <= LAST_LESSON; lesson++) {
    const source = new LessonSource(lesson);
    await settle();
    expect(made(source)).toBeGreaterThanOrEqual(startOf(lesson));
    expect(source.state().viewer).toBe(LEARNER);
  }
});

test('the opponent knows its place in the script after something was taken back', async () => {
  const attack = LESSON_IDS.indexOf('attack');
  const source = new LessonSource(LESSON_IDS.indexOf('follow'));
  source.send?.({ choose: 'move the-porter 27' });
  source.send?.({ takeBack: made(source) - 1 });
  source.send?.({ choose: 'move the-porter 32' });
  source.goOnTo(attack);
  source.send?.({ choose: SCRIPT[made(source)] ?? '' });
  await settle();
  expect(made(source)).toBe(endOf(attack));
});
