import type { Value, ValueName, ValueNode } from '@peerless/language';
import type { AmountPhrase, CardPhrase, MeasurePhrase, Unit, ValuePhrase } from '../meaning/phrase.ts';
import { type Context, declared, markNamed, restNamed, sideNamed } from './context.ts';
import {
  cardPhrase,
  combatCard,
  fighterPhrase,
  filterPhrase,
  namedFighter,
  ownPile,
  pileOf,
  playerPhrase,
} from './selectors.ts';

/** Values of the effect language as phrases. */

type ValueOf<K extends ValueName> = Extract<ValueNode, { readonly val: K }>;
type Measured = { readonly [K in ValueName]: (node: ValueOf<K>, ctx: Context) => ValuePhrase };

/** The cards of a pile that fit, as something to count. */
export function cardsPhrase(
  node: Pick<ValueOf<'cards'>, 'pile' | 'own' | 'of' | 'where' | 'other'>,
  ctx: Context,
): CardPhrase {
  const value = node.where?.value === undefined ? undefined : valuePhrase(node.where.value, ctx);
  return {
    is: 'card',
    which: 'some',
    ...filterPhrase(node.where, ctx, value),
    ...(node.other ? { other: true as const } : {}),
    pile: pileOf(node.pile, node, ctx),
  };
}

/** What each value is called. */
export const values: Measured = {
  reg: ({ reg }, ctx) => {
    const binding = ctx.registers[reg];
    return binding?.kind === 'number' ? binding.phrase : { is: 'measure', measure: 'named', form: 'that' };
  },
  counter: ({ counter }, ctx) => ({
    is: 'measure',
    measure: 'counter',
    counter: declared(ctx, 'counter', counter),
  }),
  rest: ({ counter }, ctx) => {
    const where = restNamed(ctx.hero, counter);
    return {
      is: 'measure',
      measure: 'rest',
      counter: declared(ctx, 'counter', counter),
      ...(where === undefined ? {} : { rest: where }),
    };
  },
  count: ({ who }, ctx) => {
    const counted = fighterPhrase(who, ctx, 'some');
    const of = counted.where.length > 0 ? counted : { ...counted, where: [{ how: 'onBoard' } as const] };
    return { is: 'measure', measure: 'count', of };
  },
  cards: (node, ctx) => ({ is: 'measure', measure: 'count', of: cardsPhrase(node, ctx) }),
  boost: ({ card }, ctx) => ({ is: 'measure', measure: 'boost', of: cardPhrase(card, ctx) }),
  printed: ({ card }, ctx) => ({ is: 'measure', measure: 'printed', of: cardPhrase(card, ctx) }),
  value: ({ of }, ctx) => ({ is: 'measure', measure: 'value', of: combatCard(of, ctx) }),
  dealt: ({ to, combat }, ctx) => ({
    is: 'measure',
    measure: combat ? 'combatDamageTo' : 'damageTo',
    of: fighterPhrase({ sel: to }, ctx, 'the'),
  }),
  zones: ({ who, different }, ctx) => ({
    is: 'measure',
    measure: different ? 'differentZones' : 'zones',
    of: fighterPhrase(who, ctx, 'one'),
  }),
  health: ({ who }, ctx) => ({ is: 'measure', measure: 'health', of: fighterPhrase(who, ctx, 'the') }),
  lent: () => ({ is: 'measure', measure: 'lent' }),
  turn: ({ what }, ctx) => ({
    is: 'measure',
    measure: what,
    ...(what === 'paths' ? { of: namedFighter(ctx.hero.slug, ctx) } : {}),
  }),
  sideDeck: ({ what }, ctx) => ({
    is: 'measure',
    measure: what === 'discarded' ? 'discardedSide' : 'revealed',
    counter: sideNamed(ctx.hero, what === 'marks' ? 'mark' : 'card'),
  }),
  marks: ({ own }, ctx) => ({
    is: 'measure',
    measure: 'marks',
    counter: markNamed(ctx.hero),
    pile: ownPile(own, ctx),
  }),
  symbols: ({ own }, ctx) => ({ is: 'measure', measure: 'symbols', pile: ownPile(own, ctx) }),
  action: () => ({ is: 'measure', measure: 'actionNumber' }),
  prediction: () => ({ is: 'measure', measure: 'prediction' }),
  beyond: ({ of }, ctx) => ({ is: 'measure', measure: 'beyond', of: playerPhrase(of, ctx) }),
  times: ({ a, b }, ctx) => ({ is: 'product', a: valuePhrase(a, ctx), b: valuePhrase(b, ctx) }),
};

/** A value as a phrase: a number, or what it is read off. */
export function valuePhrase(value: Value, ctx: Context): ValuePhrase {
  if (typeof value === 'number') return { is: 'number', n: value };
  const measure = values[value.val] as (node: ValueNode, ctx: Context) => ValuePhrase;
  return measure(value, ctx);
}

/** Measures that are counted one by one, so that "for each" reads better than "equal to". */
const COUNTED: readonly MeasurePhrase['measure'][] = [
  'count',
  'zones',
  'differentZones',
  'cardsMoved',
  'spent',
  'damageDealt',
  'damageTo',
  'combatDamageTo',
  'combatsWon',
  'maneuvers',
  'paths',
  'lent',
  'counter',
  'rest',
  'revealed',
  'discardedSide',
  'marks',
  'symbols',
];

const isCounted = (phrase: ValuePhrase): boolean =>
  phrase.is === 'measure' && COUNTED.includes(phrase.measure);

/** One of what is counted. */
function single(phrase: ValuePhrase): NonNullable<AmountPhrase['per']> {
  if (phrase.is !== 'measure' || phrase.measure !== 'count') return phrase;
  const { of } = phrase;
  if (of?.is === 'fighter') return { ...of, quantity: 'bare' };
  return of?.is === 'card' ? of : phrase;
}

/** The number itself: what something becomes or is compared with. */
export function exactPhrase(value: Value, ctx: Context): AmountPhrase {
  if (typeof value === 'number') return { is: 'amount', unit: 'value', n: value };
  return { is: 'amount', unit: 'value', equal: valuePhrase(value, ctx) };
}

/** So much of a unit: a number, a number for each of something, or as much as something says. */
export function amountPhrase(value: Value, unit: Unit, ctx: Context): AmountPhrase {
  if (typeof value === 'number') return { is: 'amount', unit, n: value };
  if (value.val === 'times') {
    const [factor, rest] = typeof value.a === 'number' ? [value.a, value.b] : [value.b, value.a];
    const phrase = valuePhrase(rest, ctx);
    if (typeof factor === 'number' && isCounted(phrase))
      return { is: 'amount', unit, n: factor, per: single(phrase) };
  }
  if (value.val === 'reg') {
    const binding = ctx.registers[value.reg];
    if (binding?.kind === 'number' && binding.limit !== undefined) {
      const { limit, ...known } = binding;
      ctx.registers[value.reg] = known;
      return { is: 'amount', unit, ...limit };
    }
  }
  const phrase = valuePhrase(value, ctx);
  if (isCounted(phrase)) return { is: 'amount', unit, n: 1, per: single(phrase) };
  return { is: 'amount', unit, equal: phrase };
}
