import type { CardType, Value } from '@peerless/language';
import { act, fact } from '../../meaning/clause.ts';
import { type MeasurePhrase, type TermPhrase, term, YOU } from '../../meaning/phrase.ts';
import type { Clauses } from '../clauses.ts';
import type { Context } from '../context.ts';
import { combatCard, fighterPhrase, playerPhrase } from '../selectors.ts';
import { amountPhrase, exactPhrase } from '../values.ts';

const valueOn = (
  of: 'mine' | 'theirs',
  ctx: Context,
  measure: 'value' | 'printed' = 'value',
): MeasurePhrase => ({
  is: 'measure',
  measure,
  of: combatCard(of, ctx),
});

/** What is not taken. */

const PREVENTED = { combat: 'noCombatDamage', other: 'noOtherDamage', all: 'noDamage' } as const;

const boosterOf = (of: 'mine' | 'theirs', ctx: Context) =>
  of === 'mine' ? YOU : playerPhrase('opponent', ctx);

/** Whose part somebody takes who comes into a combat; a versatile card does not tell. */
const SIDES: { readonly [T in CardType]?: TermPhrase } = {
  attack: term('attacker'),
  defense: term('defender'),
};

/** The value without its sign, if it is known to be less than 0. */
function negative(value: Value): Value | undefined {
  if (typeof value === 'number') return value < 0 ? -value : undefined;
  if (value.val !== 'times' || typeof value.a !== 'number' || value.a >= 0) return undefined;
  return value.a === -1 ? value.b : { ...value, a: -value.a };
}

/** Values, cancelling, damage in combat and bonus attacks. */
export const combatClauses: Pick<
  Clauses,
  | 'boost'
  | 'setValue'
  | 'addValue'
  | 'ignoreValue'
  | 'swapValues'
  | 'fixValue'
  | 'cancel'
  | 'prevent'
  | 'redirect'
  | 'become'
  | 'bonusAttack'
> = {
  boost: (node, ctx) => {
    const agent = boosterOf(node.of, ctx);
    const may = node.may ? { may: agent } : {};
    if (node.faceDown) return [act('boostFaceDown', { agent }, may), act('boostLost', {}, { aside: true })];
    const patient = combatCard(node.of, ctx);
    if (node.count === undefined) return [act('boost', { agent, patient }, may)];
    const amount = amountPhrase(node.count, 'card', ctx);
    return [act('boostOften', { agent, patient, amount: { ...amount, bound: 'upTo' } }, may)];
  },
  setValue: (node, ctx) => {
    const amount = exactPhrase(node.to, ctx);
    if (node.printed) return [act('change', { patient: valueOn(node.of, ctx, 'printed'), amount })];
    return [act('become', { agent: valueOn(node.of, ctx), amount })];
  },
  addValue: (node, ctx) => {
    const to = valueOn(node.of, ctx);
    const less = negative(node.by);
    if (less !== undefined) return [act('subtract', { amount: amountPhrase(less, 'value', ctx), to })];
    return [act('add', { amount: amountPhrase(node.by, 'value', ctx), to })];
  },
  ignoreValue: (node, ctx) => [act('ignore', { patient: valueOn(node.of, ctx) })],
  swapValues: () => [act('exchangeValues')],
  fixValue: (node, ctx) => [
    act(node.deaf ? 'fixForGood' : 'fix', {
      agent: valueOn(node.of, ctx),
      amount: exactPhrase(node.to, ctx),
    }),
  ],
  cancel: ({ after }, ctx) => {
    const of = combatCard('theirs', ctx);
    if (after === undefined) return [act('cancel', { patient: { is: 'effects', of } })];
    const cancelled = act('cancel', { patient: { is: 'effects', of, after: true } });
    if (after === 'always') return [cancelled];
    const cond = fact('winCombat', { agent: YOU, patient: term('thisCombat') });
    return [{ kind: 'if', cond, then: [cancelled], otherwise: [] }];
  },
  prevent: (node, ctx) => {
    const agent = fighterPhrase(node.who, ctx, 'each');
    if (node.over !== undefined)
      return [act('takeAtMost', { agent, amount: amountPhrase(node.over, 'combatDamage', ctx) })];
    return [act('takeNone', { agent, patient: term(PREVENTED[node.kind]) })];
  },
  redirect: (node, ctx) => [
    act('redirect', {
      agent: fighterPhrase(node.to, ctx, 'one'),
      from: fighterPhrase(node.from, ctx, 'each'),
    }),
  ],
  become: (node, ctx) => {
    const agent = fighterPhrase(node.who, ctx, 'one');
    const patient = fighterPhrase({ sel: 'mine' }, ctx, 'the');
    ctx.soFar.replaced = true;
    const side = ctx.moment === 'attacked' ? SIDES.defense : SIDES[ctx.card?.type ?? 'versatile'];
    return [side === undefined ? act('replace', { agent, patient }) : act('takeSide', { agent, as: side })];
  },
  // Its name and value stand below the text.
  bonusAttack: () => [act('makeBonusAttack')],
};
