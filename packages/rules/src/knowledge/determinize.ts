import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { copiesInGame, knownInHand } from '../state/cards.ts';
import { clone, createGame, type Game, seatOfCard, seatOfFighter } from '../state/game.ts';
import {
  ASIDE,
  ASIDE_SIZE,
  BOOST_CARD,
  CARD,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  FACES,
  FIGHTER,
  FLAGS,
  GENERATOR,
  HAND,
  HAND_MASK,
  HAND_SIZE,
  IN_COMBAT,
  IS_BONUS,
  MAX_SEATS,
  NONE,
  PILE,
  RETURNED,
  SCHEME_CARD,
  SIDE,
  SIDE_WIDTH,
} from '../state/layout.ts';
import { below, nextWord, type Rng } from '../state/random.ts';
import { isInsider, UNKNOWN } from './observe.ts';

/**
 * A full game consistent with an observation, for search: every unknown card gets a face from those the viewer cannot
 * account for, and a face-down card one that its fighter could have played.
 */
export function determinize(observation: Game, rng: Rng, into: Game = createGame(observation.content)): Game {
  const game = clone(observation, into);
  game.viewer = NONE;
  for (let i = 0; i < (MAX_SEATS + 1) * 4; i++) game.state[GENERATOR + i] = nextWord(rng.words, 0) | 1;
  for (let seat = 0; seat < game.content.seats; seat++) guessSeat(game, observation.viewer, seat, rng);
  return game;
}

/** Faces in a row, reused from call to call: search makes thousands of guesses for one choice. */
interface Faces {
  readonly list: Int32Array;
  size: number;
}
const facesRow = (): Faces => ({ list: new Int32Array(2 * PILE), size: 0 });
/** The cards of a seat that lie nobody knows where, and those guessed to be in its hand. */
const pool = facesRow();
const hand = facesRow();
const left = new Int32Array(FACES);

const next = (faces: Faces): number => (faces.size === 0 ? 0 : faces.list[--faces.size]);
function add(faces: Faces, face: number): void {
  faces.list[faces.size++] = face;
}
function removeAt(faces: Faces, index: number): number {
  const face = faces.list[index];
  faces.list[index] = faces.list[--faces.size];
  return face;
}

function guessSeat(game: Game, viewer: number, seat: number, rng: Rng): void {
  fillUnaccounted(game, viewer, seat);
  for (let i = pool.size - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const face = pool.list[i];
    pool.list[i] = pool.list[j];
    pool.list[j] = face;
  }
  if (!isInsider(game, viewer, seat)) guessHand(game, viewer, seat, rng);
  const s = game.state;
  for (let i = 0; i < s[ASIDE_SIZE]; i++) {
    if (s[ASIDE + i] === seat * FACES + UNKNOWN) s[ASIDE + i] = seat * FACES + next(pool);
  }
  for (let i = 0; i < s[DECK_SIZE + seat]; i++) {
    if ((s[DECK + seat * PILE + i] & 31) === UNKNOWN) s[DECK + seat * PILE + i] = next(pool);
  }
}

/** Fills the pool with the faces of a seat that the viewer sees nowhere: the deck list less everything known. */
function fillUnaccounted(game: Game, viewer: number, seat: number): void {
  const s = game.state;
  const faces = game.content.heroes[seat].faces.length;
  const insider = isInsider(game, viewer, seat);
  left.fill(0);
  for (let face = 0; face < faces; face++) {
    const card = seat * FACES + face;
    left[face] = copiesInGame(game, card) - (insider ? s[HAND + card] & 31 : knownInHand(game, viewer, card));
  }
  for (let i = 0; i < s[DISCARD_SIZE + seat]; i++) left[s[DISCARD + seat * PILE + i]]--;
  for (let i = 0; i < s[DECK_SIZE + seat]; i++) left[s[DECK + seat * PILE + i] & 31]--;
  for (let i = 0; i < s[ASIDE_SIZE]; i++)
    if (seatOfCard(s[ASIDE + i] & 127) === seat) left[s[ASIDE + i] & 31]--;
  if (s[SCHEME_CARD] !== NONE || s[IN_COMBAT] === 1)
    for (const card of inPlay(game)) if (seatOfCard(card) === seat) left[card & 31]--;
  pool.size = 0;
  for (let face = 0; face < faces; face++) for (let n = left[face]; n > 0; n--) add(pool, face);
}

/** Cards lying on the table that are in no pile: the scheme and the combat cards. */
export function inPlay(game: Game): number[] {
  const s = game.state;
  const cards = s[SCHEME_CARD] === NONE ? [] : [s[SCHEME_CARD]];
  if (s[IN_COMBAT] === 0) return cards;
  for (let side = 0; side < 2; side++) {
    const at = SIDE + side * SIDE_WIDTH;
    const virtual = side === 0 && s[IS_BONUS] === 1;
    if (s[at + CARD] !== NONE && !virtual && (s[at + FLAGS] & RETURNED) === 0) cards.push(s[at + CARD]);
    if (s[at + BOOST_CARD] !== NONE) cards.push(s[at + BOOST_CARD]);
  }
  return cards;
}

/** How many cards of a seat there are, wherever they lie: this never changes (a law). */
export function countCards(game: Game, seat: number): number {
  const s = game.state;
  let count = s[HAND_SIZE + seat] + s[DECK_SIZE + seat] + s[DISCARD_SIZE + seat];
  for (let i = 0; i < s[ASIDE_SIZE]; i++) if (seatOfCard(s[ASIDE + i] & 127) === seat) count++;
  for (const card of inPlay(game)) if (seatOfCard(card) === seat) count++;
  return count;
}

/** What is known of a hand includes its face-down cards: both are guessed from one list. */
function guessHand(game: Game, viewer: number, seat: number, rng: Rng): void {
  const s = game.state;
  const slots = s[IN_COMBAT] === 1 ? hiddenSlots(game, seat) : NO_SLOTS;
  hand.size = 0;
  for (let face = 0; face < game.content.heroes[seat].faces.length; face++) {
    for (let n = knownInHand(game, viewer, seat * FACES + face); n > 0; n--) add(hand, face);
    s[HAND + seat * FACES + face] &= ~31;
  }
  const known = hand.size;
  while (hand.size < s[HAND_SIZE + seat] + slots.length && pool.size > 0) add(hand, next(pool));
  for (const { at, faces } of slots) s[at] = seat * FACES + faceDown(known, faces, rng);
  s[HAND_MASK + seat] = 0;
  for (let i = 0; i < hand.size && i < s[HAND_SIZE + seat]; i++) {
    s[HAND + seat * FACES + hand.list[i]]++;
    s[HAND_MASK + seat] |= 1 << hand.list[i];
  }
}

interface Slot {
  readonly at: number;
  readonly faces: number;
}
const NO_SLOTS: readonly Slot[] = [];

/** Where the seat has unknown cards face down, and which faces can lie there. */
function hiddenSlots(game: Game, seat: number): readonly Slot[] {
  const s = game.state;
  const slots: Slot[] = [];
  for (let side = 0; side < 2; side++) {
    const at = SIDE + side * SIDE_WIDTH;
    const fighter = s[at + FIGHTER];
    if (seatOfFighter(fighter) !== seat) continue;
    const playable = side === 0 ? attackFaces(game, fighter) : defenseFaces(game, fighter);
    if (s[at + CARD] === seat * FACES + UNKNOWN) slots.push({ at: at + CARD, faces: playable });
    if (s[at + BOOST_CARD] === seat * FACES + UNKNOWN) slots.push({ at: at + BOOST_CARD, faces: -1 });
  }
  return slots;
}

const fits = (faces: number, face: number): boolean => ((faces >> face) & 1) === 1;

/** Takes a face that fits out of the guessed hand; if none fits, one of the guesses is exchanged. */
function faceDown(known: number, faces: number, rng: Rng): number {
  let candidates = 0;
  for (let i = 0; i < hand.size; i++) if (fits(faces, hand.list[i])) candidates++;
  if (candidates > 0) {
    let n = below(rng, candidates);
    for (let i = 0; ; i++) if (fits(faces, hand.list[i]) && n-- === 0) return removeAt(hand, i);
  }
  const guess = next(hand);
  if (hand.size < known - 1) return guess;
  for (let i = 0; i < pool.size; i++) {
    if (!fits(faces, pool.list[i])) continue;
    const face = removeAt(pool, i);
    add(pool, guess);
    return face;
  }
  return guess;
}
