import type { GameEvent, View } from '@peerless/rules';
import type { Names } from '@peerless/text';
import { faceOf } from '../cards/face-of.ts';

/** A position with the hands as they are while these events are told: what was played lies on the table, not in a hand. */
export function withoutPlayed(view: View, events: readonly GameEvent[], names: Names): View {
  const played = events.map((event) => playedBy(event, names));
  return {
    ...view,
    seats: view.seats.map((side) => {
      const hand = [...side.hand];
      for (const { seat, card } of played) {
        // Of equal cards one is played.
        const at = seat === side.seat && card !== undefined ? hand.indexOf(faceOf(card).card) : -1;
        if (at >= 0) hand.splice(at, 1);
      }
      return { ...side, hand };
    }),
  };
}

/** Who plays which card into a combat by an event. */
function playedBy(
  event: GameEvent,
  names: Names,
): { readonly seat?: number; readonly card?: string | undefined } {
  switch (event.type) {
    case 'attackDeclared':
      return { seat: names.seatOf(event.attacker), card: event.card };
    case 'defended':
      return { seat: names.seatOf(event.defender), card: event.card };
    case 'boostLaid':
      return { seat: event.seat, card: event.card };
    case 'discarded':
      return event.why === 'boost' ? { seat: event.seat, card: event.card } : {};
    default:
      return {};
  }
}
