import type { TextLanguage } from '../realise/realiser.ts';

/** The names of some messages, each with its parameters. */
export type MessageShape = Readonly<Record<string, readonly string[]>>;

/** A text with `{parameters}`, or one a plural class of the number named by `by`. */
export type Template =
  | string
  | ({ readonly by: string; readonly other: string } & {
      readonly [C in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
    });

/** A template for every message; a missing one is a compile error. */
export type TableOf<S extends MessageShape> = { readonly [K in keyof S]: Template };

/** A table for every language. */
export type TablesOf<S extends MessageShape> = { readonly [L in TextLanguage]: TableOf<S> };

/** The names of messages without parameters. */
export type PlainId<S extends MessageShape> = {
  [K in keyof S]: S[K] extends readonly [] ? K : never;
}[keyof S];

/** What is given with a message: nothing, or a value for each of its parameters. */
export type ArgsOf<S extends MessageShape, K extends keyof S> =
  K extends PlainId<S> ? [] : [params: { readonly [P in S[K][number]]: string | number }];

/** Says the messages of some tables in words: `message('pt', 'cardsInHand', { count: 2 })`. */
export type Message<S extends MessageShape> = <K extends keyof S>(
  lang: TextLanguage,
  id: K,
  ...args: ArgsOf<S, K>
) => string;

/** Makes the function that says the messages of these tables. */
export const messageFrom =
  <S extends MessageShape>(tables: TablesOf<S>): Message<S> =>
  (lang, id, ...[params]) => {
    const given: Readonly<Record<string, string | number>> = params ?? {};
    const template: Template = tables[lang][id];
    const text = typeof template === 'string' ? template : pluralOf(template, given, lang);
    return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(given[name] ?? ''));
  };

/** Made once: to make them takes longer than everything else a message needs. */
const PLURALS: { readonly [L in TextLanguage]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  // Brazilians say "0 cartas", as the rules of European Portuguese have it; those of `pt` would say "0 carta".
  pt: new Intl.PluralRules('pt-PT'),
  fr: new Intl.PluralRules('fr'),
  uk: new Intl.PluralRules('uk'),
};

function pluralOf(
  template: Exclude<Template, string>,
  given: Readonly<Record<string, string | number>>,
  lang: TextLanguage,
): string {
  return template[PLURALS[lang].select(Number(given[template.by]))] ?? template.other;
}
