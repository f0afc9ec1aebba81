import type { Modifier, ModifierName } from '@peerless/language';
import { act, type Cond, type Lasting } from '../meaning/clause.ts';
import { type AmountPhrase, type Phrase, term, YOU } from '../meaning/phrase.ts';
import { conditionFacts } from './conditions.ts';
import { type Context, declared, labelNamed, userNamed } from './context.ts';
import { saidOf } from './facts.ts';
import { fighterPhrase } from './selectors.ts';
import { amountPhrase, exactPhrase } from './values.ts';

/** Modifiers of the effect language as lasting statements. */

type ModifierOf<K extends ModifierName> = Extract<Modifier, { readonly mod: K }>;
type Modifiers = { readonly [K in ModifierName]: (node: ModifierOf<K>, ctx: Context) => Lasting };

const lasting = (clause: Lasting['act'], conds: readonly Cond[] = []): Lasting => {
  const [only] = conds;
  if (only === undefined) return { kind: 'lasting', act: clause };
  return { kind: 'lasting', act: clause, while: conds.length === 1 ? only : { all: conds } };
};

const THIS_CARD: Phrase = { is: 'card', which: 'this' };

/** So many more than usual. */
const furtherPhrase = (amount: AmountPhrase): AmountPhrase =>
  amount.n === undefined || amount.per !== undefined ? amount : { ...amount, bound: 'further' };

/** Damage that is prevented for good. */
const SHIELDED = { combat: 'neverCombatDamage', other: 'neverOtherDamage', all: 'neverDamage' } as const;

const HOMES = { hand: 'comeToHand', top: 'comeToTop', either: 'comeToEither' } as const;

/** All own cards with that tag, or all. */
const cardsWith = (tag: string | undefined, ctx: Context): Phrase => ({
  is: 'card',
  which: 'all',
  ...(tag === undefined
    ? { pile: { is: 'pile', pile: 'deck', owner: YOU } }
    : { tag: labelNamed(ctx.hero, tag) }),
});

/** What each modifier states. */
export const modifiers: Modifiers = {
  value: (node, ctx) => {
    const who = fighterPhrase(node.who, ctx, 'each');
    const conds = node.if === undefined ? [] : [conditionFacts(node.if, ctx)];
    // What is said of one known fighter is a condition: "while Invisible Man is in a fog space".
    const { facts = [], ...of } = who;
    const plays = { is: 'plays', of, role: node.role ?? 'either' } as const;
    const to = { is: 'measure', measure: 'value', of: plays } as const;
    return lasting(
      typeof node.by === 'number' && node.by < 0
        ? act('subtract', { amount: amountPhrase(-node.by, 'value', ctx), to })
        : act('add', { amount: amountPhrase(node.by, 'value', ctx), to }),
      [...conds, ...facts.map((where) => saidOf({ ...of, where: [] }, where))],
    );
  },
  fixed: (node, ctx) => {
    const { facts = [], ...of } = fighterPhrase(node.who, ctx, 'each');
    const plays = { is: 'plays', of, role: 'either' } as const;
    return lasting(
      act('fixForGood', {
        agent: { is: 'measure', measure: 'value', of: plays },
        amount: exactPhrase(node.to, ctx),
      }),
      facts.map((where) => saidOf({ ...of, where: [] }, where)),
    );
  },
  floor: (node, ctx) => {
    const { facts = [], ...of } = fighterPhrase(node.who, ctx, 'each');
    const patient = { is: 'measure', measure: 'health', of } as const;
    return lasting(
      act('keepHealth', { patient, amount: exactPhrase(node.health, ctx) }),
      facts.map((where) => saidOf({ ...of, where: [] }, where)),
    );
  },
  maneuverDraw: (node, ctx) => {
    const amount = furtherPhrase(amountPhrase(node.by, 'card', ctx));
    return lasting(
      act('drawInManeuver', { agent: YOU, amount }),
      node.if === undefined ? [] : [conditionFacts(node.if, ctx)],
    );
  },
  move: (node, ctx) => {
    const conds = node.if === undefined ? [] : [conditionFacts(node.if, ctx)];
    if (node.who === undefined)
      return lasting(act('moveFurther', { amount: amountPhrase(node.by, 'value', ctx) }), conds);
    const { facts = [], ...agent } = fighterPhrase(node.who, ctx, 'each');
    const amount = furtherPhrase(amountPhrase(node.by, 'space', ctx));
    return lasting(act('goFurther', { agent, amount }), [
      ...conds,
      ...facts.map((where) => saidOf({ ...agent, where: [] }, where)),
    ]);
  },
  ranged: (node, ctx) => {
    const { facts = [], ...agent } = fighterPhrase(node.who, ctx, 'each');
    return lasting(act('beRanged', { agent }), [
      ...(node.if === undefined ? [] : [conditionFacts(node.if, ctx)]),
      ...facts.map((where) => saidOf({ ...agent, where: [] }, where)),
    ]);
  },
  reach: (node, ctx) => {
    const conds = node.if === undefined ? [] : [conditionFacts(node.if, ctx)];
    const { facts = [], ...who } = fighterPhrase(node.who, ctx, 'some');
    // With whichever of one's fighters goes without saying.
    const roles = Object.keys(node.who).length === 1 && node.who.sel === 'own' ? {} : { with: who };
    return lasting(act(node.next ? 'attackAnywhereNext' : 'attackAnywhere', roles, { may: YOU }), [
      ...conds,
      ...facts.map((where) => saidOf({ ...who, where: [] }, where)),
    ]);
  },
  passing: (node, ctx) => {
    const { facts = [], ...agent } = fighterPhrase(node.who, ctx, 'each');
    return lasting(act('passThrough', { agent }), [
      ...(node.if === undefined ? [] : [conditionFacts(node.if, ctx)]),
      ...facts.map((where) => saidOf({ ...agent, where: [] }, where)),
    ]);
  },
  shield: (node, ctx) => {
    const { facts = [], ...agent } = fighterPhrase(node.who, ctx, 'each');
    return lasting(act('takeNone', { agent, patient: term(SHIELDED[node.kind]) }), [
      ...(node.if === undefined ? [] : [conditionFacts(node.if, ctx)]),
      ...facts.map((where) => saidOf({ ...agent, where: [] }, where)),
    ]);
  },
  escape: (node, ctx) => {
    const { facts = [], ...patient } = fighterPhrase(node.who, ctx, 'each');
    return lasting(
      act('escape', { patient }, { may: YOU }),
      facts.map((where) => saidOf({ ...patient, where: [] }, where)),
    );
  },
  handOver: ({ tag }, ctx) => lasting(act('goToOpponents', { agent: cardsWith(tag, ctx) })),
  comeBack: ({ tag, to }, ctx) => lasting(act(HOMES[to], { agent: cardsWith(tag, ctx) })),
  hideHand: () => lasting(act('hideHand', { patient: THIS_CARD }, { may: YOU })),
  protect: (node, ctx) =>
    lasting(
      act('cannotBeCancelled', {
        agent: {
          is: 'effects',
          of: {
            is: 'list',
            items: node.users.map(
              (user): Phrase => ({
                is: 'card',
                which: 'all',
                user: userNamed(ctx, user) ?? 'any',
              }),
            ),
          },
        },
      }),
    ),
  link: (node, ctx) =>
    lasting(
      act(
        'linkSpaces',
        {
          agent: fighterPhrase(node.who, ctx, 'each'),
          patient: { is: 'label', label: 'token', named: declared(ctx, 'token', node.token) },
        },
        { may: YOU, aside: true },
      ),
    ),
  freeSteps: (node, ctx) => {
    const { facts = [], ...agent } = fighterPhrase(node.who, ctx, 'each');
    const patient = { is: 'label', label: 'token', named: declared(ctx, 'token', node.token) } as const;
    return lasting(
      act('notCountMoving', { agent, patient }),
      facts.map((where) => saidOf({ ...agent, where: [] }, where)),
    );
  },
  uncancellable: () => lasting(act('cannotBeCancelled', { agent: { is: 'effects', of: THIS_CARD } })),
  playAs: (node, ctx) =>
    lasting(
      act('playAs', { patient: THIS_CARD, as: term(node.as) }, { may: YOU }),
      node.if === undefined ? [] : [conditionFacts(node.if, ctx)],
    ),
  against: (node, ctx) =>
    lasting(
      act('playOnlyAgainst', { agent: YOU, patient: THIS_CARD, to: fighterPhrase(node.who, ctx, 'one') }),
    ),
  faceUp: () => lasting(act('playOpenly', { patient: THIS_CARD, manner: term('faceUp') })),
  predict: () => lasting(act('playFaceUp', { patient: THIS_CARD, manner: term('faceUp') })),
};

/** A modifier as a lasting statement. */
export function modifierClause(modifier: Modifier, ctx: Context): Lasting {
  const say = modifiers[modifier.mod] as (node: Modifier, ctx: Context) => Lasting;
  return say(modifier, ctx);
}
