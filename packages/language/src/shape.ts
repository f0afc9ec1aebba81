import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { CardRef, Fighters, Filter, Pickable, Player, Spaces } from './selector.ts';
import type { Value } from './value.ts';

/**
 * What a field of a node may hold. One table per language (effects, conditions, …) names its fields with these
 * words; the TypeScript types, the JSON schema, the validator and every walk over a tree come from that table.
 */
export interface Kinds {
  flag: true;
  slug: string;
  slugs: readonly string[];
  /** A register of the running effect: a small integer that names a remembered fighter, space, card or number. */
  reg: number;
  regs: readonly number[];
  effect: Effect;
  effects: readonly Effect[];
  condition: Condition;
  conditions: readonly Condition[];
  value: Value;
  modifier: Modifier;
  fighters: Fighters;
  spaces: Spaces;
  filter: Filter;
  pickable: Pickable;
  player: Player;
  card: CardRef;
}

export type Kind = keyof Kinds;

/** A kind (`'value'`), an optional kind (`'value?'`) or a list of words (`['mine', 'theirs']`, with `'?'`: optional). */
export type Field = Kind | `${Kind}?` | readonly string[];
export type Shape = Readonly<Record<string, Field>>;
export type Table = Readonly<Record<string, Shape>>;

export type FieldContent<F> = F extends `${infer K extends Kind}?`
  ? Kinds[K]
  : F extends Kind
    ? Kinds[F]
    : F extends readonly (infer Word)[]
      ? Exclude<Word, '?'>
      : never;

export type IsOptional<F> = F extends `${string}?`
  ? true
  : F extends readonly (infer Word)[]
    ? '?' extends Word
      ? true
      : false
    : false;
export type OptionalKeys<S> = { [K in keyof S]: IsOptional<S[K]> extends true ? K : never }[keyof S];

/** The object type that a shape describes. */
export type Fields<S> = { readonly [K in Exclude<keyof S, OptionalKeys<S>>]: FieldContent<S[K]> } & {
  readonly [K in OptionalKeys<S>]?: FieldContent<S[K]>;
};

/** The union of all nodes of a table, told apart by `Key`. */
export type Nodes<Key extends string, T> = {
  [K in keyof T]: { readonly [k in Key]: K } & Fields<T[K]>;
}[keyof T];

/** Splits a field description into its kind or words and whether it may be left out. */
export function readField(field: Field): {
  readonly kind: Kind | readonly string[];
  readonly optional: boolean;
} {
  if (typeof field !== 'string') {
    return { kind: field.filter((word) => word !== '?'), optional: field.includes('?') };
  }
  const optional = field.endsWith('?');
  return { kind: (optional ? field.slice(0, -1) : field) as Kind, optional };
}
