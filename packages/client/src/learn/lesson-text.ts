import type { Language } from '@peerless/language';
import type { Names } from '@peerless/text';
import { lessonWords } from './lesson-words.ts';
import type { LessonId } from './lessons.ts';

/** What a lesson says. */
export interface LessonText {
  readonly title: string;
  /** What to do, or, where there is nothing to do, what to know. */
  readonly task: string;
  /** What has happened when it was done; null where there was nothing to do. */
  readonly done: string | null;
}

/** The words of a lesson, with the cards as they are called in that language. */
export function lessonText(id: LessonId, names: Names, lang: Language): LessonText {
  const say = lessonWords.in(lang);
  const own = (card: string): string => names.card(`sinbad/${card}`);
  const hers = (card: string): string => names.card(`medusa/${card}`);
  switch (id) {
    case 'welcome':
      return { title: say('welcomeTitle'), task: say('welcomeTask'), done: null };
    case 'sidekick':
      return { title: say('sidekickTitle'), task: say('sidekickTask'), done: say('sidekickDone') };
    case 'maneuver': {
      const done = say('maneuverDone', { drawn: own('commanding-impact') });
      return { title: say('maneuverTitle'), task: say('maneuverTask'), done };
    }
    case 'boost': {
      const task = say('boostTask', { boost: own('regroup') });
      return { title: say('boostTitle'), task, done: say('boostDone') };
    }
    case 'move':
      return { title: say('moveTitle'), task: say('moveTask'), done: say('moveDone') };
    case 'follow':
      return { title: say('followTitle'), task: say('followTask'), done: say('followDone') };
    case 'attack': {
      const attack = own('momentous-shift');
      const done = say('attackDone', { attack });
      return { title: say('attackTitle'), task: say('attackTask', { attack }), done };
    }
    case 'defense': {
      const defense = own('exploit');
      const done = say('defenseDone', { defense, foe: hers('snipe') });
      return { title: say('defenseTitle'), task: say('defenseTask', { defense }), done };
    }
    case 'scheme': {
      const task = say('schemeTask', { scheme: own('riches-beyond-compare') });
      return { title: say('schemeTitle'), task, done: say('schemeDone') };
    }
    case 'strike': {
      const task = say('strikeTask', { strike: own('commanding-impact') });
      return { title: say('strikeTitle'), task, done: say('strikeDone', { answer: hers('regroup') }) };
    }
    case 'end':
      return { title: say('endTitle'), task: say('endTask'), done: null };
  }
}
