import { nameIn, type PortugueseName } from '@peerless/language';
import type { Named } from '../../meaning/phrase.ts';
import { inRow } from '../words.ts';

export { words } from '../words.ts';

/** Small words of Portuguese. */

/** The part a phrase plays: before the verb, right after it, or after a preposition. */
export type Position = 'subject' | 'object' | 'oblique';

/** What words agree with. */
export interface Agreement {
  readonly gender: 'm' | 'f';
  readonly plural: boolean;
}

/** A common noun. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
}

/** The form for the gender and number. */
const agreed = ({ gender, plural }: Agreement, forms: readonly [string, string, string, string]): string =>
  forms[(gender === 'f' ? 1 : 0) + (plural ? 2 : 0)] ?? forms[0];

/** A word in -o: "derrotado", "derrotadas". */
export const inO = (word: string, { gender, plural }: Agreement): string =>
  `${word.slice(0, -1)}${gender === 'f' ? 'a' : 'o'}${plural ? 's' : ''}`;

/** o, a, os, as. */
export const the = (it: Agreement): string => agreed(it, ['o', 'a', 'os', 'as']);
/** um, uma. */
export const one = (it: Agreement): string => agreed(it, ['um', 'uma', 'uns', 'umas']);
/** esse, essa … */
export const that = (it: Agreement): string => agreed(it, ['esse', 'essa', 'esses', 'essas']);
/** seu, sua … */
export const your = (it: Agreement): string => agreed(it, ['seu', 'sua', 'seus', 'suas']);
/** nenhum, nenhuma. */
export const none = (it: Agreement): string => agreed(it, ['nenhum', 'nenhuma', 'nenhum', 'nenhuma']);

/** The mark of a pronoun that joins its verb: "mova-a", "movê-la". */
export const CLITIC = '~';

/** ele, ela …; right after a verb the short form that joins it. */
export const pronoun = (it: Agreement, position: Position): string =>
  position === 'object' ? `${CLITIC}${the(it)}` : agreed(it, ['ele', 'ela', 'eles', 'elas']);

const ARTICLES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  de: ['do', 'da', 'dos', 'das'],
  em: ['no', 'na', 'nos', 'nas'],
  a: ['ao', 'à', 'aos', 'às'],
  por: ['pelo', 'pela', 'pelos', 'pelas'],
};
const ORDER = ['o', 'a', 'os', 'as'];
const POSSESSIVES = ['seu', 'sua', 'seus', 'suas'];
const JOINING = /^(?:el[ea]s?|est[ea]s?|ess[ea]s?|isso|isto)\b/;
const INITIAL: Readonly<Record<string, string>> = { de: 'd', em: 'n' };

/** A preposition and what follows, drawn together where Portuguese does: do, na, à, pelo, dele, nessa. */
export function after(prep: string, text: string): string {
  const parts = prep.split(' ');
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join(' ');
  const joined = contracted(last, text);
  return before === '' ? joined : `${before} ${joined}`;
}

function contracted(prep: string, text: string): string {
  const space = text.indexOf(' ');
  const first = space === -1 ? text : text.slice(0, space);
  const rest = space === -1 ? '' : text.slice(space);
  const articles = ARTICLES[prep];
  const article = rest === '' ? undefined : articles?.[ORDER.indexOf(first)];
  if (article !== undefined) return `${article}${rest}`;
  const possessive = articles?.[POSSESSIVES.indexOf(first)];
  if (possessive !== undefined) return `${possessive} ${text}`;
  const initial = INITIAL[prep];
  return initial !== undefined && JOINING.test(text) ? `${initial}${text}` : `${prep} ${text}`;
}

/** "a, b e c". */
export function enumerate(items: readonly string[], word: 'and' | 'or' | 'then' = 'and'): string {
  return inRow(items, { and: ' e ', or: ' ou ', then: ' e depois ' }[word]);
}

/** What is known of a name besides the name. */
export const grammarOf = ({ names }: Named): PortugueseName | undefined =>
  typeof names?.pt === 'object' ? names.pt : undefined;

/** A name in Portuguese, or as it is. */
export const wordOf = (named: Named): string => nameIn(named.names, 'pt') ?? named.name;

/** Several of a name. */
export const wordsOf = (named: Named): string =>
  grammarOf(named)?.plural ??
  (named.names?.pt === undefined ? named.plural : undefined) ??
  `${wordOf(named)}s`;

/** A name that stands for one person or thing, with its article where Portuguese wants one. */
export const nameOf = (named: Named): string => withName(named, wordOf(named));

/** A text under which somebody goes, with the article of the name. */
export const withName = (named: Named | undefined, text: string): string => {
  const known = named === undefined ? undefined : grammarOf(named);
  return known?.article ? `${the({ gender: known.gender, plural: known.pair === true })} ${text}` : text;
};

/** What a name agrees with; one without grammar counts as masculine. */
export const genderOf = (named: Named | undefined): 'm' | 'f' =>
  (named === undefined ? undefined : grammarOf(named)?.gender) ?? 'm';

/** A title in a sentence; how many of it stands outside: “Reagrupar” ×2. */
export function quoted(title: string): string {
  const count = / ×\d+$/.exec(title)?.[0] ?? '';
  const bare = title.slice(0, title.length - count.length);
  // Quotation marks inside others are single ones: “Prêmio ‘E’”.
  const inner = bare.replaceAll('“', '‘').replaceAll('”', '’');
  return `${bare.startsWith('“') ? bare : `“${inner}”`}${count}`;
}
