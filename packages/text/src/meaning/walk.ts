import type { Phrase } from './phrase.ts';

/** Walks over clauses, sentences and phrases without knowing each of their shapes: whatever has `is` is a phrase. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is a phrase. */
const isPhrase = (value: unknown): value is Phrase => isObject(value) && 'is' in value;

/** Calls `visit` for every phrase, outer ones first, in reading order. */
export function visitPhrases(value: unknown, visit: (phrase: Phrase) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitPhrases(item, visit);
    return;
  }
  if (!isObject(value)) return;
  if (isPhrase(value)) visit(value);
  for (const inner of Object.values(value)) visitPhrases(inner, visit);
}

/**
 * A copy in which every phrase was replaced by what `change` made of it, outer ones first, in reading order. `done` is
 * called when everything inside a phrase has been seen too. Both get the phrase around it, if it is part of one.
 */
export function mapPhrases<T>(
  value: T,
  change: (phrase: Phrase, around?: Phrase) => Phrase,
  done: (phrase: Phrase, around?: Phrase) => void,
  around?: Phrase,
): T {
  if (Array.isArray(value)) return value.map((item: unknown) => mapPhrases(item, change, done, around)) as T;
  if (!isObject(value)) return value;
  const phrase = isPhrase(value) ? change(value, around) : undefined;
  const copy = Object.fromEntries(
    Object.entries(phrase ?? value).map(([key, part]) => [
      key,
      mapPhrases(part, change, done, phrase ?? around),
    ]),
  );
  if (phrase !== undefined) done(phrase, around);
  return copy as T;
}

/** All references mentioned in a value. */
export function refsIn(value: unknown): ReadonlySet<string> {
  const refs = new Set<string>();
  visitPhrases(value, (phrase) => {
    if ('ref' in phrase && phrase.ref !== undefined) refs.add(phrase.ref);
  });
  return refs;
}

/** Whether two values say the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
