import type { Value } from '@peerless/language';
import { act, type Clause } from '../../meaning/clause.ts';
import { term, YOU } from '../../meaning/phrase.ts';
import type { Clauses } from '../clauses.ts';
import { type Context, declared, formsOf, restNamed, rowNamed, sideNamed } from '../context.ts';
import { modifierClause } from '../modifiers.ts';
import { fighterPhrase, namedFighter, payee, playerPhrase, spacePhrase, tokenAt } from '../selectors.ts';
import { amountPhrase } from '../values.ts';

/** A number that nobody chose. */
const isFixed = (value: Value): boolean => typeof value === 'number' || value.val !== 'reg';

/** Losing a number that is freely chosen is spending it, and the number is what was spent (RU-33). */
function lose(slug: string, value: Value, ctx: Context): readonly Clause[] {
  const row = rowNamed(ctx, slug);
  if (row !== undefined && isFixed(value))
    return [act('deactivate', { agent: YOU, amount: amountPhrase(value, row, ctx) })];
  const counter = declared(ctx, 'counter', slug);
  const amount = amountPhrase(value, counter, ctx);
  if (typeof value === 'number' || value.val !== 'reg' || amount.bound === undefined) {
    return [act('lose', { agent: YOU, amount })];
  }
  ctx.registers[value.reg] = { kind: 'number', phrase: { is: 'measure', measure: 'spent', counter } };
  return [act('spend', { agent: YOU, amount })];
}

/** Gaining a number that somebody else freely names is being paid by them. */
function gain(slug: string, value: Value, ctx: Context): readonly Clause[] {
  const row = rowNamed(ctx, slug);
  if (row !== undefined && isFixed(value))
    return [act('activate', { agent: YOU, amount: amountPhrase(value, row, ctx) })];
  const counter = declared(ctx, 'counter', slug);
  const binding = typeof value === 'object' && value.val === 'reg' ? ctx.registers[value.reg] : undefined;
  const amount = amountPhrase(value, counter, ctx);
  if (binding?.kind !== 'number' || binding.by === undefined || amount.bound === undefined)
    return [act('gain', { agent: YOU, amount })];
  const { by } = binding;
  const rest = restNamed(ctx.hero, slug);
  if (typeof value === 'object' && value.val === 'reg')
    ctx.registers[value.reg] = {
      kind: 'number',
      phrase: { is: 'measure', measure: 'spent', counter, paid: true },
      by,
    };
  const from = rest === undefined ? {} : { from: { is: 'label', label: 'rest', named: rest } as const };
  return [act('pay', { agent: by, recipient: payee(ctx), amount, ...from }, { may: by })];
}

const SIDE_ACTS = {
  reveal: 'revealTop',
  look: 'lookAtTop',
  discard: 'discardOpen',
  bury: 'buryDiscarded',
} as const;

/** Actions, turns and what a hero declares. */
export const turnClauses: Pick<
  Clauses,
  | 'gainAction'
  | 'freeAttack'
  | 'endTurn'
  | 'thisTurn'
  | 'gain'
  | 'lose'
  | 'form'
  | 'symbol'
  | 'sideDeck'
  | 'moveToken'
  | 'layToken'
  | 'assign'
> = {
  gainAction: (node, ctx) => [
    act('gain', { agent: playerPhrase(node.who, ctx), amount: amountPhrase(node.count ?? 1, 'action', ctx) }),
  ],
  freeAttack: (node, ctx) => [
    act('gainFreeAttack', node.at === undefined ? {} : { patient: fighterPhrase(node.at, ctx, 'some') }),
  ],
  // In defense it is the attacker's turn that ends.
  endTurn: (_node, ctx) => [
    act('end', {
      patient: term(ctx.scope === 'combat' && ctx.card?.type !== 'attack' ? 'turnOfAnybody' : 'turn'),
    }),
  ],
  thisTurn: (node, ctx) => [{ ...modifierClause(node.modifier, ctx), thisTurn: true }],
  gain: (node, ctx) => gain(node.counter, node.amount, ctx),
  lose: (node, ctx) => lose(node.counter, node.amount, ctx),
  form: (node, ctx) => {
    const [first] = formsOf(ctx.hero);
    const person = ctx.hero.cards.some((card) => ctx.hero.forms?.some((form) => form.slug === card.user));
    const agent = person ? YOU : namedFighter(ctx.hero.slug, ctx);
    if (node.to === undefined) {
      const named = first ?? { slug: 'form', name: 'form' };
      return [act('changeForm', { agent, patient: { is: 'label', label: 'formNoun', named } })];
    }
    const form = { is: 'label', label: 'form', named: declared(ctx, 'form', node.to) } as const;
    if (form.named.noun?.chosen) return [act('selectForm', { to: form })];
    return [
      ctx.moment === 'setup' ? act('startAs', { agent, as: form }) : act('transform', { agent, to: form }),
    ];
  },
  symbol: (node, ctx, say) => [
    {
      kind: 'mark',
      symbol: declared(ctx, 'symbol', node.symbol),
      then: say(node.then, ctx),
      otherwise: node.else === undefined ? [] : say(node.else, ctx),
    },
  ],
  sideDeck: (node, ctx) => {
    const pile = { is: 'label', label: 'rest', named: sideNamed(ctx.hero, 'pile') } as const;
    if (node.do !== 'shuffle') return [act(SIDE_ACTS[node.do], { patient: pile })];
    const amount = { is: 'amount', unit: sideNamed(ctx.hero, 'card'), bound: 'all' } as const;
    return [act('shuffleAllInto', { amount, to: pile })];
  },
  moveToken: (node, ctx) => {
    const agent = playerPhrase(node.by, ctx);
    const token = tokenAt(node.token, ctx);
    // Whoever moves it also chose it; that need not be said twice.
    const { chosenBy, ...free } = token;
    const patient = chosenBy?.ref === agent.ref ? free : token;
    if (node.at !== undefined) return [act('move', { agent, patient, to: spacePhrase(node.at, ctx, 'any') })];
    const amount = amountPhrase(node.upTo ?? 1, 'space', ctx);
    return [
      act('move', { agent, patient, amount: amount.n === undefined ? amount : { ...amount, bound: 'upTo' } }),
    ];
  },
  layToken: (node, ctx) => {
    const token = declared(ctx, 'token', node.token);
    const one = { is: 'token', token, quantity: 'one' } as const;
    return [
      act('placeTokens', { patient: one, at: spacePhrase(node.at, ctx, 'one') }),
      act('relayToken', {}, { aside: true }),
    ];
  },
  assign: (node, ctx) => {
    const agent = { ...fighterPhrase(node.to, ctx, 'one'), where: [] };
    return [
      act(
        'assign',
        { patient: term('anyOfIt'), to: fighterPhrase(node.to, ctx, 'some') },
        { may: YOU, instead: true },
      ),
      act('assignAtMost', { agent }, { aside: true }),
    ];
  },
};
