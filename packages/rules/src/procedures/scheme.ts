import { MOMENT } from '../content/hero.ts';
import { seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import { forgetSymbols } from '../state/declared.ts';
import { seatOfFighter } from '../state/fighters.ts';
import { inFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { removeOpenly } from '../state/hand.ts';
import { cardId, faceOf, fighterId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { schemeCard, setSchemeCard } from '../state/piles.ts';
import { actorOf, ownerOf, pop, push, setActor, sourceAt } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { clearAway } from './discard.ts';
import { asksNothing, inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { startEffect, startHooks } from './resolve.ts';

/** Section 7: show the card, resolve it, discard it. */

const { steps } = inSteps({
  resolve: (game, frame) => {
    const card = schemeCard(game);
    const fighter = actorOf(game, frame);
    const { scheme: node } = faceOf(game, card);
    if (node !== NONE)
      startEffect(game, inFile(seatOfCard(card), node), seatOfFighter(fighter), card, fighter);
  },
  discard: (game, frame) => {
    const fighter = actorOf(game, frame);
    const player = ownerOf(game, frame);
    const source = sourceAt(game, frame);
    // What may follow for the card is asked after it: this frame is over.
    pop(game);
    discardScheme(game, player, source);
    startHooks(game, seatOfFighter(fighter), MOMENT.afterScheme, fighter);
  },
});

export const scheme: Procedure = { steps, list: asksNothing };

/** the fighter plays the card. */
export function startScheme(game: Game, fighter: number, card: number): void {
  removeOpenly(game, card, seatOfFighter(fighter));
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
export function discardScheme(game: Game, player: number, source: number): void {
  forgetSymbols(game);
  const card = schemeCard(game);
  if (card === NONE) return;
  setSchemeCard(game, NONE);
  clearAway(game, card, player, NONE, 'scheme', source);
}
