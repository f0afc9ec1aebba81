import { LIMITS } from '@peerless/language';

/** How much a game can hold. Content from strangers keeps to LIMITS, and the state has room for just that. */

export const MAX_SEATS = 4;
export const MAX_SPACES = 64;
/** The hero and its sidekicks; all fighters of a game fit into one mask of 28 bits. */
export const SEAT_FIGHTERS = LIMITS.sidekicks + 1;
export const MAX_FIGHTERS = MAX_SEATS * SEAT_FIGHTERS;
/** A card is `seat * FACES + face`. A power of two with room for a face that nobody knows (see card.ts). */
export const FACES = 32;
/** Cards in a pile. */
export const PILE = LIMITS.deck + 2;
export const SEAT_COUNTERS = LIMITS.counters;
export const SEAT_TOKENS = LIMITS.tokens;
/** What a running effect can remember. */
export const REGISTERS = LIMITS.registers;

/** "Nothing", in every field where a number may be missing. */
export const NONE = -1;
