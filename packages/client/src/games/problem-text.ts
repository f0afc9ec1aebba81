import type { Language } from '@peerless/language';
import type { RecordProblem } from '@peerless/rules/match';
import { recordProblemText } from '@peerless/text';
import { calledIn } from './record-problem.ts';
import { words } from './words.ts';

/** Why a game cannot be opened, as a part of a sentence; a hero or board that is missing may be in somebody's file. */
export function problemText(problem: RecordProblem, lang: Language): string {
  const why = recordProblemText(problem, lang, calledIn(lang));
  if (problem.is !== 'unknown') return why;
  const semicolon = lang === 'fr' ? '\u202f;' : ';';
  return `${why}${semicolon} ${words.in(lang)(problem.what === 'hero' ? 'bringHero' : 'bringBoard')}`;
}
