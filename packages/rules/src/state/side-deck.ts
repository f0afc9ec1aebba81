import { bitOf, countBits, hasBit } from './bits.ts';
import { drawLot } from './chance.ts';
import { stamp } from './clock.ts';
import type { Game } from './game.ts';
import { type Copy, ofSeat, seatWords } from './layout.ts';
import { isInsider, OPEN as OPEN_VIEWER } from './viewers.ts';

/**
 * Side decks (docs/decisions/0054, 0059): at most eight cards, which go by their places in the hero file. Those that neither lie
 * open nor were discarded lie face down in an order that nobody knows, but for places at which their player has looked, and
 * cards that all saw going to the bottom.
 */

const WIDTH = 4;
const PLACE = 15;
/** At a place whose card the viewer does not know. */
export const UNKNOWN_SIDE_CARD = 15;
/** In the open word: the cards that lie open, and from here on the places, from the bottom, that the player knows; */
const KNOWN = 8;
/** the discarded cards; */
const DISCARDED = 16;
/** the places that everybody knows. */
const SEEN = 24;
const EIGHT = (1 << KNOWN) - 1;

const copyOrders: Copy = (game, viewer, into) => {
  for (let seat = 0; seat < game.content.seats; seat++) {
    let order = 0;
    for (let place = 0; place < sideSize(game, seat); place++)
      order |=
        (knows(game, viewer, seat, place) ? sideAt(game, seat, place) : UNKNOWN_SIDE_CARD) << at(place);
    into[ofSeat(ORDER, seat)] = order;
  }
};

/** The cards that lie face down, four bits a place, bottom first. */
const ORDER = seatWords('order of side decks', 1, copyOrders);
/** What lies open or was discarded, and at which places a player has looked or all have seen a card, all have seen. */
const OPEN = seatWords('open side cards', 1, 'everybody');

const at = (place: number): number => place * WIDTH;
const openWord = (game: Game, seat: number): number => game.state[ofSeat(OPEN, seat)];

/** Whether the viewer knows the card that lies face down at that place. */
export const knows = (game: Game, viewer: number, seat: number, place: number): boolean =>
  viewer === OPEN_VIEWER ||
  hasBit(openWord(game, seat), SEEN + place) ||
  (hasBit(openWord(game, seat), KNOWN + place) && isInsider(game, viewer, seat));

/** The cards of a seat's side deck that lie open, as a set. */
export const openSideCards = (game: Game, seat: number): number => openWord(game, seat) & EIGHT;

/** Those that were discarded, as a set. */
export const discardedSideCards = (game: Game, seat: number): number =>
  (openWord(game, seat) >>> DISCARDED) & EIGHT;

/** Those that do not lie face down. */
export const shownSideCards = (game: Game, seat: number): number =>
  openSideCards(game, seat) | discardedSideCards(game, seat);

/** How many lie face down. */
export const sideSize = (game: Game, seat: number): number =>
  game.content.heroes[seat].sideDeck.length - countBits(shownSideCards(game, seat));

/** The card at that place, counted from the bottom. */
export const sideAt = (game: Game, seat: number, place: number): number =>
  (game.state[ofSeat(ORDER, seat)] >>> at(place)) & PLACE;

/** What a guess, a twin or a position puts there. */
export function putSideCard(game: Game, seat: number, place: number, card: number): void {
  const word = ofSeat(ORDER, seat);
  game.state[word] = (game.state[word] & ~(PLACE << at(place))) | (card << at(place));
}

/** Turns the top card up; there must be one. */
export function turnUpSideCard(game: Game, seat: number): number {
  const place = sideSize(game, seat) - 1;
  const card = sideAt(game, seat, place);
  putSideCard(game, seat, place, 0);
  game.state[ofSeat(OPEN, seat)] =
    (openWord(game, seat) & ~bitOf(KNOWN + place) & ~bitOf(SEEN + place)) | bitOf(card);
  stamp(game);
  return card;
}

/** The player looks at the top card, which there must be. */
export function lookAtSideCard(game: Game, seat: number): number {
  const place = sideSize(game, seat) - 1;
  game.state[ofSeat(OPEN, seat)] |= bitOf(KNOWN + place);
  stamp(game);
  return sideAt(game, seat, place);
}

/** The open cards go to the discard pile of the side deck; which those are, as a set. */
export function discardOpenSideCards(game: Game, seat: number): number {
  const cards = openSideCards(game, seat);
  game.state[ofSeat(OPEN, seat)] = (openWord(game, seat) & ~EIGHT) | (cards << DISCARDED);
  stamp(game);
  return cards;
}

/** A discarded card goes to the bottom, which all see. */
export function burySideCard(game: Game, seat: number, card: number): void {
  const word = openWord(game, seat);
  const order = game.state[ofSeat(ORDER, seat)];
  const higher = (from: number): number => (((word >>> from) << 1) & EIGHT) << from;
  const discarded = (discardedSideCards(game, seat) & ~bitOf(card)) << DISCARDED;
  game.state[ofSeat(OPEN, seat)] = (word & EIGHT) | higher(KNOWN) | discarded | higher(SEEN) | bitOf(SEEN);
  game.state[ofSeat(ORDER, seat)] = (order << WIDTH) | card;
  stamp(game);
}

/** All other cards lie face down in the order of the hero file; a position may open or discard some. */
export function laySideDeck(game: Game, seat: number, open: number = 0, discarded: number = 0): void {
  const { sideDeck } = game.content.heroes[seat];
  game.state[ofSeat(OPEN, seat)] = open | (discarded << DISCARDED);
  game.state[ofSeat(ORDER, seat)] = 0;
  let place = 0;
  for (const card of sideDeck) if (!hasBit(open | discarded, card)) putSideCard(game, seat, place++, card);
}

/** All cards but the discarded ones go back into the side deck and are shuffled; nobody knows any place. */
export function shuffleSideDeck(game: Game, seat: number): void {
  laySideDeck(game, seat, 0, discardedSideCards(game, seat));
  for (let i = sideSize(game, seat) - 1; i > 0; i--) {
    const j = drawLot(game, seat, i + 1);
    const card = sideAt(game, seat, i);
    putSideCard(game, seat, i, sideAt(game, seat, j));
    putSideCard(game, seat, j, card);
  }
  stamp(game);
}
