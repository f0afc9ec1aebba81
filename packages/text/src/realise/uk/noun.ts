import { nameIn, type UkrainianName } from '@peerless/language';
import { type AdjectiveName, type Agreeing, adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import { type Case, type Count, type Forms, forms, type Noun, type Sex } from '../../lexicon/uk/grammar.ts';
import { followedBy, indeclinable, nounNamed } from '../../lexicon/uk/name.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { Named } from '../../meaning/phrase.ts';
import { inRow, words } from '../words.ts';

/** Small words of Ukrainian: nouns with their adjectives, numbers and pronouns. */

/** Where a phrase stands: its case, who the clause is about, and whether a preposition precedes. */
export interface Spot {
  readonly case: Case;
  /** The key of the subject; what belongs to it is "свій". */
  readonly subject?: string;
  /** The gender of the subject, for qualities said of it. */
  readonly sex?: Sex;
  readonly prep?: true;
}

/** The same clause in another case. */
export const inCase = (spot: Spot, to: Case): Spot => ({ ...spot, case: to, prep: undefined });

/** The same, after a preposition. */
export const after = (spot: Spot, to: Case): Spot => ({ ...spot, case: to, prep: true });

/** What a phrase makes its verb and adjectives agree with. */
export interface Agreement extends Agreeing {
  readonly count: Count;
}

/** A noun and the adjectives before it. */
export interface Head {
  readonly noun: Noun;
  readonly adjectives?: readonly AdjectiveName[];
  readonly count?: Count;
  /** What always follows: "одиниця здоров'я". */
  readonly after?: string;
}

/** Adjectives and noun in one case. */
export function declined({ noun, adjectives: list = [], count = 'sg', after: rest }: Head, to: Case): string {
  return words(...list.map((name) => agreeing(adjectives[name], noun, count, to)), noun[count][to], rest);
}

const PLURAL = new Intl.PluralRules('uk');

/** A number with what it counts: 1 карту, 2 карти, 5 карт. */
export function counted(n: number, what: Head, to: Case): string {
  const head = (count: Count, at: Case): string => words(String(n), declined({ ...what, count }, at));
  const one = PLURAL.select(n) === 'one';
  if (one) return head('sg', to);
  if (to !== 'nom' && to !== 'acc') return head('pl', to);
  return head('pl', PLURAL.select(n) === 'few' ? to : 'gen');
}

const PRONOUNS: Readonly<Record<Sex | 'pl', Forms>> = {
  m: forms('він|його|йому|його|ним|ньому'),
  f: forms('вона|її|їй|її|нею|ній'),
  n: forms('воно|його|йому|його|ним|ньому'),
  pl: forms('вони|їх|їм|їх|ними|них'),
};

const AFTER_PREPOSITION: Readonly<Record<string, string>> = { його: 'нього', її: 'неї', їх: 'них' };

/** він, його, нього … */
export function pronoun({ gender, count }: Agreement, { case: to, prep }: Spot): string {
  const said = PRONOUNS[count === 'pl' ? 'pl' : gender][to];
  return prep ? (AFTER_PREPOSITION[said] ?? said) : said;
}

/** A title in quotes; one that is a quotation has its own, and quotes inside are others: «День „Д“». */
export const quoted = (title: string): string =>
  title.startsWith('«') ? title : `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** Whether a name is itself a pair, "Джекіл і Гайд"; quotes hold a title together. */
const isPair = (item: string): boolean => / [ій] /.test(item.replaceAll(/«[^»]*»/g, ''));

/** "a, b і c"; "та" keeps a pair apart from its neighbour. */
export function enumerate(items: readonly string[], word: 'and' | 'or' | 'then' = 'and'): string {
  const and = items.some(isPair) ? ' та ' : ' {і} ';
  return inRow(items, { and, or: ' або ', then: ', а потім ' }[word]);
}

/** What is known of a name besides the name. */
export const grammarOf = (named: Called | undefined): UkrainianName | undefined =>
  typeof named?.names?.uk === 'object' ? named.names.uk : undefined;

type Called = Pick<Named, 'name' | 'names'>;

/** A name in Ukrainian, or as it is. */
export const wordOf = ({ name, names }: Called): string => nameIn(names, 'uk') ?? name;

/** The forms of a name; one that nobody declined follows its class noun, and so does a token whose name never changes. */
export function namedNoun(named: Called, classNoun: Noun): Noun {
  const known = grammarOf(named);
  const isFixed = classNoun === nouns.token && known?.cases === undefined && known?.plural === undefined;
  return known === undefined || known.adjective || isFixed
    ? indeclinable(classNoun, wordOf(named))
    : nounNamed(known, classNoun);
}

/** What has no plural cannot be counted by its name. */
export const hasNoPlural = ({ sg, pl }: Noun): boolean => sg.gen === pl.gen;

/** A token by its name where that can be counted, "жарини", and otherwise by the word for one: "жетони туману". */
export function tokenNoun(named: Called): Noun {
  // "fog token" is "жетон fog" where it has no other name.
  const name = named.name.replace(/ ?token$/i, '');
  if (name === '' && named.names?.uk === undefined) return nouns.token;
  const noun = namedNoun({ ...named, name }, nouns.token);
  return hasNoPlural(noun) ? followedBy(nouns.token, noun.sg.gen) : noun;
}

/** The forms of a name that stands in the log, with its number and seat: "гарпію 2 (1)". */
export function nounCalled(text: string, named: Named | undefined, classNoun: Noun): Noun {
  const [, base = text, suffix = ''] = /^(.*?)((?: \d+)?(?: \(\d+\))?)$/.exec(text) ?? [];
  const whole = named === undefined ? indeclinable(classNoun, base) : namedNoun(named, classNoun);
  if (suffix === '') return whole;
  const { nom, gen, dat, acc, ins, loc } = whole.sg;
  return { ...whole, sg: forms([nom, gen, dat, acc, ins, loc].map((said) => said + suffix).join('|')) };
}

/** A verb in the past: загинув, загинула. */
export const past = (stem: string, { gender, count }: Agreement): string =>
  stem + (count === 'pl' ? 'ли' : { m: 'в', f: 'ла', n: 'ло' }[gender]);
