import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import type { Game } from '../state/game.ts';
import { removeOpenly } from '../state/hand.ts';
import { cardId } from '../state/ids.ts';
import { addToDiscard } from '../state/piles.ts';
import { emit } from '../state/tell.ts';

/** From hand onto the discard pile. */
export function discardFromHand(
  game: Game,
  card: number,
  why: 'choice' | 'random' | 'limit' | 'boost',
): void {
  removeOpenly(game, card);
  addToDiscard(game, card);
  stamp(game);
  if (game.sink !== null)
    emit(game, {
      type: 'discarded',
      cause: causeOf(game),
      seat: seatOfCard(card),
      card: cardId(game, card),
      why,
    });
}
