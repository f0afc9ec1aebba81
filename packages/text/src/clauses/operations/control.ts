import type { Condition, Effect, EffectOf } from '@peerless/language';
import { act, type Clause } from '../../meaning/clause.ts';
import { type AmountPhrase, type FighterPhrase, type PlayerPhrase, YOU } from '../../meaning/phrase.ts';
import { refsIn } from '../../meaning/walk.ts';
import type { Clauses, SayEffect } from '../clauses.ts';
import { conditionFacts } from '../conditions.ts';
import { type Context, declared, freshRef, kindNamed, restNamed } from '../context.ts';
import { isNeeded, livingOnly, unguarded } from '../guards.ts';
import { type Picked, pickablePhrase } from '../pickables.ts';
import { payee, playerPhrase } from '../selectors.ts';
import { amountPhrase, valuePhrase } from '../values.ts';

const optional = (effect: Effect | undefined, ctx: Context, say: SayEffect): readonly Clause[] =>
  effect === undefined ? [] : say(effect, ctx);

/** "If you do" goes without saying when a card must be taken and all that follows is about that card. */
function isImplied(cond: Condition, then: readonly Clause[], ctx: Context): boolean {
  if (cond.is !== 'card' || typeof cond.card !== 'object' || cond.where !== undefined) return false;
  const binding = ctx.registers[cond.card.reg];
  if (binding?.kind !== 'card' || binding.did === undefined || binding.did.may !== undefined) return false;
  const { ref } = binding.phrase;
  return ref !== undefined && then.every((clause) => refsIn(clause).has(ref));
}

/** Once your fighter is known to be Sun Wukong, he is called so. */
function knowing(cond: Condition, ctx: Context): Context {
  if (cond.is !== 'exists' || cond.who.sel !== 'mine' || cond.who.kind === undefined) return ctx;
  return kindNamed(ctx, cond.who.kind).unique ? { ...ctx, mine: cond.who.kind } : ctx;
}

/** Any opponent may pay the hero, out of what you do not have; if nobody does, that follows. */
function boughtOff(node: EffectOf<'pay'>, ctx: Context, say: SayEffect): Clause {
  const by: PlayerPhrase = { is: 'player', who: 'anyOpponent', ref: freshRef(ctx, 'payer') };
  const rest = restNamed(ctx.hero, node.counter);
  const price = act('pay', {
    agent: by,
    recipient: payee(ctx),
    amount: amountPhrase(node.amount, declared(ctx, 'counter', node.counter), ctx),
    ...(rest === undefined ? {} : { from: { is: 'label', label: 'rest', named: rest } as const }),
  });
  return { kind: 'may', by, body: [price, ...say(node.do, ctx)], otherwise: optional(node.else, ctx, say) };
}

/** What is picked when it is several fighters, or all that fit one after another. */
function inNumber(picked: Picked, { count, each, may }: EffectOf<'pick'>, ctx: Context): Picked {
  const { what, ref } = picked;
  if (each && what.is === 'player') {
    const phrase: PlayerPhrase = { ...what, who: what.who === 'player' ? 'eachPlayer' : 'eachOpponent' };
    return { what: phrase, ref, binding: { kind: 'player', phrase } };
  }
  if (what.is !== 'fighter' || (count === undefined && !each)) return picked;
  const phrase: FighterPhrase =
    count === undefined
      ? { ...what, quantity: 'each' }
      : { ...what, quantity: 'several', number: { n: valuePhrase(count, ctx), upTo: may === true } };
  return { what: phrase, ref, binding: { kind: 'fighter', phrase } };
}

/** Sequences, conditions and choices. */
export const controlClauses: Pick<Clauses, 'seq' | 'if' | 'may' | 'pay' | 'choose' | 'repeat' | 'pick'> = {
  seq: (node, ctx, say) => node.do.flatMap((effect) => say(effect, ctx)),
  if: (node, ctx, say) => {
    const facts = conditionFacts(node.cond, ctx);
    const then = say(node.then, knowing(node.cond, ctx));
    const otherwise = optional(node.else, ctx, say);
    const cond = livingOnly(facts, then);
    if (isNeeded(cond, then, otherwise)) return then;
    if (node.else !== undefined) return [{ kind: 'if', cond, then, otherwise }];
    if (isImplied(node.cond, then, ctx)) return then;
    const left = unguarded(cond, then);
    return left.cond === undefined
      ? left.then
      : [{ kind: 'if', cond: left.cond, then: left.then, otherwise }];
  },
  may: (node, ctx, say) => [
    {
      kind: 'may',
      by: playerPhrase(node.by, ctx),
      body: say(node.do, ctx),
      otherwise: optional(node.else, ctx, say),
    },
  ],
  pay: (node, ctx, say) => [
    node.by === 'opponents'
      ? boughtOff(node, ctx, say)
      : {
          kind: 'cost',
          price: act('spend', {
            agent: YOU,
            amount: amountPhrase(node.amount, declared(ctx, 'counter', node.counter), ctx),
          }),
          body: say(node.do, ctx),
          otherwise: optional(node.else, ctx, say),
        },
  ],
  choose: (node, ctx, say) => [
    {
      kind: 'modes',
      amount: valuePhrase(node.count, ctx),
      once: node.once === true,
      successive: node.successive === true,
      by: playerPhrase(node.by, ctx),
      options: node.from.map((option) => say(option, ctx)),
    },
  ],
  repeat: (node, ctx, say) => {
    if (node.times !== undefined) {
      const times = node.times;
      const amount: AmountPhrase = amountPhrase(times, 'value', ctx);
      return [{ kind: 'repeated', amount, body: say(node.do, ctx) }];
    }
    const once = say(node.do, ctx);
    const again = act('doAgain', { agent: YOU }, { may: YOU });
    if (node.while === undefined) return once;
    return [...once, { kind: 'lasting', act: again, while: conditionFacts(node.while, ctx) }];
  },
  pick: (node, ctx, say) => {
    const by = playerPhrase(node.by, ctx);
    const picked = inNumber(pickablePhrase(node.from, ctx, by), node, ctx);
    ctx.registers[node.as] = picked.binding;
    const shown =
      node.from.pick === 'card' && node.from.unseen ? [act('reveal', { patient: picked.what })] : [];
    const body = [...shown, ...say(node.do, ctx)];
    const otherwise = optional(node.else, ctx, say);
    // A number whose limits the body already told ("draw up to 3 cards") is not named once more.
    if (picked.binding.kind === 'number' && ctx.registers[node.as] !== picked.binding) return body;
    // Nor is anything chosen where all are gone through,
    if (node.each) return body;
    // or where there is but one.
    if ('quantity' in picked.what && picked.what.quantity === 'the') {
      return node.may === true ? [{ kind: 'may', by, body, otherwise }] : body;
    }
    // "Up to 2 fighters" may be none.
    const may = node.may === true && node.count === undefined;
    return [{ kind: 'select', what: picked.what, ref: picked.ref, by, may, body, otherwise }];
  },
};
