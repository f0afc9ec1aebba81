import type { Named } from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { inRow } from '../words.ts';

export { words } from '../words.ts';

/** Small words of English. */

/** The part a phrase plays in the clause. */
export type Position = 'subject' | 'object' | 'possessive';

const PRONOUNS: { readonly [G in Exclude<Gender, 'unknown'>]: { readonly [P in Position]: string } } = {
  m: { subject: 'he', object: 'him', possessive: 'his' },
  f: { subject: 'she', object: 'her', possessive: 'her' },
  n: { subject: 'it', object: 'it', possessive: 'its' },
  pl: { subject: 'they', object: 'them', possessive: 'their' },
};

/** he, him, his … */
export const pronoun = (gender: Gender, position: Position): string =>
  PRONOUNS[gender === 'unknown' ? 'n' : gender][position];

/** "Medusa's", "Achilles'". */
export const genitive = (text: string): string => (/s$/i.test(text) ? `${text}'` : `${text}'s`);

/** The text itself or its genitive, as the position asks. */
export const inPosition = (text: string, position: Position): string =>
  position === 'possessive' ? genitive(text) : text;

/** "a card", "an opponent". */
export const withArticle = (noun: string): string => (/^[aeiou8]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** "a, b and c". */
export function enumerate(items: readonly string[], word: 'and' | 'or' | 'then' = 'and'): string {
  return inRow(items, word === 'then' ? ', then ' : ` ${word} `);
}

/** A declared name, with its article where English wants one. */
export const nameOf = (named: Named): string => {
  return named.names?.en?.article ? `the ${named.name}` : named.name;
};

/** A fighter's name within a sentence: the article of "The Porter" is not part of it. */
export const fighterNamed = (named: Named): string => nameOf(named).replace(/^The /, 'the ');

/** A name from the log. One of several ("Harpy 2") takes no article; a player may be called like the hero. */
export const namedAtTable = (text: string, named?: Named): string =>
  fighterNamed({ ...(/\d$/.test(text) ? undefined : named), slug: '', name: text });

/** The gender of a name; one that says none is repeated, never replaced by a pronoun. */
export const genderOf = ({ names }: Named): Gender => names?.en?.gender ?? 'unknown';
