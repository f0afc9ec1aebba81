import type { Part } from './grammar.ts';
import {
  type BonusAttackDef,
  CARD_TYPES,
  type CardDef,
  type CounterDef,
  type FighterDef,
  type FormDef,
  type HeroDef,
  type Hook,
  LANGUAGES,
  MOMENTS,
  type Names,
  type SymbolsDef,
  type TokenDef,
} from './hero.ts';
import { LIMITS } from './limits.ts';

/** The shape of a hero file as parts; the compiler compares every record with its interface, key by key. */
type PartsOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Part & { readonly optional: true }
    : Part & { readonly optional?: never };
};

const optional = <P extends Part>(part: P) => ({ ...part, optional: true as const });
const record = <T>(noun: string, fields: PartsOf<T>) => ({ is: 'record' as const, noun, fields });
const list = (of: Part, max: number, min = 0) => ({ is: 'list' as const, of, min, max });
const integer = (min: number, max: number = LIMITS.number) => ({ is: 'integer' as const, min, max });

const slug = { is: 'slug' } as const;
const text = { is: 'text' } as const;
const effect = { is: 'node', kind: 'effect' } as const;
const condition = { is: 'node', kind: 'condition' } as const;
const fighters = { is: 'node', kind: 'fighters' } as const;
const modifiers = list({ is: 'node', kind: 'modifier' }, LIMITS.modifiers);

// English is the name itself; every other language may have its own.
const translated = LANGUAGES.filter((language) => language !== 'en').map((language) => [
  language,
  optional(text),
]);
const names = {
  is: 'record' as const,
  noun: 'set of names',
  fields: Object.fromEntries(translated) as PartsOf<Names>,
};

const fighter = record<FighterDef>('fighter', {
  slug,
  name: text,
  names: optional(names),
  plural: optional(text),
  count: integer(1, LIMITS.sidekicks),
  health: integer(1),
  attack: { is: 'word', words: ['melee', 'ranged'] },
  large: optional({ is: 'flag' }),
  starts: optional({ is: 'word', words: ['board', 'reserve'] }),
});

const bonusAttack = record<BonusAttackDef>('bonus attack', {
  slug,
  name: text,
  names: optional(names),
  value: integer(0),
  immediately: optional(effect),
  during: optional(effect),
  after: optional(effect),
});

const card = record<CardDef>('card', {
  slug,
  title: text,
  titles: optional(names),
  type: { is: 'word', words: CARD_TYPES },
  value: { ...integer(0), orNull: true },
  boost: { ...integer(0), orNull: true },
  user: slug,
  quantity: integer(1, LIMITS.deck),
  symbols: optional(list(slug, LIMITS.deck, 1)),
  tags: optional(list(slug, LIMITS.tags)),
  immediately: optional(effect),
  during: optional(effect),
  after: optional(effect),
  scheme: optional(effect),
  static: optional(modifiers),
  bonusAttack: optional(bonusAttack),
});

const hook = record<Hook>('hook', {
  when: { is: 'word', words: MOMENTS },
  who: optional(fighters),
  if: optional(condition),
  do: effect,
});

const counter = record<CounterDef>('counter', {
  slug,
  name: text,
  names: optional(names),
  start: integer(0),
  max: integer(1),
});

const form = record<FormDef>('form', { slug, name: text, names: optional(names) });

const token = record<TokenDef>('token', {
  slug,
  name: text,
  names: optional(names),
  plural: optional(text),
  count: integer(1, LIMITS.tokens),
});

const symbols = record<SymbolsDef>('set of symbols', { slugs: list(slug, LIMITS.symbols, 1), start: slug });

/** A whole hero file. */
export const HERO = record<HeroDef>('hero', {
  slug,
  name: text,
  names: optional(names),
  set: text,
  move: integer(0),
  hero: fighter,
  sidekicks: list(fighter, LIMITS.sidekicks),
  hooks: list(hook, LIMITS.hooks),
  modifiers,
  counters: optional(list(counter, LIMITS.counters)),
  forms: optional(list(form, LIMITS.forms)),
  tokens: optional(list(token, LIMITS.tokenKinds)),
  symbols: optional(symbols),
  tags: optional(list(slug, LIMITS.tags)),
  cards: list(card, LIMITS.deck, 1),
});

/** The records of a hero file that have a name in its JSON schema. */
export const RECORDS = { fighter, card, bonusAttack, hook, counter, form, token, symbols, names } as const;
