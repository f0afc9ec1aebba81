import type { Effect } from '@peerless/language';
import type { Decision, Library, Option, Side, View } from '@peerless/rules';
import { facesOf } from '@peerless/rules/content';
import { message, type Names } from '@peerless/text';
import { deckCount } from '../cards/deck-count.ts';
import { words } from './words.ts';

/** What an answer given in a combat comes to, as far as whoever is asked can know it. */
export type Consequence =
  /** A value becomes another one. */
  | { readonly side: Side; readonly from: number; readonly to: number }
  /** So many cards of that value may still be the one that attacks. */
  | { readonly left: number };

/** Null where nothing is known, or nothing changes. */
export function consequenceOf(
  option: Option,
  decision: Decision,
  view: View,
  library: Library,
): Consequence | null {
  if (view.combat === null) return null;
  if (option.type === 'number' && decision.prompt === 'predict')
    return { left: leftOf(option.number, decision.seat, view, library) };
  if (option.type === 'card' && decision.prompt === 'boost') return boosted(option.card, view);
  if (option.type === 'yes' && decision.effect?.op === 'may' && decision.effect.by === undefined)
    return changed(decision.effect.do, sideOf(decision.seat, view), view);
  return null;
}

/** Attack cards of that printed value which nobody has seen go, the one that lies face down among them. */
function leftOf(value: number, predicting: number, view: View, { heroes }: Library): number {
  const attacker = view.fighters.find(({ id }) => id === view.combat?.attacker);
  const hero = heroes.get(view.seats[attacker?.seat ?? -1]?.hero ?? '');
  if (attacker === undefined || hero === undefined || attacker.seat === predicting) return 0;
  const isThat = (slug: string): boolean => {
    const card = hero.cards.find((each) => each.slug === slug.split(':')[0]);
    return card?.value === value && (card.type === 'attack' || card.type === 'versatile');
  };
  return deckCount(view, attacker.seat, facesOf(hero))
    .cards.filter(({ card }) => isThat(card))
    .reduce((sum, { left }) => sum + left, 0);
}

function boosted(card: string, { boosts }: View): Consequence | null {
  const sum = boosts.find((each) => each.card === card);
  return sum === undefined || sum.of === 'move' ? null : { side: sum.of, from: sum.value, to: sum.sum };
}

/** On which side of the combat a seat fights. */
const sideOf = (seat: number, { combat, fighters }: View): Side =>
  fighters.find(({ id }) => id === combat?.attacker)?.seat === seat ? 'attack' : 'defense';

/** What the first part of an effect makes of a value, where it says so in plain numbers. */
function changed(effect: Effect, mine: Side, view: View): Consequence | null {
  if (effect.op === 'seq') return effect.do[0] === undefined ? null : changed(effect.do[0], mine, view);
  if (effect.op !== 'addValue' && effect.op !== 'setValue') return null;
  const side = effect.of === 'mine' ? mine : mine === 'attack' ? 'defense' : 'attack';
  const from = view.combat?.[side] ?? null;
  const number = effect.op === 'addValue' ? effect.by : effect.to;
  if (from === null || typeof number !== 'number') return null;
  const to = Math.max(0, effect.op === 'addValue' ? from + number : number);
  return to === from ? null : { side, from, to };
}

/** "Attack 3 → 1", "2 left". */
export function consequenceText(consequence: Consequence, names: Names): string {
  if ('left' in consequence) return words.in(names.lang)('left', { count: consequence.left });
  const { side, from, to } = consequence;
  return `${message(names.lang, `${side}Value`)} ${from} → ${to}`;
}
