import type { Act } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import type { Sentence } from '../meaning/sentence.ts';

/** The languages that have a realiser. A new one must be added to every table that is typed by it. */
export const TEXT_LANGUAGES = ['en', 'pt', 'fr', 'uk'] as const;
/** One of them. */
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** What a pronoun agrees with. `pl`: several, or a person whose gender is not told. */
export type Gender = 'm' | 'f' | 'n' | 'pl' | 'unknown';

/** The parts of a card that have a label of their own. */
export type Timing = 'immediately' | 'during' | 'after' | 'boosted' | 'discarded' | 'called';

/** One language: inflects, orders words and sets the punctuation. */
export interface Realiser {
  /** The gender that a pronoun for this phrase would have. */
  gender(phrase: Phrase): Gender;
  /** Whole sentences, as one text. */
  text(sentences: readonly Sentence[]): string;
  /** A text with its first letter large. */
  capital(text: string): string;
  /** A text with its first letter large and a full stop. */
  sentence(text: string): string;
  /** One act told as it happens: "Medusa draws 2 cards". No full stop. */
  told(act: Act): string;
  /** One act as a choice: "Attack Medusa with Feint". No full stop. */
  offered(act: Act): string;
  /** A phrase alone. */
  phrase(phrase: Phrase): string;
  /** A phrase as the subject of a clause: "la harpie 2", where `phrase` says "harpie 2". */
  subject(phrase: Phrase): string;
  /** "because of …" */
  because(phrase: Phrase): string;
  /** A name from the data with the spaces that printers of the language set. */
  typeset(text: string): string;
  /** Names in a row; `then`: in this order. */
  list(items: readonly string[], word?: 'and' | 'then'): string;
  /** A fighter without a reference that was mentioned last could be taken for what a pronoun means. */
  readonly strict?: true;
  /** A pronoun for the fighter that a space is told by does not show its gender: "sa zone", "qui lui est adjacente". */
  readonly hidesOwner?: true;
  /** Nothing in the words for an opponent tells that one is chosen, so the choice has a sentence of its own. */
  readonly choosesFirst?: true;
  /** The label over a part of a card. */
  label(timing: Timing): string;
}
