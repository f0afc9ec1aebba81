import { english } from './en.ts';
import { french } from './fr.ts';
import { portuguese } from './pt.ts';
import type { Realiser, TextLanguage } from './realiser.ts';
import { ukrainian } from './uk.ts';

/** All realisers. */
export const realisers: { readonly [L in TextLanguage]: Realiser } = {
  en: english,
  pt: portuguese,
  fr: french,
  uk: ukrainian,
};
