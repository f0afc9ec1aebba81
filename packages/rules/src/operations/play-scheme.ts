import { ask, offerFaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { schemeFaces } from '../evaluate/playable.ts';
import { select } from '../evaluate/select.ts';
import { startPlayedScheme } from '../procedures/scheme.ts';
import { lowest } from '../state/bits.ts';
import { faceBit, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { everybody, fightersOf } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { facesInHand, handSize, removeOpenly } from '../state/hand.ts';
import { NONE } from '../state/limits.ts';
import {
  deckAt,
  deckSize,
  facesInPile,
  removeFromDiscard,
  showDeck,
  shuffle,
  takeFromDeck,
} from '../state/piles.ts';
import { answerOf } from '../state/question.ts';
import { hasRoom, ownerOf, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { done, type Operation } from './operation.ts';
import { decksIn } from './pick.ts';

/** A scheme of a pile is chosen and played at once, though nobody has an action for it. */

type PlayScheme = NodeOf<'playScheme'>;

export const playScheme: Operation<'playScheme'> = {
  run(game, frame, node) {
    const fighter = schemer(game, frame, node);
    if (stepOf(game, frame) === 0 && fighter !== NONE) {
      const seat = ownerOf(game, frame);
      // Whoever chooses among the cards of a deck looks through it; it is shuffled afterwards.
      if (node.from === 'deck') showDeck(game, seat, game.content.insiders[seat]);
      // Whether a hidden pile has a scheme is secret until it is seen to be played.
      ask(game, frame, 1, seat, KIND.card, PROMPT.take, node.from !== 'discard');
      return;
    }
    done(game, frame);
    if (fighter === NONE) return;
    const card = isOption(answerOf(game), OPTION.card) ? objectOf(answerOf(game)) : NONE;
    if (card !== NONE) removeFrom(game, node.from, card, ownerOf(game, frame));
    if (node.from === 'deck') shuffleDeck(game, ownerOf(game, frame));
    if (card !== NONE && hasRoom(game, 6)) startPlayedScheme(game, fighter, card);
  },
  list(game, frame, node) {
    const seat = ownerOf(game, frame);
    const fighter = schemer(game, frame, node);
    if (fighter === NONE) return;
    for (const owner of decksIn(game, seat, node.from))
      offerFaces(game, owner, facesOf(game, seat, node.from, owner) & schemeFaces(game, fighter, owner));
    const hidden =
      node.from === 'deck' ? deckSize(game, seat) : node.from === 'hand' ? handSize(game, seat) : 0;
    if (game.count === 0 && hidden > 0) offerWord(game, OPTION.none);
  },
};

/** The fighter of yours that is to play it, if it is on the board. */
const schemer = (game: Game, frame: number, { who }: PlayScheme): number =>
  lowest(select(game, frame, who) & everybody(game) & fightersOf(ownerOf(game, frame)));

/** The faces of one deck among a seat's cards in a pile, as a set. */
function facesOf(game: Game, seat: number, pile: PlayScheme['from'], owner: number): number {
  if (pile === 'hand') return facesInHand(game, seat, owner);
  if (pile === 'discard') return facesInPile(game, seat, pile);
  let faces = 0;
  for (let i = deckSize(game, seat) - 1; i >= 0; i--) {
    const card = deckAt(game, seat, i);
    if (seatOfCard(card) === owner) faces |= faceBit(card);
  }
  return faces;
}

function removeFrom(game: Game, pile: PlayScheme['from'], card: number, seat: number): void {
  if (pile === 'hand') removeOpenly(game, card, seat);
  else if (pile === 'discard') removeFromDiscard(game, card);
  else takeFromDeck(game, card, seat);
}

function shuffleDeck(game: Game, seat: number): void {
  shuffle(game, seat);
  if (game.sink !== null) emit(game, { type: 'shuffled', cause: causeOf(game), seat });
}
