import { act, type Clause } from '../../meaning/clause.ts';
import { type FighterPhrase, YOU } from '../../meaning/phrase.ts';
import type { Clauses } from '../clauses.ts';
import { type Context, declared, freshRef, kindNamed } from '../context.ts';
import { fighterPhrase, spacePhrase } from '../selectors.ts';
import { amountPhrase, exactPhrase } from '../values.ts';

const optional = (may: true | undefined) => (may ? { may: YOU } : {});

/** Who is Mr. Hyde takes the damage himself. */
const isReader = ({ ref }: FighterPhrase, { form, hero }: Context): boolean =>
  form !== undefined && ref === `fighter:${hero.slug}`;

/** The spaces of such tokens do not count. */
const freely = (token: string, ctx: Context): Clause =>
  act(
    'notCount',
    { patient: { is: 'label', label: 'token', named: declared(ctx, 'token', token) } },
    { aside: true },
  );

/** Movement, placement, damage, health and defeat. */
export const fighterClauses: Pick<
  Clauses,
  | 'move'
  | 'place'
  | 'swap'
  | 'damage'
  | 'recover'
  | 'setHealth'
  | 'defeat'
  | 'summon'
  | 'revive'
  | 'away'
  | 'hold'
> = {
  move: (node, ctx) => {
    const set = fighterPhrase(node.who, ctx, 'each');
    const patient =
      (node.through || node.past !== undefined) && set.ref === undefined
        ? { ...set, ref: freshRef(ctx, 'set') }
        : set;
    const amount = amountPhrase(node.upTo, 'space', ctx);
    const moved: Clause = act('move', {
      patient,
      amount: amount.n === undefined ? amount : { ...amount, bound: node.exactly ? 'exactly' : 'upTo' },
    });
    if (node.passed !== undefined) {
      const from: FighterPhrase = {
        is: 'fighter',
        head: 'fighter',
        side: 'opposing',
        quantity: 'each',
        where: [],
      };
      ctx.registers[node.passed] = { kind: 'fighters', where: { how: 'passed', by: patient }, from };
    }
    const free = node.freeOn === undefined ? [] : [freely(node.freeOn, ctx)];
    if (node.past === 'sidekicks')
      return [moved, ...free, act('moveThroughSidekicks', { agent: patient }, { may: YOU, aside: true })];
    if (!node.through) return [moved, ...free];
    return [moved, ...free, act('moveThrough', { agent: patient }, { may: YOU, aside: true })];
  },
  place: (node, ctx) => [
    act(
      'place',
      { patient: fighterPhrase(node.who, ctx, 'each'), at: spacePhrase(node.at, ctx, 'any') },
      optional(node.may),
    ),
  ],
  swap: (node, ctx) => [
    act('swap', {
      patient: { is: 'list', items: [fighterPhrase(node.a, ctx, 'one'), fighterPhrase(node.b, ctx, 'one')] },
    }),
  ],
  damage: (node, ctx) => {
    const recipient = fighterPhrase(node.to, ctx, 'each');
    const amount = amountPhrase(node.amount, 'damage', ctx);
    if (recipient.ref !== undefined) ctx.soFar.hit.add(recipient.ref);
    if (node.dealt !== undefined) {
      ctx.registers[node.dealt] = { kind: 'number', phrase: { is: 'measure', measure: 'damageDealt' } };
    }
    if (node.hit !== undefined)
      ctx.registers[node.hit] = { kind: 'fighters', where: { how: 'hit' }, from: recipient };
    if (node.felled !== undefined) {
      ctx.registers[node.felled] = { kind: 'fighters', where: { how: 'felled' }, from: recipient };
    }
    if (isReader(recipient, ctx)) return [act('suffer', { agent: YOU, amount })];
    return [act('deal', { recipient, amount })];
  },
  recover: (node, ctx) => [
    act('recover', {
      agent: fighterPhrase(node.who, ctx, 'each'),
      amount: amountPhrase(node.amount, 'health', ctx),
    }),
  ],
  setHealth: (node, ctx) => [
    act('setHealth', {
      patient: { is: 'measure', measure: 'health', of: fighterPhrase(node.who, ctx, 'each') },
      amount: exactPhrase(node.to, ctx),
    }),
  ],
  defeat: (node, ctx) => [act('defeat', { patient: fighterPhrase(node.who, ctx, 'each') })],
  summon: (node, ctx) => {
    const { named, unique } = kindNamed(ctx, node.kind);
    const from = node.from === 'defeated';
    const patient: FighterPhrase = {
      is: 'fighter',
      head: named,
      quantity: unique ? 'the' : node.all ? 'each' : 'one',
      where: from && !unique ? [{ how: 'defeated' }] : [],
      ref: unique ? `fighter:${node.kind}` : freshRef(ctx, 'fighter'),
    };
    const to = spacePhrase(node.at, ctx, 'any');
    const summoned = act(from ? 'returnFighter' : 'summon', { patient, to }, optional(node.may));
    if (node.as !== undefined) ctx.registers[node.as] = { kind: 'fighter', phrase: patient, did: summoned };
    return [summoned];
  },
  revive: (node, ctx) => {
    // Said of the fighter itself: that it is defeated is the condition or goes without saying.
    const { state: _state, ...who } = node.who;
    const of = fighterPhrase(who, ctx, 'each');
    return [
      act('setHealth', {
        patient: { is: 'measure', measure: 'health', of },
        amount: exactPhrase(node.health, ctx),
      }),
      act('place', { patient: of, at: spacePhrase(node.at, ctx, 'any') }),
      act('beUndefeated', { agent: of }, { aside: true }),
    ];
  },
  hold: (node, ctx) => [act('stayPut', { agent: fighterPhrase(node.who, ctx, 'each') })],
  away: (node, ctx) => {
    const patient = fighterPhrase(node.who, ctx, 'each');
    return [act('removeFighter', { patient }), act('comeBack', { patient }, { aside: true })];
  },
};
