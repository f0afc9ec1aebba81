import type { Condition, ConditionName, Fighters, Value, ValueName, ValueNode } from '@peerless/language';
import { type Cond, fact, negate } from '../meaning/clause.ts';
import {
  type AmountPhrase,
  type Bound,
  type CardPhrase,
  type FighterPhrase,
  type Named,
  type Phrase,
  term,
  type Unit,
  type ValuePhrase,
  type Where,
  YOU,
} from '../meaning/phrase.ts';
import { type Context, declared, formNamed, markNamed, sideCardNamed, sideNamed } from './context.ts';
import { allOf, liftFacts, saidOf } from './facts.ts';
import {
  cardPhrase,
  fighterPhrase,
  filterPhrase,
  isKnown,
  namedFighter,
  ownPile,
  pileOf,
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
  not: ({ cond }, ctx) => negate(conditionFacts(cond, ctx)),
  all: ({ of }, ctx) => allOf(withoutImplied(of).map((cond) => conditionFacts(cond, ctx))),
  any: ({ of }, ctx) => ({ any: of.map((cond) => conditionFacts(cond, ctx)) }),
  exists: ({ who }, ctx) => existence(who, ctx),
  room: ({ at }, ctx) => {
    const space = spacePhrase(at, ctx, 'one');
    return fact('exist', {
      agent: { ...space, where: [{ how: 'empty' }, ...space.where.filter((w) => w.how !== 'empty')] },
    });
  },
  compare: (node, ctx) => comparison(node, ctx),
  form: ({ form }, ctx) => inForm(formNamed(ctx, form) ?? declared(ctx, 'form', form), ctx),
  active: ({ part }, ctx) =>
    fact('beActive', { agent: { is: 'label', label: 'part', named: declared(ctx, 'part', part) } }),
  shown: ({ side }, ctx) => {
    const titled = sideCardNamed(ctx.hero, side);
    return fact('lieOpen', { agent: { is: 'label', label: 'rest', named: titled } });
  },
  combatDamage: () => fact('beCombatDamage'),
  ownCard: () => fact('beOwnCard'),
  role: ({ role }) =>
    fact('playedAs', {
      agent: { is: 'card', which: 'this' },
      as: { is: 'term', term: role === 'attacker' ? 'attack' : 'defense' },
    }),
  card: (node, ctx) => cardFact(node, ctx),
  symbol: ({ symbol }, ctx) => ({ symbol: declared(ctx, 'symbol', symbol) }),
  contains: ({ own, symbols }, ctx) =>
    fact('showSymbols', {
      agent: ownPile(own, ctx),
      patient: {
        is: 'list',
        items: symbols.map(
          (slug): Phrase => ({
            is: 'label',
            label: 'symbol',
            named: declared(ctx, 'symbol', slug),
          }),
        ),
      },
    }),
};

/** A condition as facts. */
export function conditionFacts(cond: Condition, ctx: Context): Cond {
  const say = conditions[cond.is] as (node: Condition, ctx: Context) => Cond;
  const said = say(cond, ctx);
  if (!('fact' in said)) return said;
  const { act, conds } = liftFacts(said.fact);
  return allOf([...conds, { fact: act }]);
}

/** A form the hero is in; forms with cards of their own are people, the others are properties. */
export function inForm(form: Named, ctx: Context): Cond {
  if (form.noun?.chosen) return fact('formChosen', { agent: { is: 'label', label: 'form', named: form } });
  const person = ctx.hero.cards.some((card) => card.user === form.slug);
  const ref = `fighter:${ctx.hero.slug}`;
  const agent: Phrase = person ? YOU : namedFighter(ctx.hero.slug, ctx);
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
  if (isKnown(phrase)) {
    const isHit = phrase.ref !== undefined && ctx.soFar.hit.has(phrase.ref);
    return knownFacts(phrase, (facts) => withoutRepeats(isHit ? facts.map(asFelled) : facts), {
      how: 'onBoard',
    });
  }
  const [last, ...rest] = [...withoutRepeats(phrase.where)].reverse();
  const subject = { ...phrase, where: rest.reverse() };
  return last === undefined ? fact('exist', { agent: subject }) : saidOf(subject, last);
}

/** Whoever was dealt damage a moment ago and is defeated fell by it. */
const asFelled = (where: Where): Where => (where.how === 'defeated' ? { how: 'felled' } : where);

/** Both cards of the combat have one value. */
const isTie = (cond: Condition): boolean =>
  cond.is === 'compare' &&
  cond.op === '=' &&
  typeof cond.a === 'object' &&
  typeof cond.b === 'object' &&
  cond.a.val === 'value' &&
  cond.b.val === 'value' &&
  cond.a.of !== cond.b.of;

/** Two cards of one value are two cards: that the opponent played one goes without saying. */
const withoutImplied = (conds: readonly Condition[]): readonly Condition[] =>
  conds.some(isTie)
    ? conds.filter((cond) => cond.is !== 'card' || cond.card !== 'theirs' || cond.where !== undefined)
    : conds;

/** What fell this way is defeated anyway. */
const withoutRepeats = (where: readonly Where[]): readonly Where[] =>
  where.some(({ how }) => how === 'felled') ? where.filter(({ how }) => how !== 'defeated') : where;

/** What is said of a known fighter; without anything else, that it is there. */
function knownFacts(
  { facts = [], ...agent }: FighterPhrase,
  choose: (facts: readonly Where[]) => readonly Where[],
  otherwise: Where,
): Cond {
  const chosen = choose(facts);
  return allOf(
    (chosen.length === 0 ? [otherwise] : chosen).map((where) => saidOf({ ...agent, where: [] }, where)),
  );
}

function cardFact({ card, where }: ConditionOf<'card'>, ctx: Context): Cond {
  const value = where?.value === undefined ? undefined : valuePhrase(where.value, ctx);
  const fits = filterPhrase(where, ctx, value);
  if (card === 'theirs' || card === 'previous') {
    const manner = card === 'previous' ? { manner: term('inFirstCombat') } : {};
    // Where it is not such a card, "it" would still mean one.
    const { ref } = where?.tag === undefined ? cardPhrase(card, ctx) : {};
    return fact(
      'playCombatCard',
      {
        agent: playerPhrase('opponent', ctx),
        patient: { is: 'card', which: 'some', ...fits, ...(ref === undefined ? {} : { ref }) },
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
  if (isTie(node)) return fact('tie');
  const special =
    typeof node.a === 'number' ? undefined : possession(node.a, { op: node.op, b: node.b }, ctx);
  if (special !== undefined) return special;
  const [agent, equal] = apart(valuePhrase(node.a, ctx), valuePhrase(node.b, ctx));
  return fact('equal', { agent, amount: { is: 'amount', unit: 'value', bound: BOUNDS[node.op], equal } });
}

/** The deck that a card was shown of, if the number is read off one. */
const deckOf = (it: ValuePhrase): CardPhrase | undefined =>
  it.is === 'measure' && it.of?.is === 'card' && it.of.pile?.pile === 'deck' ? it.of : undefined;

/** Two cards of two decks are told apart by them: neither is just "that card". */
function apart(a: ValuePhrase, b: ValuePhrase): readonly [ValuePhrase, ValuePhrase] {
  const [first, second] = [deckOf(a), deckOf(b)];
  if (first === undefined || second === undefined || first.ref === second.ref) return [a, b];
  return [ofItsDeck(a, first), ofItsDeck(b, second)];
}

const ofItsDeck = (it: ValuePhrase, { pile }: CardPhrase): ValuePhrase =>
  it.is === 'measure' ? { ...it, of: { is: 'card', which: 'ofDeck', pile } } : it;

type Op = ConditionOf<'compare'>['op'];
type ValueOf<K extends ValueName> = Extract<ValueNode, { readonly val: K }>;

/** Whether the comparison asks for none at all, for at least one, or for the only one there is. */
const asksNone = ({ op, b }: Compared): boolean =>
  (b === 0 && (op === '=' || op === '<=')) || (b === 1 && op === '<');
const asksSome = ({ op, b }: Compared): boolean => (b === 0 && op === '>') || (b === 1 && op === '>=');
const asksOnly = (compared: Compared, max: number | undefined): boolean =>
  max === 1 && (asksSome(compared) || (compared.b === 1 && compared.op === '='));

type Compared = { readonly op: Op; readonly b: Value };
type Possession<K extends ValueName> = (a: ValueOf<K>, compared: Compared, ctx: Context) => Cond | undefined;

const bounded = (unit: Unit, { op, b }: Compared, ctx: Context): AmountPhrase => ({
  ...amountPhrase(b, unit, ctx),
  bound: BOUNDS[op],
});

/** Values that read better as something one has, is or did than as a number. */
const POSSESSIONS: { readonly [K in ValueName]?: Possession<K> } = {
  action: (_a, { op, b }) =>
    op === '=' && typeof b === 'number'
      ? fact('be', { agent: term('thisAction'), as: { is: 'number', n: b, ordinal: 'action' } })
      : undefined,
  health: (a, compared, ctx) =>
    typeof compared.b === 'number'
      ? fact('have', { agent: fighterPhrase(a.who, ctx, 'the'), amount: bounded('health', compared, ctx) })
      : undefined,
  counter: (a, compared, ctx) => {
    const unit = declared(ctx, 'counter', a.counter);
    // Of something that there is only one of, one has it or not.
    const has = asksOnly(compared, ctx.hero.counters?.find(({ slug }) => slug === a.counter)?.max);
    return fact('have', {
      agent: YOU,
      amount: has ? amountPhrase(1, unit, ctx) : bounded(unit, compared, ctx),
    });
  },
  cards: (a, compared, ctx) => {
    // Two piles are compared by their numbers.
    if (typeof compared.b === 'object' && compared.b.val === 'cards') return undefined;
    if (asksNone(compared) && a.where === undefined) {
      return fact('haveNone', { agent: pileOf(a.pile, a, ctx) });
    }
    const patient = { ...cardsPhrase(a, ctx), amount: bounded('card', compared, ctx) };
    return fact('have', { agent: playerPhrase(a.of, ctx), patient });
  },
  count: (a, compared, ctx) => {
    if (asksSome(compared)) return existence(a.who, ctx);
    return asksNone(compared) ? negate(existence(a.who, ctx)) : undefined;
  },
  dealt: (a, compared, ctx) => {
    if (!asksSome(compared)) return undefined;
    const recipient = fighterPhrase({ sel: a.to }, ctx, 'the');
    return fact('wasDealt', { recipient, manner: term('inThisCombat') }, { past: true });
  },
  turn: ({ what }, compared, ctx) => {
    if (what === 'paths') {
      const agent = namedFighter(ctx.hero.slug, ctx);
      return fact('movedAlong', { agent, amount: bounded('path', compared, ctx) }, { past: true });
    }
    const verb = what === 'combatsWon' ? 'wonThisTurn' : 'maneuvered';
    if (asksSome(compared)) return fact(verb, { agent: YOU });
    return asksNone(compared) ? negate(fact(verb, { agent: YOU })) : undefined;
  },
  marks: ({ own }, compared, ctx) =>
    fact('have', { agent: ownPile(own, ctx), amount: bounded(markNamed(ctx.hero), compared, ctx) }),
  sideDeck: ({ what }, compared, ctx) => {
    if (what === 'revealed' && asksNone(compared))
      return fact('noneOpen', {
        patient: { is: 'label', label: 'rest', named: sideNamed(ctx.hero, 'pile') },
      });
    const amount = bounded(sideNamed(ctx.hero, what === 'marks' ? 'mark' : 'card'), compared, ctx);
    return fact(what === 'discarded' ? 'discardSome' : 'revealSome', { agent: YOU, amount });
  },
  prediction: (_a, { op, b }) =>
    op === '=' && typeof b === 'object' && b.val === 'printed' && b.card === 'theirs'
      ? fact('predictRight', { agent: YOU }, { past: true })
      : undefined,
  reg: (a, compared, ctx) => {
    const binding = ctx.registers[a.reg];
    if (binding?.kind !== 'number') return undefined;
    const { measure, counter } = binding.phrase;
    if (measure === 'spent' && counter !== undefined)
      return fact(
        'spend',
        { agent: binding.by ?? YOU, amount: bounded(counter, compared, ctx) },
        { past: true },
      );
    const dealt = measure === 'damageDealt';
    return dealt && asksSome(compared) ? fact('wasDealt', { manner: term('thisWay') }) : undefined;
  },
};

function possession(a: ValueNode, compared: Compared, ctx: Context): Cond | undefined {
  const say = POSSESSIONS[a.val] as
    | ((a: ValueNode, compared: Compared, ctx: Context) => Cond | undefined)
    | undefined;
  return say?.(a, compared, ctx);
}
