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
