import type { FighterPhrase, Named } from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { type Agreement, grammarOf, localName, plural } from './noun.ts';

/** What kinds of fighters and tokens are called in French. */

const NOUNS = { fighter: 'combattant', hero: 'héros', sidekick: 'acolyte' } as const;

/** What a fighter is called, in the singular. */
export const headNoun = ({ head }: FighterPhrase): string =>
  typeof head === 'object' ? localName(head) : NOUNS[head];

/** The same in the plural. */
export const headPlural = ({ head }: FighterPhrase): string =>
  typeof head === 'string' ? plural(NOUNS[head]) : kindPlural(head);

/** The plural of what fighters of a kind are called. */
export function kindPlural(kind: Named): string {
  const own = localName(kind);
  const known = grammarOf(kind)?.plural;
  return known ?? (own === kind.name ? (kind.plural ?? plural(own)) : plural(own));
}

/** The grammatical gender of a fighter phrase; what nobody knows is masculine. */
export const headForm = ({ head }: FighterPhrase): Agreement => ({
  gender: (typeof head === 'object' ? grammarOf(head)?.gender : undefined) ?? 'm',
});

/** The gender that a pronoun would have. */
export function fighterGender(who: FighterPhrase): Gender {
  // Whoever is not referred to again may still be taken for one: "chaque combattant … Il".
  if (who.quantity === 'each' && who.ref !== undefined) return 'pl';
  if (typeof who.head === 'object' && grammarOf(who.head) === undefined) return 'unknown';
  return headForm(who).gender;
}

/** "jeton Brouillard": the token's own name, called a token. */
export function tokenNoun(token: Named): string {
  const own = localName(token);
  return /^jeton\b/i.test(own) ? own : `jeton ${own.replace(/ ?token$/i, '')}`.trim();
}

/** "jetons Brouillard". */
export const tokenPlural = (token: Named): string => tokenNoun(token).replace(/^(jeton)/i, '$1s');
