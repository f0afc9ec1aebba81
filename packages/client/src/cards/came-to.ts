import type { GameEvent } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { faceOf } from './face-of.ts';

/** The cards that came into a hand, as far as they are known: everybody knows those of the hands they see. */
export const cameTo = (seat: number, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'drew' && event.seat === seat && event.to === 'hand')
      return (event.cards ?? []).map((card) => faceOf(card).card);
    if (event.type === 'cardMoved' && event.seat === seat && event.to === 'hand')
      return event.card === undefined ? [] : [faceOf(event.card).card];
    return [];
  });

/** The cards that came into a hand since the turn began in which the moment `at` lies; none before the first turn. */
export function freshOf(moments: readonly Moment[], at: number, seat: number): readonly string[] {
  const came: string[] = [];
  for (let i = Math.min(at, moments.length - 1); i >= 0; i--) {
    const events = moments[i]?.events ?? [];
    const start = events.findLastIndex(({ type }) => type === 'turnStarted');
    came.unshift(...cameTo(seat, events.slice(start + 1)));
    if (start >= 0) return came;
  }
  return [];
}

/** Which places of a hand hold what is fresh; of equal cards the last ones. */
export function freshPlaces(hand: readonly string[], fresh: readonly string[]): ReadonlySet<number> {
  const left = [...fresh];
  const places = new Set<number>();
  for (let i = hand.length - 1; i >= 0; i--) {
    const found = left.indexOf(hand[i] ?? '');
    if (found < 0) continue;
    left.splice(found, 1);
    places.add(i);
  }
  return places;
}
