import type { Language } from '@peerless/language';
import { type ArgsOf, type MessageShape, messageFrom, type TablesOf } from '@peerless/text';
import { useLanguage } from './settings/settings.ts';

/** Says the words of one part of the interface in one language. */
export type Say<S extends MessageShape> = <K extends keyof S>(id: K, ...args: ArgsOf<S, K>) => string;

/** The words of one part of the interface, kept beside it; a message missing in a language is a compile error. */
export interface Words<S extends MessageShape> {
  in(lang: Language): Say<S>;
  /** In the chosen language, for components. */
  use(): Say<S>;
}

export function wordsOf<S extends MessageShape>(tables: TablesOf<S>): Words<S> {
  const message = messageFrom(tables);
  const say =
    (lang: Language): Say<S> =>
    (id, ...args) =>
      message(lang, id, ...args);
  return { in: say, use: () => say(useLanguage()) };
}
