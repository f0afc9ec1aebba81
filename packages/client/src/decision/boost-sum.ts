import { type Decision, type Option, preview, type View } from '@peerless/rules';
import { library } from '../library.ts';

/** What a BOOST adds up to, before it is paid. */
export interface BoostSum {
  readonly of: 'move' | 'value';
  readonly words: {
    readonly move: number;
    readonly value: number;
    readonly boost: number;
    readonly sum: number;
  };
}

/** The sum if this option pays a BOOST, else null. */
export function boostSum(view: View, { prompt, seat }: Decision, option: Option): BoostSum | null {
  if (option.type !== 'card' || (prompt !== 'moveBoost' && prompt !== 'boost')) return null;
  const { boost } = preview(view, option, library());
  if (boost === undefined || boost === null) return null;
  const of = prompt === 'moveBoost' ? 'move' : 'value';
  const before = of === 'move' ? view.seats[seat]?.move : ownValue(view, seat);
  if (before === undefined || before === null) return null;
  return { of, words: { move: before, value: before, boost, sum: before + boost } };
}

/** The combat value of that seat's side as far as it is known. */
function ownValue({ combat, fighters }: View, seat: number): number | null {
  if (combat === null) return null;
  const attacks = fighters.find(({ id }) => id === combat.attacker)?.seat === seat;
  return attacks ? combat.attack : combat.defense;
}
