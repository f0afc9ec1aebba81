import type { HeroDef, Hook, Modifier } from '@peerless/language';
import { conditionFacts } from '../clauses/conditions.ts';
import { contextFor } from '../clauses/context.ts';
import { effectClauses } from '../clauses/effects.ts';
import { unguarded } from '../clauses/guards.ts';
import { modifierClause } from '../clauses/modifiers.ts';
import { combatDamageOnly, hookContext, hookFacts } from '../clauses/moments.ts';
import { act, type Cond, type When } from '../meaning/clause.ts';
import { type Phrase, term } from '../meaning/phrase.ts';
import type { Lead } from '../meaning/sentence.ts';
import { both } from '../planner/merge.ts';
import { planText } from '../planner/planner.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import type { Declaration } from './declarations.ts';

/** What one ability says. */
export function hookText(hook: Hook, hero: HeroDef, lang: TextLanguage): string {
  const { clauses, leads } = hookClauses(hook, hero);
  return realisers[lang].text(planText(clauses, leads, realisers[lang]));
}

/** What one modifier says. */
export const modifierText = (modifier: Modifier, hero: HeroDef, lang: TextLanguage): string =>
  realisers[lang].text(
    planText([modifierClause(modifier, contextFor(hero, 'ability'))], [], realisers[lang]),
  );

/** One ability as clauses, after the leads that say when. */
export function hookClauses(hook: Hook, hero: HeroDef): Declaration {
  const { ctx, when, actor } = hookContext(hook, hero);
  const conds = [...hookFacts(hook, ctx), ...(hook.if === undefined ? [] : [conditionFacts(hook.if, ctx)])];
  const cond = conds.reduce<Cond | undefined>((a, b) => (a === undefined ? b : both(a, b)), undefined);
  const done = effectClauses(hook.do, ctx);
  const { cond: said, then } = cond === undefined ? { cond, then: done } : unguarded(cond, done);
  // "You start the game as Dr. Jekyll" says when by itself.
  if (said === undefined && then.every((clause) => clause.kind === 'act' && clause.verb === 'startAs'))
    return { clauses: then, leads: [] };
  const moment = happening(when, said, actor);
  const leads: Lead[] = [{ lead: 'when', when: moment.when }];
  const { cond: left } = moment;
  if (left !== undefined)
    leads.push('symbol' in left ? { lead: 'mark', symbol: left.symbol } : { lead: 'if', cond: left });
  return { clauses: then, leads };
}

const facts = (cond: Cond): readonly Cond[] => ('all' in cond ? cond.all : [cond]);

/** The part in a combat that a condition asks for. */
function partIn(role: Cond | undefined): 'fighting' | 'attacking' | 'defending' {
  const as = role !== undefined && 'fact' in role ? role.fact.roles.as : undefined;
  if (as?.is !== 'term') return 'fighting';
  return as.term === 'attack' ? 'attacking' : 'defending';
}

const COMBAT_TIMES: readonly string[] = ['immediately', 'during', 'afterCombat'];

/** "After combat, if Achilles won" is "whenever Achilles wins a combat". */
function happening(
  when: When,
  cond: Cond | undefined,
  actor: Phrase | undefined,
): { when: When; cond?: Cond } {
  const combat = cond === undefined ? undefined : combatDamageOnly(when, cond);
  if (combat !== undefined) return { when: combat };
  if (!COMBAT_TIMES.includes(when.time)) return cond === undefined ? { when } : { when, cond };
  const parts = cond === undefined ? [] : facts(cond);
  const won = parts.find(
    (part) => 'fact' in part && (part.fact.verb === 'winCombat' || part.fact.verb === 'loseCombat'),
  );
  if (when.time === 'afterCombat' && won !== undefined && 'fact' in won) {
    const { verb, roles } = won.fact;
    const left = parts
      .filter((part) => part !== won)
      .reduce<Cond | undefined>((a, b) => (a ? both(a, b) : b), undefined);
    const agent = actor ?? roles.agent;
    const happened: When = { time: 'when', act: act(verb, { agent, patient: term('aCombat') }) };
    return left === undefined ? { when: happened } : { when: happened, cond: left };
  }
  if (actor === undefined) return cond === undefined ? { when } : { when, cond };
  // "Is in this combat, and the card is played as an attack": is attacking.
  const role = parts.find((part) => 'fact' in part && part.fact.verb === 'playedAs');
  const fighting: Cond = {
    fact: act('be', { agent: actor, as: { is: 'where', where: { how: partIn(role) } } }),
  };
  const rest = parts.filter((part) => part !== role);
  return { when, cond: rest.reduce<Cond>(both, fighting) };
}
