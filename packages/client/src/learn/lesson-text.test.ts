import { LANGUAGES } from '@peerless/language';
import { observe, viewFor } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { library } from '../library.ts';
import { namesAt } from '../table/names.ts';
import { lessonText, recapOf } from './lesson-text.ts';
import { FIRST_GAME, isTelling, LEARNER, LESSON_IDS } from './lessons.ts';

const view = viewFor(observe(newMatch(FIRST_GAME, library()).game, LEARNER));

describe.each(LANGUAGES)('the lessons in %s', (lang) => {
  const names = namesAt(FIRST_GAME, library(), lang, view);
  const happened = { isDefended: true, health: 12 };

  test('say all that they mention', () => {
    for (const id of LESSON_IDS) {
      const { title, task, points = [] } = lessonText(id, names, lang);
      const said = [title, task, ...points.flatMap(({ sign, text }) => [sign, text])];
      for (const text of said) expect(text).not.toMatch(/\{|undefined|^$/);
    }
  });

  test('tell what came of everything that was done, and of nothing else', () => {
    LESSON_IDS.forEach((id, lesson) => {
      expect([id, recapOf(id, names, lang, happened) === null]).toEqual([id, isTelling(lesson)]);
    });
    const undefended = recapOf('defense', names, lang, { ...happened, isDefended: false });
    expect(undefended).not.toBe(recapOf('defense', names, lang, happened));
  });
});
