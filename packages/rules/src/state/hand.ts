import { hasBit } from './bits.ts';
import { cardOf, faceBit, faceNumber, seatOfCard } from './card.ts';
import { drawPlayLot } from './chance.ts';
import { stamp } from './clock.ts';
import type { Game } from './game.ts';
import { type Copy, guestWords, ofGuests, ofSeat, seatWords } from './layout.ts';
import { FACES } from './limits.ts';
import { EVERYONE, isInsider, OPEN, PUBLIC, VIEWERS } from './viewers.ts';

/**
 * Hands, and who knows what is in them. A hand is, for each face, one integer: bits 0-4 how many copies are in it, then
 * four bits a viewer: of how many copies that viewer knows that they are there, then (bits 25-29) how many are in the
 * game at all. The own player needs no knowledge: whose hand it is sees it (`insiders`). A face-down combat card has
 * left the hand, but the knowledge about it stays with the hand until it is revealed.
 *
 * Cards of another deck are guests in a hand: they stand in words of their own, in the same way. Whose deck a card is from all
 * can see by its back, so how many guests a hand has is public. Wherever a card is named, `holder` is in whose hand it is, its
 * owner unless somebody else is meant.
 */

const COPIES = 31;
const KNOWN = 5;
const KNOWN_BITS = 4;
const KNOWN_MAX = 15;
const ALL_KNOWN = 0x1ffffe0;
const TOTAL = 25;
const ALL_TOTAL = COPIES << TOTAL;

/** Who sees the hand gets all copies, the others those they know of; and of what others know all get what is public. */
const copyHands: Copy = (game, viewer, into) => {
  for (let seat = 0; seat < game.content.seats; seat++) copyCards(game, viewer, into, seat, seat);
};

const copyFaces: Copy = (game, viewer, into) => {
  for (let seat = 0; seat < game.content.seats; seat++)
    into[ofSeat(FACES_IN, seat)] = facesSeen(game, viewer, seat, seat);
};

const copyGuests: Copy = (game, viewer, into) => {
  eachGuestDeck(game, (holder, owner) => copyCards(game, viewer, into, holder, owner));
};

const copyGuestFaces: Copy = (game, viewer, into) => {
  eachGuestDeck(game, (holder, owner) => {
    into[ofGuests(GUEST_FACES, game.content.seats, holder, owner)] = facesSeen(game, viewer, holder, owner);
  });
};

/** Every hand with every deck that is not its player's. */
function eachGuestDeck(game: Game, act: (holder: number, owner: number) => void): void {
  const { seats } = game.content;
  for (let holder = 0; holder < seats; holder++)
    for (let owner = 0; owner < seats; owner++) if (owner !== holder) act(holder, owner);
}

function copyCards(game: Game, viewer: number, into: Int32Array, holder: number, owner: number): void {
  const isOwn = isInsider(game, viewer, holder);
  const whole = viewer === OPEN ? -1 : isOwn ? ALL_TOTAL | COPIES : ALL_TOTAL;
  const from = wordOf(game, holder, cardOf(owner, 0));
  const faces = game.content.heroes[owner].faces.length;
  for (let face = 0; face < faces; face++) {
    const word = game.state[from + face];
    // Of most cards in a hand nobody else knows anything.
    into[from + face] =
      viewer === OPEN || (word & ALL_KNOWN) === 0
        ? word & whole
        : seenWord(game, viewer, holder, cardOf(owner, face), isOwn);
  }
}

const facesSeen = (game: Game, viewer: number, holder: number, owner: number): number =>
  isInsider(game, viewer, holder)
    ? facesInHand(game, holder, owner)
    : facesKnown(game, viewer, holder, owner);

const HAND = seatWords('hands', FACES, copyHands);
/** The faces in a hand, as a set: the same told once more, for speed. */
const FACES_IN = seatWords('faces in hands', 1, copyFaces);
/** With guests. */
const SIZE = seatWords('sizes of hands', 1, 'everybody');
const GUESTS = guestWords('guests in hands', FACES, copyGuests);
const GUEST_FACES = guestWords('faces of guests', 1, copyGuestFaces);
const GUEST_COUNT = guestWords('numbers of guests', 1, 'everybody');

/** The word of a card in a hand. */
function wordOf(game: Game, holder: number, card: number): number {
  const owner = seatOfCard(card);
  return owner === holder
    ? ofSeat(HAND, owner) + faceNumber(card)
    : ofGuests(GUESTS, game.content.seats, holder, owner) + faceNumber(card);
}
/** The word of the faces that a hand has of a deck. */
const facesWord = (game: Game, holder: number, owner: number): number =>
  owner === holder ? ofSeat(FACES_IN, holder) : ofGuests(GUEST_FACES, game.content.seats, holder, owner);

/** The word of a card of which somebody knows, as that viewer may know it. */
function seenWord(game: Game, viewer: number, holder: number, card: number, isOwn: boolean): number {
  const word = game.state[wordOf(game, holder, card)];
  const known = knownInHand(game, viewer, card, holder);
  const open = knownInHand(game, PUBLIC, card, holder);
  let seen = (word & ALL_TOTAL) | (isOwn ? word & COPIES : known);
  for (let other = 0; other < VIEWERS; other++)
    seen |= (other === viewer ? known : open) << (KNOWN + other * KNOWN_BITS);
  return seen;
}

function facesKnown(game: Game, viewer: number, holder: number, owner: number): number {
  const from = wordOf(game, holder, cardOf(owner, 0));
  const known = KNOWN_MAX << (KNOWN + viewer * KNOWN_BITS);
  const count = game.content.heroes[owner].faces.length;
  let faces = 0;
  for (let face = 0; face < count; face++) if ((game.state[from + face] & known) !== 0) faces |= 1 << face;
  return faces;
}

export const handSize = (game: Game, seat: number): number => game.state[ofSeat(SIZE, seat)];
/** The faces in a hand, as a set: of its player's deck, or of another. */
export const facesInHand = (game: Game, holder: number, owner: number = holder): number =>
  game.state[facesWord(game, holder, owner)];
export const inHand = (game: Game, card: number, holder: number = seatOfCard(card)): number =>
  game.state[wordOf(game, holder, card)] & COPIES;
export const knownInHand = (
  game: Game,
  viewer: number,
  card: number,
  holder: number = seatOfCard(card),
): number => (game.state[wordOf(game, holder, card)] >> (KNOWN + viewer * KNOWN_BITS)) & KNOWN_MAX;
export const copiesInGame = (game: Game, card: number): number =>
  (game.state[wordOf(game, seatOfCard(card), card)] >> TOTAL) & COPIES;

export function setCopiesInGame(game: Game, card: number, copies: number): void {
  const at = wordOf(game, seatOfCard(card), card);
  game.state[at] = (game.state[at] & ~ALL_TOTAL) | (copies << TOTAL);
}

/** How many cards of a deck are in a hand. */
export function cardsOfDeck(game: Game, holder: number, owner: number): number {
  if (owner !== holder) return guestsOf(game, holder, owner);
  let own = handSize(game, holder);
  if (game.content.guests)
    for (let other = 0; other < game.content.seats; other++)
      if (other !== holder) own -= guestsOf(game, holder, other);
  return own;
}
/** How many cards of that other deck are in a hand. */
const guestsOf = (game: Game, holder: number, owner: number): number =>
  game.content.guests ? game.state[ofGuests(GUEST_COUNT, game.content.seats, holder, owner)] : 0;

const NO_DECKS: readonly number[] = [];
/** Whose cards a hand holds beside those of its player's deck. */
export function guestDecks(game: Game, holder: number): readonly number[] {
  if (!game.content.guests) return NO_DECKS;
  let decks = NO_DECKS;
  for (let owner = 0; owner < game.content.seats; owner++)
    if (owner !== holder && guestsOf(game, holder, owner) > 0) decks = [...decks, owner];
  return decks;
}

/** The cards of a hand, one entry for each copy: its player's own, then guests. */
export function handOf(game: Game, holder: number): number[] {
  const cards: number[] = [];
  listDeck(game, holder, holder, cards);
  if (game.content.guests) cards.push(...guestsIn(game, holder));
  return cards;
}
/** The guests of a hand, one entry for each copy. */
export function guestsIn(game: Game, holder: number): number[] {
  const cards: number[] = [];
  if (!game.content.guests) return cards;
  for (let owner = 0; owner < game.content.seats; owner++)
    if (owner !== holder) listDeck(game, holder, owner, cards);
  return cards;
}
function listDeck(game: Game, holder: number, owner: number, cards: number[]): void {
  for (let card = cardOf(owner, 0); card < cardOf(owner + 1, 0); card++)
    for (let n = inHand(game, card, holder); n > 0; n--) cards.push(card);
}

/** One more (or, with -1, one less) copy known to these viewers; less than none stays none. */
function learn(game: Game, card: number, viewers: number, change: number, holder: number): void {
  const at = wordOf(game, holder, card);
  let word = game.state[at];
  if (change < 0 && (word & ALL_KNOWN) === 0) return;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (!hasBit(viewers, viewer)) continue;
    const shift = KNOWN + viewer * KNOWN_BITS;
    const known = (word >> shift) & KNOWN_MAX;
    const now = Math.min(KNOWN_MAX, Math.max(0, known + change));
    word = (word & ~(KNOWN_MAX << shift)) | (now << shift);
  }
  game.state[at] = word;
}

/** Puts a card into a hand; `knowers` saw its face on the way. */
export function addToHand(
  game: Game,
  card: number,
  knowers: number,
  holder: number = seatOfCard(card),
): void {
  const s = game.state;
  s[wordOf(game, holder, card)]++;
  s[facesWord(game, holder, seatOfCard(card))] |= faceBit(card);
  count(game, card, holder, 1);
  const others = knowers & ~game.content.insiders[holder];
  if (others !== 0) learn(game, card, others, 1, holder);
}

/** So many more cards are in the hand. */
function count(game: Game, card: number, holder: number, change: number): void {
  const owner = seatOfCard(card);
  game.state[ofSeat(SIZE, holder)] += change;
  if (owner !== holder) game.state[ofGuests(GUEST_COUNT, game.content.seats, holder, owner)] += change;
}

function takeFromHand(game: Game, card: number, holder: number): void {
  const s = game.state;
  s[wordOf(game, holder, card)]--;
  count(game, card, holder, -1);
  if (inHand(game, card, holder) === 0) s[facesWord(game, holder, seatOfCard(card))] &= ~faceBit(card);
}

/** Takes a card out of the hand for all to see. */
export function removeOpenly(game: Game, card: number, holder: number = seatOfCard(card)): void {
  takeFromHand(game, card, holder);
  learn(game, card, EVERYONE, -1, holder);
}

/** A combat card laid face down: it has left the hand, what viewers know of the hand now includes it. */
export function layFaceDown(game: Game, card: number, holder: number = seatOfCard(card)): void {
  takeFromHand(game, card, holder);
}

/** A face-down card is turned up. */
export function turnUp(game: Game, card: number, holder: number = seatOfCard(card)): void {
  learn(game, card, EVERYONE, -1, holder);
}

/** Takes a card out of the hand so that only `knowers` see which: the others forget one copy of all it might be. */
export function removeSecretly(
  game: Game,
  card: number,
  knowers: number,
  holder: number = seatOfCard(card),
): void {
  takeFromHand(game, card, holder);
  learn(game, card, knowers, -1, holder);
  const owner = seatOfCard(card);
  for (let other = cardOf(owner, 0); other < cardOf(owner + 1, 0); other++)
    learn(game, other, EVERYONE & ~knowers, -1, holder);
}

/** These viewers see the whole hand of a seat (RU-30). */
export function showHand(game: Game, holder: number, viewers: number): void {
  stamp(game);
  showDeckIn(game, holder, holder, viewers);
  if (!game.content.guests) return;
  for (let owner = 0; owner < game.content.seats; owner++)
    if (owner !== holder) showDeckIn(game, holder, owner, viewers);
}

function showDeckIn(game: Game, holder: number, owner: number, viewers: number): void {
  const outside = viewers & ~game.content.insiders[holder];
  const from = wordOf(game, holder, cardOf(owner, 0));
  for (let at = from; at < from + FACES; at++) {
    let word = game.state[at];
    const copies = Math.min(word & COPIES, KNOWN_MAX);
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      const shift = KNOWN + viewer * KNOWN_BITS;
      if (hasBit(outside, viewer)) word = (word & ~(KNOWN_MAX << shift)) | (copies << shift);
    }
    game.state[at] = word;
  }
}

/** So many copies of that card in a hand are known to all from now on: somebody pointed at them. */
export function showCard(
  game: Game,
  card: number,
  copies: number = 1,
  holder: number = seatOfCard(card),
): void {
  stamp(game);
  const insiders = game.content.insiders[holder];
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const more = copies - knownInHand(game, viewer, card, holder);
    if (!hasBit(insiders, viewer) && more > 0) learn(game, card, 1 << viewer, more, holder);
  }
}

/** A random card of a hand among those that fit (R-6.10, "random"); scenarios can fix it. */
export function randomInHand(game: Game, holder: number, fits: (card: number) => boolean): number {
  const forced = game.forced.findIndex((card) => inHand(game, card, holder) > 0 && fits(card));
  if (forced >= 0) return game.forced.splice(forced, 1)[0];
  const cards = handOf(game, holder).filter(fits);
  stamp(game);
  return cards[drawPlayLot(game, cards.length)];
}

// Guesses

/** Empties the hand of a guess of the cards of one deck; what viewers know stays. */
export function forgetHand(game: Game, holder: number, owner: number = holder): void {
  const from = wordOf(game, holder, cardOf(owner, 0));
  for (let at = from; at < from + FACES; at++) game.state[at] &= ~COPIES;
  game.state[facesWord(game, holder, owner)] = 0;
}
/** Sets of how many copies a viewer knows. */
export function setKnown(
  game: Game,
  viewer: number,
  card: number,
  copies: number,
  holder: number = seatOfCard(card),
): void {
  learn(game, card, 1 << viewer, copies - knownInHand(game, viewer, card, holder), holder);
}
/** Puts a guessed card into a hand whose size is known already. */
export function guessInHand(game: Game, card: number, holder: number = seatOfCard(card)): void {
  game.state[wordOf(game, holder, card)]++;
  game.state[facesWord(game, holder, seatOfCard(card))] |= faceBit(card);
}
