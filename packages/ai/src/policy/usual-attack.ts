import type { Game } from '@peerless/rules';
import { attackerOf, cardPrint, ownerOfCard, seatCount, seatOf, tableOf } from '@peerless/rules/numbers';

const tables = new WeakMap<object, Float64Array>();
const MOST_CARDS = 128;

/** The mean value of the attacks in the deck of whoever attacks: what a defender has to count with. */
export function usualAttack(game: Game, defender: number): number {
  const attacker = attackerOf(game);
  if (attacker < 0 || defender < 0) return 0;
  const table = tableOf(game);
  const means = tables.get(table) ?? reckoned(game);
  tables.set(table, means);
  return means[seatOf(attacker)];
}

function reckoned(game: Game): Float64Array {
  const sums = new Float64Array(seatCount(game));
  const counts = new Float64Array(seatCount(game));
  for (let card = 0; card < MOST_CARDS; card++) {
    const print = cardPrint(game, card);
    if (print === null || (print.type !== 'attack' && print.type !== 'versatile')) continue;
    sums[ownerOfCard(card)] += print.quantity * (print.value ?? 0);
    counts[ownerOfCard(card)] += print.quantity;
  }
  return sums.map((sum, seat) => sum / Math.max(1, counts[seat]));
}
