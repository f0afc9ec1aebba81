import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { beatsOf, LIMIT, SPEEDS } from './pace.ts';
import { attackAt, stepsOf } from './steps.ts';

const { moments } = playedGame(['king-arthur', 'alice'], '4');

/** How long each attack of a game takes, all its moments together. */
function attackTimes(speed: keyof typeof SPEEDS): number[] {
  const times: number[] = [];
  for (const [at, { view }] of moments.entries()) {
    const attack = attackAt(moments, at);
    if (attack.moments.length === 0) continue;
    const steps = stepsOf(attack);
    const beats = beatsOf(steps, attack.moments.length - 1, view.combat === null, speed);
    const time = beats.reduce((sum, beat) => sum + beat, 0);
    if (attack.moments.length === 1) times.push(time);
    else times.push((times.pop() ?? 0) + time);
  }
  return times;
}

describe('a whole attack', () => {
  test.each(Object.entries(SPEEDS))('keeps within its time: %s', (speed, factor) => {
    const times = attackTimes(speed as keyof typeof SPEEDS);
    expect(times.length).toBeGreaterThan(5);
    expect(Math.max(...times)).toBeLessThanOrEqual(LIMIT * factor + 1);
  });
  test('takes its time at normal speed', () => {
    expect(Math.min(...attackTimes('normal'))).toBeGreaterThan(1500);
  });
});
