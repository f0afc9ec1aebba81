import { titleCase } from '../clauses/context.ts';
import { symbols as frenchSymbols, tags as frenchTags } from '../lexicon/fr/names.ts';
import { names as portuguese } from '../lexicon/pt/names.ts';
import { names as ukrainian } from '../lexicon/uk/names.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** Symbols and tags are bare slugs in the data; every lexicon that has a word for one is asked. */
const WORDS: { readonly [L in TextLanguage]: (slug: string) => string | undefined } = {
  en: () => undefined,
  pt: (slug) => portuguese[slug]?.word,
  fr: (slug) => frenchSymbols[slug] ?? frenchTags[slug],
  uk: (slug) => ukrainian[slug]?.[0]?.sg.nom,
};

/** A symbol or tag by itself, as on the banner of a card: "Wolfskin", "Voyage". */
export const labelName = (slug: string, lang: TextLanguage): string =>
  realisers[lang].capital(WORDS[lang](slug) ?? titleCase(slug));
