import { expect, test } from 'vitest';
import { TurningPoint } from '../src/replay/turning-point.tsx';
import { turningBlow } from '../src/result/course.ts';
import { CourseChart } from '../src/result/course-chart.tsx';
import { drawnAt, read } from './drawn.tsx';
import { playedGame } from './played-game.ts';

test('what turned a game is never told by the number of a rule', () => {
  const { moments, names } = playedGame(['medusa', 'king-arthur'], '23');
  expect(turningBlow(moments)?.by.rule).toBe('R-6.3');
  const chart = read(drawnAt(names, <CourseChart moments={moments} />).place);
  const caption = read(drawnAt(names, <TurningPoint moments={moments} names={names} />).place);
  for (const told of [chart, caption]) {
    expect(told).toContain('exhaustion');
    expect(told).not.toContain('R-6.3');
  }
});
