import type { BoardDef, HeroDef, Language } from '@peerless/language';
import { localName, realisers } from '@peerless/text';

/** The name of a hero or a board by itself. */
export const nameOf = (item: Pick<HeroDef | BoardDef, 'name' | 'names'>, lang: Language): string =>
  realisers[lang].capital(localName(item, lang));
