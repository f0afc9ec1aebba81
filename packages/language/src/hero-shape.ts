import type { Noun, What } from './fault-english.ts';
import { type Part, SLUG } from './grammar.ts';
import {
  type BonusAttackDef,
  CARD_TYPES,
  type CardDef,
  type CounterDef,
  type FighterDef,
  type FormDef,
  type FormNounDef,
  type HeroDef,
  type HeroFigureDef,
  type Hook,
  type LabelDef,
  MOMENTS,
  type NounDef,
  type PartDef,
  type PileDef,
  type RestDef,
  type RowDef,
  type SideCardDef,
  type SideDeckDef,
  type SymbolsDef,
  type TokenDef,
} from './hero.ts';
import { LIMITS } from './limits.ts';
import type { Colours, Drawing, Look } from './look.ts';
import type { EnglishGrammar, FrenchName, Names, PortugueseName, Titles, UkrainianName } from './names.ts';
import { DIFFICULTIES, type Profile, STYLES } from './profile.ts';

/** The shape of a hero file as parts; the compiler compares every record with its interface, key by key. */
export type PartsOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Part & { readonly optional: true }
    : Part & { readonly optional?: never };
};

export const optional = <P extends Part>(part: P) => ({ ...part, optional: true as const });
export const record = <T>(noun: Noun, fields: PartsOf<T>) => ({ is: 'record' as const, noun, fields });
export const list = (of: Part, max: number, min = 0) => ({ is: 'list' as const, of, min, max });
const integer = (min: number, max: number = LIMITS.number) => ({ is: 'integer' as const, min, max });

const slug = { is: 'slug' } as const;
const text = { is: 'text' } as const;
const effect = { is: 'node', kind: 'effect' } as const;
const condition = { is: 'node', kind: 'condition' } as const;
const fighters = { is: 'node', kind: 'fighters' } as const;
const modifiers = list({ is: 'node', kind: 'modifier' }, LIMITS.modifiers);

const flag = { is: 'flag' } as const;
const gender = (...words: readonly string[]) => ({ is: 'word' as const, words });
const pattern = (what: What, regular: RegExp, max: number = LIMITS.line) => ({
  is: 'pattern' as const,
  what,
  pattern: regular,
  max,
});

const titles = record<Titles>('set of titles', {
  pt: optional(text),
  fr: optional(text),
  uk: optional(text),
});

const english = record<EnglishGrammar>('grammar', {
  gender: optional(gender('m', 'f', 'n')),
  article: optional(flag),
  pair: optional(flag),
});

const portuguese = record<PortugueseName>('Portuguese name', {
  name: text,
  gender: gender('m', 'f'),
  article: optional(flag),
  plural: optional(text),
  adjective: optional(flag),
  pair: optional(flag),
});

const french = record<FrenchName>('French name', {
  name: text,
  gender: gender('m', 'f'),
  article: optional(flag),
  plural: optional(text),
  adjective: optional(flag),
  pair: optional(flag),
});

// Each form without blanks around it, so that none is empty.
const forms = (count: number): RegExp => new RegExp(`^[^|\\s][^|]*(?:\\|[^|\\s][^|]*){${count - 1}}$`);

const ukrainian = record<UkrainianName>('Ukrainian name', {
  name: text,
  gender: gender('m', 'f', 'n'),
  cases: optional(pattern('cases', forms(5))),
  plural: optional(pattern('plural', forms(6))),
  animate: optional(flag),
  pair: optional(flag),
  adjective: optional(flag),
});

export const names = record<Names>('set of names', {
  en: optional(english),
  pt: optional({ ...portuguese, plain: text }),
  fr: optional({ ...french, plain: text }),
  uk: optional({ ...ukrainian, plain: text }),
});

const drawing = record<Drawing>('drawing', {
  path: pattern('path', /^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]*$/, LIMITS.path),
  viewBox: optional(pattern('viewBox', /^(?:-?\d{1,5} ){2}[1-9]\d{0,4} [1-9]\d{0,4}$/)),
});
export const emblem = {
  ...drawing,
  plain: pattern('emblem', SLUG, LIMITS.slug),
};

const colour = pattern('colour', /^#[0-9a-f]{6}$/);
const colours = record<Colours>('set of colours', { main: colour, deep: colour, ink: colour });
const look = record<Look>('look', { emblem: optional(emblem), colours: optional(colours) });

const profile = record<Profile>('profile', {
  difficulty: optional(integer(DIFFICULTIES[0], DIFFICULTIES.length)),
  styles: optional(list({ is: 'word', words: STYLES }, LIMITS.styles, 1)),
  signature: optional(list(slug, LIMITS.signature, 1)),
});

const named = { slug, name: text, names: optional(names), emblem: optional(emblem) };
const attack = { is: 'word', words: ['melee', 'ranged'] } as const;

const fighter = record<FighterDef>('fighter', {
  ...named,
  plural: optional(text),
  count: integer(1, LIMITS.sidekicks),
  health: integer(1),
  attack,
  large: optional(flag),
  starts: optional({ is: 'word', words: ['board', 'reserve'] }),
});

const heroFigure = record<HeroFigureDef>('figure of a hero', {
  name: optional(text),
  plural: optional(text),
  count: optional(integer(1, LIMITS.sidekicks)),
  names: optional(names),
  health: integer(1),
  attack,
  large: optional(flag),
});

const bonusAttack = record<BonusAttackDef>('bonus attack', {
  slug,
  name: text,
  names: optional(titles),
  value: integer(0),
  immediately: optional(effect),
  during: optional(effect),
  after: optional(effect),
});

const card = record<CardDef>('card', {
  slug,
  title: text,
  titles: optional(titles),
  emblem: optional(emblem),
  type: { is: 'word', words: CARD_TYPES },
  value: { ...integer(0), orNull: true },
  boost: { ...integer(0), orNull: true },
  user: slug,
  quantity: integer(1, LIMITS.deck),
  symbols: optional(list(slug, LIMITS.deck, 1)),
  tags: optional(list(slug, LIMITS.tags)),
  marks: optional(integer(1)),
  immediately: optional(effect),
  during: optional(effect),
  after: optional(effect),
  scheme: optional(effect),
  boosted: optional(effect),
  discarded: optional(effect),
  called: optional(effect),
  static: optional(modifiers),
  bonusAttack: optional(bonusAttack),
});

const hook = record<Hook>('hook', {
  when: { is: 'word', words: MOMENTS },
  who: optional(fighters),
  if: optional(condition),
  do: effect,
});

const rest = record<RestDef>('noun', { name: text, names: optional(names) });

const part = record<PartDef>('part of a row', { ...named });

const row = record<RowDef>('row', {
  name: text,
  names: optional(names),
  plural: optional(text),
  parts: list(part, LIMITS.row, 1),
});

const counter = record<CounterDef>('counter', {
  ...named,
  plural: optional(text),
  start: integer(0),
  max: integer(1),
  rest: optional(rest),
  row: optional(row),
});

const form = record<FormDef>('form', named);

const formNoun = record<FormNounDef>('noun', {
  name: text,
  names: optional(names),
  chosen: optional(flag),
});

const label = record<LabelDef>('label', { ...named, name: optional(text) });

const token = record<TokenDef>('token', {
  ...named,
  plural: optional(text),
  count: integer(1, LIMITS.tokens),
  starts: optional({ is: 'word', words: ['board', 'reserve'] }),
});

const noun = record<NounDef>('noun', {
  name: text,
  names: optional(names),
  emblem: optional(emblem),
  plural: optional(text),
});

const sideCard = record<SideCardDef>('card of a side deck', {
  slug,
  title: text,
  titles: optional(titles),
  emblem: optional(emblem),
  marks: optional(integer(1)),
  revealed: optional(effect),
});

const sideDeck = record<SideDeckDef>('side deck', {
  name: text,
  names: optional(names),
  emblem: optional(emblem),
  card: noun,
  mark: optional(noun),
  cards: list(sideCard, LIMITS.sideDeck, 1),
});

const pile = record<PileDef>('pile', {
  ...named,
  ordered: optional(flag),
  gathers: optional({ is: 'word', words: ['played', 'all'] }),
  goal: optional(integer(1)),
});

const symbols = record<SymbolsDef>('set of symbols', {
  slugs: list(slug, LIMITS.symbols, 1),
  start: optional(slug),
});

/** A whole hero file. */
export const HERO = record<HeroDef>('hero', {
  $schema: optional(pattern('schema', /^\S+$/)),
  slug,
  name: text,
  names: optional(names),
  set: optional(text),
  oneSource: optional(flag),
  look: optional(look),
  profile: optional(profile),
  move: integer(0),
  hero: heroFigure,
  sidekicks: list(fighter, LIMITS.sidekicks),
  hooks: list(hook, LIMITS.hooks),
  modifiers,
  counters: optional(list(counter, LIMITS.counters)),
  forms: optional(list(form, LIMITS.forms)),
  formNoun: optional(formNoun),
  tokens: optional(list(token, LIMITS.tokenKinds)),
  sideDeck: optional(sideDeck),
  piles: optional(list(pile, LIMITS.piles)),
  mark: optional(noun),
  symbols: optional(symbols),
  tags: optional(list(slug, LIMITS.tags)),
  labels: optional(list(label, LIMITS.symbols + 1 + LIMITS.tags)),
  cards: list(card, LIMITS.deck, 1),
});

/** The records of a hero file that have a name in its JSON schema. */
export const RECORDS = {
  heroFigure,
  fighter,
  card,
  bonusAttack,
  hook,
  counter,
  rest,
  row,
  part,
  form,
  formNoun,
  token,
  noun,
  sideCard,
  sideDeck,
  pile,
  symbols,
  label,
  names,
  titles,
  english,
  portuguese,
  french,
  ukrainian,
  look,
  colours,
  drawing,
  profile,
} as const;
