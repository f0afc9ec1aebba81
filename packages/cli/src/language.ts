import { LANGUAGES } from '@peerless/language';
import { PeerlessError, suggest } from '@peerless/rules';
import { TEXT_LANGUAGES, type TextLanguage } from '@peerless/text';

/** The language with that code; the ones that are planned are refused by name. */
export function languageNamed(code: string): TextLanguage {
  const known = TEXT_LANGUAGES.find((language) => language === code.toLowerCase());
  if (known !== undefined) return known;
  if (LANGUAGES.some((language) => language === code.toLowerCase()))
    throw new PeerlessError(`there are no texts in "${code}" yet; expected ${TEXT_LANGUAGES.join(' or ')}`);
  throw new PeerlessError(`unknown language "${code}"${suggest(code, TEXT_LANGUAGES)}`);
}
