import type { Language } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { RecordError, type RecordProblem } from '@peerless/rules/match';
import { recordProblemText } from '@peerless/text';
import { boards, heroes } from '../library.ts';
import { nameOf } from '../setup/names.ts';

/** What is wrong with a record that was refused; other errors are no matter of records. */
export function recordProblem(error: unknown): RecordProblem {
  if (error instanceof RecordError) return error.problem;
  if (error instanceof PeerlessError) return { is: 'torn' };
  throw error;
}

/** A hero or board of ours by its name; another one keeps its slug. */
export function calledIn(lang: Language): (slug: string) => string {
  return (slug) => {
    const found = [...heroes, ...boards].find((item) => item.slug === slug);
    return found === undefined ? slug : nameOf(found, lang);
  };
}

/** Why a game cannot be opened, as a part of a sentence. */
export const problemText = (problem: RecordProblem, lang: Language): string =>
  recordProblemText(problem, lang, calledIn(lang));
