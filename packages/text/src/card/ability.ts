import type { Address, HeroDef, Hook } from '@peerless/language';
import { conditionFacts } from '../clauses/conditions.ts';
import { contextFor } from '../clauses/context.ts';
import { effectClauses } from '../clauses/effects.ts';
import { unguarded } from '../clauses/guards.ts';
import { modifierClause } from '../clauses/modifiers.ts';
import { combatDamageOnly, hookContext, hookFacts } from '../clauses/moments.ts';
import { act, type Cond, type Lasting, type When } from '../meaning/clause.ts';
import { type Phrase, term } from '../meaning/phrase.ts';
import type { Lead } from '../meaning/sentence.ts';
import { same } from '../meaning/walk.ts';
import { both } from '../planner/merge.ts';
import { planText, planTogether } from '../planner/planner.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { type Declaration, declarations } from './declarations.ts';
import { sideCardLine } from './side-card.ts';

/** What a hero does once before the game, and what it is able to do in it: one text a rule. */
export interface HeroText {
  readonly setup: readonly string[];
  readonly abilities: readonly string[];
}

/** Everything that is said of a hero, setup first. */
export function abilityText(hero: HeroDef, lang: TextLanguage): string[] {
  const { setup, abilities } = heroText(hero, lang);
  return [...setup, ...abilities];
}

/** What a hero is able to do; what always holds is an ability, what is done once belongs to the setup. */
export function heroText(hero: HeroDef, lang: TextLanguage): HeroText {
  const realiser = realisers[lang];
  const said = ({ clauses, leads }: Declaration): string => realiser.text(planText(clauses, leads, realiser));
  const { setup, standing } = declarations(hero);
  const lasting = hero.modifiers.map((modifier) => modifierClause(modifier, contextFor(hero, 'ability')));
  const isSetup = ({ when }: Hook): boolean => when === 'setup';
  const hooks = hero.hooks.filter((hook) => !isSetup(hook)).map((hook) => hookClauses(hook, hero));
  const isJoined = (hook: Declaration): boolean => lasting.some((clause) => samePlight(clause, hook));
  return {
    setup: [...setup, ...hero.hooks.filter(isSetup).map((hook) => hookClauses(hook, hero))].map(said),
    abilities: [
      ...[...standing, ...hooks.filter((hook) => !isJoined(hook))].map(said),
      ...lasting.map((clause) => {
        const joined = hooks.filter((hook) => samePlight(clause, hook));
        const whole = plainHooks(joined);
        return realiser.text(planTogether([clause], whole, realiser));
      }),
    ],
  };
}

/** Whether an ability acts only while a lasting one holds: both are told at once. */
const samePlight = (clause: Lasting, { clauses, leads }: Declaration): boolean =>
  clauses.length === 1 &&
  leads.some((lead) => lead.lead === 'if' && clause.while !== undefined && same(lead.cond, clause.while));

/** Abilities without the condition that they share with a lasting one. */
const plainHooks = (hooks: readonly Declaration[]): readonly Declaration[] =>
  hooks.map(({ clauses, leads }) => ({ clauses, leads: leads.filter(({ lead }) => lead !== 'if') }));

/** What the ability says that asks from an address; where that is not known, all that the hero is able to do. */
export function askingAbility(hero: HeroDef, address: Address | undefined, lang: TextLanguage): string[] {
  if (address !== undefined && 'side' in address) {
    const card = hero.sideDeck?.cards.find(({ slug }) => slug === address.side);
    if (card !== undefined) return [sideCardLine(card, hero, lang)];
  }
  const hook = address !== undefined && 'ability' in address ? hero.hooks[address.ability] : undefined;
  return hook === undefined ? [...heroText(hero, lang).abilities] : [hookText(hook, hero, lang)];
}

/** What one ability says. */
export function hookText(hook: Hook, hero: HeroDef, lang: TextLanguage): string {
  const { clauses, leads } = hookClauses(hook, hero);
  return realisers[lang].text(planText(clauses, leads, realisers[lang]));
}

function hookClauses(hook: Hook, hero: HeroDef): Declaration {
  const { ctx, when, actor } = hookContext(hook, hero);
  const conds = [...hookFacts(hook, ctx), ...(hook.if === undefined ? [] : [conditionFacts(hook.if, ctx)])];
  const cond = conds.reduce<Cond | undefined>((a, b) => (a === undefined ? b : both(a, b)), undefined);
  const done = effectClauses(hook.do, ctx);
  const { cond: said, then } = cond === undefined ? { cond, then: done } : unguarded(cond, done);
  // "Start the game as Dr. Jekyll" says when by itself.
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
