import type { GameEvent } from '@peerless/rules';

/** A place on the table that cards come from or go to. */
export type CardPlace = 'deck' | 'hand' | 'discard' | 'middle';

/** A card on its way; null: face down. */
export interface Flight {
  readonly card: string | null;
  readonly seat: number;
  readonly from: CardPlace;
  readonly to: CardPlace;
}

/** More cards at once are a flurry that nobody can follow. */
const MOST = 4;

/**
 * The ways that cards go in a moment, besides those that come into a hand that is seen: onto the discards, and from the
 * decks of others into their hands. `seen`: the seats whose hands are seen; a scheme of somebody else lies in the middle
 * for a while, so that it does not go anywhere.
 */
export function flightsOf(events: readonly GameEvent[], seen: readonly number[]): readonly Flight[] {
  const isScheme = events.some(({ type }) => type === 'schemePlayed');
  return events
    .flatMap((event) => flightOf(event, seen))
    .filter(({ from, seat }) => !(isScheme && from === 'middle' && !seen.includes(seat)))
    .slice(-MOST);
}

function flightOf(event: GameEvent, seen: readonly number[]): Flight[] {
  if (event.type === 'discarded') {
    const { seat, card, why, pile } = event;
    // It lies beside the hero then, not on the discard pile.
    if (pile !== undefined) return [];
    return [{ card, seat, from: FROM[why], to: 'discard' }];
  }
  if (event.type === 'drew' && event.to === 'hand' && !seen.includes(event.seat))
    return Array.from({ length: Math.min(event.count, MOST) }, () => ({
      card: null,
      seat: event.seat,
      from: 'deck',
      to: 'hand',
    }));
  return [];
}

/** Where a card was before it was discarded. */
const FROM = {
  played: 'middle',
  top: 'deck',
  boost: 'hand',
  choice: 'hand',
  random: 'hand',
  limit: 'hand',
} as const;
