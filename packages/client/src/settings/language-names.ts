import type { Language } from '@peerless/language';

/** Every language in its own words. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  uk: 'Українська',
};
