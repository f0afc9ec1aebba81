import type { View } from '@peerless/rules';
import { ownSeats } from './names.ts';

/** Seats that stand together: those of whoever looks and of their team, and all the others. */
export interface SeatGroups {
  readonly others: readonly number[];
  /** At the lower edge, the viewer's own last. */
  readonly own: readonly number[];
}

/** Who sits where, seen by the viewer; whoever only looks on sits with `beside`. */
export function seatGroups(view: View, beside = 0): SeatGroups {
  const mine = ownSeats(view);
  const [first = beside] = mine;
  const team = view.seats[first]?.team;
  const isOwn = (seat: number): boolean =>
    view.mode === 'teams' ? view.seats[seat]?.team === team : seat === first || mine.includes(seat);
  const seats = view.seats.map(({ seat }) => seat);
  // Clockwise from whoever looks: that is the order in which they play.
  const turned = [...seats.slice(first + 1), ...seats.slice(0, first + 1)];
  return { others: turned.filter((seat) => !isOwn(seat)), own: turned.filter(isOwn) };
}
