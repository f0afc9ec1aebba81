import type { EventOf, GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';

/** Cards that a moment lays before everybody's eyes: schemes of others, and what is turned up from a deck or a side deck. */

export type ShownEvent = EventOf<'schemePlayed' | 'sideRevealed' | 'shownInDeck' | 'discarded'>;

export interface ShownCard {
  readonly event: ShownEvent;
  /** Whose it is. */
  readonly seat: number;
}

/** More lie on their piles. */
const MOST = 4;

/** The cards that are shown large in a moment for a while. A combat has a stage of its own. */
export function shownIn({ events, view }: Moment): readonly ShownCard[] {
  if (events.some(({ type }) => type === 'revealed')) return [];
  const shown = events.flatMap((event): ShownCard[] => {
    const seat = seatOf(event, view.fighters);
    if (seat === null) return [];
    const isOwn = view.seats[seat]?.player === view.viewer;
    return event.type === 'schemePlayed' && isOwn ? [] : [{ event: event as ShownEvent, seat }];
  });
  return shown.slice(0, MOST);
}

/** Whose card an event shows to all; null where it shows none. */
function seatOf(event: GameEvent, fighters: Moment['view']['fighters']): number | null {
  switch (event.type) {
    case 'schemePlayed':
      return fighters.find(({ id }) => id === event.fighter)?.seat ?? null;
    case 'sideRevealed':
    case 'shownInDeck':
      return event.seat;
    case 'discarded':
      return event.why === 'top' ? event.seat : null;
    default:
      return null;
  }
}
