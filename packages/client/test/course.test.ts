import { describe, expect, test } from 'vitest';
import { courseOf, lastBlow, leadingTo, turningPoint } from '../src/result/course.ts';
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
