import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import { forgetSymbols } from '../state/declared.ts';
import { seatOfFighter } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { removeOpenly } from '../state/hand.ts';
import { cardId, faceOf, fighterId, pileNamed } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { putAway, schemeCard, setSchemeCard } from '../state/piles.ts';
import { actorOf, pop, push, setActor } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { asksNothing, inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { startEffect } from './resolve.ts';

/** Section 7: show the card, resolve it, discard it. */

const { steps } = inSteps({
  resolve: (game, frame) => {
    const card = schemeCard(game);
    const fighter = actorOf(game, frame);
    const { scheme: node } = faceOf(game, card);
    if (node !== NONE) startEffect(game, node, seatOfFighter(fighter), card, fighter);
  },
  discard: (game) => {
    discardScheme(game);
    pop(game);
  },
});

export const scheme: Procedure = { steps, list: asksNothing };

/** the fighter plays the card. */
export function startScheme(game: Game, fighter: number, card: number): void {
  removeOpenly(game, card);
  startPlayedScheme(game, fighter, card);
}

/** The same with a card that lies in no pile any more. */
export function startPlayedScheme(game: Game, fighter: number, card: number): void {
  stamp(game);
  setSchemeCard(game, card);
  setActor(game, push(game, PROCEDURE.scheme, seatOfFighter(fighter), card), fighter);
  if (game.sink !== null)
    emit(game, {
      type: 'schemePlayed',
      cause: causeOf(game),
      fighter: fighterId(game, fighter),
      card: cardId(game, card),
    });
}

/** the card reaches the discard pile after its effect, unless the effect sent it elsewhere. */
export function discardScheme(game: Game): void {
  forgetSymbols(game);
  const card = schemeCard(game);
  if (card === NONE) return;
  setSchemeCard(game, NONE);
  const pile = putAway(game, card);
  if (game.sink !== null)
    emit(game, {
      type: 'discarded',
      cause: causeOf(game),
      seat: seatOfCard(card),
      card: cardId(game, card),
      why: 'played',
      ...pileNamed(game, card, pile),
    });
}
