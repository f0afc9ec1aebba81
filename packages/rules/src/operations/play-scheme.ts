import { ask, offerFaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { schemeFaces } from '../evaluate/playable.ts';
import { select } from '../evaluate/select.ts';
import { startPlayedScheme } from '../procedures/scheme.ts';
import { bitOf, lowest } from '../state/bits.ts';
import { faceNumber } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { everybody, fightersOf } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { facesInHand, handSize, removeOpenly } from '../state/hand.ts';
import { NONE } from '../state/limits.ts';
import { deckAt, deckSize, facesInPile, removeFromDiscard, shuffle, takeFromDeck } from '../state/piles.ts';
import { answerOf } from '../state/question.ts';
import { hasRoom, ownerOf, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { done, type Operation } from './operation.ts';

/** A scheme of a pile is chosen and played at once, though nobody has an action for it. */

type PlayScheme = NodeOf<'playScheme'>;

export const playScheme: Operation<'playScheme'> = {
  run(game, frame, node) {
    const fighter = schemer(game, frame, node);
    if (stepOf(game, frame) === 0 && fighter !== NONE) {
      // Whether a hidden pile has a scheme is secret until it is seen to be played.
      ask(game, frame, 1, ownerOf(game, frame), KIND.card, PROMPT.take, node.from !== 'discard');
      return;
    }
    done(game, frame);
    if (fighter === NONE) return;
    const card = isOption(answerOf(game), OPTION.card) ? objectOf(answerOf(game)) : NONE;
    if (card !== NONE) removeFrom(game, node.from, card);
    if (node.from === 'deck') shuffleDeck(game, ownerOf(game, frame));
    if (card !== NONE && hasRoom(game, 6)) startPlayedScheme(game, fighter, card);
  },
  list(game, frame, node) {
    const seat = ownerOf(game, frame);
    const fighter = schemer(game, frame, node);
    if (fighter === NONE) return;
    offerFaces(game, seat, facesOf(game, seat, node.from) & schemeFaces(game, fighter));
    const hidden =
      node.from === 'deck' ? deckSize(game, seat) : node.from === 'hand' ? handSize(game, seat) : 0;
    if (game.count === 0 && hidden > 0) offerWord(game, OPTION.none);
  },
};

/** The fighter of yours that is to play it, if it is on the board. */
const schemer = (game: Game, frame: number, { who }: PlayScheme): number =>
  lowest(select(game, frame, who) & everybody(game) & fightersOf(ownerOf(game, frame)));

function facesOf(game: Game, seat: number, pile: PlayScheme['from']): number {
  if (pile === 'hand') return facesInHand(game, seat);
  if (pile === 'discard') return facesInPile(game, seat, pile);
  let faces = 0;
  for (let i = deckSize(game, seat) - 1; i >= 0; i--) faces |= bitOf(faceNumber(deckAt(game, seat, i)));
  return faces;
}

function removeFrom(game: Game, pile: PlayScheme['from'], card: number): void {
  if (pile === 'hand') removeOpenly(game, card);
  else if (pile === 'discard') removeFromDiscard(game, card);
  else takeFromDeck(game, card);
}

function shuffleDeck(game: Game, seat: number): void {
  shuffle(game, seat);
  if (game.sink !== null) emit(game, { type: 'shuffled', cause: causeOf(game), seat });
}
