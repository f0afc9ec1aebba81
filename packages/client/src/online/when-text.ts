import type { Language } from '@peerless/language';

/** The day and the time, as the reader writes them. */
export const whenText = (time: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'pt' ? 'pt-BR' : lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );

/** The day alone. */
export const dayText = (time: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'pt' ? 'pt-BR' : lang, { dateStyle: 'medium' }).format(time);
