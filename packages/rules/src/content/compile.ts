import {
  type AbilityAddress,
  type Address,
  CARD_REFS,
  type CardAddress,
  CONDITIONS,
  type Condition,
  EFFECTS,
  type Effect,
  type EffectPath,
  FIGHTERS,
  FILTER,
  type Field,
  type Fighters,
  type Filter,
  type ItemAddress,
  type Kind,
  MODIFIERS,
  type Modifier,
  type Op,
  PICKABLES,
  type Pickable,
  PLAYERS,
  readField,
  type Shape,
  type SideAddress,
  SPACES,
  type Spaces,
  type Table,
  VALUES,
  type Value,
} from '@peerless/language';
import { NONE } from '../state/limits.ts';
import { type KeptCards, keptIn, wayTo } from './kept.ts';

/**
 * Turns effects, conditions, values and selectors of a hero file into what the engine runs: every node has all its
 * fields (missing ones are NONE, null or false), slugs have become numbers, and effects have become entries of one
 * table in which each knows the node that follows it. So a running effect is one frame, however deep its tree is.
 */

export type CompiledContent<F> = F extends `${infer K extends Kind}?`
  ?
      | CompiledKinds[K]
      | (K extends 'condition' | 'value' | 'fighters' | 'spaces' | 'filter' | 'modifier' | 'regs'
          ? null
          : never)
  : F extends Kind
    ? CompiledKinds[F]
    : F extends readonly (infer Word)[]
      ? Exclude<Word, '?'> | ('?' extends Word ? null : never)
      : never;
export type CompiledFields<S> = { readonly [K in keyof S]: CompiledContent<S[K]> };
export type CompiledNodes<T> = {
  [K in keyof T]: { readonly code: number; readonly name: K } & CompiledFields<T[K]>;
};

export interface CompiledKinds {
  flag: boolean;
  /** Counters, forms, tokens, symbols: their number; kinds of fighters, names and tags of cards: a mask. */
  slug: number;
  slugs: number;
  reg: number;
  regs: readonly number[];
  effect: number;
  effects: readonly number[];
  condition: CCondition;
  conditions: readonly CCondition[];
  value: CValue;
  modifier: CModifier;
  fighters: CFighters;
  spaces: CSpaces;
  filter: CFilter;
  pickable: CPickable;
  /** 0 you, 1 the opponent, 2 the owner of the card, REMEMBERED_PLAYER + register. */
  player: number;
  /** 0 mine, 1 theirs, 2 previous, 3 noted, REMEMBERED + register. */
  card: number;
}

export type CFighters = CompiledFields<typeof FIGHTERS> & { readonly plain: boolean };
export type CSpaces = CompiledFields<typeof SPACES>;
export type CFilter = CompiledFields<typeof FILTER>;
export type CConditions = CompiledNodes<typeof CONDITIONS>;
export type CCondition = CConditions[keyof CConditions];
export type CValues = CompiledNodes<typeof VALUES>;
export type CValueNode = CValues[keyof CValues];
export type CValue = number | CValueNode;
export type CPickables = CompiledNodes<typeof PICKABLES>;
export type CPickable = CPickables[keyof CPickables];
export type CModifiers = {
  [K in keyof CompiledNodes<typeof MODIFIERS>]: CompiledNodes<typeof MODIFIERS>[K] & {
    readonly index: number;
  };
};
export type CModifier = CModifiers[keyof CModifiers];

/** A node as its operation reads it. */
export type NodeOf<K extends Op> = CompiledFields<(typeof EFFECTS)[K]>;

/**
 * An entry of the node table. What every node has stands apart from the fields of its operation, so that all entries share
 * one hidden class and the engine reads them quickly.
 */
export interface Node {
  readonly id: number;
  readonly code: number;
  /** The node that follows, NONE at the end of the effect. */
  readonly next: number;
  readonly source: Effect;
  readonly address: Address;
  /** Where the cards lie that registers remember while it is carried out. */
  readonly kept: KeptCards;
  readonly reads: Reads | null;
  readonly fields: NodeOf<Op>;
}
/** What a node reads that not all may have seen, or that has to be chosen first. */
export interface Reads {
  /** The registers of remembered cards, as a mask. */
  readonly cards: number;
  /** Where those cards lie. */
  readonly kept: KeptCards;
  readonly counts: readonly CValues['cards'][];
  /** The players of whose hero it speaks; of several one has to be chosen first (RU-67). */
  readonly heroes: readonly number[];
}

/** From this number on a reference to a card is a register. */
export const REMEMBERED = CARD_REFS.length;
/** The same of a reference to a player. */
export const REMEMBERED_PLAYER = PLAYERS.length;

export const OPS = Object.keys(EFFECTS) as Op[];

/** How slugs of one hero become numbers. */
export interface Names {
  counter(slug: string): number;
  /** The counter whose row it is in, and its place there. */
  part(slug: string): number;
  form(slug: string): number;
  token(slug: string): number;
  symbol(slug: string): number;
  pile(slug: string): number;
  /** A card of the side deck. */
  side(slug: string): number;
  /** As a set of one. */
  symbolBit(slug: string): number;
  /** Mask over the hero's fighters. */
  kind(slug: string): number;
  /** Masks over the faces of the hero's deck. */
  named(slug: string): number;
  user(slug: string): number;
  tag(slug: string): number;
}

const SLUGS: Readonly<Record<string, keyof Names>> = {
  counter: 'counter',
  part: 'part',
  to: 'form',
  form: 'form',
  token: 'token',
  on: 'token',
  startedOn: 'token',
  freeOn: 'token',
  symbol: 'symbol',
  symbols: 'symbolBit',
  own: 'pile',
  side: 'side',
  kind: 'kind',
  named: 'named',
  user: 'user',
  users: 'user',
  tag: 'tag',
};

/** A box of a hero file or a board file: where an address goes on inside. */
export type Box =
  | Omit<CardAddress, 'hero' | 'path'>
  | Omit<AbilityAddress, 'hero' | 'path'>
  | Omit<SideAddress, 'hero' | 'path'>
  | Omit<ItemAddress, 'board' | 'path'>;

/** The file whose effects are compiled: addresses begin with it. */
export type File = Pick<SideAddress, 'hero'> | Pick<ItemAddress, 'board'>;

/** What was compiled of a hero or a board, by number. */
export interface EffectFile {
  readonly nodes: readonly Node[];
  readonly modifiers: readonly CModifier[];
}

/** Compiles nodes and modifiers of one hero or board. They are numbered there, so that all tables share them. */
export class Compiler implements EffectFile {
  readonly nodes: Node[] = [];
  readonly modifiers: CModifier[] = [];
  private readonly file: File;
  private readonly names: Names;
  private box: Box | null = null;
  /** Where remembered cards lie in the effect of that box. */
  private kept: ReturnType<typeof keptIn> = new Map();

  constructor(file: File, names: Names) {
    this.file = file;
    this.names = names;
  }

  /** The effect of a box; returns the number of its first node, NONE for no effect. */
  root(effect: Effect | undefined, box: Box): number {
    this.box = box;
    this.kept = keptIn(effect);
    return this.effect(effect, NONE, []);
  }

  /** Adds an effect to the table and returns the number of its first node; `next` for no effect. */
  private effect(effect: Effect | undefined, next: number, path: EffectPath): number {
    if (effect === undefined) return next;
    if (effect.op === 'seq') {
      // the parts follow each other in printed order
      return effect.do.reduceRight((after, part, i) => this.effect(part, after, [...path, 'do', i]), next);
    }
    const kept = this.kept.get(wayTo(path));
    const at = this.nodes.length;
    this.nodes.push(undefined as unknown as Node); // its place: branches of this node come after it
    // What is done for each by itself, or again and again, does not lead on: the operation around it calls it.
    const after = (effect.op === 'pick' && effect.each) || effect.op === 'repeat' ? NONE : next;
    const fields = this.fields(EFFECTS[effect.op], effect as unknown as Record<string, unknown>, after, path);
    const node: Node = {
      id: at,
      code: OPS.indexOf(effect.op),
      next,
      source: effect,
      address: { ...this.file, ...this.box, path } as Address,
      kept: kept?.during ?? [],
      reads: readsOf(fields, kept?.before ?? []),
      fields: fields as unknown as NodeOf<Op>,
    };
    this.nodes[at] = node;
    return node.id;
  }

  condition(cond: Condition): CCondition {
    return this.node(CONDITIONS, 'is', cond) as unknown as CCondition;
  }

  value(value: Value): CValue {
    return typeof value === 'number' ? value : (this.node(VALUES, 'val', value) as unknown as CValueNode);
  }

  // What is read often is added to by `Object.assign`, not spread and then added to: V8 gives each object made like that a
  // hidden class of its own, and reading them misses every cache.

  modifier(modifier: Modifier): CModifier {
    const index = this.modifiers.length;
    const compiled = Object.assign(this.node(MODIFIERS, 'mod', modifier), { index }) as unknown as CModifier;
    this.modifiers.push(compiled);
    return compiled;
  }

  fighters(who: Fighters): CFighters {
    const plain = Object.keys(who).every(
      (key) => key === 'sel' || key === 'reg' || key === 'of' || key === 'kind',
    );
    const fields = this.fields(FIGHTERS, who as unknown as Record<string, unknown>);
    return Object.assign(fields, { plain }) as unknown as CFighters;
  }

  private node(table: Table, key: string, node: object): Record<string, unknown> {
    const record = node as unknown as Record<string, unknown>;
    const name = record[key] as string;
    return {
      code: Object.keys(table).indexOf(name),
      name,
      ...this.fields(table[name] as Shape, record),
    };
  }

  /** `next` and `path` matter to operations only: no other node has effects inside. */
  private fields(
    shape: Shape,
    node: Record<string, unknown>,
    next: number = NONE,
    path: EffectPath = [],
  ): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const [field, description] of Object.entries(shape)) {
      result[field] = this.field(field, description, node[field], next, path);
    }
    return result;
  }

  private field(
    field: string,
    description: Field,
    content: unknown,
    next: number,
    path: EffectPath,
  ): unknown {
    const { kind } = readField(description);
    if (typeof kind !== 'string') return content ?? null;
    if (content === undefined) return this.missing(kind, next);
    switch (kind) {
      case 'effect':
        return this.effect(content as Effect, next, [...path, field]);
      case 'effects':
        // The modes of a choice do not follow each other: the choice itself calls them.
        return (content as readonly Effect[]).map((part, i) => this.effect(part, NONE, [...path, field, i]));
      case 'condition':
        return this.condition(content as Condition);
      case 'conditions':
        return (content as readonly Condition[]).map((part) => this.condition(part));
      case 'value':
        return this.value(content as Value);
      case 'modifier':
        return this.modifier(content as Modifier);
      case 'fighters':
        return this.fighters(content as Fighters);
      case 'spaces':
        return this.fields(SPACES, content as unknown as Record<string, unknown> & Spaces);
      case 'filter':
        return this.fields(FILTER, content as unknown as Record<string, unknown> & Filter);
      case 'pickable':
        return this.node(PICKABLES, 'pick', content as Pickable);
      case 'player':
        return wordOrRegister(PLAYERS, content as string | { reg: number });
      case 'card':
        return wordOrRegister(CARD_REFS, content as string | { reg: number });
      case 'slug':
        return this.names[SLUGS[field] ?? 'kind'](content as string);
      case 'slugs':
        return (content as readonly string[]).reduce(
          (mask, slug) => mask | this.names[SLUGS[field] ?? 'named'](slug),
          0,
        );
      default:
        return content;
    }
  }

  private missing(kind: Kind, next: number): unknown {
    switch (kind) {
      case 'effect':
        return next;
      case 'flag':
        return false;
      case 'player':
        return 0;
      case 'slug':
      case 'slugs':
      case 'reg':
      case 'card':
        return NONE;
      default:
        return null;
    }
  }
}

/** A word by its number, or behind all words a register. */
const wordOrRegister = (words: readonly string[], content: string | { readonly reg: number }): number =>
  typeof content === 'string' ? words.indexOf(content) : words.length + content.reg;

/** What has to be shown or chosen before a node is carried out; effects inside it are numbers here and read for themselves. */
function readsOf(fields: object, kept: KeptCards): Reads | null {
  const parts = partsOf(fields);
  const cards = parts.reduce((mask, part) => mask | registerRead(part), 0);
  const counts = parts.filter(countsHidden);
  const heroes = [...new Set(parts.flatMap(playerOfHero))];
  const nothing = cards === 0 && counts.length === 0 && heroes.length === 0;
  return nothing ? null : { cards, kept, counts, heroes };
}

type Part = CValueNode | CCondition;
const partsOf = (part: object): Part[] =>
  Object.values(part).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? [inner as Part, ...partsOf(inner)] : [],
  );

/** The player of whose hero a selector speaks. */
const playerOfHero = (part: Part | CFighters): number[] =>
  'sel' in part && part.sel === 'heroOf' ? [part.of] : [];

/** The register of a remembered card off which a number or a kind is read, as a mask. */
function registerRead(part: Part): number {
  const isRead =
    part.name === 'boost' || part.name === 'printed' || (part.name === 'card' && part.where !== null);
  return isRead && part.card >= REMEMBERED ? 1 << (part.card - REMEMBERED) : 0;
}

/** How many cards a pile has is known to all, how many of a kind is not. */
const countsHidden = (part: Part): part is CValues['cards'] =>
  part.name === 'cards' && part.where !== null && part.pile !== 'discard' && part.pile !== 'own';
