import type { Address, HeroDef, Hook } from '@peerless/language';
import { contextFor } from '../clauses/context.ts';
import { modifierClause } from '../clauses/modifiers.ts';
import type { Lasting } from '../meaning/clause.ts';
import { same } from '../meaning/walk.ts';
import { planText, planTogether } from '../planner/planner.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { type Declaration, declarations } from './declarations.ts';
import { hookClauses, hookText } from './hook-text.ts';

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

/** The same where there may be room for its beginning only: what the hero does comes before limits and before the setup. */
export function abilityInShort(hero: HeroDef, lang: TextLanguage): string[] {
  const { setup, standing, acting } = partsOf(hero, lang);
  return [...acting, ...standing, ...setup];
}

/** What a hero is able to do; what always holds is an ability, what is done once belongs to the setup. */
export function heroText(hero: HeroDef, lang: TextLanguage): HeroText {
  const { setup, standing, acting } = partsOf(hero, lang);
  return { setup, abilities: [...standing, ...acting] };
}

interface Parts {
  readonly setup: readonly string[];
  /** What declares something: a limit, forms, a row. */
  readonly standing: readonly string[];
  readonly acting: readonly string[];
}

function partsOf(hero: HeroDef, lang: TextLanguage): Parts {
  const realiser = realisers[lang];
  const said = ({ clauses, leads }: Declaration): string => realiser.text(planText(clauses, leads, realiser));
  const { setup, standing } = declarations(hero);
  const lasting = hero.modifiers.map((modifier) => modifierClause(modifier, contextFor(hero, 'ability')));
  const isSetup = ({ when }: Hook): boolean => when === 'setup';
  const hooks = hero.hooks.filter((hook) => !isSetup(hook)).map((hook) => hookClauses(hook, hero));
  const isJoined = (hook: Declaration): boolean => lasting.some((clause) => samePlight(clause, hook));
  return {
    setup: [...setup, ...hero.hooks.filter(isSetup).map((hook) => hookClauses(hook, hero))].map(said),
    standing: standing.map(said),
    acting: [
      ...hooks.filter((hook) => !isJoined(hook)).map(said),
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
  const hook = address !== undefined && 'ability' in address ? hero.hooks[address.ability] : undefined;
  return hook === undefined ? [...heroText(hero, lang).abilities] : [hookText(hook, hero, lang)];
}
