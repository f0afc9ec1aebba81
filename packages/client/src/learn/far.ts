import { wordsOf } from '../words.ts';

/** How far somebody has come in the lessons, for whoever comes back; nothing once they were at the end. */

const KEY = 'peerless-lesson';

/** The words of the way back into them. */
export const farWords = wordsOf<{ readonly goOn: readonly ['lesson'] }>({
  en: { goOn: 'Continue lesson {lesson}' },
  pt: { goOn: 'Continuar a lição {lesson}' },
  fr: { goOn: 'Reprendre la leçon {lesson}' },
  uk: { goOn: 'Продовжити урок {lesson}' },
});

/** The lesson to go on with, counted from 1; null: from the beginning. */
export function farLesson(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return Number.isInteger(kept) && kept > 1 ? kept : null;
  } catch {
    return null;
  }
}

/** Somebody is at a lesson; `isLast`: behind it there are none. */
export function keepLesson(lesson: number, isLast: boolean): void {
  try {
    if (isLast) localStorage.removeItem(KEY);
    else if (lesson > (farLesson() ?? 1)) localStorage.setItem(KEY, String(lesson));
  } catch {
    // A full or forbidden store: the lessons begin at the first.
  }
}
