import type { Hook, Moment } from '@peerless/language';
import { act, type Cond, type When } from '../meaning/clause.ts';
import { type FighterPhrase, YOU } from '../meaning/phrase.ts';
import { type Context, contextFor } from './context.ts';
import { saidOf } from './facts.ts';
import { fighterPhrase, isKnown, namedFighter } from './selectors.ts';

/** When an ability acts, as a fixed time or as something that happens. */

type Moments = { readonly [K in Moment]: (who: FighterPhrase | undefined, ctx: Context) => When };

/** Any of your own fighters, when an ability names none. */
const ANY_OWN: FighterPhrase = {
  is: 'fighter',
  head: 'fighter',
  side: 'own',
  quantity: 'one',
  where: [],
  ref: 'actor',
};

/** Any opposing fighter, when an ability that watches others names none. */
const ANY_FOE: FighterPhrase = { ...ANY_OWN, side: 'opposing' };

/** What each moment is called. */
export const moments: Moments = {
  setup: () => ({ time: 'setup' }),
  turnStart: () => ({ time: 'turnStart' }),
  turnEnd: () => ({ time: 'turnEnd' }),
  declareAttack: (who) => ({ time: 'when', act: act('attack', { agent: who ?? YOU }) }),
  immediately: () => ({ time: 'immediately' }),
  during: () => ({ time: 'during' }),
  afterCombat: () => ({ time: 'afterCombat' }),
  cleanUp: () => ({ time: 'cleanUp' }),
  afterAttack: (who) => ({ time: 'after', act: act('attack', { agent: who ?? YOU }) }),
  afterManeuver: () => ({ time: 'after', act: act('maneuver', { agent: YOU }) }),
  damage: (who) => ({ time: 'when', act: act('wouldTakeDamage', { agent: who ?? ANY_OWN }) }),
  damaged: (who) => ({ time: 'when', act: act('takeDamage', { agent: who ?? ANY_OWN }) }),
  defeated: (who) => ({ time: 'when', act: act('beDefeated', { agent: who ?? ANY_OWN }) }),
  leaveZone: (who, ctx) => ({
    time: 'when',
    act: act('leaveZone', { agent: who ?? ANY_FOE, patient: namedFighter(ctx.hero.slug, ctx) }),
  }),
};

/** The fighter a hook is about, in a form to be mentioned again. */
function hookActor(hook: Hook, ctx: Context): FighterPhrase | undefined {
  if (hook.who === undefined) return undefined;
  const { facts: _facts, ...phrase } = fighterPhrase(hook.who, ctx, 'one');
  return isKnown(phrase) ? phrase : { ...phrase, ref: 'actor' };
}

/** Damage that an ability is only about if a combat dealt it. */
export const combatDamageOnly = ({ time, ...rest }: When, cond: Cond): When | undefined => {
  if (!('act' in rest) || rest.act.verb !== 'takeDamage') return undefined;
  if (!('fact' in cond) || cond.fact.verb !== 'beCombatDamage') return undefined;
  return { time: time === 'after' ? 'after' : 'when', act: { ...rest.act, verb: 'takeCombatDamage' } };
};

/** What a hook asks of a fighter that is known anyway; that a defeated fighter is defeated goes without saying. */
export function hookFacts(hook: Hook, ctx: Context): readonly Cond[] {
  if (hook.who === undefined) return [];
  const { facts = [], ...agent } = fighterPhrase(hook.who, ctx, 'one');
  const asked = hook.when === 'defeated' ? facts.filter(({ how }) => how !== 'defeated') : facts;
  return asked.map((where) => saidOf({ ...agent, where: [] }, where));
}

/** The context in which a hook's effect is read: it knows the fighter as its actor. */
export function hookContext(
  hook: Hook,
  hero: Context['hero'],
): { readonly ctx: Context; readonly when: When; readonly actor?: FighterPhrase } {
  const slug = hook.if?.is === 'form' ? hook.if.form : '';
  const form = hero.cards.some((card) => card.user === slug) ? { form: slug } : {};
  const ctx = contextFor(hero, 'ability', { moment: hook.when, ...form });
  const actor = hookActor(hook, ctx);
  const when = moments[hook.when](actor, ctx);
  if (actor !== undefined) return { ctx: { ...ctx, actor }, when, actor };
  if (hook.when === 'leaveZone') return { ctx: { ...ctx, actor: ANY_FOE }, when };
  return DAMAGE.includes(hook.when) ? { ctx: { ...ctx, actor: ANY_OWN }, when } : { ctx, when };
}

/** Moments that introduce a fighter even when the ability names none. */
const DAMAGE: readonly Moment[] = ['damage', 'damaged', 'defeated'];
