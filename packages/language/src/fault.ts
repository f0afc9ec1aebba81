import type { ENGLISH, Need, Noun, What } from './fault-english.ts';

/** What can be wrong with a hero or a board, in a form that every language can say. */

/** Something by its noun, and a node by its name, too: operation "move". */
export interface Thing {
  readonly noun: Noun;
  readonly name?: string;
}

/** What stands there instead: as it is written, or what kind of thing it is. */
export type Found =
  | string
  | { readonly a: 'list' | 'object' | 'function' | 'symbol' | 'bigint' }
  | { readonly characters: number };

/** Parameters with a meaning of their own; all others are shown as they are. */
export interface FaultMeanings {
  readonly noun: Noun;
  readonly needed: Noun;
  readonly held: Noun;
  readonly thing: Thing;
  readonly found: Found;
  readonly what: What;
  readonly need: Need;
  readonly words: readonly string[];
}

export type FaultValue<P extends string> = P extends keyof FaultMeanings ? FaultMeanings[P] : string | number;

/** The parameters in a template: `'expected {what}, found {found}'`. */
export type FaultParams<T extends string> = T extends `${string}{${infer P}}${infer Rest}`
  ? P | FaultParams<Rest>
  : never;

/** The sentences as English has them. */
export type FaultTemplates = (typeof ENGLISH)['faults'];
export type FaultId = keyof FaultTemplates;

/** One thing that is wrong: which, and about what. The English sentence says which parameters there are. */
export type Fault = {
  readonly [K in FaultId]: { readonly is: K } & {
    readonly [P in FaultParams<FaultTemplates[K]>]: FaultValue<P>;
  };
}[FaultId];

/** All words that one language needs to say every fault; a missing one is a compile error. */
export interface FaultWords {
  readonly faults: { readonly [K in FaultId]: string };
  readonly nouns: { readonly [N in Noun]: string };
  readonly whats: { readonly [W in What]: string };
  readonly needs: { readonly [N in Need]: string };
  readonly kinds: { readonly [K in Extract<Found, { a: string }>['a']]: string };
  readonly characters: string;
  /** The number of a space behind the path that leads to it. */
  readonly space: string;
  /** A noun as one of its kind: with an article, where the language has one. */
  readonly one: (noun: string) => string;
}

/** A fault in the words of a language. */
export function faultText(fault: Fault, words: FaultWords): string {
  const given: Readonly<Record<string, unknown>> = { ...fault };
  return words.faults[fault.is].replaceAll(/\{(\w+)\}/g, (_all, key: string) => said(key, given[key], words));
}

function said(key: string, value: unknown, words: FaultWords): string {
  switch (key) {
    case 'noun':
    case 'needed':
    case 'held':
      return words.nouns[value as Noun];
    case 'thing':
      return thingText(value as Thing, words);
    case 'found':
      return foundText(value as Found, words);
    case 'what':
      return words.whats[value as What];
    case 'need':
      return words.needs[value as Need];
    case 'words':
      return (value as readonly string[]).join(', ');
    default:
      return String(value);
  }
}

function thingText({ noun, name }: Thing, words: FaultWords): string {
  const one = words.one(words.nouns[noun]);
  return name === undefined ? one : `${one} "${name}"`;
}

function foundText(found: Found, { kinds, characters }: FaultWords): string {
  if (typeof found === 'string') return found;
  return 'a' in found ? kinds[found.a] : characters.replace('{count}', String(found.characters));
}
