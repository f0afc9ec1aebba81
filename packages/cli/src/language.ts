import { foreign } from '@peerless/language';
import { TEXT_LANGUAGES, type TextLanguage } from '@peerless/text';
import { InputError } from './input-error.ts';
import { either } from './sentence.ts';

/** `pt_BR.UTF-8` → `pt` */
const codeOf = (locale: string): TextLanguage | undefined => {
  const [code = ''] = locale
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return TEXT_LANGUAGES.find((language) => language === code);
};

/** The language with that code. */
export function languageNamed(code: string): TextLanguage {
  const known = codeOf(code);
  if (known !== undefined) return known;
  throw new InputError((say) =>
    say('unknownLanguage', { name: foreign(code), choices: either(TEXT_LANGUAGES, say) }),
  );
}

/** What the environment asks for, in the order of POSIX; English where that is none of our languages. */
export function languageIn(env: NodeJS.ProcessEnv): TextLanguage {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return codeOf(locale ?? '') ?? 'en';
}

/** The value of `--lang`, which must be known before the first word of help is said. */
export function languageAsked(words: readonly string[]): TextLanguage | null {
  const at = words.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const value = words[at]?.startsWith('--lang=') ? words[at].slice(7) : words[at + 1];
  // Without a value, the command line itself is wrong and will be refused.
  return at < 0 || value === undefined ? null : languageNamed(value);
}
