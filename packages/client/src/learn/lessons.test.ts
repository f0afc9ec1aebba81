import { decision, observe, viewFor } from '@peerless/rules';
import { choose, newMatch } from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import {
  DEFENDED_HEALTH,
  FIRST_GAME,
  isTelling,
  LAST_LESSON,
  LEARNER,
  LESSON_IDS,
  lessonAt,
  offeredIn,
  SCRIPT,
  startOf,
  turnOf,
} from './lessons.ts';

describe('the first game', () => {
  test('can be played as it is written, and goes on after the last lesson', () => {
    const match = newMatch(FIRST_GAME, library());
    for (const key of SCRIPT) choose(match, key);
    expect(decision(match.game)).not.toBeNull();
  });

  test('asks the learner when it is their part of a lesson', () => {
    const match = newMatch(FIRST_GAME, library());
    LESSON_IDS.forEach((id, lesson) => {
      if (isTelling(lesson)) return;
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
    expect(health(afterDefense, 'sinbad')).toBe(DEFENDED_HEALTH);
    expect(afterDefense.fighters.find(({ id }) => id === 'medusa')?.space).toBe(36);
    expect(viewAfter('scheme').seats[LEARNER]?.handSize).toBe(6);
    expect(health(viewAfter('strike'), 'medusa')).toBe(12);
  });

  test('offers what is written, and whatever else would do as well', () => {
    const match = newMatch(FIRST_GAME, library());
    const offered = SCRIPT.flatMap((key) => {
      const asked = decision(match.game);
      const lesson = lessonAt(match.entries.length);
      const offers = offeredIn(lesson, match.entries.length);
      const count = asked?.options.filter((option) => offers(option.key)).length ?? 0;
      choose(match, key);
      return asked?.player === LEARNER ? [[LESSON_IDS[lesson], count]] : [];
    });
    expect(offered).toEqual([
      ['sidekick', 5],
      ['maneuver', 1],
      ['boost', 1],
      ['move', 1],
      ['follow', 18],
      ['attack', 1],
      ['defense', 2],
      ['scheme', 1],
      ['strike', 5],
    ]);
  });

  // Each pair in all its combinations: all four together would be the same games over and over.
  test.each([
    ['sidekick', 'follow', 60],
    ['defense', 'strike', 10],
  ] as const)('goes on as it is written whatever the learner chooses: %s, %s', (first, second, atLeast) => {
    let ends = 0;
    const goOn = (keys: readonly string[]): void => {
      const match = newMatch(FIRST_GAME, library());
      for (const key of keys) choose(match, key);
      const made = keys.length;
      if (made === SCRIPT.length) ends++;
      else {
        const id = LESSON_IDS[lessonAt(made)];
        const asked = decision(match.game);
        const isFree = asked?.player === LEARNER && (id === first || id === second);
        const offers = offeredIn(lessonAt(made), made);
        const options = asked?.options.map(({ key }) => key) ?? [];
        for (const key of isFree ? options.filter(offers) : [SCRIPT[made] ?? '']) goOn([...keys, key]);
      }
    };
    goOn([]);
    expect(ends).toBeGreaterThanOrEqual(atLeast);
  });

  test('ends with words only', () => {
    expect(startOf(LAST_LESSON)).toBe(SCRIPT.length);
  });
});
