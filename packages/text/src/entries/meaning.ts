/**
 * `@peerless/text/meaning`: what sentences are made of before they are in a language: phrases, clauses, sentences. Only for
 * those who call a `Realiser` themselves.
 */
export type * from '../meaning/clause.ts';
export type * from '../meaning/phrase.ts';
export type * from '../meaning/sentence.ts';
