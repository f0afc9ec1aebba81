import type { PICKABLES, Pickable, Value } from '@peerless/language';
import type {
  AmountPhrase,
  CardPhrase,
  FighterPhrase,
  Phrase,
  PlayerPhrase,
  SpacePhrase,
  TokenPhrase,
} from '../meaning/phrase.ts';
import { type Binding, type Context, declared, freshRef } from './context.ts';
import { fighterPhrase, isKnown, spacePhrase } from './selectors.ts';
import { cardsPhrase } from './values.ts';

/** What can be picked, as phrases with a reference to come back to. */

export interface Picked {
  readonly what: Phrase;
  readonly ref: string;
  readonly binding: Binding;
}

type PickableName = keyof typeof PICKABLES;
type PickableOf<K extends PickableName> = Extract<Pickable, { readonly pick: K }>;
type Pickables = {
  readonly [K in PickableName]: (node: PickableOf<K>, ctx: Context, by: PlayerPhrase) => Picked;
};

const choice = (by: PlayerPhrase): { chosenBy?: PlayerPhrase } => (by.who === 'you' ? {} : { chosenBy: by });

const ONE: AmountPhrase = { is: 'amount', unit: 'card', n: 1 };

/** The phrase for each kind of pick. */
export const pickables: Pickables = {
  fighter: ({ who }, ctx, by) => {
    const base = fighterPhrase(who, ctx, 'one');
    const ref = base.ref ?? freshRef(ctx, 'fighter');
    const phrase: FighterPhrase = { ...base, ...choice(by), ref };
    return { what: phrase, ref, binding: { kind: 'fighter', phrase } };
  },
  space: ({ at }, ctx) => {
    const ref = freshRef(ctx, 'space');
    const [only] = Object.keys(at);
    // Where a known fighter stands needs no choice; it may have left when the space is mentioned.
    if (only === 'under' && Object.keys(at).length === 1 && at.under !== undefined) {
      const who = fighterPhrase(at.under, ctx, 'the');
      const known: SpacePhrase = { is: 'space', quantity: 'the', where: [{ how: 'left', who }], ref };
      if (isKnown(who)) return { what: known, ref, binding: { kind: 'space', phrase: known } };
    }
    const phrase = { ...spacePhrase(at, ctx, 'one'), ref };
    return { what: phrase, ref, binding: { kind: 'space', phrase } };
  },
  card: (node, ctx, by) => {
    const ref = freshRef(ctx, 'card');
    const base = { ...cardsPhrase(node, ctx), ...(node.unseen ? { unseen: true as const } : {}) };
    const picker = base.pile?.owner?.ref === by.ref ? {} : choice(by);
    const amount = base.sameTitle ? { ...ONE, n: 2 } : ONE;
    const phrase: CardPhrase = { ...base, amount, ...picker, ref };
    return { what: phrase, ref, binding: { kind: 'card', phrase } };
  },
  opponent: ({ with: fighters }, ctx) => {
    const owned = fighters === undefined ? {} : { with: ownedBy(fighterPhrase(fighters, ctx, 'one')) };
    const phrase: PlayerPhrase = { is: 'player', who: 'opponent', ...owned, ref: 'opponent' };
    return { what: phrase, ref: 'opponent', binding: { kind: 'player', phrase } };
  },
  player: (_node, ctx) => {
    const ref = freshRef(ctx, 'player');
    const phrase: PlayerPhrase = { is: 'player', who: 'player', ref };
    return { what: phrase, ref, binding: { kind: 'player', phrase } };
  },
  number: ({ min, max }, ctx, by) => {
    const ref = freshRef(ctx, 'number');
    const phrase = { is: 'measure', measure: 'named', ref } as const;
    const limit = limitOf(min, max);
    return {
      what: phrase,
      ref,
      binding: {
        kind: 'number',
        phrase,
        ...(limit === undefined ? {} : { limit }),
        ...(by.who === 'you' ? {} : { by }),
      },
    };
  },
  token: ({ token, not, under }, ctx, by) => {
    const ref = freshRef(ctx, 'token');
    const phrase: TokenPhrase = {
      is: 'token',
      token: declared(ctx, 'token', token),
      quantity: not === undefined ? 'one' : 'another',
      ...(under === undefined ? {} : { under: fighterPhrase(under, ctx, 'the') }),
      ...choice(by),
      ref,
    };
    return { what: phrase, ref, binding: { kind: 'token', phrase } };
  },
};

/** That a fighter of an opponent opposes you goes without saying. */
const ownedBy = ({ side: _side, ...fighter }: FighterPhrase): FighterPhrase => fighter;

/** How an amount says that its number is free: "up to 3", "up to that many" or "any amount" of what one has. */
function limitOf(min: Value, max: Value): Omit<AmountPhrase, 'is' | 'unit'> | undefined {
  if (min !== 0) return undefined;
  if (typeof max === 'number') return { n: max, bound: 'upTo' };
  if (max.val === 'reg') return { bound: 'upTo' };
  return max.val === 'counter' || max.val === 'rest' || max.val === 'cards' ? { bound: 'any' } : undefined;
}

/** The phrase and the binding of something to pick. */
export function pickablePhrase(node: Pickable, ctx: Context, by: PlayerPhrase): Picked {
  const say = pickables[node.pick] as (node: Pickable, ctx: Context, by: PlayerPhrase) => Picked;
  return say(node, ctx, by);
}
