import { ask, offer, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import { opponentsOf } from '../evaluate/select.ts';
import { seatOfCard } from '../state/card.ts';
import { abilityOf, causeOf } from '../state/cause.ts';
import { isOut, stamp } from '../state/clock.ts';
import type { Game } from '../state/game.ts';
import { addToHand, guestsIn, removeOpenly } from '../state/hand.ts';
import { cardId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { deckAt, deckSize, putAway, putOnTop, takeFromDeck, takeOn } from '../state/piles.ts';
import { answerOf, askedPrompt } from '../state/question.ts';
import { goTo, hasRoom, ownerOf, pop, push, register, setRegister } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { EVERYONE } from '../state/viewers.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';

/**
 * Cards in hands of others (modifiers handOver and comeBack): one that was played or discarded lies on its owner's discard
 * pile, or where that hero gathers cards, and goes on from there at once.
 */

// Registers
const CARD = 0;
/** Who discarded it. */
const FROM = 1;
/** Where it lies meanwhile: a pile of its owner's, or NONE for the discard pile. */
const LIES = 2;

const { at, steps } = inSteps({
  askPlace: (game, frame) => ask(game, frame, at.place, ownerOf(game, frame), KIND.mode, PROMPT.comeBack),
  place(game, frame) {
    const card = register(game, frame, CARD);
    const from = register(game, frame, FROM);
    const pile = register(game, frame, LIES);
    const toTop = isOption(answerOf(game), OPTION.toTop);
    pop(game);
    bringBack(game, card, pile, from, toTop ? 'top' : 'hand');
  },
  askReceiver: (game, frame) =>
    ask(game, frame, at.receive, ownerOf(game, frame), KIND.player, PROMPT.handOver),
  receive(game, frame) {
    const card = register(game, frame, CARD);
    const pile = register(game, frame, LIES);
    const answer = answerOf(game);
    pop(game);
    if (answer !== NONE) give(game, card, pile, objectOf(answer));
  },
});

export const guests: Procedure = {
  steps,
  list(game, frame) {
    if (askedPrompt(game) === PROMPT.comeBack) {
      offerWord(game, OPTION.toHand);
      offerWord(game, OPTION.toTop);
    } else
      for (const seat of opponentsOf(game, ownerOf(game, frame))) offer(game, pack(OPTION.player, 0, seat));
  },
  describe: (game, frame) =>
    askedPrompt(game) === PROMPT.comeBack ? { card: cardId(game, register(game, frame, CARD)) } : {},
};

function start(game: Game, card: number, pile: number, from: number, step: number): void {
  const owner = seatOfCard(card);
  const frame = push(game, PROCEDURE.guests, owner, abilityOf(owner));
  setRegister(game, frame, CARD, card);
  setRegister(game, frame, FROM, from);
  setRegister(game, frame, LIES, pile);
  goTo(game, frame, step);
}

/** A card that an opponent has discarded goes back to its owner's hand or deck. */
export function startComingBack(
  game: Game,
  card: number,
  pile: number,
  from: number,
  to: 'hand' | 'top' | 'either',
): void {
  if (to === 'either' && hasRoom(game, 1)) start(game, card, pile, from, at.askPlace);
  else bringBack(game, card, pile, from, to === 'top' ? 'top' : 'hand');
}

function bringBack(game: Game, card: number, pile: number, from: number, to: 'hand' | 'top'): void {
  const seat = seatOfCard(card);
  // Out of the game meanwhile, or somebody took it.
  if (isOut(game, seat) || !takeOn(game, card, pile)) return;
  if (to === 'hand') addToHand(game, card, EVERYONE);
  else putOnTop(game, card, EVERYONE);
  tell(game, card, from, seat, to);
}

/** A card goes to the hand of the opponent of the combat, or of one that its owner chooses. */
export function startHandingOver(game: Game, card: number, pile: number, opponent: number): void {
  const owner = seatOfCard(card);
  const opponents = opponent === NONE ? opponentsOf(game, owner) : [opponent];
  if (opponents.length > 1 && hasRoom(game, 1)) start(game, card, pile, owner, at.askReceiver);
  else if (opponents.length > 0) give(game, card, pile, opponents[0]);
}

/** Whoever is out of the game gets no cards any more. */
function give(game: Game, card: number, pile: number, seat: number): void {
  if (isOut(game, seat) || isOut(game, seatOfCard(card)) || !takeOn(game, card, pile)) return;
  addToHand(game, card, EVERYONE, seat);
  tell(game, card, seatOfCard(card), seat, 'hand');
}

function tell(game: Game, card: number, from: number, seat: number, to: 'hand' | 'top'): void {
  stamp(game);
  if (game.sink === null) return;
  emit(game, {
    type: 'cardReceived',
    cause: causeOf(game, abilityOf(seatOfCard(card))),
    seat,
    from,
    card: cardId(game, card),
    to: to === 'top' ? 'deck' : 'hand',
  });
}

/** Who leaves the game takes along the own cards; those of others go back to their owners' discard piles (RU-76). */
export function sortOutGuests(game: Game, seat: number): void {
  if (!game.content.guests) return;
  for (let holder = 0; holder < game.content.seats; holder++) {
    for (const card of guestsIn(game, holder)) {
      if (holder !== seat && seatOfCard(card) !== seat) continue;
      removeOpenly(game, card, holder);
      putAway(game, card);
    }
    for (let i = deckSize(game, holder) - 1; i >= 0; i--) {
      const card = deckAt(game, holder, i);
      if (seatOfCard(card) === holder || (holder !== seat && seatOfCard(card) !== seat)) continue;
      takeFromDeck(game, card, holder);
      putAway(game, card);
    }
  }
}
