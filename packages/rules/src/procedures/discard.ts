import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import type { Game } from '../state/game.ts';
import { removeOpenly } from '../state/hand.ts';
import { cardId, faceOf, pileNamed } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { putAway } from '../state/piles.ts';
import { hasRoom } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { startEffect } from './resolve.ts';

/** From hand onto the discard pile. */
export function discardFromHand(
  game: Game,
  card: number,
  why: 'choice' | 'random' | 'limit' | 'boost',
): void {
  removeOpenly(game, card);
  const pile = putAway(game, card);
  stamp(game);
  if (game.sink !== null)
    emit(game, {
      type: 'discarded',
      cause: causeOf(game),
      seat: seatOfCard(card),
      card: cardId(game, card),
      why,
      ...pileNamed(game, card, pile),
    });
}

/** Starts what is printed beside the BOOST number of a card that its player has just BOOSTed with. */
export function startBoosted(game: Game, card: number): void {
  startBox(game, card, faceOf(game, card).boosted);
}

/** The card has gone to the discard pile by an effect of that seat: starts what the card says if it is an opponent's. */
export function startDiscarded(game: Game, card: number, by: number): void {
  const { team } = game.content;
  if (team[seatOfCard(card)] !== team[by]) startBox(game, card, faceOf(game, card).discarded);
}

function startBox(game: Game, card: number, node: number): void {
  if (node !== NONE && hasRoom(game, 6)) startEffect(game, node, seatOfCard(card), card, NONE);
}
