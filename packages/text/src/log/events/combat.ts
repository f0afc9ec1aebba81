import { act } from '../../meaning/clause.ts';
import { type Phrase, term } from '../../meaning/phrase.ts';
import { cardName, fighterName, listOf, playerName } from '../../names/names.ts';
import type { Events } from './events-table.ts';

const number = (n: number): Phrase => ({ is: 'number', n });

/** The value of a side. */
const side = (of: 'attack' | 'defense'): Phrase => term(of === 'attack' ? 'attackValue' : 'defenseValue');

/** Attacks, defenses and what becomes of them. */
export const combatEvents: Pick<
  Events,
  | 'attackDeclared'
  | 'bonusAttack'
  | 'defended'
  | 'predicted'
  | 'revealed'
  | 'valueChanged'
  | 'effectsCancelled'
  | 'afterCancelled'
  | 'notCancelled'
  | 'combatantReplaced'
  | 'cardReplaced'
  | 'combatResolved'
  | 'combatWon'
> = {
  attackDeclared: ({ attacker, target, card }, names) =>
    act('attackWith', {
      agent: fighterName(attacker, names),
      patient: fighterName(target, names),
      ...(card === undefined ? {} : { with: cardName(card, names, names.seatOf(attacker)) }),
    }),
  bonusAttack: ({ attacker, target, name, value }, names) =>
    act('bonusAttackWith', {
      agent: fighterName(attacker, names),
      patient: fighterName(target, names),
      with: { is: 'name', of: 'card', text: names.bonusAttack(name) },
      amount: number(value),
    }),
  defended: ({ defender, played, card }, names) => {
    const agent = fighterName(defender, names);
    if (!played) return act('defendWithout', { agent });
    const known: Phrase =
      card === undefined ? { is: 'card', which: 'some' } : cardName(card, names, names.seatOf(defender));
    return act('defendWith', { agent, with: known });
  },
  predicted: ({ seat, number: n, card }, names) =>
    act('predict', { agent: playerName(seat, names), amount: number(n), with: cardName(card, names, seat) }),
  revealed: ({ attack, defense, boost }, names) => {
    const cards = [attack, defense, boost].flatMap((id) => (id === null ? [] : [cardName(id, names)]));
    return act('beRevealed', { agent: cards.length === 0 ? term('noCard') : listOf(cards) });
  },
  valueChanged: ({ side: of, from, to, how }) => {
    if (how === 'ignore') return act('beIgnored', { agent: side(of) });
    if (how === 'fix') return act('beFixed', { agent: side(of), to: number(to) });
    return act('valueChange', { agent: side(of), from: number(from), to: number(to) });
  },
  effectsCancelled: ({ card }, names) =>
    act('beCancelled', { agent: { is: 'effects', of: cardName(card, names) } }),
  afterCancelled: ({ card, if: when }, names) =>
    act(when === 'won' ? 'beCancelledByLoss' : 'beCancelled', {
      agent: { is: 'effects', of: cardName(card, names), after: true },
    }),
  notCancelled: ({ card }, names) =>
    act('notBeCancelled', { agent: { is: 'effects', of: cardName(card, names) } }),
  combatantReplaced: ({ from, to }, names) =>
    act('takePlaceOf', { agent: fighterName(to, names), patient: fighterName(from, names) }),
  cardReplaced: ({ side: of, card }, names) =>
    act('becomeCard', {
      agent: cardName(card, names),
      as: term(of === 'attack' ? 'attackCard' : 'defenseCard'),
    }),
  combatResolved: ({ attack, defense, damage }) =>
    act('resolveCombat', {
      from: number(attack),
      to: number(defense),
      amount: { is: 'amount', unit: 'combatDamage', n: damage },
    }),
  combatWon: ({ fighter }, names) =>
    act('winCombat', { agent: fighterName(fighter, names), patient: term('theCombat') }),
};
