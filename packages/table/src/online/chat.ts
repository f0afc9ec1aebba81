/** What people say to each other at a table. */

/** Said with one click, and read by everybody in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'niceMove',
  'thanks',
  'sorry',
  'oneMoment',
  'thinking',
  'yourTurn',
  'oops',
  'close',
  'again',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Characters of one free text. */
export const LONGEST_LINE = 300;

/** What is said: one of the phrases, or free text. */
export type Saying = { readonly phrase: Phrase } | { readonly text: string };

/** A line of the talk at a table, numbered from 1 on. */
export interface ChatLine {
  readonly number: number;
  /** Who said it, by the id of their profile, and what they are called. */
  readonly person: string;
  readonly name: string;
  readonly saying: Saying;
  /** Milliseconds since 1970. */
  readonly at: number;
}
