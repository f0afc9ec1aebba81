import type { Language } from '@peerless/language';
import { type Rulebook, readRulebook } from '@peerless/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../settings/settings.ts';

/** The rules and the rulings in one language. */
export interface Rulebooks {
  readonly rules: Rulebook;
  readonly rulings: Rulebook;
}

/** The documents themselves, each in a file of its own that comes when it is needed. */
const FILES = import.meta.glob<string>(
  ['../../../../docs/rul{es,ings}.md', '../../../../docs/{pt,fr,uk}/rul{es,ings}.md'],
  { query: '?raw', import: 'default' },
);

const loaded = new Map<Language, Promise<Rulebooks>>();

/** Loads the rules in a language, once. */
export function loadRulebooks(lang: Language): Promise<Rulebooks> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const books = Promise.all([load(lang, 'rules'), load(lang, 'rulings')]).then(([rules, rulings]) => ({
    rules,
    rulings,
  }));
  loaded.set(lang, books);
  // After a failure, as without a network, the next reader tries again.
  books.catch(() => loaded.delete(lang));
  return books;
}

async function load(lang: Language, book: 'rules' | 'rulings'): Promise<Rulebook> {
  const file = FILES[`../../../../docs/${lang === 'en' ? '' : `${lang}/`}${book}.md`];
  if (file === undefined) throw new Error(`no ${book} in ${lang}`);
  return readRulebook(await file());
}

/** The rules in the chosen language; null until they are there. */
export function useRulebooks(): Rulebooks | null {
  const lang = useLanguage();
  const [read, setRead] = useState<{ readonly lang: Language; readonly books: Rulebooks } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadRulebooks(lang).then(
      (books) => wanted && setRead({ lang, books }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return read?.lang === lang ? read.books : null;
}
