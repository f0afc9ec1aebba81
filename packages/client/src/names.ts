import type { BoardDef, HeroDef, Language } from '@peerless/language';
import { localName, realisers } from '@peerless/text';

type Named = Pick<HeroDef | BoardDef, 'name' | 'names'>;

/** The name of a hero or a board by itself. */
export const nameOf = (item: Named, lang: Language): string => realisers[lang].capital(localName(item, lang));

/** The order of heroes or boards by the names that are shown. */
export const byName =
  (lang: Language) =>
  (a: Named, b: Named): number =>
    nameOf(a, lang).localeCompare(nameOf(b, lang), lang);
