import type { Nodes, Table } from './shape.ts';

/** Predicates on the present position. */
export const CONDITIONS = {
  /** You won this combat; otherwise you lost it. */
  won: {},
  not: { cond: 'condition' },
  all: { of: 'conditions' },
  any: { of: 'conditions' },
  /** At least one fighter fits. */
  exists: { who: 'fighters' },
  /** At least one empty space fits. */
  room: { at: 'spaces' },
  compare: { a: 'value', op: ['=', '<', '<=', '>', '>='], b: 'value' },
  form: { form: 'slug' },
  /** That part of a row is active. */
  active: { part: 'slug' },
  /** That card of the side deck lies open. */
  shown: { side: 'slug' },
  /** The damage that a hook at damage or damaged is about is combat damage. */
  combatDamage: {},
  role: { role: ['attacker', 'defender'] },
  /** That card is there and fits. */
  card: { card: 'card', where: 'filter?' },
  /** The card being played is of your own deck; cards can be played by others (see `handOver`). */
  ownCard: {},
  /** The top of the own discard pile shows the symbol, or a wild one. */
  symbol: { symbol: 'slug' },
  /** The cards of a pile of yours show all of these symbols. */
  contains: { own: 'slug', symbols: 'slugs' },
} as const satisfies Table;

export type Condition = Nodes<'is', typeof CONDITIONS>;
export type ConditionName = keyof typeof CONDITIONS;
