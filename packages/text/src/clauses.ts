import type { Effect, EffectOf, Op } from '@peerless/language';
import type { Clause } from './clause.ts';
import { cardClauses } from './clauses/cards.ts';
import { combatClauses } from './clauses/combat.ts';
import { controlClauses } from './clauses/control.ts';
import { fighterClauses } from './clauses/fighters.ts';
import { turnClauses } from './clauses/turn.ts';
import type { Context } from './context.ts';
import { allOf, liftFacts } from './facts.ts';
import { refsIn } from './planner/walk.ts';

/** What every operation says; a missing one is a compile error. */
export type Clauses = { readonly [K in Op]: (node: EffectOf<K>, ctx: Context) => readonly Clause[] };

/** The table of all operations. */
export const clauses: Clauses = {
  ...controlClauses,
  ...fighterClauses,
  ...cardClauses,
  ...combatClauses,
  ...turnClauses,
};

/** What a selector asks of a fighter that is known anyway becomes a condition. */
function conditional(clause: Clause): Clause {
  if (clause.kind !== 'act') return clause;
  const { act, conds } = liftFacts(clause);
  return conds.length === 0 ? clause : { kind: 'if', cond: allOf(conds), then: [act], otherwise: [] };
}

/** An effect as clauses. Effects are read in order: what one remembers, the next may mention. */
export function effectClauses(effect: Effect, ctx: Context): readonly Clause[] {
  const say = clauses[effect.op] as (node: Effect, ctx: Context) => readonly Clause[];
  const { wanted } = ctx;
  const isWanted = wanted !== undefined && effect === wanted.effect;
  const before = isWanted ? refsIn(ctx.registers) : new Set<string>();
  const said = say(effect, ctx).map(conditional);
  if (isWanted) wanted.found = { clauses: said, before };
  return said;
}
