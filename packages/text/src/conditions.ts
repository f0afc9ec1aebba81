import type { Condition, ConditionName, Fighters, Value, ValueNode } from '@peerless/language';
import { type Cond, fact, negate } from './clause.ts';
import { type Context, declared, formNamed } from './context.ts';
import { type Bound, type FighterPhrase, type Named, type Phrase, term, type Where, YOU } from './phrase.ts';
import {
  cardPhrase,
  fighterPhrase,
  filterPhrase,
  isKnown,
  namedFighter,
  pilePhrase,
  playerPhrase,
  spacePhrase,
} from './selectors.ts';
import { amountPhrase, cardsPhrase, valuePhrase } from './values.ts';

/** Conditions of the effect language as facts. */

type ConditionOf<K extends ConditionName> = Extract<Condition, { readonly is: K }>;
type Conditions = { readonly [K in ConditionName]: (node: ConditionOf<K>, ctx: Context) => Cond };

/** The facts behind each condition. */
export const conditions: Conditions = {
  won: () => fact('winCombat', { agent: YOU, patient: term('thisCombat') }, { past: true }),
  lost: () => fact('loseCombat', { agent: YOU, patient: term('thisCombat') }, { past: true }),
  not: ({ cond }, ctx) => negate(conditionFacts(cond, ctx)),
  all: ({ of }, ctx) => ({ all: of.map((cond) => conditionFacts(cond, ctx)) }),
  any: ({ of }, ctx) => ({ any: of.map((cond) => conditionFacts(cond, ctx)) }),
  exists: ({ who }, ctx) => existence(who, ctx),
  room: ({ at }, ctx) => {
    const space = spacePhrase(at, ctx, 'one');
    return fact('exist', {
      agent: { ...space, where: [{ how: 'empty' }, ...space.where.filter((w) => w.how !== 'empty')] },
    });
  },
  compare: (node, ctx) => comparison(node, ctx),
  form: ({ form }, ctx) => inForm(formNamed(ctx, form) ?? declared(ctx, form), ctx),
  role: ({ role }) =>
    fact('playedAs', {
      agent: { is: 'card', which: 'this' },
      as: { is: 'term', term: role === 'attacker' ? 'attack' : 'defense' },
    }),
  card: (node, ctx) => cardFact(node, ctx),
  symbol: ({ symbol }, ctx) => ({ symbol: declared(ctx, symbol) }),
};

/** A condition as facts. */
export function conditionFacts(cond: Condition, ctx: Context): Cond {
  const facts = conditions[cond.is] as (node: Condition, ctx: Context) => Cond;
  return facts(cond, ctx);
}

/** A form the hero is in; forms with cards of their own are people, the others are properties. */
export function inForm(form: Named, ctx: Context): Cond {
  const person = ctx.hero.cards.some((card) => card.user === form.slug);
  const ref = `fighter:${ctx.hero.hero.slug}`;
  const agent: Phrase = person ? YOU : namedFighter(ctx.hero.hero.slug, ctx);
  return fact('be', { agent, as: { is: 'label', label: 'form', named: form, ...(person ? { ref } : {}) } });
}

/** "If you do": the act that a register remembers was carried out. */
function wasDone(reg: number | undefined, ctx: Context): Cond | undefined {
  const binding = ctx.registers[reg ?? -1];
  if (binding === undefined || !('did' in binding) || binding.did === undefined) return undefined;
  return fact('do', { agent: binding.did.roles.agent ?? YOU });
}

function existence(who: Fighters, ctx: Context): Cond {
  const narrowed = Object.keys(who).length > 2;
  const done = who.sel === 'reg' && !narrowed ? wasDone(who.reg, ctx) : undefined;
  if (done !== undefined) return done;
  const phrase = fighterPhrase(who, ctx, 'one');
  // What fell this way is defeated anyway.
  const where = phrase.where.some((w) => w.how === 'felled')
    ? phrase.where.filter((w) => w.how !== 'defeated')
    : phrase.where;
  if (where.length === 0) {
    if (!isKnown(phrase)) return fact('exist', { agent: phrase });
    return fact('be', { agent: phrase, as: { is: 'where', where: { how: 'onBoard' } } });
  }
  if (isKnown(phrase)) return all(where.map((w) => said({ ...phrase, where: [] }, w)));
  const [last, ...rest] = [...where].reverse();
  const subject = { ...phrase, where: rest.reverse() };
  return last === undefined ? fact('exist', { agent: subject }) : said(subject, last);
}

/** One thing said of a fighter. */
const said = (agent: FighterPhrase, where: Where): Cond => fact('be', { agent, as: { is: 'where', where } });

function all(conds: readonly Cond[]): Cond {
  const [only] = conds;
  return conds.length === 1 && only !== undefined ? only : { all: conds };
}

function cardFact({ card, where }: ConditionOf<'card'>, ctx: Context): Cond {
  const value = where?.value === undefined ? undefined : valuePhrase(where.value, ctx);
  const fits = filterPhrase(where, ctx, value);
  if (card === 'theirs' || card === 'previous') {
    const manner = card === 'previous' ? { manner: term('inFirstCombat') } : {};
    const { ref } = cardPhrase(card, ctx);
    return fact(
      'playCombatCard',
      {
        agent: playerPhrase('opponent', ctx),
        patient: { is: 'card', which: 'some', ...fits, ref },
        ...manner,
      },
      { past: true },
    );
  }
  const done = typeof card === 'object' && where === undefined ? wasDone(card.reg, ctx) : undefined;
  if (done !== undefined) return done;
  return fact('hasType', { agent: cardPhrase(card, ctx), as: { is: 'card', which: 'some', ...fits } });
}

const BOUNDS: { readonly [K in ConditionOf<'compare'>['op']]: Bound } = {
  '=': 'exactly',
  '<': 'lessThan',
  '<=': 'atMost',
  '>': 'moreThan',
  '>=': 'atLeast',
};

/** Numbers that somebody has: cards, health, counters; and everything else, which is compared as such. */
function comparison(node: ConditionOf<'compare'>, ctx: Context): Cond {
  const special = typeof node.a === 'number' ? undefined : possession(node.a, node.op, node.b, ctx);
  if (special !== undefined) return special;
  return fact('equal', {
    agent: valuePhrase(node.a, ctx),
    amount: { is: 'amount', unit: 'value', bound: BOUNDS[node.op], equal: valuePhrase(node.b, ctx) },
  });
}

type Op = ConditionOf<'compare'>['op'];

/** Whether the comparison asks for none at all, or for at least one. */
const asksNone = (op: Op, b: Value): boolean =>
  (b === 0 && (op === '=' || op === '<=')) || (b === 1 && op === '<');
const asksSome = (op: Op, b: Value): boolean => (b === 0 && op === '>') || (b === 1 && op === '>=');

function possession(a: ValueNode, op: Op, b: Value, ctx: Context): Cond | undefined {
  const bounded = (unit: Parameters<typeof amountPhrase>[1]): Phrase => ({
    ...amountPhrase(b, unit, ctx),
    bound: BOUNDS[op],
  });
  switch (a.val) {
    case 'action':
      return op === '=' && typeof b === 'number'
        ? fact('be', {
            agent: term('thisAction'),
            as: { is: 'number', n: b, ordinal: true },
          })
        : undefined;
    case 'health':
      return fact('have', { agent: fighterPhrase(a.who, ctx, 'the'), amount: bounded('health') });
    case 'counter':
      return fact('have', { agent: YOU, amount: bounded(declared(ctx, a.counter)) });
    case 'cards': {
      const agent = playerPhrase(a.of, ctx);
      const at = pilePhrase(a.pile, a.of, ctx);
      if (asksNone(op, b) && a.where === undefined) return fact('haveNone', { agent: at });
      return fact('have', { agent, patient: { ...cardsPhrase(a, ctx), amount: amount(bounded('card')) } });
    }
    case 'count': {
      if (asksSome(op, b)) return existence(a.who, ctx);
      return asksNone(op, b) ? negate(existence(a.who, ctx)) : undefined;
    }
    case 'dealt':
      return asksSome(op, b)
        ? fact(
            'wasDealt',
            { recipient: fighterPhrase({ sel: a.to }, ctx, 'the'), manner: term('inThisCombat') },
            { past: true },
          )
        : undefined;
    case 'reg': {
      const binding = ctx.registers[a.reg];
      const dealt = binding?.kind === 'number' && binding.phrase.measure === 'damageDealt';
      return dealt && asksSome(op, b) ? fact('wasDealt', { manner: term('thisWay') }) : undefined;
    }
    default:
      return undefined;
  }
}

const amount = (phrase: Phrase) => (phrase.is === 'amount' ? phrase : undefined);
