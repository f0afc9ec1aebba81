import {
  CARD_REFS,
  CONDITIONS,
  EFFECTS,
  type Effect,
  FIGHTERS,
  FILTER,
  type Field,
  type Kind,
  MODIFIERS,
  PICKABLES,
  PLAYERS,
  readField,
  type Shape,
  SPACES,
  type Table,
  VALUES,
} from '@peerless/language';

/** Effects made at random from the tables of the language: what nobody wrote must be said as well. */

type Random = (bound: number) => number;

const SLUGS: Readonly<Record<string, readonly string[]>> = {
  counter: ['rage'],
  kind: ['medusa', 'harpy', 'merlin'],
  form: ['big', 'small'],
  to: ['big', 'small'],
  symbol: ['knife', 'wolfskin'],
  token: ['fog'],
  on: ['fog'],
  startedOn: ['fog'],
  named: ['gaze', 'glance'],
  user: ['medusa', 'any'],
  users: ['medusa', 'merlin'],
  tag: ['voyage'],
  side: ['pain', 'hope'],
};

class Maker {
  readonly #random: Random;
  constructor(random: Random) {
    this.#random = random;
  }

  #one<T>(list: readonly T[]): T {
    const item = list[this.#random(list.length)];
    if (item === undefined) throw new Error('an empty list');
    return item;
  }

  shape(shape: Shape, depth: number): Record<string, unknown> {
    const node: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      const { optional } = readField(field);
      if (optional && (depth <= 0 || this.#random(4) > 0)) continue;
      node[name] = this.field(name, field, depth - 1);
    }
    return node;
  }

  node(key: string, table: Table, depth: number): Record<string, unknown> {
    const names = Object.keys(table).filter((name) => depth > 0 || isLeaf(table[name] ?? {}));
    const name = this.#one(names);
    return { [key]: name, ...this.shape(table[name] ?? {}, depth) };
  }

  field(name: string, field: Field, depth: number): unknown {
    const { kind } = readField(field);
    return typeof kind === 'string' ? this.kind(name, kind, depth) : this.#one(kind);
  }

  kind(name: string, kind: Kind, depth: number): unknown {
    switch (kind) {
      case 'flag':
        return true;
      case 'slug':
        return this.#one(SLUGS[name] ?? ['gaze']);
      case 'slugs':
        return [this.#one(SLUGS[name] ?? ['gaze'])];
      case 'reg':
        return this.#random(3);
      case 'regs':
        return [this.#random(3)];
      case 'effect':
        return this.node('op', EFFECTS, depth);
      case 'effects':
        return [this.node('op', EFFECTS, depth), this.node('op', EFFECTS, depth)];
      case 'condition':
        return this.node('is', CONDITIONS, depth);
      case 'conditions':
        return [this.node('is', CONDITIONS, depth), this.node('is', CONDITIONS, depth)];
      case 'value':
        return this.#random(2) === 0 ? this.#random(6) : this.node('val', VALUES, depth);
      case 'modifier':
        return this.node('mod', MODIFIERS, depth);
      case 'pickable':
        return this.node('pick', PICKABLES, depth);
      case 'fighters':
        return this.shape(FIGHTERS, depth);
      case 'spaces':
        return this.shape(SPACES, depth);
      case 'filter':
        return this.shape(FILTER, depth);
      case 'player':
        return this.#one(PLAYERS);
      case 'card':
        return this.#one([...CARD_REFS, { reg: this.#random(3) }]);
    }
  }
}

const NESTED: readonly string[] = ['effect', 'effects', 'condition', 'conditions', 'modifier', 'pickable'];

const isLeaf = (shape: Shape): boolean =>
  Object.values(shape).every((field) => {
    const { kind, optional } = readField(field);
    return optional || typeof kind !== 'string' || !NESTED.includes(kind);
  });

/** A random effect of limited depth. */
export const randomEffect = (random: Random, depth: number): Effect =>
  new Maker(random).node('op', EFFECTS, depth) as unknown as Effect;
