import type { EffectOf } from '@peerless/language';
import { type Act, act, type Clause, type Verb } from '../../meaning/clause.ts';
import {
  type AmountPhrase,
  type CardPhrase,
  type MeasurePhrase,
  type Phrase,
  type PlayerPhrase,
  term,
  YOU,
} from '../../meaning/phrase.ts';
import type { Clauses } from '../clauses.ts';
import { type Context, cardNamed, freshRef } from '../context.ts';
import {
  cardPhrase,
  fighterPhrase,
  filterPhrase,
  isLent,
  ownPile,
  pileOf,
  pilePhrase,
  playerPhrase,
} from '../selectors.ts';
import { amountPhrase, valuePhrase } from '../values.ts';

type Take = EffectOf<'take'>;

const ANY_NUMBER: AmountPhrase = { is: 'amount', unit: 'card', bound: 'any' };

/** How many cards, and whether it is more than one. */
function takenAmount(node: Take, ctx: Context): AmountPhrase {
  if (node.choice === 'any') return ANY_NUMBER;
  const amount = amountPhrase(node.count ?? 1, 'card', ctx);
  return isUpTo(node) ? { ...amount, bound: 'upTo' } : amount;
}

/** Somebody chooses several cards and may stop before. */
const isUpTo = ({ may, count, choice }: Take): boolean =>
  may === true && typeof count === 'number' && count > 1 && (choice === 'owner' || choice === 'you');

/** You choose cards of somebody else. */
const reachesInto = (node: Take, ctx: Context): boolean =>
  node.choice === 'you' && playerPhrase(node.of, ctx).who !== 'you';

/** The cards that are taken. */
function takenCards(node: Take, ctx: Context): CardPhrase {
  const { soFar } = ctx;
  if (node.from === 'aside') {
    if (soFar.aside !== null && typeof soFar.aside === 'object') return soFar.aside;
    const amount = takenAmount(node, ctx);
    const all = node.choice === 'all';
    return {
      is: 'card',
      which: all && soFar.taken ? 'rest' : 'them',
      ...(all ? {} : { amount }),
      ref: 'aside',
    };
  }
  const value = node.where?.value === undefined ? undefined : valuePhrase(node.where.value, ctx);
  const owner = playerPhrase(node.of, ctx);
  // Players discard from their own hands; only a hand that somebody else reaches into is named.
  const whole = node.choice === 'all' && node.where === undefined;
  const impliedPile = node.from === 'hand' && node.to === 'discard' && !whole && !reachesInto(node, ctx);
  return {
    is: 'card',
    which: END[node.choice] ?? (node.choice === 'all' ? 'all' : 'some'),
    ...(node.choice === 'all' ? {} : { amount: takenAmount(node, ctx) }),
    ...filterPhrase(node.where, ctx, value),
    ...(isLookedAt(node) ? { looked: true as const } : {}),
    ...(node.choice === 'random' ? { random: true as const } : {}),
    ...(impliedPile ? { owner } : { pile: pileOf(node.from, node, ctx) }),
    ref: freshRef(ctx, 'card'),
  };
}

const END: { readonly [C in Take['choice']]?: 'top' | 'bottom' | 'first' } = {
  top: 'top',
  bottom: 'bottom',
  first: 'first',
};

/** The card is only shown: it stays where it lies. */
const isLeft = ({ from, choice, to }: Take): boolean => from === 'deck' && choice === to;

/** The card is looked at and not revealed. */
const isLookedAt = (node: Take): boolean =>
  node.open !== true && (isLeft(node) || (node.from === 'deck' && node.to === 'aside'));

interface Moving {
  readonly verb: Verb;
  readonly roles: Readonly<Partial<Record<'to' | 'other' | 'manner', Phrase>>>;
  readonly done: NonNullable<MeasurePhrase['verb']>;
}

/** The verb for each way from pile to pile. */
function moving(node: Take, ctx: Context, cards: CardPhrase): Moving {
  const several =
    cards.which === 'rest' ||
    (cards.which === 'them' && cards.amount === undefined) ||
    cards.which === 'all' ||
    (cards.amount?.n ?? 1) > 1 ||
    cards.amount?.bound === 'any';
  if (isLeft(node)) return { verb: node.open ? 'reveal' : 'lookAt', roles: {}, done: 'put' };
  switch (node.to) {
    case 'deck':
      return { verb: 'shuffleInto', roles: { to: pilePhrase('deck', node.of, ctx) }, done: 'put' };
    case 'discard':
      return reachesInto(node, ctx)
        ? { verb: 'discardChosen', roles: { other: playerPhrase(node.of, ctx) }, done: 'discard' }
        : { verb: 'discard', roles: {}, done: 'discard' };
    case 'aside':
      if (node.from === 'deck') return { verb: node.open ? 'reveal' : 'lookAt', roles: {}, done: 'put' };
      return { verb: 'put', roles: { to: pilePhrase('aside', node.of, ctx) }, done: 'put' };
    case 'hand': {
      const to = pilePhrase('hand', node.of, ctx);
      if (node.from === 'discard' || node.from === 'own')
        return { verb: 'return', roles: { to }, done: 'return' };
      if (node.from === 'aside' && ctx.soFar.aside === 'drawn')
        return { verb: 'keep', roles: {}, done: 'put' };
      return { verb: 'put', roles: { to }, done: 'put' };
    }
    case 'own':
      return { verb: 'put', roles: { to: ownPile(node.own ?? '', ctx) }, done: 'put' };
    default: {
      const to = pilePhrase('deck', node.of, ctx, node.to);
      return { verb: 'put', roles: { to, ...(several ? { manner: term('anyOrder') } : {}) }, done: 'put' };
    }
  }
}

/** Who carries it out: the owner, unless you choose or the cards need no choice of theirs. */
function takenBy(node: Take, ctx: Context, verb: Verb): PlayerPhrase {
  if (reachesInto(node, ctx)) return YOU;
  const owner = playerPhrase(node.of, ctx);
  return verb === 'discard' || node.choice === 'owner' || node.choice === 'any' ? owner : YOU;
}

function take(node: Take, ctx: Context): readonly Clause[] {
  const cards = takenCards(node, ctx);
  const { verb, roles, done } = moving(node, ctx, cards);
  const agent = takenBy(node, ctx, verb);
  const may = (node.may && !isUpTo(node)) || node.choice === 'any' ? { may: agent } : {};
  const shown =
    node.open &&
    node.to !== 'aside' &&
    node.from === 'deck' &&
    END[node.choice] !== undefined &&
    !isLeft(node);
  const taken: Act = act(verb, { agent, patient: cards, ...roles }, may);
  if (node.as !== undefined) ctx.registers[node.as] = { kind: 'card', phrase: cards, did: taken };
  if (node.number !== undefined) {
    ctx.registers[node.number] = {
      kind: 'number',
      phrase: { is: 'measure', measure: 'cardsMoved', verb: done },
    };
  }
  if (node.to === 'aside') {
    ctx.soFar.aside = cards.amount?.n === 1 ? cards : 'seen';
    ctx.soFar.taken = false;
  } else if (node.from === 'aside') {
    ctx.soFar.taken = true;
  }
  return shown ? [act('reveal', { agent, patient: cards }), taken] : [taken];
}

/** Whose card it is. */
const ownerOf = (card: CardPhrase): PlayerPhrase => card.pile?.owner ?? card.owner ?? YOU;

/** Drawing, discarding, looking and searching. */
export const cardClauses: Pick<
  Clauses,
  'draw' | 'take' | 'put' | 'call' | 'look' | 'search' | 'playCard' | 'playScheme'
> = {
  draw: (node, ctx) => {
    if (node.aside) {
      ctx.soFar.aside = 'drawn';
      ctx.soFar.taken = false;
    }
    return [
      act(node.until ? 'drawUntil' : 'draw', {
        agent: playerPhrase(node.who, ctx),
        amount: amountPhrase(node.count, 'card', ctx),
      }),
    ];
  },
  take,
  put: (node, ctx) => {
    const patient = cardPhrase(node.card, ctx);
    ctx.soFar.returned ||= node.card === 'theirs' && node.to === 'hand';
    const owner = ownerOf(patient);
    if (node.to === 'discard') return [act('discard', { agent: owner, patient })];
    if (node.to === 'hand') {
      const verb = typeof node.card === 'object' ? 'put' : 'return';
      // What is taken out of somebody's hand into hand goes home.
      const home = isLent(ctx) ? playerPhrase('owner', ctx) : YOU;
      const to = typeof node.card === 'object' && patient.pile?.pile === 'hand' ? home : owner;
      return [act(verb, { patient, to: { is: 'pile', pile: 'hand', owner: to } })];
    }
    if (node.to === 'own') return [act('put', { patient, to: ownPile(node.own ?? '', ctx) })];
    return [act('put', { patient, to: { is: 'pile', pile: 'deck', owner, end: node.to } })];
  },
  call: (node, ctx) => {
    const [named] = ctx.hero.piles ?? [];
    return [
      act('resolvePart', {
        patient: cardPhrase(node.card, ctx),
        ...(named === undefined ? {} : { with: { is: 'label', label: 'pile', named } as const }),
      }),
    ];
  },
  look: (node, ctx) => {
    const patient = pilePhrase('hand', node.at, ctx);
    return [
      node.by === 'you'
        ? act('lookAt', { patient })
        : act('reveal', { agent: playerPhrase(node.at, ctx), patient }),
    ];
  },
  search: (node, ctx) => [
    act('search', { patient: { is: 'card', which: 'some', titles: [cardNamed(ctx, node.named)] } }),
    act('shuffleSearched', {}, { aside: true }),
  ],
  playScheme: ({ who, from }, ctx) => {
    const patient: CardPhrase = {
      is: 'card',
      which: 'some',
      amount: { is: 'amount', unit: 'card', n: 1 },
      type: 'scheme',
      pile: pilePhrase(from, 'you', ctx),
      ref: freshRef(ctx, 'card'),
    };
    // That the fighter plays it that is acting goes without saying.
    const by = who.sel === 'actor' ? {} : { with: fighterPhrase(who, ctx, 'the') };
    const played = act('playFrom', { agent: YOU, patient, ...by });
    return from === 'deck' ? [played, act('shuffleOwn', { agent: YOU })] : [played];
  },
  playCard: (node, ctx) => {
    const patient = cardPhrase(node.card, ctx);
    if (ownerOf(patient).who === 'you') return [act('playInstead', { agent: YOU, patient })];
    // Named in any case: after a hand was looked at, "they" could be anybody.
    const { ref: _ref, ...agent } = playerPhrase('opponent', ctx);
    return [
      act('playInCombat', { agent, patient }),
      ...(ctx.soFar.returned ? [act('beSameCard', {}, { aside: true })] : []),
    ];
  },
};
