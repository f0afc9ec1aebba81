import { addressText } from '@peerless/language';
import { ask, offerFaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import { PROCEDURE } from '../procedures/procedure.ts';
import { lowest } from '../state/bits.ts';
import { cardOf, faceBit } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import type { Game } from '../state/game.ts';
import {
  copiesInGame,
  facesInHand,
  guestsIn,
  handSize,
  inHand,
  knownInHand,
  showCard,
} from '../state/hand.ts';
import { cardId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { discardAt, discardSize } from '../state/piles.ts';
import { answerOf, askedPrompt } from '../state/question.ts';
import { depthOf, frameAt, goToNode, nodeAt, nodeOf, procOf, sourceAt } from '../state/stack.ts';
import { emit } from '../state/tell.ts';

/**
 * Cards that can be shown from a hand to cancel an effect which would show that hand to an opponent (modifier hideHand). Whether
 * such a card is in the hand is secret, so its player is asked as long as it can be there.
 */

/** Whether the player may have a card that keeps their hand from that opponent, who does not know all of it yet. */
export function mayHide(game: Game, seat: number, from: number): boolean {
  const { heroes, team } = game.content;
  const { hideMask } = heroes[seat];
  if (hideMask === 0 || team[seat] === team[from] || handSize(game, seat) === 0) return false;
  return couldHold(game, seat, hideMask) && !knowsAll(game, seat, from);
}

/** Not all of these cards lie in the discard pile, as everybody can see. */
function couldHold(game: Game, seat: number, faces: number): boolean {
  let copies = 0;
  for (let m = faces; m !== 0; m &= m - 1) copies += copiesInGame(game, cardOf(seat, lowest(m)));
  for (let i = 0; i < discardSize(game, seat); i++)
    if ((faceBit(discardAt(game, seat, i)) & faces) !== 0) copies--;
  return copies > 0;
}

function knowsAll(game: Game, seat: number, viewer: number): boolean {
  for (let m = facesInHand(game, seat); m !== 0; m &= m - 1) {
    const card = cardOf(seat, lowest(m));
    if (knownInHand(game, viewer, card) < inHand(game, card)) return false;
  }
  return guestsIn(game, seat).every(
    (card) => knownInHand(game, viewer, card, seat) >= inHand(game, card, seat),
  );
}

export function askToHide(game: Game, frame: number, step: number, seat: number): void {
  ask(game, frame, step, seat, KIND.card, PROMPT.hideHand, true);
}

/** Lists the answers, if this is what was asked. */
export function listHiding(game: Game, seat: number): boolean {
  if (askedPrompt(game) !== PROMPT.hideHand) return false;
  offerWord(game, OPTION.none);
  offerFaces(game, seat, facesInHand(game, seat) & game.content.heroes[seat].hideMask);
  return true;
}

/** The box of a card or the ability whose effect a frame carries out. */
function boxOf(game: Game, frame: number): string {
  return nodeOf(game, frame) < 0 ? '' : addressText({ ...nodeAt(game, frame).address, path: [] });
}

/** Whether the hand stays hidden; then the whole effect is over, and with it the modes and parts that it was made of. */
export function hides(game: Game, frame: number, seat: number): boolean {
  const answer = answerOf(game);
  if (!isOption(answer, OPTION.card)) return false;
  const card = objectOf(answer);
  showCard(game, card);
  if (game.sink !== null)
    emit(game, { type: 'handHidden', cause: causeOf(game), seat, card: cardId(game, card) });
  const box = boxOf(game, frame);
  for (let depth = depthOf(game) - 1; depth >= 0; depth--) {
    const other = frameAt(depth);
    if (procOf(game, other) !== PROCEDURE.effect || boxOf(game, other) !== box) break;
    if (sourceAt(game, other) !== sourceAt(game, frame)) break;
    goToNode(game, other, NONE);
  }
  return true;
}
