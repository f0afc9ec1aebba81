import { type FrenchName, nameIn } from '@peerless/language';
import { MUTE_H } from '../../lexicon/fr/mute-h.ts';
import type { Named } from '../../meaning/phrase.ts';
import { inRow, words } from '../words.ts';

/** Small words of French: articles, elision, contraction, pronouns and agreement. */

/** A noun phrase with what verbs, prepositions and adjectives must know of it. */
export interface Np {
  /** With its article; empty for a pronoun. */
  readonly text: string;
  readonly gender: 'm' | 'f';
  readonly plural?: boolean;
  /** Said by a pronoun. */
  readonly pronoun?: true;
  /** No person: "celle-ci", not "elle", after a preposition. */
  readonly thing?: true;
  /** The reader. */
  readonly you?: true;
  /** "aucun …": the verb takes "ne" alone. */
  readonly none?: true;
  /** The parts of a row, each of which takes the preposition. */
  readonly items?: readonly Np[];
  readonly or?: true;
  /** What it is part of stands before the verb: "gardez-en 2". */
  readonly from?: 'en';
}

/** The reader: one person, spoken to politely. */
export const READER: Np = { text: 'vous', gender: 'm', you: true };

/** What an adjective agrees with. */
export type Agreement = Pick<Np, 'gender' | 'plural'>;

/** A narrow space that does not break, before : ; ! and ?. */
export const THIN = '\u202f';
const HARD = '\u00a0';

/** Whether "le", "de" and "que" lose their vowel before it. */
export function elides(text: string): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s’-]/);
  if (first.startsWith('h')) return MUTE_H.includes(first);
  return /^[aàâæeéèêiîoôuùœ]/.test(first) && first !== 'onze' && first !== 'oui';
}

const ELIDED: readonly string[] = ['le', 'la', 'de', 'ne', 'se', 'que', 'je', 'me', 'te'];

/** Two words in a row: "de" and "Alice" become "d’Alice". */
export function elide(word: string, next: string): string {
  if (next === '') return word;
  return ELIDED.includes(word) && elides(next) ? `${word.slice(0, -1)}’${next}` : `${word} ${next}`;
}

/** Words in a row, each elided before the next. */
export const chain = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').reduceRight((rest, part) => elide(part, rest), '');

/** "que Merlin attaque", "qu’Alice attaque". */
export const que = (text: string): string => elide('que', text);

/** "si Merlin attaque", "s’il attaque". */
export const si = (text: string): string => (/^ils?\s/.test(text) ? `s’${text}` : `si ${text}`);

/** "a, b et c". */
export const row = (items: readonly string[], word: 'et' | 'ou' | 'puis' = 'et'): string =>
  inRow(items, word === 'puis' ? ', puis ' : ` ${word} `);

/** « Feinte »; a title that has its own quotes keeps them. */
export const quoted = (text: string): string => {
  const [, title = text, count = ''] = /^(.*?)( ×\d+)?$/.exec(text) ?? [];
  return title.startsWith('«') ? text : `«${HARD}${title}${HARD}»${count}`;
};

/** Spaces as French printers set them. */
export const typeset = (text: string): string =>
  text.replaceAll(/ ,/g, ',').replaceAll(/[ \u00a0]([:;!?])/g, `${THIN}$1`);

/** "la carte", "l’attaque", "les cartes". */
export function definite(noun: string, { gender, plural }: Agreement): string {
  if (plural) return `les ${noun}`;
  return elide(gender === 'f' ? 'la' : 'le', noun);
}

/** "une carte". */
export const indefinite = (noun: string, { gender }: Agreement): string =>
  `${gender === 'f' ? 'une' : 'un'} ${noun}`;

/** "ce combattant", "cet archer", "cette carte", "ces cartes". */
export function demonstrative(noun: string, { gender, plural }: Agreement): string {
  if (plural) return `ces ${noun}`;
  if (gender === 'f') return `cette ${noun}`;
  return `${elides(noun) ? 'cet' : 'ce'} ${noun}`;
}

/** What forms of pronouns are told apart by. */
export const key = ({ gender, plural }: Agreement): 'm' | 'f' | 'mp' | 'fp' => {
  if (plural) return gender === 'f' ? 'fp' : 'mp';
  return gender;
};

const SUBJECTS = { m: 'il', f: 'elle', mp: 'ils', fp: 'elles' } as const;
const STRONG = { m: 'lui', f: 'elle', mp: 'eux', fp: 'elles' } as const;
const THESE = { m: 'celui-ci', f: 'celle-ci', mp: 'ceux-ci', fp: 'celles-ci' } as const;
const OBJECTS = { m: 'le', f: 'la', mp: 'les', fp: 'les' } as const;

/** As the subject of a verb. */
export const subject = (np: Np): string => (np.pronoun ? SUBJECTS[key(np)] : np.text);

/** After a preposition, or by itself. */
export function strong(np: Np): string {
  if (!np.pronoun) return np.text;
  return np.thing ? THESE[key(np)] : STRONG[key(np)];
}

/** The pronoun before a verb for its direct object. */
export const direct = (np: Np): string => OBJECTS[key(np)];
/** The pronoun before a verb for whom it concerns. */
export const indirect = (np: Np): string => (np.you ? np.text : np.plural ? 'leur' : 'lui');

const each = (np: Np, say: (item: Np) => string): string | undefined =>
  np.items === undefined || np.items.length < 2 ? undefined : row(np.items.map(say), np.or ? 'ou' : 'et');

/** "de Méduse", "d’Alice", "du Roi Arthur", "d’Achille et de Patrocle". */
export function de(np: Np): string {
  const items = each(np, de);
  if (items !== undefined) return items;
  const text = strong(np);
  if (text.startsWith('le ')) return `du ${text.slice(3)}`;
  if (text.startsWith('les ')) return `des ${text.slice(4)}`;
  if (text.startsWith('des ')) return elide('de', text.slice(4));
  return elide('de', text);
}

/** "à Méduse", "au Roi Arthur", "aux deux combattants". */
export function a(np: Np): string {
  const items = each(np, a);
  if (items !== undefined) return items;
  const text = strong(np);
  if (text.startsWith('le ')) return `au ${text.slice(3)}`;
  return text.startsWith('les ') ? `aux ${text.slice(4)}` : `à ${text}`;
}

/** A phrase after any preposition; those in "de" and "à" are contracted. */
export function after(prep: string | undefined, np: Np): string {
  if (prep === undefined) return np.text;
  const [, before = '', last = ''] = /^(.*?)(de|à)?$/.exec(prep) ?? [];
  if (last !== '') return `${before}${last === 'de' ? de(np) : a(np)}`;
  return words(prep, strong(np));
}

/** "la zone de Méduse", "votre zone", "sa zone". */
export function possessed(of: Np, noun: string, form: Agreement): string {
  if (of.you) return `${form.plural ? 'vos' : 'votre'} ${noun}`;
  if (!of.pronoun) return words(definite(noun, form), de(of));
  if (of.plural) return `${form.plural ? 'leurs' : 'leur'} ${noun}`;
  if (form.plural) return `ses ${noun}`;
  return `${form.gender === 'f' && !elides(noun) ? 'sa' : 'son'} ${noun}`;
}

/**
 * Adjectives and participles marked by `~`, as they agree: "vaincu~" becomes "vaincues"; possessives marked by `°`, as
 * their owner needs them: "sa° main" becomes "votre main".
 */
export const agree = (text: string, form: Agreement & Pick<Np, 'you'>): string =>
  text
    .replaceAll(/(\p{L}+)~/gu, (_all, word: string) => inflected(word, form))
    .replaceAll(/(son|sa|ses)°/g, (_all, word: string) => ownWord(word, form));

function ownWord(word: string, { plural, you }: Pick<Np, 'plural' | 'you'>): string {
  const many = word === 'ses';
  if (you) return many ? 'vos' : 'votre';
  if (!plural) return word;
  return many ? 'leurs' : 'leur';
}

function inflected(word: string, { gender, plural }: Agreement): string {
  if (gender === 'f') return `${word}e${plural ? 's' : ''}`;
  if (!plural || /[sx]$/.test(word)) return word;
  return word.endsWith('al') ? `${word.slice(0, -1)}ux` : `${word}s`;
}

/** The plural of a noun that no lexicon knows; what follows "de" or "à" stays: "chiens de guerre". */
export function plural(noun: string): string {
  const [, head = noun, rest = ''] = /^(.*?)( (?:de|du|des|à|au|aux) .*| d’.*)?$/.exec(noun) ?? [];
  if (/[sxz]$/.test(head)) return noun;
  if (/(?:au|eu)$/.test(head)) return `${head}x${rest}`;
  return head.endsWith('al') ? `${head.slice(0, -1)}ux${rest}` : `${head}s${rest}`;
}

/** What something declared is called in French, where it is named. */
export const localName = (named: Named): string => nameIn(named.names, 'fr') ?? named.name;

/** What is known of a name besides the name. */
export const grammarOf = (named: Named | undefined): FrenchName | undefined =>
  typeof named?.names?.fr === 'object' ? named.names.fr : undefined;

/** A name as a noun phrase, with its article where French wants one. `text` may add what tells two of them apart. */
export function properName(text: string, named: Named | undefined): Np {
  const { gender = 'm', article, pair } = grammarOf(named) ?? {};
  const plural = pair ? { plural: true } : {};
  return { text: article ? definite(text, { gender, ...plural }) : text, gender, ...plural };
}

/** Something declared, by its own name. */
export const nameOf = (named: Named): Np => properName(localName(named), named);
