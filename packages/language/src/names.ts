/** What things are called in the languages of the game, and how each language speaks of the name. */

export const LANGUAGES = ['en', 'pt', 'fr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names that stand for themselves (titles of cards, bonus attacks, boards); English is `title` or `name` itself. */
export type Titles = Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>;

/** What English must know of a name, which is `name` itself. */
export interface EnglishGrammar {
  /** he, she or it; left out, the name is repeated and never replaced by a pronoun. */
  readonly gender?: 'm' | 'f' | 'n';
  /** Said with "the": "the Huntsman". */
  readonly article?: true;
  /** Several in one name, "The Wayward Sisters": verbs stand in the plural. */
  readonly pair?: true;
}

/** A name in Portuguese. */
export interface PortugueseName {
  readonly name: string;
  readonly gender: 'm' | 'f';
  /** Said with its article: "a Medusa", but "Drácula". */
  readonly article?: true;
  /** For one of several: "uma harpia", "as harpias". */
  readonly plural?: string;
  /** A quality, not a person, as it agrees with the hero: "a Alice está GRANDE". */
  readonly adjective?: true;
  /** Several in one name, "The Wayward Sisters": verbs stand in the plural. */
  readonly pair?: true;
}

/** A name in French. */
export interface FrenchName {
  readonly name: string;
  readonly gender: 'm' | 'f';
  /** Said with its article: "le Chasseur", "l’Homme invisible", but "Méduse". */
  readonly article?: true;
  /** For one of several: "une harpie", "les harpies". */
  readonly plural?: string;
  /** A quality, not a person, as it agrees with the hero: "Alice est GRANDE". */
  readonly adjective?: true;
  /** Several in one name, "The Wayward Sisters": verbs stand in the plural. */
  readonly pair?: true;
}

/** A name in Ukrainian; `name` is the nominative. */
export interface UkrainianName {
  readonly name: string;
  readonly gender: 'm' | 'f' | 'n';
  /** The other cases, parted by bars: genitive|dative|accusative|instrumental|locative. Left out: it never changes. */
  readonly cases?: string;
  /** Several of it in all six cases, nominative first. */
  readonly plural?: string;
  /** A person or a beast; fighters always are. */
  readonly animate?: true;
  /** Several in one name, "Джекіл і Гайд": verbs stand in the plural. */
  readonly pair?: true;
  /** A quality, not a person: "велика"; its cases follow from the ending. */
  readonly adjective?: true;
}

/**
 * Names with their grammar. A plain text will do: it is then repeated, without article and pronoun, and in Ukrainian
 * the word for its class is declined in front of it ("бійця Zed").
 */
export interface Names {
  readonly en?: EnglishGrammar;
  readonly pt?: string | PortugueseName;
  readonly fr?: string | FrenchName;
  readonly uk?: string | UkrainianName;
}

/** The name in a language, without its grammar; undefined where the language has none of its own. */
export function nameIn(names: Names | undefined, language: Exclude<Language, 'en'>): string | undefined {
  const given = names?.[language];
  return typeof given === 'object' ? given.name : given;
}
