import type { Game } from '../state/game.ts';
import { facesInHand, guestDecks } from '../state/hand.ts';
import { NONE } from '../state/limits.ts';
import { offerFaces } from './ask.ts';

/** Hands as options. */

/** The faces of a deck that fit a fighter. */
type Fits = (game: Game, fighter: number, owner: number) => number;

/** Adds one option for each face in a hand among those that fit a fighter, by whose deck it is of; own cards come first. */
export function offerHand(game: Game, holder: number, fits: Fits, fighter: number): void {
  offerFaces(game, holder, facesInHand(game, holder) & fits(game, fighter, holder));
  if (!game.content.guests) return;
  for (const owner of guestDecks(game, holder))
    offerFaces(game, owner, facesInHand(game, holder, owner) & fits(game, fighter, owner));
}

/** Adds one option for each face in a hand. */
export const offerWholeHand = (game: Game, holder: number): void => offerHand(game, holder, all, NONE);
const all = (): number => -1;
