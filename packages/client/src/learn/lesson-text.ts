import type { Language } from '@peerless/language';
import { type Names, realisers } from '@peerless/text';
import { words as cardWords } from '../cards/words.ts';
import { words as gameWords } from '../game/words.ts';
import { words as logWords } from '../log/words.ts';
import { lessonWords } from './lesson-words.ts';
import type { LessonId } from './lessons.ts';

/** What a lesson says. */
export interface LessonText {
  readonly title: string;
  /** What to do, or, where there is nothing to do, what to know. */
  readonly task: string;
  /** One by one: what something is called on the table, and what it means. */
  readonly points?: readonly { readonly sign: string; readonly text: string }[];
}

const own = (names: Names, card: string): string => names.card(`sinbad/${card}`);

/** The words of a lesson, with the cards as they are called in that language. */
export function lessonText(id: LessonId, names: Names, lang: Language): LessonText {
  const say = lessonWords.in(lang);
  const title = say(`${id}Title`);
  switch (id) {
    case 'boost':
      return { title, task: say('boostTask', { boost: own(names, 'regroup') }) };
    case 'card':
      return { title, task: say('cardTask'), points: cardPoints(lang) };
    case 'attack':
      return { title, task: say('attackTask', { attack: own(names, 'momentous-shift') }) };
    case 'moments':
      return { title, task: say('momentsTask'), points: momentPoints(lang) };
    case 'defense':
      return { title, task: say('defenseTask', { defense: own(names, 'exploit') }) };
    case 'scheme':
      return { title, task: say('schemeTask', { scheme: own(names, 'riches-beyond-compare') }) };
    case 'help':
      return { title, task: say('helpTask'), points: helpPoints(lang) };
    default:
      return { title, task: say(`${id}Task`) };
  }
}

function cardPoints(lang: Language): LessonText['points'] {
  const say = lessonWords.in(lang);
  return [
    { sign: say('ribbon'), text: say('ribbonText') },
    { sign: cardWords.in(lang)('anyBanner').toLocaleUpperCase(lang), text: say('anyText') },
    { sign: say('circle'), text: say('circleText') },
  ];
}

function momentPoints(lang: Language): LessonText['points'] {
  const say = lessonWords.in(lang);
  const label = realisers[lang].label;
  return [
    { sign: label('immediately'), text: say('immediatelyText') },
    { sign: label('during'), text: say('duringText') },
    { sign: label('after'), text: say('afterText') },
  ];
}

function helpPoints(lang: Language): LessonText['points'] {
  const say = lessonWords.in(lang);
  const game = gameWords.in(lang);
  return [
    { sign: `↶ ${game('takeBack')}`, text: say('undoText') },
    { sign: `✦ ${game('hint')}`, text: say('hintText') },
    { sign: `☰ ${game('log')} · ?`, text: say('whyText', { why: logWords.in(lang)('why') }) },
  ];
}

/** What of the table a recap tells. */
export interface Happened {
  /** Whether the learner has played a card against Medusa's attack. */
  readonly isDefended: boolean;
  /** Medusa's health. */
  readonly health: number;
}

/** What came of a lesson that was played just now; null where nothing is to be said about it. */
export function recapOf(id: LessonId, names: Names, lang: Language, happened: Happened): string | null {
  const say = lessonWords.in(lang);
  switch (id) {
    case 'sidekick':
    case 'boost':
    case 'move':
    case 'follow':
    case 'scheme':
      return say(`${id}Done`);
    case 'maneuver':
      return say('maneuverDone', { drawn: own(names, 'commanding-impact') });
    case 'attack':
      return say('attackDone', { attack: own(names, 'momentous-shift') });
    case 'defense': {
      const foe = names.card('medusa/snipe');
      return happened.isDefended
        ? say('defenseDone', { foe, defense: own(names, 'exploit') })
        : say('undefended', { foe });
    }
    case 'strike':
      return say('strikeDone', { health: happened.health });
    default:
      return null;
  }
}
