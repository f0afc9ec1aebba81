import { LANGUAGES } from '@peerless/language';
import { useId } from 'react';
import { words as pageWords } from '../app/words.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { changeSettings, useLanguage } from './settings.ts';

/** Changes the language from anywhere. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const say = pageWords.use();
  const language = useLanguage();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="only-read">
        {say('language')}
      </label>
      <select
        id={id}
        className={className}
        value={language}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((known) => known === target.value);
          if (chosen !== undefined) changeSettings({ language: chosen });
        }}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </>
  );
}
