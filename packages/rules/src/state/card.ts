import { bitOf } from './bits.ts';
import { FACES, NONE } from './limits.ts';

/** Cards by number: a deck has up to 30 faces, all copies of a face are equal, and a card is a face of a seat's deck. */

export const cardOf = (seat: number, face: number): number => seat * FACES + face;
export const seatOfCard = (card: number): number => card >> 5;
export const faceNumber = (card: number): number => card & (FACES - 1);
/** The face as a set of faces. */
export const faceBit = (card: number): number => bitOf(faceNumber(card));

/** The face of a card that the viewer does not know. */
export const UNKNOWN = FACES - 1;
export const unknownCard = (seat: number): number => cardOf(seat, UNKNOWN);
export const isUnknown = (card: number): boolean => card !== NONE && faceNumber(card) === UNKNOWN;

/** Bits of an entry above those of the knowers: by what its holder differs from its owner. */
const HOLDER = 13;

/** A card with those who know it, as decks and cards set aside hold them. */
export const withKnowers = (card: number, knowers: number): number => card | (knowers << 8);
export const cardIn = (entry: number): number => entry & 255;
export const knowersIn = (entry: number): number => (entry >> 8) & 31;
/** Whose card it is for now: its owner's, unless it came out of a pile of somebody else. */
export const holderIn = (entry: number): number => seatOfCard(cardIn(entry)) ^ (entry >> HOLDER);
/** The same entry, of a card that came from the cards of that seat; nothing is added where that is its owner. */
export const heldBy = (entry: number, holder: number): number =>
  entry | ((seatOfCard(cardIn(entry)) ^ holder) << HOLDER);
