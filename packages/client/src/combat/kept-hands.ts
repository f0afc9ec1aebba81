import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { cameTo } from '../cards/came-to.ts';

/**
 * The position before a moment, with the hands as they are while that moment is told: only what stays in them from first
 * to last. What was played, discarded or boosted with is gone, also if it came back, and what was drawn is not there yet.
 */
export function withKeptHands(before: View, told: Moment | undefined): View {
  if (told === undefined) return before;
  return {
    ...before,
    seats: before.seats.map((side) => {
      const after = told.view.seats[side.seat]?.hand ?? [];
      const stayed = without(after, cameTo(side.seat, told.events));
      return { ...side, hand: without(side.hand, without(side.hand, stayed)) };
    }),
  };
}

/** A hand without these cards; of equal ones as many go as are named. */
function without(hand: readonly string[], cards: readonly string[]): readonly string[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
