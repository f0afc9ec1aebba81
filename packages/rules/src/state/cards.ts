import { cardId, emit, type Game, seatOfCard } from './game.ts';
import {
  ASIDE,
  ASIDE_SIZE,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  EVERYONE,
  FACES,
  GENERATOR,
  HAND,
  HAND_MASK,
  HAND_SIZE,
  MAX_ASIDE,
  MAX_SEATS,
  NONE,
  PILE,
  STAMP,
  SYMBOL,
  VIEWERS,
} from './layout.ts';
import { nextBelow } from './random.ts';

/**
 * Cards and who knows them. A hand is, for each face, one integer: bits 0-4 how many copies are in it, then four bits
 * a viewer: of how many copies that viewer knows that they are there, then (bits 25-29) how many are in the game at
 * all. The own player needs no knowledge: whose hand it is sees it (`insiders`). A face-down combat card has left the
 * hand, but the knowledge about it stays with the hand until it is revealed.
 */

const KNOWN = 5;
const KNOWN_BITS = 4;
const KNOWN_MAX = 15;
const ALL_KNOWN = 0x1ffffe0;
const TOTAL = 25;

export const inHand = (game: Game, card: number): number => game.state[HAND + card] & 31;
export const knownInHand = (game: Game, viewer: number, card: number): number =>
  (game.state[HAND + card] >> (KNOWN + viewer * KNOWN_BITS)) & KNOWN_MAX;
export const copiesInGame = (game: Game, card: number): number => (game.state[HAND + card] >> TOTAL) & 31;

export function setCopiesInGame(game: Game, card: number, copies: number): void {
  game.state[HAND + card] = (game.state[HAND + card] & ~(31 << TOTAL)) | (copies << TOTAL);
}

/** Sets what an observation holds of a card: copies in hand and what each viewer knows of. */
export function setHandWord(
  game: Game,
  card: number,
  copies: number,
  known: (viewer: number) => number,
): void {
  let word = (game.state[HAND + card] & (31 << TOTAL)) | copies;
  for (let viewer = 0; viewer < VIEWERS; viewer++) word |= known(viewer) << (KNOWN + viewer * KNOWN_BITS);
  game.state[HAND + card] = word;
}

/** What was done since cannot be taken back: somebody learned something or chance had a say (undo). */
export function stamp(game: Game): void {
  game.state[STAMP]++;
}

/** How often something hidden became known or chance had a say: equal numbers, nothing since. */
export const stampOf = (game: Game): number => game.state[STAMP];

/** One more (or, with -1, one less) copy known to these viewers; less than none stays none. */
function learn(game: Game, card: number, viewers: number, change: number): void {
  let word = game.state[HAND + card];
  if (change < 0 && (word & ALL_KNOWN) === 0) return;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (((viewers >> viewer) & 1) === 0) continue;
    const shift = KNOWN + viewer * KNOWN_BITS;
    const known = (word >> shift) & KNOWN_MAX;
    const now = Math.min(KNOWN_MAX, Math.max(0, known + change));
    word = (word & ~(KNOWN_MAX << shift)) | (now << shift);
  }
  game.state[HAND + card] = word;
}

/** Puts a card into its owner's hand; `knowers` saw its face on the way. */
export function addToHand(game: Game, card: number, knowers: number): void {
  const s = game.state;
  const seat = seatOfCard(card);
  s[HAND + card]++;
  s[HAND_SIZE + seat]++;
  s[HAND_MASK + seat] |= 1 << (card & 31);
  const others = knowers & ~game.content.insiders[seat];
  if (others !== 0) learn(game, card, others, 1);
}

function takeFromHand(game: Game, card: number): void {
  const s = game.state;
  const seat = seatOfCard(card);
  s[HAND + card]--;
  s[HAND_SIZE + seat]--;
  if ((s[HAND + card] & 31) === 0) s[HAND_MASK + seat] &= ~(1 << (card & 31));
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
  const first = seatOfCard(card) * FACES;
  for (let other = first; other < first + FACES; other++) learn(game, other, EVERYONE & ~knowers, -1);
}

/** These viewers see the whole hand of a seat (RU-30). */
export function showHand(game: Game, seat: number, viewers: number): void {
  const s = game.state;
  stamp(game);
  for (let face = 0; face < FACES; face++) {
    const card = seat * FACES + face;
    const copies = s[HAND + card] & 31;
    let word = s[HAND + card];
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      if (((viewers & ~game.content.insiders[seat]) >> viewer) & 1) {
        const shift = KNOWN + viewer * KNOWN_BITS;
        word = (word & ~(KNOWN_MAX << shift)) | (Math.min(copies, KNOWN_MAX) << shift);
      }
    }
    s[HAND + card] = word;
  }
}

/** One copy of that card in a hand is known to all from now on: somebody pointed at it. */
export function showCard(game: Game, card: number): void {
  stamp(game);
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const outside = ((game.content.insiders[seatOfCard(card)] >> viewer) & 1) === 0;
    if (outside && knownInHand(game, viewer, card) === 0) learn(game, card, 1 << viewer, 1);
  }
}

/** The cards of a hand, one entry a copy. */
export function handOf(game: Game, seat: number): number[] {
  const cards: number[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let n = inHand(game, seat * FACES + face); n > 0; n--) cards.push(seat * FACES + face);
  }
  return cards;
}

// Discard piles: public, the last one on top

export function addToDiscard(game: Game, card: number): void {
  const seat = seatOfCard(card);
  game.state[DISCARD + seat * PILE + game.state[DISCARD_SIZE + seat]++] = card & 31;
}

export const discardAt = (game: Game, seat: number, index: number): number =>
  seat * FACES + game.state[DISCARD + seat * PILE + index];

/** Takes the topmost copy of a card out of its owner's discard pile. */
export function removeFromDiscard(game: Game, card: number): boolean {
  const s = game.state;
  const seat = seatOfCard(card);
  const pile = DISCARD + seat * PILE;
  const last = s[DISCARD_SIZE + seat] - 1;
  for (let i = last; i >= 0; i--) {
    if (s[pile + i] !== (card & 31)) continue;
    for (let j = i; j < last; j++) s[pile + j] = s[pile + j + 1];
    s[DISCARD_SIZE + seat] = last;
    return true;
  }
  return false;
}

/** From hand onto the discard pile. */
export function discardFromHand(
  game: Game,
  card: number,
  why: 'choice' | 'random' | 'limit' | 'boost',
): void {
  removeOpenly(game, card);
  addToDiscard(game, card);
  stamp(game);
  if (game.sink !== null) emit(game, 'discarded', { seat: seatOfCard(card), card: cardId(game, card), why });
}

/** what a wild symbol stands for is said once per played card, so with the card it is over. */
export function forgetSymbols(game: Game): void {
  game.state.fill(NONE, SYMBOL, SYMBOL + MAX_SEATS);
}

// Decks: the top is at the end

export const deckFace = (entry: number): number => entry & 31;
export const deckKnowers = (entry: number): number => entry >> 8;

export function putOnTop(game: Game, card: number, knowers: number): void {
  const seat = seatOfCard(card);
  game.state[DECK + seat * PILE + game.state[DECK_SIZE + seat]++] = (card & 31) | (knowers << 8);
}

export function putOnBottom(game: Game, card: number, knowers: number): void {
  const s = game.state;
  const seat = seatOfCard(card);
  const pile = DECK + seat * PILE;
  for (let i = s[DECK_SIZE + seat]; i > 0; i--) s[pile + i] = s[pile + i - 1];
  s[pile] = (card & 31) | (knowers << 8);
  s[DECK_SIZE + seat]++;
}

/** Takes the top card: the entry with its face and knowers. The deck must not be empty. */
export function takeTop(game: Game, seat: number): number {
  return game.state[DECK + seat * PILE + --game.state[DECK_SIZE + seat]];
}

/** Takes one copy of a face out of a deck, wherever it lies; false if there is none. */
export function takeFromDeck(game: Game, card: number): boolean {
  const s = game.state;
  const seat = seatOfCard(card);
  const pile = DECK + seat * PILE;
  for (let i = s[DECK_SIZE + seat] - 1; i >= 0; i--) {
    if (deckFace(s[pile + i]) !== (card & 31)) continue;
    s[DECK_SIZE + seat]--;
    for (let j = i; j < s[DECK_SIZE + seat]; j++) s[pile + j] = s[pile + j + 1];
    return true;
  }
  return false;
}

/** Shuffles with the deck's own generator; nobody knows any position afterwards. */
export function shuffle(game: Game, seat: number): void {
  const s = game.state;
  const pile = DECK + seat * PILE;
  for (let i = s[DECK_SIZE + seat] - 1; i >= 0; i--) {
    const j = nextBelow(s, GENERATOR + seat * 4, i + 1);
    const face = deckFace(s[pile + i]);
    s[pile + i] = deckFace(s[pile + j]);
    s[pile + j] = face;
  }
  stamp(game);
}

/** A random card of a hand (R-6.10, "random"); scenarios can fix it. */
export function randomInHand(game: Game, seat: number, mask: number): number {
  const forced = game.forced.findIndex((card) => seatOfCard(card) === seat && inHand(game, card) > 0);
  if (forced >= 0) return game.forced.splice(forced, 1)[0];
  let total = 0;
  for (let face = 0; face < FACES; face++) if ((mask >> face) & 1) total += inHand(game, seat * FACES + face);
  let n = nextBelow(game.state, GENERATOR + MAX_SEATS * 4, total);
  stamp(game);
  let card = seat * FACES;
  for (; ; card++) {
    if (((mask >> (card & 31)) & 1) === 0) continue;
    n -= inHand(game, card);
    if (n < 0) return card;
  }
}

// Cards set aside

export function setAside(game: Game, card: number, knowers: number): void {
  // No printed card sets so many aside; what finds no room is discarded.
  if (game.state[ASIDE_SIZE] === MAX_ASIDE) {
    addToDiscard(game, card);
    return;
  }
  game.state[ASIDE + game.state[ASIDE_SIZE]++] = card | (knowers << 8);
}

export function isAside(game: Game, card: number): boolean {
  for (let i = 0; i < game.state[ASIDE_SIZE]; i++) if ((game.state[ASIDE + i] & 127) === card) return true;
  return false;
}

/** What an effect left aside when it ended goes to the discard pile; no printed card leaves anything. */
export function sweepAside(game: Game): void {
  while (game.state[ASIDE_SIZE] > 0) addToDiscard(game, game.state[ASIDE + --game.state[ASIDE_SIZE]] & 127);
}

/** Takes a card back from aside, where it must be, and returns its knowers. */
export function takeFromAside(game: Game, card: number): number {
  const s = game.state;
  let i = s[ASIDE_SIZE] - 1;
  while (i > 0 && (s[ASIDE + i] & 127) !== card) i--;
  const knowers = s[ASIDE + i] >> 8;
  s[ASIDE_SIZE]--;
  for (let j = i; j < s[ASIDE_SIZE]; j++) s[ASIDE + j] = s[ASIDE + j + 1];
  return knowers;
}
