import { type NodeOf, REMEMBERED } from '../content/compile.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { cardFor, seatFor } from '../evaluate/select.ts';
import { noteValue } from '../evaluate/values.ts';
import { startDiscarded } from '../procedures/discard.ts';
import { drawCards } from '../procedures/draw.ts';
import { startEffect } from '../procedures/resolve.ts';
import { hasBit, membersOf } from '../state/bits.ts';
import { cardOf, faceNumber, seatOfCard } from '../state/card.ts';
import { abilityOf, causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import {
  baseValue,
  combatant,
  combatCard,
  exchangeCombatCard,
  hasCardInPlay,
  inCombat,
  isGone,
  layCombatCard,
  markGone,
  replaceCombatCard,
  sideId,
  sideOf,
  winnerOf,
} from '../state/combat.ts';
import type { Pile } from '../state/event.ts';
import { seatOfFighter } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { addToHand, handOf, handSize, inHand, removeOpenly, showHand } from '../state/hand.ts';
import { cardId, faceOf, pileNamed } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import {
  addToDiscard,
  addToGathered,
  deckAt,
  deckSize,
  facesInPile,
  isAside,
  pileWith,
  putAway,
  putOnBottom,
  putOnTop,
  removeFromDiscard,
  removeFromGathered,
  setSchemeCard,
  shuffle,
  takeFromAside,
  takeFromDeck,
} from '../state/piles.ts';
import { actorOf, hasRoom, ownerOf, remember, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { EVERYONE } from '../state/viewers.ts';
import { FUTILE, sideFor } from './futile.ts';
import { askToHide, hides, listHiding, mayHide } from './hide-hand.ts';
import { done, instant, type Operation } from './operation.ts';

/** Operations on cards that need no question; `take` has a file of its own. */

/** More cards than that nobody has to draw. */
const MAX_DRAWN = 30;

export const draw: Operation<'draw'> = instant((game, frame, node) => {
  const seat = seatFor(game, frame, node.who);
  const number = evaluate(game, frame, node.count);
  const count = node.until && seat >= 0 ? number - handSize(game, seat) : number;
  if (seat >= 0 && count > 0) drawCards(game, seat, Math.min(count, MAX_DRAWN), node.aside);
});

/** RU-30: looking is private, revealing is public. */
export const look: Operation<'look'> = {
  run(game, frame, node) {
    const seat = seatFor(game, frame, node.at);
    if (stepOf(game, frame) === 0 && seat >= 0 && mayHide(game, seat, ownerOf(game, frame))) {
      askToHide(game, frame, 1, seat);
      return;
    }
    if (stepOf(game, frame) === 1 && hides(game, frame, seat)) return;
    done(game, frame);
    if (seat >= 0) showTo(game, seat, ownerOf(game, frame), node.by);
  },
  list(game, frame, node) {
    listHiding(game, seatFor(game, frame, node.at));
  },
};

function showTo(game: Game, seat: number, own: number, by: 'you' | 'all'): void {
  const viewers = by === 'all' ? EVERYONE : game.content.insiders[own];
  showHand(game, seat, viewers);
  if (game.sink === null) return;
  const cards = handOf(game, seat).map((card) => cardId(game, card));
  if (by === 'all') emit(game, { type: 'handRevealed', cause: causeOf(game), seat, cards });
  else emit(game, { type: 'looked', cause: causeOf(game), seat: own, at: seat, cards }, viewers);
}

/** RU-32: from the discard pile if it is there, else the deck is searched and shuffled. */
export const search: Operation<'search'> = instant((game, frame, node) => {
  const seat = ownerOf(game, frame);
  // Copies that differ in their symbol are faces of their own: the first that is found.
  const faces = membersOf(node.named);
  const discarded = faces.find((face) => hasBit(facesInPile(game, seat, 'discard'), face));
  const card = cardOf(seat, discarded ?? inDeck(game, seat, faces) ?? faces[0]);
  if (removeFromDiscard(game, card)) {
    addToHand(game, card, EVERYONE); // RU-29
    tell(game, card, 'discard', 'hand');
    return;
  }
  if (takeFromDeck(game, card)) {
    addToHand(game, card, EVERYONE);
    tell(game, card, 'deck', 'hand');
  }
  shuffle(game, seat);
  if (game.sink !== null) emit(game, { type: 'shuffled', cause: causeOf(game), seat });
});

/** The first of these faces that lies in the deck. */
function inDeck(game: Game, seat: number, faces: readonly number[]): number | undefined {
  const deck = Array.from({ length: deckSize(game, seat) }, (_, i) => faceNumber(deckAt(game, seat, i)));
  return faces.find((face) => deck.includes(face));
}

function tell(game: Game, card: number, from: 'discard' | 'deck', to: 'hand'): void {
  if (game.sink === null) return;
  emit(game, {
    type: 'cardMoved',
    cause: causeOf(game),
    seat: seatOfCard(card),
    card: cardId(game, card),
    from,
    to,
  });
}

/** Moves the card being played, the opponent's combat card or a remembered card, wherever it lies by now. */
export const put: Operation<'put'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  if (card === NONE || FUTILE.put(game, frame, node)) return;
  const before = pileWith(game, card);
  const from = pickUp(game, frame, node.card, card);
  if (from === null) return;
  showRemembered(game, frame, node.card, card);
  deliver(game, card, from, node.to, from === 'own' ? before : node.own);
  if (node.to === 'discard' && from !== 'discard') startDiscarded(game, card, ownerOf(game, frame));
});

/** Takes the card from where it lies; null if it lies nowhere. */
function pickUp(game: Game, frame: number, ref: number, card: number): Pile | null {
  if (ref < 2 && inCombat(game) && !isGone(game, sideFor(game, frame, ref === 0 ? 'mine' : 'theirs'))) {
    const side = sideFor(game, frame, ref === 0 ? 'mine' : 'theirs');
    markGone(game, side);
    if (ref === 1) layCombatCard(game, side, NONE);
    return 'play';
  }
  if (ref === 0 && !inCombat(game)) {
    setSchemeCard(game, NONE);
    return 'play';
  }
  if (isAside(game, card)) {
    takeFromAside(game, card);
    return 'aside';
  }
  // The played card itself may lie in a pile by now (RU-64): copies of it in hand are others.
  const pile = pileWith(game, card);
  const isInPile = pile !== NONE && (ref === 0 || inHand(game, card) === 0);
  if (isInPile && removeFromGathered(game, card, pile)) return 'own';
  if (inHand(game, card) > 0) {
    removeOpenly(game, card);
    return 'hand';
  }
  return removeFromDiscard(game, card) ? 'discard' : null;
}

/** A remembered card that is put somewhere or played has been seen by all. */
function showRemembered(game: Game, frame: number, ref: number, card: number): void {
  if (ref >= REMEMBERED) remember(game, frame, ref - REMEMBERED, card);
}

function deliver(game: Game, card: number, from: Pile, to: NodeOf<'put'>['to'], own: number): void {
  let pile = own;
  if (to === 'hand') addToHand(game, card, EVERYONE);
  else if (to === 'own') addToGathered(game, card, own);
  // What leaves such a pile for the discard pile does not come back into it.
  else if (to === 'discard' && from === 'own') addToDiscard(game, card);
  else if (to === 'discard') pile = putAway(game, card);
  else if (to === 'top') putOnTop(game, card, EVERYONE);
  else putOnBottom(game, card, EVERYONE);
  stamp(game);
  if (game.sink === null) return;
  const named = { seat: seatOfCard(card), card: cardId(game, card), ...pileNamed(game, card, pile) };
  if (to === 'discard' && from !== 'own')
    emit(game, { type: 'discarded', cause: causeOf(game), ...named, why: 'choice' });
  else if (to === 'hand' || to === 'own' || to === 'discard')
    emit(game, { type: 'cardMoved', cause: causeOf(game), ...named, from, to });
  else emit(game, { type: 'cardMoved', cause: causeOf(game), ...named, from, to: 'deck', where: to });
}

/** What the card says to be called is no card effect: it is carried out even if the effects of the card were cancelled. */
export const call: Operation<'call'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  if (card === NONE || !hasRoom(game, 6)) return;
  const { called } = faceOf(game, card);
  if (called !== NONE) startEffect(game, called, ownerOf(game, frame), card, actorOf(game, frame));
});

/** The card takes the place of its player's combat card within the same combat. */
export const playCard: Operation<'playCard'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  // Only while the combat is undecided; afterwards there is nothing left to replace.
  if (card === NONE || !inCombat(game) || winnerOf(game) !== NONE || inHand(game, card) === 0) return;
  const own = ownerOf(game, frame);
  const isOwn = seatOfCard(card) === own;
  const side = isOwn ? sideOf(game, own) : 1 - sideOf(game, own);
  if (seatOfCard(card) !== seatOfFighter(combatant(game, side))) return;
  if (hasCardInPlay(game, side)) putAway(game, combatCard(game, side));
  removeOpenly(game, card);
  showRemembered(game, frame, node.card, card);
  const face = faceOf(game, card);
  (isOwn ? exchangeCombatCard : replaceCombatCard)(game, side, card, face.value);
  if (game.sink !== null) {
    emit(game, {
      type: 'cardReplaced',
      cause: causeOf(game),
      side: sideId(side),
      card: cardId(game, card),
      value: baseValue(game, side),
    });
    noteValue(game, side, 'add', baseValue(game, side), abilityOf(seatOfCard(card)));
  }
  // Whose turn to act it is acts with the new card from the beginning.
  if (isOwn && face.immediately !== NONE && hasRoom(game, 6))
    startEffect(game, face.immediately, own, card, combatant(game, side));
});
