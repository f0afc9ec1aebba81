import { type NodeOf, REMEMBERED } from '../content/compile.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { cardFor, holderFor, seatFor } from '../evaluate/select.ts';
import { tellAnew } from '../evaluate/values.ts';
import { leavePlay, startDiscarded } from '../procedures/discard.ts';
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
  combatPlayer,
  DEFENSE,
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
import { inFile } from '../state/files.ts';
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
import { actorOf, hasRoom, ownerOf, register, remember, stepOf } from '../state/stack.ts';
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
    by: seatOfCard(card),
    card: cardId(game, card),
    from,
    to,
  });
}

/** Moves the card being played, the opponent's combat card or a remembered card, wherever it lies by now. */
export const put: Operation<'put'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  if (card === NONE || FUTILE.put(game, frame, node)) return;
  const holder = holderFor(game, frame, node.card);
  const before = pileWith(game, card);
  const from = pickUp(game, frame, node.card, card, holder);
  if (from === null) return;
  showRemembered(game, frame, node.card);
  // Whoever takes a card of another deck out of a hand into hand takes it home; all else goes to whose it was (RU-74).
  const receiver = from === 'hand' && node.to === 'hand' ? seatOfCard(card) : holder;
  // Piles of a hero's own have cards of the own deck only.
  const isStranger = node.to === 'own' && seatOfCard(card) !== ownerOf(game, frame);
  const to = isStranger ? 'discard' : node.to;
  deliver(game, card, from, to, from === 'own' ? before : node.own, {
    by: ownerOf(game, frame),
    holder,
    to: receiver,
  });
  if (to === 'discard' && from !== 'discard')
    startDiscarded(game, card, ownerOf(game, frame), from === 'hand' ? holder : seatOfCard(card));
});

/** Takes the card from where it lies; null if it lies nowhere. */
function pickUp(game: Game, frame: number, ref: number, card: number, holder: number): Pile | null {
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
  const isInPile = pile !== NONE && (ref === 0 || inHand(game, card, holder) === 0);
  if (isInPile && removeFromGathered(game, card, pile)) return 'own';
  if (inHand(game, card, holder) > 0) {
    removeOpenly(game, card, holder);
    return 'hand';
  }
  return removeFromDiscard(game, card) ? 'discard' : null;
}

/** A remembered card that is put somewhere or played has been seen by all. */
function showRemembered(game: Game, frame: number, ref: number): void {
  if (ref < REMEMBERED) return;
  const reg = ref - REMEMBERED;
  remember(game, frame, reg, register(game, frame, reg));
}

/** Who moves the card, who had it, and to whose hand or deck it goes. */
interface Way {
  readonly by: number;
  readonly holder: number;
  readonly to: number;
}

function deliver(game: Game, card: number, from: Pile, to: NodeOf<'put'>['to'], own: number, way: Way): void {
  let pile = own;
  if (to === 'hand') addToHand(game, card, EVERYONE, way.to);
  else if (to === 'own') addToGathered(game, card, own);
  // What leaves such a pile for the discard pile does not come back into it.
  else if (to === 'discard' && from === 'own') addToDiscard(game, card);
  else if (to === 'discard') pile = putAway(game, card);
  else if (to === 'top') putOnTop(game, card, EVERYONE, way.to);
  else putOnBottom(game, card, EVERYONE, way.to);
  stamp(game);
  if (game.sink === null) return;
  const cause = causeOf(game);
  const named = { card: cardId(game, card), ...pileNamed(game, card, pile) };
  if (to === 'discard' && from !== 'own')
    emit(game, { type: 'discarded', cause, seat: way.holder, ...named, why: 'choice' });
  else if (way.to !== way.holder)
    emit(game, { type: 'cardReceived', cause, seat: way.to, from: way.holder, ...named, to: 'hand' });
  else if (to === 'hand' || to === 'own' || to === 'discard')
    emit(game, { type: 'cardMoved', cause, seat: way.to, by: way.by, ...named, from, to });
  else
    emit(game, { type: 'cardMoved', cause, seat: way.to, by: way.by, ...named, from, to: 'deck', where: to });
}

/** What the card says to be called is no card effect: it is carried out even if the effects of the card were cancelled. */
export const call: Operation<'call'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  if (card === NONE || !hasRoom(game, 6)) return;
  const { called } = faceOf(game, card);
  if (called !== NONE)
    startEffect(game, inFile(seatOfCard(card), called), ownerOf(game, frame), card, actorOf(game, frame));
});

/** The card takes the place of its player's combat card within the same combat. */
export const playCard: Operation<'playCard'> = instant((game, frame, node) => {
  const card = cardFor(game, frame, node.card);
  if (card === NONE || !inCombat(game) || winnerOf(game) !== NONE) return;
  const holder = holderFor(game, frame, node.card);
  // Only while the combat is undecided; afterwards there is nothing left to replace.
  if (inHand(game, card, holder) === 0) return;
  const own = ownerOf(game, frame);
  const isOwn = holder === own;
  const side = isOwn ? sideOf(game, own) : 1 - sideOf(game, own);
  if (holder !== combatPlayer(game, side)) return;
  const replaced = hasCardInPlay(game, side) ? combatCard(game, side) : NONE;
  removeOpenly(game, card, holder);
  showRemembered(game, frame, node.card);
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
    tellAnew(game, side, abilityOf(holder));
  }
  // Whose turn to act it is acts with the new card from the beginning; a defender's turn to act is over already.
  if ((isOwn || side === DEFENSE) && face.immediately !== NONE && hasRoom(game, 6))
    startEffect(game, inFile(seatOfCard(card), face.immediately), holder, card, combatant(game, side));
  if (replaced !== NONE) leavePlay(game, replaced, holder, combatPlayer(game, 1 - side));
});
