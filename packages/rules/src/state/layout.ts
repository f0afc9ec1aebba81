/**
 * The state of a game is one Int32Array; these are the offsets into it. Everything is an integer: what happens next
 * is data, so at every decision a game can be copied, saved, hashed and sent (docs/decisions/0003-one-flat-state.md).
 */

export const MAX_SEATS = 4;
export const MAX_SPACES = 64;
/** Hero and up to six sidekicks; 4 × 7 fighters fit into one mask of 28 bits. */
export const SEAT_FIGHTERS = 7;
export const MAX_FIGHTERS = MAX_SEATS * SEAT_FIGHTERS;
/** Faces of a deck are numbered 0…29; a card is `seat * 32 + face`. */
export const FACES = 32;
export const PILE = 32;
export const SEAT_COUNTERS = 4;
export const SEAT_TOKENS = 6;
/** Viewers 0…3 are players, 4 is the public. */
export const VIEWERS = 5;
export const PUBLIC = 4;
export const EVERYONE = 31;

let size = 0;
function ints(count: number): number {
  const at = size;
  size += count;
  return at;
}

// Clock
export const TURN = ints(1);
export const ACTIVE = ints(1);
export const ACTIONS_LEFT = ints(1);
export const ACTIONS_TAKEN = ints(1);
/** 0 while the game runs, then the number of an end reason. */
export const OVER = ints(1);
/** Winning seats as a mask. */
export const WINNERS = ints(1);
/** Grows whenever a generator is used or a hidden card gains a knower: nothing before that can be undone. */
export const STAMP = ints(1);
/** Abilities triggered in this action; a bound for content from strangers. */
export const TRIGGERS = ints(1);

// The question being asked
export const ASK_SEAT = ints(1);
export const ASK_KIND = ints(1);
export const ASK_PROMPT = ints(1);
/** 1 while a question is put whose single option must not answer it. */
export const ASK_HIDDEN = ints(1);
export const ANSWER = ints(1);

// Results handed from a finished procedure to its caller
export const RESULT = ints(1);
export const RESULT_HIT = ints(1);
export const RESULT_FELLED = ints(1);

export const DOORS = ints(1);
export const SCHEME_CARD = ints(1);

// Combat: one block a side, 0 the attack, 1 the defense
export const IN_COMBAT = ints(1);
export const IS_BONUS = ints(1);
export const BONUS_DUE = ints(1);
export const REVEALED = ints(1);
export const WINNER_SIDE = ints(1);
export const PREVIOUS_CARD = ints(1);
export const PREVENT_COMBAT = ints(1);
export const PREVENT_ALL = ints(1);
export const REDIRECT_FROM = ints(1);
export const REDIRECT_TO = ints(1);
export const COMBAT_DAMAGE = ints(1);
export const SIDE = ints(20);
export const SIDE_WIDTH = 10;
/** Where the block of a side begins. */
export const sideAt = (side: number): number => SIDE + side * SIDE_WIDTH;
export const FIGHTER = 0;
export const CARD = 1;
export const BASE = 2;
export const ADDED = 3;
export const PRINTED = 4;
export const FLAGS = 5;
export const BOOST_CARD = 6;
export const PREDICTION = 7;
export const DEALT = 8;
/** The combat value that damage was reckoned with; it counts from the moment the winner is known. */
export const FINAL = 9;

/** Bits of a side's FLAGS. */
export const IGNORED = 1;
export const FIXED = 2;
export const CANCELLED = 4;
export const FACE_UP = 8;
export const BOOST_LOST = 16;
/** The card has left the combat for another pile. */
export const RETURNED = 32;

// Damage about to be dealt, one amount a fighter
export const DAMAGE = ints(MAX_FIGHTERS);

// Seats
export const HAND_MASK = ints(MAX_SEATS);
export const HAND_SIZE = ints(MAX_SEATS);
export const DECK_SIZE = ints(MAX_SEATS);
export const DISCARD_SIZE = ints(MAX_SEATS);
export const FORM = ints(MAX_SEATS);
export const SYMBOL = ints(MAX_SEATS);
export const TURNS_TAKEN = ints(MAX_SEATS);
/** 0 playing, 1 out (no fighters or, in free-for-all, no hero), 2 resigned. */
export const OUT = ints(MAX_SEATS);
/** Spaces held by a seat's fighters, as two masks of 32 bits. */
export const HELD_LO = ints(MAX_SEATS);
export const HELD_HI = ints(MAX_SEATS);
/** Fighters of a seat on the board, as a mask over all fighters. */
export const ON_BOARD = ints(MAX_SEATS);
export const COUNTER = ints(MAX_SEATS * SEAT_COUNTERS);
export const TOKEN = ints(MAX_SEATS * SEAT_TOKENS);
/** Where the tokens lay when this turn began. */
export const TOKEN_STARTED = ints(MAX_SEATS * SEAT_TOKENS);
/** Turn-long modifiers: node number + 1 each, and the seat they belong to. */
export const TURN_MODIFIERS = 8;
export const MODIFIER = ints(TURN_MODIFIERS);
export const MODIFIER_SEAT = ints(TURN_MODIFIERS);

// Fighters
export const SPACE = ints(MAX_FIGHTERS);
export const HEALTH = ints(MAX_FIGHTERS);
export const STARTED = ints(MAX_FIGHTERS);

/** Values of SPACE for fighters that are not on the board. */
export const DEFEATED = -1;
export const RESERVE = -2;
export const AWAY = -3;
export const ABSENT = -4;

/** The fighter on each space, or -1. */
export const OCCUPANT = ints(MAX_SPACES);

/** One integer a card: copies in hand, copies each viewer knows of, copies in the game (see cards.ts). */
export const HAND = ints(MAX_SEATS * FACES);
/** Bottom first; a card is its face and, from bit 8 on, the viewers who know it. */
export const DECK = ints(MAX_SEATS * PILE);
/** Bottom first, faces only. */
export const DISCARD = ints(MAX_SEATS * PILE);
/** Cards set aside by the running effect: card and, from bit 8 on, its knowers. */
export const ASIDE_SIZE = ints(1);
export const MAX_ASIDE = 32;
export const ASIDE = ints(MAX_ASIDE);

// Generators: one a deck and one for play, four words each
export const GENERATOR = ints((MAX_SEATS + 1) * 4);

// The stack
export const DEPTH = ints(1);
export const FRAME_WIDTH = 12;
export const MAX_DEPTH = 32;
export const STACK = ints(FRAME_WIDTH * MAX_DEPTH);

/** A frame: procedure, step in it, effect node, whose it is, what caused it, the active fighter, six registers. */
export const PROC = 0;
export const STEP = 1;
export const NODE = 2;
export const SEAT = 3;
export const SOURCE = 4;
export const ACTOR = 5;
export const REG = 6;

export const STATE_SIZE = size;

/** "Nothing", in every field where a number may be missing. */
export const NONE = -1;
