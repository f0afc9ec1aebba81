import { evaluate } from '../evaluate/evaluate.ts';
import { cardFor, seatFor, sideOf } from '../evaluate/select.ts';
import { noteValue } from '../evaluate/values.ts';
import { drawCards } from '../procedures/draw.ts';
import {
  addToDiscard,
  addToHand,
  deckFace,
  handOf,
  inHand,
  isAside,
  putOnBottom,
  putOnTop,
  removeFromDiscard,
  removeOpenly,
  showHand,
  shuffle,
  stamp,
  takeFromAside,
  takeFromDeck,
} from '../state/cards.ts';
import {
  ABILITY,
  cardId,
  emit,
  faceOf,
  type Game,
  seatOfCard,
  seatOfFighter,
  sourceOf,
} from '../state/game.ts';
import {
  ADDED,
  BASE,
  BOOST_LOST,
  CANCELLED,
  CARD,
  DECK,
  DECK_SIZE,
  EVERYONE,
  FACES,
  FIGHTER,
  FLAGS,
  IN_COMBAT,
  IS_BONUS,
  NONE,
  PILE,
  PRINTED,
  RETURNED,
  SCHEME_CARD,
  SEAT,
  sideAt,
  WINNER_SIDE,
} from '../state/layout.ts';
import { FUTILE, sideFor } from './futile.ts';
import { instant, type Operation } from './operation.ts';
import { facesIn } from './pick.ts';

/** Operations on cards that need no question; `take` has a file of its own. */

export const draw: Operation<'draw'> = instant((game, frame, node) => {
  const seat = seatFor(game, frame, node.who);
  const count = evaluate(game, frame, node.count);
  if (seat >= 0 && count > 0) drawCards(game, seat, Math.min(count, 30), node.aside);
});

/** RU-30: looking is private, revealing is public. */
export const look: Operation<'look'> = instant((game, frame, node) => {
  const seat = seatFor(game, frame, node.at);
  if (seat < 0) return;
  const own = game.state[frame + SEAT];
  const viewers = node.by === 'all' ? EVERYONE : game.content.insiders[own];
  showHand(game, seat, viewers);
  if (game.sink === null) return;
  const cards = handOf(game, seat).map((card) => cardId(game, card));
  if (node.by === 'all') emit(game, 'handRevealed', { seat, cards });
  else emit(game, 'looked', { seat: own, at: seat, cards }, sourceOf(game), viewers);
});

/** RU-32: from the discard pile if it is there, else the deck is searched and shuffled. */
export const search: Operation<'search'> = instant((game, frame, node) => {
  const seat = game.state[frame + SEAT];
  // Copies that differ in their symbol are faces of their own: the first that is found.
  const faces = [...game.content.heroes[seat].faces.keys()].filter(
    (face) => ((node.named >> face) & 1) === 1,
  );
  const discarded = faces.find((face) => facesIn(game, seat, 'discard') & (1 << face));
  const card = seat * FACES + (discarded ?? inDeck(game, seat, faces) ?? faces[0]);
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
  if (game.sink !== null) emit(game, 'shuffled', { seat });
});

/** The first of these faces that lies in the deck. */
const inDeck = (game: Game, seat: number, faces: readonly number[]): number | undefined => {
  const { state } = game;
  const deck = Array.from({ length: state[DECK_SIZE + seat] }, (_, i) =>
    deckFace(state[DECK + seat * PILE + i]),
  );
  return faces.find((face) => deck.includes(face));
};

const tell = (game: Game, card: number, from: 'discard' | 'deck', to: 'hand'): void => {
  if (game.sink !== null)
    emit(
      game,
      'cardMoved',
      { seat: seatOfCard(card), card: cardId(game, card), from, to },
      sourceOf(game),
      EVERYONE,
    );
};

/** Moves the card being played, the opponent's combat card or a remembered card, wherever it lies by now. */
export const put: Operation<'put'> = instant((game, frame, node) => {
  const s = game.state;
  const card = cardFor(game, frame, node.card);
  if (card === NONE || FUTILE.put(game, frame, node)) return;
  if (node.card < 2 && s[IN_COMBAT] === 1) {
    const at = sideAt(sideFor(game, frame, node.card === 0 ? 'mine' : 'theirs'));
    s[at + FLAGS] |= RETURNED;
    if (node.card === 1) s[at + CARD] = NONE;
  } else if (node.card === 0) {
    s[SCHEME_CARD] = NONE;
  } else if (isAside(game, card)) {
    takeFromAside(game, card);
  } else if (inHand(game, card) > 0) {
    removeOpenly(game, card);
  } else if (!removeFromDiscard(game, card)) return;
  deliver(game, card, node.to);
});

function deliver(game: Game, card: number, to: 'hand' | 'discard' | 'top' | 'bottom'): void {
  if (to === 'hand') addToHand(game, card, EVERYONE);
  else if (to === 'discard') addToDiscard(game, card);
  else if (to === 'top') putOnTop(game, card, EVERYONE);
  else putOnBottom(game, card, EVERYONE);
  stamp(game);
  if (game.sink === null) return;
  const seat = seatOfCard(card);
  const id = cardId(game, card);
  if (to === 'discard') emit(game, 'discarded', { seat, card: id, why: 'choice' });
  else if (to === 'hand')
    emit(game, 'cardMoved', { seat, card: id, from: 'play', to }, sourceOf(game), EVERYONE);
  else
    emit(
      game,
      'cardMoved',
      { seat, card: id, from: 'hand', to: 'deck', where: to },
      sourceOf(game),
      EVERYONE,
    );
}

/** A combat card that is still there when another takes its place. */
function discardReplaced(game: Game, side: number): void {
  const s = game.state;
  const at = sideAt(side);
  const virtual = side === 0 && s[IS_BONUS] === 1;
  if (s[at + CARD] !== NONE && !virtual && (s[at + FLAGS] & RETURNED) === 0) addToDiscard(game, s[at + CARD]);
}

/** The card replaces the opponent's combat card within the same combat. */
export const playCard: Operation<'playCard'> = instant((game, frame, node) => {
  const s = game.state;
  const card = cardFor(game, frame, node.card);
  // Only while the combat is undecided; afterwards there is nothing left to replace.
  if (card === NONE || s[IN_COMBAT] === 0 || s[WINNER_SIDE] !== NONE || inHand(game, card) === 0) return;
  const side = 1 - sideOf(game, s[frame + SEAT]);
  const at = sideAt(side);
  if (seatOfCard(card) !== seatOfFighter(s[at + FIGHTER])) return;
  discardReplaced(game, side);
  removeOpenly(game, card);
  if (side === 0) s[IS_BONUS] = 0; // a card in place of a bonus attack
  s[at + CARD] = card;
  s[at + BASE] = faceOf(game, card).value;
  s[at + PRINTED] = s[at + BASE];
  s[at + ADDED] = 0;
  s[at + FLAGS] &= ~(RETURNED | CANCELLED | BOOST_LOST);
  if (game.sink === null) return;
  emit(game, 'cardReplaced', { side: side === 0 ? 'attack' : 'defense', card: cardId(game, card) });
  noteValue(game, side, 'add', s[at + BASE], ABILITY + seatOfCard(card));
});
