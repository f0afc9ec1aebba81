import type { Kept } from '../content/kept.ts';
import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { bitOf, hasBit, membersOf } from '../state/bits.ts';
import { cardOf, faceNumber, isUnknown, seatOfCard } from '../state/card.ts';
import { reseedChance } from '../state/chance.ts';
import {
  ATTACK,
  boostCard,
  combatant,
  combatCard,
  DEFENSE,
  hasCardInPlay,
  inCombat,
  layBoostCard,
  layCombatCard,
} from '../state/combat.ts';
import { seatOfFighter } from '../state/fighters.ts';
import { clone, createGame, type Game, type Observation, reading } from '../state/game.ts';
import {
  copiesInGame,
  forgetHand,
  guessInHand,
  handOf,
  handSize,
  inHand,
  knownInHand,
} from '../state/hand.ts';
import { FACES, NONE, PILE, REGISTERS } from '../state/limits.ts';
import {
  asideAt,
  asideKnowers,
  asideOf,
  asideSize,
  deckAt,
  deckSize,
  discardAt,
  discardSize,
  gatheredAt,
  gatheredSize,
  guessAside,
  guessInDeck,
  schemeCard,
} from '../state/piles.ts';
import { below, type Rng } from '../state/random.ts';
import { openSideCards, putSideCard, sideAt, sideSize, UNKNOWN_SIDE_CARD } from '../state/side-deck.ts';
import { depthOf, frameAt, isSecretTo, nodeOf, register, setRegister } from '../state/stack.ts';
import { isInsider } from '../state/viewers.ts';

/**
 * A full game consistent with an observation, for search: every unknown card gets a face from those the viewer cannot
 * account for, and a face-down card one that its fighter could have played.
 */
export function determinize(
  observation: Observation,
  rng: Rng,
  into: Game = createGame(observation.content),
): Game {
  const seen = reading(observation);
  const game = clone(seen, into);
  game.viewer = NONE;
  reseedChance(game, rng);
  for (let seat = 0; seat < game.content.seats; seat++) {
    guessSeat(game, seen.viewer, seat, rng);
    if (game.content.heroes[seat].sideDeck.length > 0) guessSideDeck(game, seat, rng);
  }
  guessMemory(game, seen.viewer, rng);
  return game;
}

/** The cards that lie face down nobody knows where, in any order. */
function guessSideDeck(game: Game, seat: number, rng: Rng): void {
  const size = sideSize(game, seat);
  let unseen = 0;
  for (const card of game.content.heroes[seat].sideDeck) unseen |= bitOf(card);
  unseen &= ~openSideCards(game, seat);
  for (let place = 0; place < size; place++) {
    const card = sideAt(game, seat, place);
    if (card !== UNKNOWN_SIDE_CARD) unseen &= ~bitOf(card);
  }
  for (let place = 0; place < size; place++) {
    if (sideAt(game, seat, place) !== UNKNOWN_SIDE_CARD) continue;
    const cards = membersOf(unseen);
    const card = cards[below(rng, cards.length)];
    unseen &= ~bitOf(card);
    putSideCard(game, seat, place, card);
  }
}

/** An effect that remembers an unknown card remembers the one that lies where that card was put. */
function guessMemory(game: Game, viewer: number, rng: Rng): void {
  for (let depth = 0; depth < depthOf(game); depth++) {
    const frame = frameAt(depth);
    for (let reg = 0; reg < REGISTERS; reg++) {
      if (!isSecretTo(game, viewer, frame, reg)) continue;
      const seat = seatOfCard(register(game, frame, reg));
      const node = nodeOf(game, frame);
      const kept = node === NONE ? undefined : game.content.nodes[node].kept[reg];
      setRegister(game, frame, reg, cardKept(game, viewer, seat, kept, rng) ?? cardOf(seat, 0));
    }
  }
}

/** A card of that seat in that pile that the viewer does not know; where an effect ends it is never asked for again. */
function cardKept(game: Game, viewer: number, seat: number, kept: Kept | undefined, rng: Rng) {
  if (kept === 'aside')
    return asideOf(game, seat).findLast((card) => !hasBit(asideKnowers(game, card), viewer));
  if (kept === 'hand') return handOf(game, seat)[below(rng, Math.max(1, handSize(game, seat)))];
  const size = deckSize(game, seat);
  return size === 0 ? undefined : deckAt(game, seat, kept === 'bottom' ? 0 : size - 1);
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
  for (let i = 0; i < asideSize(game); i++) {
    const card = asideAt(game, i);
    if (isUnknown(card) && seatOfCard(card) === seat) guessAside(game, i, cardOf(seat, next(pool)));
  }
  for (let i = 0; i < deckSize(game, seat); i++)
    if (isUnknown(deckAt(game, seat, i))) guessInDeck(game, seat, i, cardOf(seat, next(pool)));
}

/** Fills the pool with the faces of a seat that the viewer sees nowhere: the deck list less everything known. */
function fillUnaccounted(game: Game, viewer: number, seat: number): void {
  const faces = game.content.heroes[seat].faces.length;
  const insider = isInsider(game, viewer, seat);
  left.fill(0);
  for (let face = 0; face < faces; face++) {
    const card = cardOf(seat, face);
    left[face] = copiesInGame(game, card) - (insider ? inHand(game, card) : knownInHand(game, viewer, card));
  }
  for (let i = 0; i < discardSize(game, seat); i++) left[faceNumber(discardAt(game, seat, i))]--;
  for (let i = 0; i < gatheredSize(game, seat); i++) left[faceNumber(gatheredAt(game, seat, i))]--;
  for (let i = 0; i < deckSize(game, seat); i++) left[faceNumber(deckAt(game, seat, i))]--;
  for (let i = 0; i < asideSize(game); i++)
    if (seatOfCard(asideAt(game, i)) === seat) left[faceNumber(asideAt(game, i))]--;
  if (schemeCard(game) !== NONE || inCombat(game))
    for (const card of inPlay(game)) if (seatOfCard(card) === seat) left[faceNumber(card)]--;
  pool.size = 0;
  for (let face = 0; face < faces; face++) for (let n = left[face]; n > 0; n--) add(pool, face);
}

/** Cards lying on the table that are in no pile: the scheme and the combat cards. */
function inPlay(game: Game): number[] {
  const cards = schemeCard(game) === NONE ? [] : [schemeCard(game)];
  if (!inCombat(game)) return cards;
  for (let side = ATTACK; side <= DEFENSE; side++) {
    if (hasCardInPlay(game, side)) cards.push(combatCard(game, side));
    if (boostCard(game, side) !== NONE) cards.push(boostCard(game, side));
  }
  return cards;
}

/** How many cards of a seat there are, wherever they lie: this never changes (a law). */
export function countCards(game: Game, seat: number): number {
  let count =
    handSize(game, seat) + deckSize(game, seat) + discardSize(game, seat) + gatheredSize(game, seat);
  for (let i = 0; i < asideSize(game); i++) if (seatOfCard(asideAt(game, i)) === seat) count++;
  for (const card of inPlay(game)) if (seatOfCard(card) === seat) count++;
  return count;
}

/** What is known of a hand includes its face-down cards: both are guessed from one list. */
function guessHand(game: Game, viewer: number, seat: number, rng: Rng): void {
  const slots = inCombat(game) ? hiddenSlots(game, seat) : NO_SLOTS;
  const size = handSize(game, seat);
  hand.size = 0;
  for (let face = 0; face < game.content.heroes[seat].faces.length; face++)
    for (let n = knownInHand(game, viewer, cardOf(seat, face)); n > 0; n--) add(hand, face);
  forgetHand(game, seat);
  const known = hand.size;
  while (hand.size < size + slots.length && pool.size > 0) add(hand, next(pool));
  for (const { lay, side, faces } of slots) lay(game, side, cardOf(seat, faceDown(known, faces, rng)));
  for (let i = 0; i < hand.size && i < size; i++) guessInHand(game, cardOf(seat, hand.list[i]));
}

interface Slot {
  readonly lay: (game: Game, side: number, card: number) => void;
  readonly side: number;
  readonly faces: number;
}
const NO_SLOTS: readonly Slot[] = [];
const ANY_FACE = -1;

/** Where the seat has unknown cards face down, and which faces can lie there. */
function hiddenSlots(game: Game, seat: number): readonly Slot[] {
  const slots: Slot[] = [];
  for (let side = ATTACK; side <= DEFENSE; side++) {
    const fighter = combatant(game, side);
    if (seatOfFighter(fighter) !== seat) continue;
    const faces = side === ATTACK ? attackFaces(game, fighter) : defenseFaces(game, fighter);
    if (isUnknown(combatCard(game, side))) slots.push({ lay: layCombatCard, side, faces });
    if (isUnknown(boostCard(game, side))) slots.push({ lay: layBoostCard, side, faces: ANY_FACE });
  }
  return slots;
}

/** Takes a face that fits out of the guessed hand; if none fits, one of the guesses is exchanged. */
function faceDown(known: number, faces: number, rng: Rng): number {
  let candidates = 0;
  for (let i = 0; i < hand.size; i++) if (hasBit(faces, hand.list[i])) candidates++;
  if (candidates > 0) {
    let n = below(rng, candidates);
    for (let i = 0; ; i++) if (hasBit(faces, hand.list[i]) && n-- === 0) return removeAt(hand, i);
  }
  const guess = next(hand);
  if (hand.size < known - 1) return guess;
  for (let i = 0; i < pool.size; i++) {
    if (!hasBit(faces, pool.list[i])) continue;
    const face = removeAt(pool, i);
    add(pool, guess);
    return face;
  }
  return guess;
}
