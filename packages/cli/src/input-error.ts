import { foreign, nearest } from '@peerless/language';
import { PeerlessError } from '@peerless/rules';
import { type Say, sayIn } from './messages.ts';
import { sentence } from './sentence.ts';

/** Words that wait for a language. */
export type Words = (say: Say) => string;

/** Bad input, told in the language of whoever typed it. */
export class InputError extends PeerlessError {
  readonly words: Words;
  /** `cause` is for those who look for an error of ours. */
  constructor(words: Words, cause?: unknown) {
    super(words(sayIn('en')));
    this.words = words;
    this.cause = cause;
  }
}

/** What an error says, as a sentence; the engine's own errors are in English. */
export const errorText = (error: unknown, say: Say): string => sentence(said(error, say));

/** The same as a part of a sentence. */
export const reasonText = (error: unknown, say: Say): string => said(error, say).replace(/\.$/, '');

/** No sentence of ours is longer, and most errors hold something that a stranger wrote. */
export const LONGEST = 2000;

function said(error: unknown, say: Say): string {
  if (error instanceof InputError) return foreign(error.words(say), LONGEST);
  return foreign(error instanceof Error ? error.message : String(error), LONGEST);
}

/** What was not known, and the name that was probably meant, or all of them. */
export function withNames(text: string, name: string, known: readonly string[], say: Say): string {
  const near = nearest(name, known);
  return near === undefined
    ? say('known', { text, names: known.join(', ') })
    : say('near', { text, name: near });
}
