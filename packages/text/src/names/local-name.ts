import { type Names, nameIn } from '@peerless/language';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';

/** A name in a language, where there is one; the data need not know which spaces its printers set. */
export function localName(
  item: { readonly name: string; readonly names?: Names },
  lang: TextLanguage,
): string {
  if (lang === 'en') return item.name;
  return realisers[lang].typeset(nameIn(item.names, lang) ?? item.name);
}

/** What several of it are called; its name where nothing else is known. */
export function localPlural(
  item: { readonly name: string; readonly plural?: string; readonly names?: Names },
  lang: TextLanguage,
): string {
  if (lang === 'en') return item.plural ?? item.name;
  const given = item.names?.[lang];
  const plural = typeof given === 'object' ? given.plural : undefined;
  if (plural === undefined) return localName(item, lang);
  // Ukrainian has them in all cases, the nominative first.
  return realisers[lang].typeset(plural.split('|', 1)[0] ?? plural);
}
