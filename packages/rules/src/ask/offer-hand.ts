import type { Game } from '../state/game.ts';
import { facesInHand, guestDecks } from '../state/hand.ts';
import { offerFaces } from './ask.ts';

/** Hands as options. */

/** Adds one option for each face in a hand among those that fit, by whose deck it is of; own cards come first. */
export function offerHand(game: Game, holder: number, fits: (owner: number) => number): void {
  offerFaces(game, holder, facesInHand(game, holder) & fits(holder));
  if (!game.content.guests) return;
  for (const owner of guestDecks(game, holder))
    offerFaces(game, owner, facesInHand(game, holder, owner) & fits(owner));
}

/** Adds one option for each face in a hand. */
export const offerWholeHand = (game: Game, holder: number): void => offerHand(game, holder, all);
const all = (): number => -1;
