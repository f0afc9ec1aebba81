import { hasBit } from './bits.ts';
import { cardOf, faceBit, faceNumber, seatOfCard } from './card.ts';
import { drawPlayLot } from './chance.ts';
import { stamp } from './clock.ts';
import type { Game } from './game.ts';
import { type Copy, ofSeat, seatWords } from './layout.ts';
import { FACES } from './limits.ts';
import { EVERYONE, isInsider, OPEN, PUBLIC, VIEWERS } from './viewers.ts';

/**
 * Hands, and who knows what is in them. A hand is, for each face, one integer: bits 0-4 how many copies are in it, then
 * four bits a viewer: of how many copies that viewer knows that they are there, then (bits 25-29) how many are in the
 * game at all. The own player needs no knowledge: whose hand it is sees it (`insiders`). A face-down combat card has
 * left the hand, but the knowledge about it stays with the hand until it is revealed.
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
  for (let seat = 0; seat < game.content.seats; seat++) {
    const isOwn = isInsider(game, viewer, seat);
    const whole = viewer === OPEN ? -1 : isOwn ? ALL_TOTAL | COPIES : ALL_TOTAL;
    const from = ofSeat(HAND, seat);
    const faces = game.content.heroes[seat].faces.length;
    for (let face = 0; face < faces; face++) {
      const word = game.state[from + face];
      // Of most cards in a hand nobody else knows anything.
      into[from + face] =
        viewer === OPEN || (word & ALL_KNOWN) === 0
          ? word & whole
          : seenWord(game, viewer, cardOf(seat, face), isOwn);
    }
  }
};

const copyFaces: Copy = (game, viewer, into) => {
  for (let seat = 0; seat < game.content.seats; seat++)
    into[ofSeat(FACES_IN, seat)] = isInsider(game, viewer, seat)
      ? facesInHand(game, seat)
      : facesKnown(game, viewer, seat);
};

const HAND = seatWords('hands', FACES, copyHands);
/** The faces in a hand, as a set: the same told once more, for speed. */
const FACES_IN = seatWords('faces in hands', 1, copyFaces);
const SIZE = seatWords('sizes of hands', 1, 'everybody');

/** The word of a card in its owner's hand. */
const wordOf = (card: number): number => ofSeat(HAND, seatOfCard(card)) + faceNumber(card);

/** The word of a card of which somebody knows, as that viewer may know it. */
function seenWord(game: Game, viewer: number, card: number, isOwn: boolean): number {
  const word = game.state[wordOf(card)];
  const known = knownInHand(game, viewer, card);
  const open = knownInHand(game, PUBLIC, card);
  let seen = (word & ALL_TOTAL) | (isOwn ? word & COPIES : known);
  for (let other = 0; other < VIEWERS; other++)
    seen |= (other === viewer ? known : open) << (KNOWN + other * KNOWN_BITS);
  return seen;
}

function facesKnown(game: Game, viewer: number, seat: number): number {
  const end = cardOf(seat, game.content.heroes[seat].faces.length);
  let faces = 0;
  for (let card = cardOf(seat, 0); card < end; card++)
    if (knownInHand(game, viewer, card) > 0) faces |= faceBit(card);
  return faces;
}

export const handSize = (game: Game, seat: number): number => game.state[ofSeat(SIZE, seat)];
/** The faces in a hand, as a set. */
export const facesInHand = (game: Game, seat: number): number => game.state[ofSeat(FACES_IN, seat)];
export const inHand = (game: Game, card: number): number => game.state[wordOf(card)] & COPIES;
export const knownInHand = (game: Game, viewer: number, card: number): number =>
  (game.state[wordOf(card)] >> (KNOWN + viewer * KNOWN_BITS)) & KNOWN_MAX;
export const copiesInGame = (game: Game, card: number): number =>
  (game.state[wordOf(card)] >> TOTAL) & COPIES;

export function setCopiesInGame(game: Game, card: number, copies: number): void {
  game.state[wordOf(card)] = (game.state[wordOf(card)] & ~ALL_TOTAL) | (copies << TOTAL);
}

/** The cards of a hand, one entry for each copy. */
export function handOf(game: Game, seat: number): number[] {
  const cards: number[] = [];
  for (let card = cardOf(seat, 0); card < cardOf(seat + 1, 0); card++)
    for (let n = inHand(game, card); n > 0; n--) cards.push(card);
  return cards;
}

/** One more (or, with -1, one less) copy known to these viewers; less than none stays none. */
function learn(game: Game, card: number, viewers: number, change: number): void {
  let word = game.state[wordOf(card)];
  if (change < 0 && (word & ALL_KNOWN) === 0) return;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (!hasBit(viewers, viewer)) continue;
    const shift = KNOWN + viewer * KNOWN_BITS;
    const known = (word >> shift) & KNOWN_MAX;
    const now = Math.min(KNOWN_MAX, Math.max(0, known + change));
    word = (word & ~(KNOWN_MAX << shift)) | (now << shift);
  }
  game.state[wordOf(card)] = word;
}

/** Puts a card into its owner's hand; `knowers` saw its face on the way. */
export function addToHand(game: Game, card: number, knowers: number): void {
  const s = game.state;
  const seat = seatOfCard(card);
  s[wordOf(card)]++;
  s[ofSeat(SIZE, seat)]++;
  s[ofSeat(FACES_IN, seat)] |= faceBit(card);
  const others = knowers & ~game.content.insiders[seat];
  if (others !== 0) learn(game, card, others, 1);
}

function takeFromHand(game: Game, card: number): void {
  const s = game.state;
  const seat = seatOfCard(card);
  s[wordOf(card)]--;
  s[ofSeat(SIZE, seat)]--;
  if (inHand(game, card) === 0) s[ofSeat(FACES_IN, seat)] &= ~faceBit(card);
}

/** Takes a card out of the hand for all to see. */
export function removeOpenly(game: Game, card: number): void {
  takeFromHand(game, card);
  learn(game, card, EVERYONE, -1);
}

/** A combat card laid face down: it has left the hand, what viewers know of the hand now includes it. */
export function layFaceDown(game: Game, card: number): void {
  takeFromHand(game, card);
}

/** A face-down card is turned up. */
export function turnUp(game: Game, card: number): void {
  learn(game, card, EVERYONE, -1);
}

/** Takes a card out of the hand so that only `knowers` see which: the others forget one copy of all it might be. */
export function removeSecretly(game: Game, card: number, knowers: number): void {
  takeFromHand(game, card);
  learn(game, card, knowers, -1);
  const seat = seatOfCard(card);
  for (let other = cardOf(seat, 0); other < cardOf(seat + 1, 0); other++)
    learn(game, other, EVERYONE & ~knowers, -1);
}

/** These viewers see the whole hand of a seat (RU-30). */
export function showHand(game: Game, seat: number, viewers: number): void {
  stamp(game);
  const outside = viewers & ~game.content.insiders[seat];
  for (let card = cardOf(seat, 0); card < cardOf(seat + 1, 0); card++) {
    let word = game.state[wordOf(card)];
    const copies = Math.min(word & COPIES, KNOWN_MAX);
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      const shift = KNOWN + viewer * KNOWN_BITS;
      if (hasBit(outside, viewer)) word = (word & ~(KNOWN_MAX << shift)) | (copies << shift);
    }
    game.state[wordOf(card)] = word;
  }
}

/** So many copies of that card in a hand are known to all from now on: somebody pointed at them. */
export function showCard(game: Game, card: number, copies: number = 1): void {
  stamp(game);
  const insiders = game.content.insiders[seatOfCard(card)];
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const more = copies - knownInHand(game, viewer, card);
    if (!hasBit(insiders, viewer) && more > 0) learn(game, card, 1 << viewer, more);
  }
}

/** A random card of a hand among these faces (R-6.10, "random"); scenarios can fix it. */
export function randomInHand(game: Game, seat: number, faces: number): number {
  const forced = game.forced.findIndex((card) => seatOfCard(card) === seat && inHand(game, card) > 0);
  if (forced >= 0) return game.forced.splice(forced, 1)[0];
  const cards = handOf(game, seat).filter((card) => (faceBit(card) & faces) !== 0);
  stamp(game);
  return cards[drawPlayLot(game, cards.length)];
}

// Guesses

/** Empties the hand of a guess; what viewers know stays. */
export function forgetHand(game: Game, seat: number): void {
  for (let card = cardOf(seat, 0); card < cardOf(seat + 1, 0); card++) game.state[wordOf(card)] &= ~COPIES;
  game.state[ofSeat(FACES_IN, seat)] = 0;
}
/** Sets of how many copies a viewer knows. */
export function setKnown(game: Game, viewer: number, card: number, copies: number): void {
  learn(game, card, 1 << viewer, copies - knownInHand(game, viewer, card));
}
/** Puts a guessed card into a hand whose size is known already. */
export function guessInHand(game: Game, card: number): void {
  game.state[wordOf(card)]++;
  game.state[ofSeat(FACES_IN, seatOfCard(card))] |= faceBit(card);
}
