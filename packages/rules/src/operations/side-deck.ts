import { ask, offer } from '../ask/ask.ts';
import { KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { startEffect } from '../procedures/resolve.ts';
import { membersOf } from '../state/bits.ts';
import { causeOf, sideCause } from '../state/cause.ts';
import { inFile } from '../state/files.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import {
  burySideCard,
  discardedSideCards,
  discardOpenSideCards,
  lookAtSideCard,
  shuffleSideDeck,
  turnUpSideCard,
} from '../state/side-deck.ts';
import { actorOf, hasRoom, ownerOf, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { FUTILE } from './futile.ts';
import { done, type Operation } from './operation.ts';

/**
 * Side decks (docs/decisions/0054, 0059): the top card is turned up and resolved, or looked at; open ones are shuffled in or
 * discarded; a discarded one goes to the bottom.
 */

/** Which card goes to the bottom was answered. */
const CHOSEN = 1;

export const sideDeck: Operation<'sideDeck'> = {
  run(game, frame, node) {
    const seat = ownerOf(game, frame);
    if (stepOf(game, frame) === CHOSEN) {
      done(game, frame);
      bury(game, seat, objectOf(answerOf(game)));
      return;
    }
    const isFutile = FUTILE.sideDeck(game, frame, node);
    if (node.do === 'bury' && !isFutile) {
      ask(game, frame, CHOSEN, seat, KIND.card, PROMPT.sideCard);
      return;
    }
    done(game, frame);
    if (!isFutile && node.do !== 'bury') ACTS[node.do](game, seat, frame);
  },
  list(game, frame) {
    for (const card of membersOf(discardedSideCards(game, ownerOf(game, frame))))
      offer(game, pack(OPTION.sideCard, 0, card));
  },
};

const slugOf = (game: Game, seat: number, card: number): string =>
  game.content.heroes[seat].def.sideDeck?.cards[card].slug ?? '';

/** The card that is turned up acts, not what turned it up. */
function reveal(game: Game, seat: number, frame: number): void {
  const card = turnUpSideCard(game, seat);
  if (game.sink !== null)
    emit(game, { type: 'sideRevealed', cause: causeOf(game), seat, card: slugOf(game, seat, card) });
  const node = game.content.heroes[seat].sideNodes[card];
  if (node !== NONE && hasRoom(game, 6))
    startEffect(game, inFile(seat, node), seat, sideCause(seat, card), actorOf(game, frame));
}

/** RU-30: looking is private. */
function look(game: Game, seat: number): void {
  const card = slugOf(game, seat, lookAtSideCard(game, seat));
  const viewers = game.content.insiders[seat];
  if (game.sink !== null) emit(game, { type: 'sideLooked', cause: causeOf(game), seat, card }, viewers);
}

function shuffle(game: Game, seat: number): void {
  shuffleSideDeck(game, seat);
  if (game.sink !== null) emit(game, { type: 'sideShuffled', cause: causeOf(game), seat });
}

function discard(game: Game, seat: number): void {
  for (const card of membersOf(discardOpenSideCards(game, seat)))
    if (game.sink !== null)
      emit(game, { type: 'sideDiscarded', cause: causeOf(game), seat, card: slugOf(game, seat, card) });
}

/** RU-72: of all discarded cards one; nobody is asked where there is but one. */
function bury(game: Game, seat: number, card: number): void {
  burySideCard(game, seat, card);
  if (game.sink !== null)
    emit(game, { type: 'sideBuried', cause: causeOf(game), seat, card: slugOf(game, seat, card) });
}

type Act = (game: Game, seat: number, frame: number) => void;
const ACTS: { readonly [D in Exclude<NodeOf<'sideDeck'>['do'], 'bury'>]: Act } = {
  reveal,
  look,
  shuffle,
  discard,
};
