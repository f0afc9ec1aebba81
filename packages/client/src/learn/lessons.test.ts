import { decision, observe, viewFor } from '@peerless/rules';
import { choose, newMatch } from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { FIRST_GAME, LAST_LESSON, LEARNER, LESSON_IDS, SCRIPT, startOf, turnOf } from './lessons.ts';

describe('the first game', () => {
  test('can be played as it is written, and goes on after the last lesson', () => {
    const match = newMatch(FIRST_GAME, library());
    for (const key of SCRIPT) choose(match, key);
    expect(decision(match.game)).not.toBeNull();
  });

  test('asks the learner when it is their part of a lesson', () => {
    const match = newMatch(FIRST_GAME, library());
    LESSON_IDS.slice(0, -1).forEach((id, lesson) => {
      while (match.entries.length < turnOf(lesson)) choose(match, SCRIPT[match.entries.length] ?? '');
      expect([id, decision(match.game)?.player]).toEqual([id, LEARNER]);
    });
  });

  test('says nothing that does not happen', () => {
    const match = newMatch(FIRST_GAME, library());
    const viewAfter = (lesson: (typeof LESSON_IDS)[number]) => {
      while (match.entries.length < startOf(LESSON_IDS.indexOf(lesson) + 1))
        choose(match, SCRIPT[match.entries.length] ?? '');
      return viewFor(observe(match.game, LEARNER));
    };
    const health = (view: ReturnType<typeof viewAfter>, id: string) =>
      view.fighters.find((fighter) => fighter.id === id)?.health;
    expect(viewAfter('maneuver').seats[LEARNER]?.hand).toContain('commanding-impact');
    expect(health(viewAfter('attack'), 'harpy-1')).toBe(0);
    const afterDefense = viewAfter('defense');
    expect(health(afterDefense, 'sinbad')).toBe(14);
    expect(afterDefense.fighters.find(({ id }) => id === 'medusa')?.space).toBe(36);
    expect(viewAfter('scheme').seats[LEARNER]?.handSize).toBe(6);
    expect(health(viewAfter('strike'), 'medusa')).toBe(12);
  });

  test('ends with words only', () => {
    expect(startOf(LAST_LESSON)).toBe(SCRIPT.length);
  });
});
