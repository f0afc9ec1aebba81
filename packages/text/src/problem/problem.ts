import { ENGLISH, type FaultWords, type Problem, problemLineIn } from '@peerless/language';
import type { TextLanguage } from '../realise/realiser.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { uk } from './uk.ts';

/** The words for everything that can be wrong with a file, in every language; English stands beside the checks. */
export const faultWords: { readonly [L in TextLanguage]: FaultWords } = { en: ENGLISH, pt, fr, uk };

/** What is wrong with a hero or a board, and where, in one line; paths and ids are those of the file. */
export const problemText = (problem: Problem, lang: TextLanguage): string =>
  problemLineIn(problem, faultWords[lang]);
