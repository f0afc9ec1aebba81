import type { HeroDef } from '@peerless/language';
import { labelNamed } from '../clauses/context.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { localName } from './local-name.ts';

/** A symbol or tag of a hero by itself, as on the banner of a card: "Wolfskin", "Voyage". */
export const labelName = (hero: HeroDef | undefined, slug: string, lang: TextLanguage): string =>
  realisers[lang].capital(localName(labelNamed(hero, slug), lang));
