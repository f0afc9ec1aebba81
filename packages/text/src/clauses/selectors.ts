import type { CardRef, FIGHTERS, Fighters, Filter, Player, SPACES, Spaces } from '@peerless/language';
import {
  type CardPhrase,
  type FighterPhrase,
  type PilePhrase,
  type PlayerPhrase,
  type Quantity,
  type SpacePhrase,
  type TokenPhrase,
  type Where,
  YOU,
} from '../meaning/phrase.ts';
import { same } from '../meaning/walk.ts';
import { type Context, cardNamed, declared, kindNamed, labelNamed, userNamed } from './context.ts';

/** Selectors of the effect language as phrases. */

const COMBAT_MOMENTS: readonly string[] = [
  'declareAttack',
  'immediately',
  'during',
  'afterCombat',
  'afterAttack',
];

/** A player as a phrase; in a combat there is only one opponent. */
export function playerPhrase(player: Player | undefined, ctx: Context): PlayerPhrase {
  if (player === undefined || player === 'you') return YOU;
  if (player === 'opponent') {
    const combat = ctx.scope === 'combat' || COMBAT_MOMENTS.includes(ctx.moment ?? '');
    return { is: 'player', who: combat ? 'rival' : 'opponent', ref: 'opponent' };
  }
  if (player === 'owner')
    return { is: 'player', who: 'owner', hero: kindNamed(ctx, ctx.hero.slug).named, ref: 'owner' };
  const binding = ctx.registers[player.reg];
  return binding?.kind === 'player' ? binding.phrase : { is: 'player', who: 'opponent', ref: 'opponent' };
}

/** The own fighter that plays the card: by name if the banner leaves only one. */
function userPhrase(part: 'mine' | 'user', ctx: Context): FighterPhrase {
  // Still the fighter that was told by its part a moment ago.
  if (ctx.mine !== undefined && !ctx.soFar.replaced) return { ...namedFighter(ctx.mine, ctx), ref: part };
  const named = ctx.card === undefined ? undefined : userNamed(ctx, ctx.card.user);
  if (named !== undefined && !ctx.soFar.replaced) {
    const slug = ctx.hero.forms?.some((form) => form.slug === named.slug) ? ctx.hero.slug : named.slug;
    if (kindNamed(ctx, slug).unique) return namedFighter(slug, ctx);
  }
  return { is: 'fighter', head: 'fighter', quantity: 'the', part, ref: part, where: [] };
}

/** Whether the card can be played by others than its owner. */
export function isLent({ hero, card }: Context): boolean {
  const isHandedOver = (tag: string | undefined): boolean =>
    tag === undefined || card?.tags?.includes(tag) === true;
  return card !== undefined && hero.modifiers.some((mod) => mod.mod === 'handOver' && isHandedOver(mod.tag));
}

/** A fighter there is only one of. */
export function namedFighter(slug: string, ctx: Context): FighterPhrase {
  return {
    is: 'fighter',
    head: kindNamed(ctx, slug).named,
    quantity: 'the',
    ref: `fighter:${slug}`,
    where: [],
  };
}

/** The hero who is paid, told by name whoever reads it. */
export const payee = (ctx: Context): PlayerPhrase => ({
  is: 'player',
  who: 'owner',
  hero: kindNamed(ctx, ctx.hero.slug).named,
});

type Sel = Fighters['sel'];
type Base = (who: Fighters, ctx: Context, quantity: Quantity) => FighterPhrase;

const plain = (rest: Partial<FighterPhrase>): Base => {
  return (who, ctx, quantity) => {
    if (who.kind === undefined)
      return { is: 'fighter', head: who.is ?? 'fighter', quantity, where: [], ...rest };
    const { named, unique } = kindNamed(ctx, who.kind);
    if (unique && rest.side !== 'opposing') return namedFighter(who.kind, ctx);
    return {
      is: 'fighter',
      head: named,
      quantity,
      where: [],
      ...rest,
      side: rest.side === 'own' ? undefined : rest.side,
    };
  };
};

/** Where a selection begins. */
const BASES: { readonly [K in Sel]: Base } = {
  mine: (_who, ctx) => (ctx.scope === 'ability' && ctx.actor ? ctx.actor : userPhrase('mine', ctx)),
  theirs: () => ({
    is: 'fighter',
    head: 'fighter',
    quantity: 'the',
    part: 'theirs',
    ref: 'theirs',
    where: [],
  }),
  both: (who, ctx, quantity) => {
    const head = who.kind === undefined ? (who.is ?? 'fighter') : kindNamed(ctx, who.kind).named;
    return { is: 'fighter', head, quantity, part: 'both', where: [] };
  },
  actor: (_who, ctx) => {
    if (ctx.actor !== undefined) return ctx.actor;
    if (ctx.scope === 'ability') {
      return { is: 'fighter', head: 'fighter', quantity: 'the', part: 'attacker', ref: 'actor', where: [] };
    }
    return userPhrase(ctx.scope === 'combat' ? 'mine' : 'user', ctx);
  },
  reg: (who, ctx, quantity) => registerPhrase(who, ctx, quantity),
  any: plain({}),
  own: plain({ side: 'own' }),
  friendly: plain({ side: 'friendly' }),
  opposing: (who, ctx, quantity) => {
    if (who.of === undefined) return plain({ side: 'opposing' })(who, ctx, quantity);
    // That a fighter of an opponent opposes you goes without saying.
    return plain({ where: [{ how: 'ofPlayer', who: playerPhrase(who.of, ctx) }] })(who, ctx, quantity);
  },
  heroOf: (who, ctx) => {
    const owner = playerPhrase(who.of, ctx);
    // A card that others play speaks of their hero.
    if (owner.who === (isLent(ctx) ? 'owner' : 'you')) return namedFighter(ctx.hero.slug, ctx);
    return {
      is: 'fighter',
      head: 'hero',
      quantity: 'the',
      owner,
      ref: `hero-of:${owner.ref ?? ''}`,
      where: [],
    };
  },
};

function registerPhrase(who: Fighters, ctx: Context, quantity: Quantity): FighterPhrase {
  const binding = ctx.registers[who.reg ?? -1];
  if (binding?.kind === 'fighter') return binding.phrase;
  if (binding?.kind !== 'fighters') {
    return { is: 'fighter', head: 'fighter', quantity: 'the', ref: `reg:${who.reg ?? -1}`, where: [] };
  }
  // "each fighter damaged this way", or by name: "Beowulf, if he was damaged this way".
  if (who.kind !== undefined) {
    const named = plain({ side: 'own' })(who, ctx, quantity);
    return isKnown(named) ? { ...named, facts: [binding.where] } : { ...named, where: [binding.where] };
  }
  const { from } = binding;
  if (isKnown(from)) return { ...from, facts: [binding.where] };
  const head = from.side === undefined && from.part === undefined ? from.head : 'fighter';
  const { side } = from;
  return { is: 'fighter', head, quantity, where: [binding.where], ...(side === undefined ? {} : { side }) };
}

type Narrow = Exclude<keyof typeof FIGHTERS, 'sel' | 'reg' | 'of' | 'kind'>;
type Narrowing = { readonly [K in Narrow]: (who: Fighters, ctx: Context) => readonly Where[] };

const STATES = { defeated: 'defeated', reserve: 'reserve', away: 'away' } as const;

/** What each field of a selector adds. */
const NARROWING: Narrowing = {
  is: () => [],
  state: ({ state }) => (state === undefined ? [] : [{ how: STATES[state] }]),
  adjacentTo: ({ adjacentTo }, ctx) =>
    adjacentTo ? [{ how: 'adjacent', to: fighterPhrase(adjacentTo, ctx, 'one') }] : [],
  flankedBy: ({ flankedBy }, ctx) =>
    flankedBy ? [{ how: 'flanked', by: fighterPhrase(flankedBy, ctx, 'some') }] : [],
  inZoneOf: ({ inZoneOf }, ctx) =>
    inZoneOf ? [{ how: 'inZone', of: fighterPhrase(inZoneOf, ctx, 'one') }] : [],
  outOfZoneOf: ({ outOfZoneOf }, ctx) =>
    outOfZoneOf ? [{ how: 'outOfZone', of: fighterPhrase(outOfZoneOf, ctx, 'one') }] : [],
  at: ({ at }, ctx) => (at ? [{ how: 'at', spaces: at.map((reg) => spaceAt(reg, ctx)) }] : []),
  on: ({ on }, ctx) => (on === undefined ? [] : [{ how: 'onToken', token: declared(ctx, 'token', on) }]),
  startedOn: ({ startedOn }, ctx) =>
    startedOn === undefined ? [] : [{ how: 'startedOnToken', token: declared(ctx, 'token', startedOn) }],
  moved: ({ moved }) => (moved ? [{ how: 'moved' }] : []),
  leftZone: ({ leftZone }) => (leftZone ? [{ how: 'leftZone' }] : []),
  hurt: ({ hurt }) => (hurt ? [{ how: 'hurt' }] : []),
  not: (who, ctx) => {
    const { not } = who;
    return not && !isOther(not, who) ? [{ how: 'not', who: fighterPhrase(not, ctx, 'one') }] : [];
  },
};

const ORDER: readonly Narrow[] = [
  'is',
  'state',
  'adjacentTo',
  'flankedBy',
  'inZoneOf',
  'outOfZoneOf',
  'at',
  'on',
  'startedOn',
  'moved',
  'leftZone',
  'hurt',
  'not',
];

/** Leaving out the fighter that acts, or the one by whom their place is told, is said by "other". */
const isOther = (not: Fighters, { sel, adjacentTo, inZoneOf }: Fighters): boolean =>
  not.sel === 'mine' ||
  (not.sel === 'theirs' && sel === 'opposing') ||
  not.sel === 'actor' ||
  (adjacentTo !== undefined && same(not, adjacentTo)) ||
  (inZoneOf !== undefined && same(not, inZoneOf));

/** A hero with one sidekick: besides one of them there is only one other. */
const isPair = ({ hero }: Context): boolean => hero.sidekicks.length === 1 && hero.sidekicks[0]?.count === 1;

/** A set of fighters as a phrase. */
export function fighterPhrase(who: Fighters, ctx: Context, quantity: Quantity): FighterPhrase {
  const base = BASES[who.sel](who, ctx, quantity);
  const narrowing = ORDER.flatMap((key) => NARROWING[key](who, ctx));
  const other = who.not !== undefined && isOther(who.not, who) ? { other: true as const } : {};
  if (who.sel === 'own' && who.not?.sel === 'mine' && isPair(ctx))
    return { ...base, quantity: 'the', part: 'mate', ref: 'mate', where: narrowing };
  if (!isKnown(base)) return { ...base, where: [...base.where, ...narrowing], ...other };
  const kind =
    who.kind === undefined || base.ref?.endsWith(`:${who.kind}`) ? undefined : kindNamed(ctx, who.kind).named;
  const facts: Where[] = [
    ...(base.facts ?? []),
    ...(who.is === undefined ? [] : [{ how: 'kind', kind: who.is } as const]),
    ...(kind === undefined ? [] : [{ how: 'kind', kind } as const]),
    ...narrowing,
  ];
  return facts.length === 0 ? base : { ...base, facts };
}

/** Whether the phrase means one particular fighter. */
export const isKnown = (phrase: FighterPhrase): boolean =>
  phrase.quantity === 'the' || (phrase.quantity === 'one' && phrase.ref !== undefined);

/** A remembered space. */
function spaceAt(reg: number, ctx: Context): SpacePhrase {
  const binding = ctx.registers[reg];
  if (binding?.kind === 'space') return binding.phrase;
  return { is: 'space', quantity: 'the', ref: `space:${reg}`, where: [] };
}

/** A remembered token. */
export function tokenAt(reg: number, ctx: Context): TokenPhrase {
  const binding = ctx.registers[reg];
  if (binding?.kind === 'token') return binding.phrase;
  return { is: 'token', token: { slug: 'token', name: 'token' }, quantity: 'the', form: 'that' };
}

type SpaceNarrowing = {
  readonly [K in Exclude<keyof typeof SPACES, 'reg'>]: (at: Spaces, ctx: Context) => readonly Where[];
};

const SPACE_NARROWING: SpaceNarrowing = {
  other: ({ other }) => (other ? [{ how: 'other' }] : []),
  free: ({ free }) => (free ? [{ how: 'empty' }] : []),
  adjacentTo: ({ adjacentTo }, ctx) =>
    adjacentTo ? [{ how: 'adjacent', to: fighterPhrase(adjacentTo, ctx, 'one') }] : [],
  nextTo: ({ nextTo }, ctx) => (nextTo === undefined ? [] : [{ how: 'adjacent', to: spaceAt(nextTo, ctx) }]),
  inZoneOf: ({ inZoneOf }, ctx) =>
    inZoneOf ? [{ how: 'inZone', of: fighterPhrase(inZoneOf, ctx, 'one') }] : [],
  inZoneWithout: ({ inZoneWithout }, ctx) =>
    inZoneWithout
      ? [{ how: 'zoneWithout', of: { ...fighterPhrase(inZoneWithout, ctx, 'one'), quantity: 'bare' } }]
      : [],
  token: ({ token }, ctx) => (token === undefined ? [] : [{ how: 'sameAs', token: tokenAt(token, ctx) }]),
  under: ({ under }, ctx) => (under ? [{ how: 'under', who: fighterPhrase(under, ctx, 'one') }] : []),
  on: ({ on }, ctx) => (on === undefined ? [] : [{ how: 'onToken', token: declared(ctx, 'token', on) }]),
};

const SPACE_ORDER = [
  'other',
  'free',
  'adjacentTo',
  'nextTo',
  'inZoneOf',
  'inZoneWithout',
  'token',
  'under',
  'on',
] as const;

/** A set of spaces as a phrase. */
export function spacePhrase(at: Spaces, ctx: Context, quantity: 'one' | 'any'): SpacePhrase {
  if (at.reg !== undefined) return spaceAt(at.reg, ctx);
  const where = SPACE_ORDER.flatMap((key) => SPACE_NARROWING[key](at, ctx));
  return { is: 'space', quantity, where };
}

/** A known card as a phrase. */
export function cardPhrase(card: CardRef, ctx: Context): CardPhrase {
  if (card === 'mine') {
    const which = ctx.scope === 'ability' ? 'yours' : ctx.bonus ? 'thisAttack' : 'this';
    return { is: 'card', which, ref: 'card:this' };
  }
  if (card === 'theirs')
    return { is: 'card', which: 'theirs', owner: playerPhrase('opponent', ctx), ref: 'card:theirs' };
  if (card === 'previous') {
    return { is: 'card', which: 'previous', owner: playerPhrase('opponent', ctx), ref: 'card:previous' };
  }
  if (card === 'noted') return { is: 'card', which: 'noted', ref: 'card:noted' };
  const binding = ctx.registers[card.reg];
  return binding?.kind === 'card' ? binding.phrase : { is: 'card', which: 'some', form: 'that' };
}

/** The card of one's own fighter or of the opposing one. */
export const combatCard = (of: 'mine' | 'theirs', ctx: Context): CardPhrase => cardPhrase(of, ctx);

type Fits = Pick<
  CardPhrase,
  'type' | 'user' | 'tag' | 'titles' | 'value' | 'playable' | 'defending' | 'boosting' | 'sameTitle'
>;

/** What a filter asks of a card; `value` must already be a phrase. */
export function filterPhrase(where: Filter | undefined, ctx: Context, value: CardPhrase['value']): Fits {
  if (where === undefined) return {};
  const { type, user, tag, named, playable, boosting, paired } = where;
  return {
    ...(type === undefined ? {} : { type }),
    ...(user === undefined ? {} : { user: userNamed(ctx, user) ?? ('any' as const) }),
    ...(tag === undefined ? {} : { tag: labelNamed(ctx.hero, tag) }),
    ...(named === undefined ? {} : { titles: named.map((slug) => cardNamed(ctx, slug)) }),
    ...(value === undefined ? {} : { value }),
    ...(playable === undefined ? {} : { playable }),
    // Against an attack card one defends.
    ...(playable && ctx.card?.type === 'attack' ? { defending: true as const } : {}),
    ...(boosting === undefined ? {} : { boosting }),
    ...(paired === undefined ? {} : { sameTitle: paired }),
  };
}

/** Somebody's pile. */
export const pilePhrase = (
  pile: PilePhrase['pile'],
  of: Player | undefined,
  ctx: Context,
  end?: 'top' | 'bottom',
): PilePhrase => {
  const owner = playerPhrase(of, ctx);
  if (end !== undefined) return { is: 'pile', pile, owner, end };
  return owner.who === 'you'
    ? { is: 'pile', pile, owner }
    : { is: 'pile', pile, owner, ref: `${pile}-of:${owner.ref ?? ''}` };
};

/** A pile of the reader's own. */
export const ownPile = (slug: string, ctx: Context): PilePhrase => ({
  is: 'pile',
  pile: 'own',
  ...(slug === '' ? {} : { named: declared(ctx, 'pile', slug) }),
  owner: YOU,
});

/** Any pile that a node names, an own one by its slug. */
export const pileOf = (
  pile: PilePhrase['pile'],
  { of, own }: { readonly of?: Player; readonly own?: string },
  ctx: Context,
): PilePhrase => (pile === 'own' ? ownPile(own ?? '', ctx) : pilePhrase(pile, of, ctx));
