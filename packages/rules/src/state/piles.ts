import {
  cardIn,
  cardOf,
  faceBit,
  heldBy,
  holderIn,
  knowersIn,
  seatOfCard,
  unknownCard,
  withKnowers,
} from './card.ts';
import { drawLot, drawPlayLot } from './chance.ts';
import { stamp } from './clock.ts';
import type { Game } from './game.ts';
import { type Copy, ofSeat, seatWords, words } from './layout.ts';
import { NONE, PILE } from './limits.ts';
import { EVERYONE, knownTo, OPEN } from './viewers.ts';

/**
 * Piles of cards, bottom first: decks, discard piles, the cards that a running effect has set aside, and the scheme being
 * played. In decks and aside a card stands with those who know it. A deck can hold cards of another deck; whose it is all can
 * see by its back. A discard pile has cards of its owner only.
 */

export const MAX_ASIDE = 32;

/** The card if the viewer knows it, else one of that seat that nobody knows; and of its knowers who may be known. */
function seen(entry: number, viewer: number): number {
  const knowers = knownTo(knowersIn(entry), viewer);
  const card = cardIn(entry);
  const isHidden = knowers === 0 && viewer !== OPEN;
  const known = isHidden ? unknownCard(seatOfCard(card)) : withKnowers(card, knowers);
  return heldBy(known, holderIn(entry));
}

const copyDecks: Copy = (game, viewer, into) => {
  const s = game.state;
  for (let seat = 0; seat < game.content.seats; seat++) {
    const end = ofSeat(DECK, seat) + deckSize(game, seat);
    for (let i = ofSeat(DECK, seat); i < end; i++) into[i] = seen(s[i], viewer);
  }
};

const copyDiscards: Copy = (game, _viewer, into) => {
  const s = game.state;
  for (let seat = 0; seat < game.content.seats; seat++) {
    const end = ofSeat(DISCARD, seat) + discardSize(game, seat);
    for (let i = ofSeat(DISCARD, seat); i < end; i++) into[i] = s[i];
    for (let i = 0; i < gatheredSize(game, seat); i++) into[gatheredWord(seat, i)] = s[gatheredWord(seat, i)];
  }
};

const copyAside: Copy = (game, viewer, into) => {
  for (let i = 0; i < asideSize(game); i++) into[ASIDE + i] = seen(game.state[ASIDE + i], viewer);
};

const DECK = seatWords('decks', PILE, copyDecks);
const DECK_SIZE = seatWords('sizes of decks', 1, 'everybody');
/** Public; from the other end on what lies in piles of the hero's own, so that these take no room. */
const DISCARD = seatWords('discard piles', PILE, copyDiscards);
const DISCARD_SIZE = seatWords('sizes of discard piles', 1, 'everybody');
const GATHERED_SIZE = seatWords('cards in piles of their own', 1, 'everybody');
const ASIDE = words('cards set aside', MAX_ASIDE, copyAside);
const ASIDE_SIZE = words('number of cards set aside', 1, 'everybody');
const SCHEME = words('scheme', 1, 'everybody');

// Decks: the top is at the end

export const deckSize = (game: Game, seat: number): number => game.state[ofSeat(DECK_SIZE, seat)];
/** The card at that place, counted from the bottom. */
export const deckAt = (game: Game, seat: number, index: number): number =>
  cardIn(game.state[ofSeat(DECK, seat) + index]);
/** The same with its knowers. */
export const deckEntry = (game: Game, seat: number, index: number): number =>
  game.state[ofSeat(DECK, seat) + index];
/** What a guess puts there. */
export function guessInDeck(
  game: Game,
  seat: number,
  index: number,
  card: number,
  knowers: number = 0,
): void {
  game.state[ofSeat(DECK, seat) + index] = withKnowers(card, knowers);
}

/** On top of its owner's deck, or of another. */
export function putOnTop(game: Game, card: number, knowers: number, seat: number = seatOfCard(card)): void {
  if (deckSize(game, seat) === PILE)
    putAway(game, card); // only guests could be so many
  else game.state[ofSeat(DECK, seat) + game.state[ofSeat(DECK_SIZE, seat)]++] = withKnowers(card, knowers);
}

export function putOnBottom(
  game: Game,
  card: number,
  knowers: number,
  seat: number = seatOfCard(card),
): void {
  const s = game.state;
  if (deckSize(game, seat) === PILE) {
    putAway(game, card);
    return;
  }
  const pile = ofSeat(DECK, seat);
  s.copyWithin(pile + 1, pile, pile + s[ofSeat(DECK_SIZE, seat)]++);
  s[pile] = withKnowers(card, knowers);
}

/** Takes the top card with its knowers (`cardIn`, `knowersIn`). The deck must not be empty. */
export const takeTop = (game: Game, seat: number): number =>
  game.state[ofSeat(DECK, seat) + --game.state[ofSeat(DECK_SIZE, seat)]];

/** The same at the other end. */
export function takeBottom(game: Game, seat: number): number {
  const s = game.state;
  const pile = ofSeat(DECK, seat);
  const entry = s[pile];
  s.copyWithin(pile, pile + 1, pile + s[ofSeat(DECK_SIZE, seat)]--);
  return entry;
}

/** Takes one copy of a card out of its owner's deck, or of another, wherever it lies; false if there is none. */
export function takeFromDeck(game: Game, card: number, seat: number = seatOfCard(card)): boolean {
  const s = game.state;
  for (let i = s[ofSeat(DECK_SIZE, seat)] - 1; i >= 0; i--) {
    if (deckAt(game, seat, i) !== card) continue;
    const at = ofSeat(DECK, seat) + i;
    s.copyWithin(at, at + 1, ofSeat(DECK, seat) + s[ofSeat(DECK_SIZE, seat)]--);
    return true;
  }
  return false;
}

/** These viewers look through the whole deck of a seat. */
export function showDeck(game: Game, seat: number, viewers: number): void {
  for (let i = 0; i < deckSize(game, seat); i++) {
    const entry = deckEntry(game, seat, i);
    game.state[ofSeat(DECK, seat) + i] = withKnowers(cardIn(entry), knowersIn(entry) | viewers);
  }
  stamp(game);
}

/** Shuffles with the deck's own generator; nobody knows any position afterwards. */
export function shuffle(game: Game, seat: number): void {
  const s = game.state;
  const pile = ofSeat(DECK, seat);
  for (let i = s[ofSeat(DECK_SIZE, seat)] - 1; i >= 0; i--) {
    const j = drawLot(game, seat, i + 1);
    const card = cardIn(s[pile + i]);
    s[pile + i] = cardIn(s[pile + j]);
    s[pile + j] = card;
  }
  stamp(game);
}

// Discard piles: public, the last one on top

export const discardSize = (game: Game, seat: number): number => game.state[ofSeat(DISCARD_SIZE, seat)];
export const discardAt = (game: Game, seat: number, index: number): number =>
  game.state[ofSeat(DISCARD, seat) + index];
/** The topmost card, or NONE. */
export const topDiscard = (game: Game, seat: number): number =>
  discardSize(game, seat) === 0 ? NONE : discardAt(game, seat, discardSize(game, seat) - 1);

export function addToDiscard(game: Game, card: number): void {
  const seat = seatOfCard(card);
  game.state[ofSeat(DISCARD, seat) + game.state[ofSeat(DISCARD_SIZE, seat)]++] = card;
}

/** Takes the topmost copy of a card out of its owner's discard pile; false if there is none. */
export function removeFromDiscard(game: Game, card: number): boolean {
  const s = game.state;
  const seat = seatOfCard(card);
  const pile = ofSeat(DISCARD, seat);
  for (let i = s[ofSeat(DISCARD_SIZE, seat)] - 1; i >= 0; i--) {
    if (s[pile + i] !== card) continue;
    s.copyWithin(pile + i, pile + i + 1, pile + s[ofSeat(DISCARD_SIZE, seat)]--);
    return true;
  }
  return false;
}

// Piles of a hero's own (docs/decisions/0055): public, in the order in which their cards came

const gatheredWord = (seat: number, index: number): number => ofSeat(DISCARD, seat) + PILE - 1 - index;
/** How many cards lie in all of them. */
export const gatheredSize = (game: Game, seat: number): number => game.state[ofSeat(GATHERED_SIZE, seat)];
/** The card at that place, whatever pile it is in. */
export const gatheredAt = (game: Game, seat: number, index: number): number =>
  cardIn(game.state[gatheredWord(seat, index)]);
const pileOfEntry = (entry: number): number => entry >> 8;

/** The cards of a pile, the first one first. */
export function gatheredIn(game: Game, seat: number, pile: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < gatheredSize(game, seat); i++) {
    const entry = game.state[gatheredWord(seat, i)];
    if (pileOfEntry(entry) === pile) cards.push(cardIn(entry));
  }
  return cards;
}

export function addToGathered(game: Game, card: number, pile: number): void {
  const seat = seatOfCard(card);
  const index = game.state[ofSeat(GATHERED_SIZE, seat)]++;
  game.state[gatheredWord(seat, index)] = card | (pile << 8);
}

/** Takes a card out of a pile of its owner's, the copy that came last; `first`: that came first. False if there is none. */
export function removeFromGathered(game: Game, card: number, pile: number, first: boolean = false): boolean {
  const s = game.state;
  const seat = seatOfCard(card);
  const size = gatheredSize(game, seat);
  const entry = card | (pile << 8);
  let found = NONE;
  for (let i = 0; i < size && !(first && found !== NONE); i++)
    if (s[gatheredWord(seat, i)] === entry) found = i;
  if (found === NONE) return false;
  for (let i = found; i < size - 1; i++) s[gatheredWord(seat, i)] = s[gatheredWord(seat, i + 1)];
  s[ofSeat(GATHERED_SIZE, seat)]--;
  return true;
}

/** The pile in which a card lies, or NONE. */
export function pileWith(game: Game, card: number): number {
  const seat = seatOfCard(card);
  for (let i = 0; i < gatheredSize(game, seat); i++) {
    const entry = game.state[gatheredWord(seat, i)];
    if (cardIn(entry) === card) return pileOfEntry(entry);
  }
  return NONE;
}

/**
 * Onto the discard pile, unless its hero gathers such cards; returns the pile where they lie then, or NONE. `played`: in a combat
 * that is cleaned up.
 */
export function putAway(game: Game, card: number, played: boolean = false): number {
  const { gathersPlayed, gathersAll } = game.content.heroes[seatOfCard(card)];
  const pile = played ? gathersPlayed : gathersAll;
  if (pile === NONE) addToDiscard(game, card);
  else addToGathered(game, card, pile);
  return pile;
}

/** Takes a card on from where `putAway` laid it; false if it lies there no more. */
export const takeOn = (game: Game, card: number, pile: number): boolean =>
  pile === NONE ? removeFromDiscard(game, card) : removeFromGathered(game, card, pile);

/** A random card of a discard pile among these faces; scenarios can fix it. */
export function randomInDiscard(game: Game, seat: number, faces: number): number {
  const cards: number[] = [];
  for (let i = 0; i < discardSize(game, seat); i++) {
    const card = discardAt(game, seat, i);
    if ((faceBit(card) & faces) !== 0) cards.push(card);
  }
  const forced = game.forced.findIndex((card) => cards.includes(card));
  if (forced >= 0) return game.forced.splice(forced, 1)[0];
  stamp(game);
  return cards[drawPlayLot(game, cards.length)];
}

// Cards set aside

export const asideSize = (game: Game): number => game.state[ASIDE_SIZE];
export const asideAt = (game: Game, index: number): number => cardIn(game.state[ASIDE + index]);
/** The same with its knowers. */
export const asideEntry = (game: Game, index: number): number => game.state[ASIDE + index];
/** What a guess puts there. */
export function guessAside(game: Game, index: number, card: number, knowers: number = 0): void {
  game.state[ASIDE + index] = heldBy(withKnowers(card, knowers), holderIn(game.state[ASIDE + index]));
}

/** Out of the cards of its owner, or of somebody else. */
export function setAside(game: Game, card: number, knowers: number, holder: number = seatOfCard(card)): void {
  // No printed card sets so many aside; what finds no room is discarded.
  if (game.state[ASIDE_SIZE] === MAX_ASIDE) putAway(game, card);
  else game.state[ASIDE + game.state[ASIDE_SIZE]++] = heldBy(withKnowers(card, knowers), holder);
}

export function isAside(game: Game, card: number): boolean {
  for (let i = 0; i < asideSize(game); i++) if (asideAt(game, i) === card) return true;
  return false;
}

/** Where a card lies that is set aside; the one that came last. */
function asideIndex(game: Game, card: number): number {
  let i = asideSize(game) - 1;
  while (i > 0 && asideAt(game, i) !== card) i--;
  return i;
}
/** Who knows a card that is set aside. */
export const asideKnowers = (game: Game, card: number): number =>
  knowersIn(asideEntry(game, asideIndex(game, card)));

/** Out of whose cards it was set aside. */
export const asideHolder = (game: Game, card: number): number =>
  holderIn(asideEntry(game, asideIndex(game, card)));

/** These viewers look at the cards of a seat that are set aside. */
export function showAside(game: Game, seat: number, viewers: number): void {
  for (let i = 0; i < asideSize(game); i++) {
    const card = asideAt(game, i);
    const knowers = knowersIn(asideEntry(game, i));
    if (holderIn(asideEntry(game, i)) !== seat || (viewers & ~knowers) === 0) continue;
    game.state[ASIDE + i] = heldBy(withKnowers(card, knowers | viewers), seat);
    stamp(game);
  }
}

/** All look at one card that is set aside. */
export function showAsideCard(game: Game, card: number): void {
  const at = ASIDE + asideIndex(game, card);
  game.state[at] = heldBy(withKnowers(card, EVERYONE), holderIn(game.state[at]));
}

/** The cards of a seat that are set aside. */
export function asideOf(game: Game, seat: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < asideSize(game); i++)
    if (holderIn(asideEntry(game, i)) === seat) cards.push(asideAt(game, i));
  return cards;
}

/** Takes a card back from aside, where it must be, and returns its knowers. */
export function takeFromAside(game: Game, card: number): number {
  const s = game.state;
  const i = asideIndex(game, card);
  const knowers = knowersIn(s[ASIDE + i]);
  s.copyWithin(ASIDE + i, ASIDE + i + 1, ASIDE + s[ASIDE_SIZE]--);
  return knowers;
}

/** What an effect left aside when it ended goes to the discard pile; no printed card leaves anything. */
export function sweepAside(game: Game): void {
  while (asideSize(game) > 0) putAway(game, asideAt(game, --game.state[ASIDE_SIZE]));
}

// The scheme being played

/** The card, or NONE. */
export const schemeCard = (game: Game): number => game.state[SCHEME];
export function setSchemeCard(game: Game, card: number): void {
  game.state[SCHEME] = card;
}

/**
 * The faces of a deck among a seat's cards in a pile that lies open to its player, as a set; `own`: which of the hero's own. Only
 * what is set aside can be of other decks.
 */
export function facesInPile(
  game: Game,
  seat: number,
  pile: 'discard' | 'aside' | 'own',
  own: number = NONE,
  owner: number = seat,
): number {
  let faces = 0;
  if (owner !== seat && pile !== 'aside') return 0;
  if (pile === 'own') for (const card of gatheredIn(game, seat, own)) faces |= faceBit(card);
  else if (pile === 'discard')
    for (let i = 0; i < discardSize(game, seat); i++)
      faces |= 1 << (discardAt(game, seat, i) - cardOf(seat, 0));
  else for (const card of asideOf(game, seat)) if (seatOfCard(card) === owner) faces |= faceBit(card);
  return faces;
}
