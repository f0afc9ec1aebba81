import type { Effect } from '@peerless/language';
import type { Clause } from '../meaning/clause.ts';
import { refsIn } from '../meaning/walk.ts';
import type { Clauses, SayEffect } from './clauses.ts';
import type { Context } from './context.ts';
import { allOf, liftFacts } from './facts.ts';
import { cardClauses } from './operations/cards.ts';
import { combatClauses } from './operations/combat.ts';
import { controlClauses } from './operations/control.ts';
import { fighterClauses } from './operations/fighters.ts';
import { turnClauses } from './operations/turn.ts';

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
  const say = clauses[effect.op] as (node: Effect, ctx: Context, say: SayEffect) => readonly Clause[];
  const { wanted } = ctx;
  const isWanted = wanted !== undefined && effect === wanted.effect;
  const before = isWanted ? refsIn(ctx.registers) : new Set<string>();
  const said = say(effect, ctx, effectClauses).map(conditional);
  if (isWanted) wanted.found = { clauses: said, before };
  return said;
}
