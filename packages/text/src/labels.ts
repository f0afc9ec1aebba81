import type { HeroDef } from '@peerless/language';
import { labelNamed } from './context.ts';
import { localName } from './local-name.ts';
import { realisers, type TextLanguage } from './realiser.ts';

/** A symbol or tag of a hero by itself, as on the banner of a card: "Wolfskin", "Voyage". */
export const labelName = (hero: HeroDef | undefined, slug: string, lang: TextLanguage): string =>
  realisers[lang].capital(localName(labelNamed(hero, slug), lang));
