import { CONDITIONS } from './condition.ts';
import { EFFECTS } from './effect.ts';
import type { Noun, What } from './fault-english.ts';
import { LIMITS } from './limits.ts';
import { MODIFIERS } from './modifier.ts';
import { CARD_REFS, FIGHTERS, FILTER, PICKABLES, PLAYERS, SPACES } from './selector.ts';
import { type Field, type Kinds, readField, type Shape, type Table } from './shape.ts';
import { VALUES } from './value.ts';

/**
 * The grammar of hero files at run time. The tables of the language and the shapes of a hero file are both read as
 * `Part`s; the validator, the JSON schema and every walk know nothing but parts.
 */
export type Part = PartContent & { readonly optional?: boolean };

export type PartContent =
  | { readonly is: 'flag' }
  | { readonly is: 'integer'; readonly min: number; readonly max: number; readonly orNull?: boolean }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Part; readonly min: number; readonly max: number }
  /** `plain`: what may stand for the whole record; a bare name for a name with its grammar. */
  | { readonly is: 'record'; readonly noun: Noun; readonly fields: Parts; readonly plain?: Plain }
  | Plain
  | { readonly is: 'node'; readonly kind: NodeKind };

/** What a slug looks like. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** One text: a slug, something for people, or what has a form of its own (`what` says which, to people). */
export type Plain =
  | { readonly is: 'slug' }
  | { readonly is: 'text' }
  | { readonly is: 'pattern'; readonly what: What; readonly pattern: RegExp; readonly max: number };

/** The fields of an object by name. */
export type Parts = Readonly<Record<string, Part>>;

/** The kinds of nodes that make up the effect language. */
export const NODE_KINDS = [
  'effect',
  'condition',
  'value',
  'modifier',
  'fighters',
  'spaces',
  'filter',
  'pickable',
  'player',
  'card',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** How the nodes of one kind look. */
export interface Family {
  /** What one of its names is called in messages. */
  readonly noun: Noun;
  /** The key that tells the nodes of the table apart; without one all nodes share the single shape named ''. */
  readonly key?: string;
  readonly table: Table;
  /** Words that stand for themselves, without an object. */
  readonly words?: readonly string[];
  /** A plain integer stands for itself. */
  readonly plain?: boolean;
}

const REMEMBERED = { reg: 'reg' } as const satisfies Shape;

export const FAMILIES: Readonly<Record<NodeKind, Family>> = {
  effect: { noun: 'operation', key: 'op', table: EFFECTS },
  condition: { noun: 'condition', key: 'is', table: CONDITIONS },
  value: { noun: 'value', key: 'val', table: VALUES, plain: true },
  modifier: { noun: 'modifier', key: 'mod', table: MODIFIERS },
  pickable: { noun: 'choice', key: 'pick', table: PICKABLES },
  fighters: { noun: 'selector of fighters', table: { '': FIGHTERS } },
  spaces: { noun: 'selector of spaces', table: { '': SPACES } },
  filter: { noun: 'filter of cards', table: { '': FILTER } },
  player: { noun: 'player', table: { '': REMEMBERED }, words: PLAYERS },
  card: { noun: 'card reference', table: { '': REMEMBERED }, words: CARD_REFS },
};

/** Lists whose length has a limit of its own. */
const LENGTHS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  'effect.choose.from': { min: 1, max: LIMITS.modes },
};

const LISTS = {
  slugs: { is: 'slug' },
  regs: { is: 'integer', min: 0, max: LIMITS.registers - 1 },
  effects: { is: 'node', kind: 'effect' },
  conditions: { is: 'node', kind: 'condition' },
} as const;

type Lists = keyof typeof LISTS;
type Leaf = 'flag' | 'slug' | 'reg';

// Every kind of field is a leaf, a list or a node; a new one is a compile error here until it has its part.
const KIND_PARTS: {
  readonly [K in Exclude<keyof Kinds, Lists>]: K extends Leaf ? PartContent : { is: 'node'; kind: K };
} = {
  flag: { is: 'flag' },
  slug: { is: 'slug' },
  reg: { is: 'integer', min: 0, max: LIMITS.registers - 1 },
  effect: { is: 'node', kind: 'effect' },
  condition: { is: 'node', kind: 'condition' },
  value: { is: 'node', kind: 'value' },
  modifier: { is: 'node', kind: 'modifier' },
  fighters: { is: 'node', kind: 'fighters' },
  spaces: { is: 'node', kind: 'spaces' },
  filter: { is: 'node', kind: 'filter' },
  pickable: { is: 'node', kind: 'pickable' },
  player: { is: 'node', kind: 'player' },
  card: { is: 'node', kind: 'card' },
};

const NODE_PARTS: ReadonlyMap<string, Parts> = new Map(
  NODE_KINDS.flatMap((kind) =>
    Object.entries(FAMILIES[kind].table).map(([name, shape]) => [
      `${kind}.${name}`,
      shapeParts(kind, name, shape),
    ]),
  ),
);

/** The fields of the node with that name, `undefined` for an unknown name. The key that tells nodes apart is not one. */
export function nodeParts(kind: NodeKind, name: string): Parts | undefined {
  return NODE_PARTS.get(`${kind}.${name}`);
}

function shapeParts(kind: NodeKind, name: string, shape: Shape): Parts {
  const parts = Object.entries(shape).map(([key, field]) => [
    key,
    fieldPart(field, `${kind}.${name}.${key}`),
  ]);
  return Object.fromEntries(parts);
}

function fieldPart(field: Field, place: string): Part {
  const { kind, optional } = readField(field);
  if (typeof kind !== 'string') return { is: 'word', words: kind, optional };
  if (!isList(kind)) return { ...KIND_PARTS[kind], optional };
  const length = LENGTHS[place] ?? { min: 0, max: LIMITS.nodesPerEffect };
  return { is: 'list', of: LISTS[kind], ...length, optional };
}

function isList(kind: keyof Kinds): kind is Lists {
  return Object.hasOwn(LISTS, kind);
}
