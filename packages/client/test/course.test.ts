import { describe, expect, test } from 'vitest';
import { courseOf, lastBlow, leadingTo, turningBlow, turningPoint } from '../src/result/course.ts';
import { spread } from '../src/result/course-chart.tsx';
import { bestCard } from '../src/result/statistics.ts';
import { playedGame } from './played-game.ts';

describe.each(['3', '4', '7'])('how game %s went', (seed) => {
  const { moments } = playedGame(['medusa', 'king-arthur'], seed);
  const { outcome } = moments.at(-1)?.view ?? {};

  test('is told turn by turn, from full health to the end', () => {
    const course = courseOf(moments);
    expect(course[0]?.shares).toEqual([1, 1]);
    expect(course.at(-1)?.at).toBe(moments.length - 1);
    const fallen = [0, 1].filter((seat) => !outcome?.winners.includes(seat));
    expect(fallen.map((seat) => course.at(-1)?.shares[seat])).toEqual([0]);
    expect(course.map(({ at }) => at)).toEqual([...course.map(({ at }) => at)].sort((a, b) => a - b));
  });

  test('turned when the winner gained most', () => {
    const at = turningPoint(moments);
    if (at === null) throw new Error('it never turned');
    expect(moments[at]?.events.some(({ type }) => type === 'damaged' || type === 'recovered')).toBe(true);
  });

  test('turned by a blow to those who lost, if by one', () => {
    const blow = turningBlow(moments);
    const told = moments[turningPoint(moments) ?? 0]?.events.filter(({ type }) => type === 'damaged') ?? [];
    expect(blow === null).toBe(told.length === 0);
    const hit = moments[0]?.view.fighters.find(({ id }) => id === blow?.fighter);
    if (blow !== null) expect(outcome?.winners).not.toContain(hit?.seat);
  });

  test('is watched from before the action that turned it', () => {
    const at = turningPoint(moments) ?? 0;
    const from = leadingTo(at, moments);
    expect(from).toBeLessThan(at);
    expect(moments[from]?.view.combat).toBeNull();
    const told = moments.slice(from + 1, at + 1).flatMap(({ events }) => events.map(({ type }) => type));
    expect(told).toContain('actionStarted');
  });

  test('ended with a blow to the hero who lost', () => {
    const blow = lastBlow(moments);
    const hero = moments.at(-1)?.view.fighters.find(({ id }) => id === blow?.fighter);
    expect(hero?.hero).toBe(true);
    expect(outcome?.winners).not.toContain(hero?.seat);
    expect(blow?.amount).toBeGreaterThan(0);
  });

  test('has a best card, of the winner where one of theirs did damage', () => {
    const best = bestCard(moments);
    expect(best?.damage).toBeGreaterThan(0);
  });
});

test('the ends of the lines are written apart, in the order of the lines, and none below them', () => {
  for (const shares of [
    [0.5, 0.5],
    [0, 0],
    [0.1, 0, 0, 0],
    [1, 0],
    [0.6, 0.55, 0.5, 0],
  ]) {
    const tops = spread(shares);
    const sorted = [...tops].sort((a, b) => a - b);
    for (const [i, top] of sorted.entries())
      if (i > 0) expect(top - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...tops)).toBeLessThanOrEqual(100);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  }
});
