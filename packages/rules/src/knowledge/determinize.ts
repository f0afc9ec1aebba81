import type { Kept } from '../content/kept.ts';
import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { bitOf, hasBit, membersOf } from '../state/bits.ts';
import { cardIn, cardOf, faceNumber, heldBy, holderIn, isUnknown, seatOfCard } from '../state/card.ts';
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
  cardsOfDeck,
  copiesInGame,
  forgetHand,
  guessInHand,
  handOf,
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
import { putSideCard, shownSideCards, sideAt, sideSize, UNKNOWN_SIDE_CARD } from '../state/side-deck.ts';
import { depthOf, frameAt, isSecretTo, nodeAt, nodeOf, register, setRegister } from '../state/stack.ts';
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
  unseen &= ~shownSideCards(game, seat);
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
      const entry = register(game, frame, reg);
      const owner = seatOfCard(cardIn(entry));
      const holder = holderIn(entry);
      const kept = nodeOf(game, frame) < 0 ? undefined : nodeAt(game, frame).kept[reg];
      const card = cardKept(game, viewer, owner, holder, kept, rng) ?? cardOf(owner, 0);
      setRegister(game, frame, reg, heldBy(card, holder));
    }
  }
}

/** A card of a deck in that pile that the viewer does not know; where an effect ends it is never asked for again. */
function cardKept(
  game: Game,
  viewer: number,
  owner: number,
  holder: number,
  kept: Kept | undefined,
  rng: Rng,
): number | undefined {
  const isOf = (card: number): boolean => seatOfCard(card) === owner;
  if (kept === 'aside')
    return asideOf(game, holder).findLast((card) => isOf(card) && !hasBit(asideKnowers(game, card), viewer));
  if (kept === 'hand') {
    const cards = handOf(game, holder).filter(isOf);
    return cards[below(rng, Math.max(1, cards.length))];
  }
  const size = deckSize(game, holder);
  const card = size === 0 ? NONE : deckAt(game, holder, kept === 'bottom' ? 0 : size - 1);
  return card !== NONE && isOf(card) ? card : undefined;
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

/** Guesses where the cards of a seat's deck are that the viewer does not know. */
function guessSeat(game: Game, viewer: number, seat: number, rng: Rng): void {
  fillUnaccounted(game, viewer, seat);
  for (let i = pool.size - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const face = pool.list[i];
    pool.list[i] = pool.list[j];
    pool.list[j] = face;
  }
  // Elsewhere only cards can be that are handed over: they are dealt there first.
  if (game.content.guests) guessAbroad(game, viewer, seat, rng);
  if (!isInsider(game, viewer, seat)) guessHand(game, viewer, seat, seat, rng);
  for (let i = 0; i < asideSize(game); i++) {
    const card = asideAt(game, i);
    if (isUnknown(card) && seatOfCard(card) === seat) guessAside(game, i, cardOf(seat, next(pool)));
  }
  guessDeck(game, seat, seat);
}

/** Guesses the cards of a deck that are in hands and decks of others. */
function guessAbroad(game: Game, viewer: number, owner: number, rng: Rng): void {
  for (let holder = 0; holder < game.content.seats; holder++) {
    if (holder === owner) continue;
    if (!isInsider(game, viewer, holder)) guessHand(game, viewer, holder, owner, rng);
    guessDeck(game, holder, owner);
  }
}

/** The next card of the pool that can be there: with others only what its owner hands over. */
function nextFor(game: Game, holder: number, owner: number): number {
  if (holder === owner) return next(pool);
  const mask = game.content.heroes[owner].handOverMask;
  for (let i = pool.size - 1; i >= 0; i--) if (hasBit(mask, pool.list[i])) return removeAt(pool, i);
  return next(pool);
}

/** The unknown cards of one deck that lie in that of a seat. */
function guessDeck(game: Game, holder: number, owner: number): void {
  for (let i = 0; i < deckSize(game, holder); i++) {
    const card = deckAt(game, holder, i);
    if (isUnknown(card) && seatOfCard(card) === owner)
      guessInDeck(game, holder, i, cardOf(owner, nextFor(game, holder, owner)));
  }
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
  if (game.content.guests) countGuests(game, viewer, seat);
  else for (let i = 0; i < deckSize(game, seat); i++) left[faceNumber(deckAt(game, seat, i))]--;
  for (let i = 0; i < asideSize(game); i++)
    if (seatOfCard(asideAt(game, i)) === seat) left[faceNumber(asideAt(game, i))]--;
  if (schemeCard(game) !== NONE || inCombat(game))
    for (const card of inPlay(game)) if (seatOfCard(card) === seat) left[faceNumber(card)]--;
  pool.size = 0;
  for (let face = 0; face < faces; face++) for (let n = left[face]; n > 0; n--) add(pool, face);
}

/** Takes off what is known of a seat's cards in hands of others and in all decks. */
function countGuests(game: Game, viewer: number, seat: number): void {
  const { heroes, seats } = game.content;
  for (let holder = 0; holder < seats; holder++) {
    for (let i = 0; i < deckSize(game, holder); i++) {
      const card = deckAt(game, holder, i);
      if (seatOfCard(card) === seat) left[faceNumber(card)]--;
    }
    if (holder === seat) continue;
    const insider = isInsider(game, viewer, holder);
    for (let face = 0; face < heroes[seat].faces.length; face++) {
      const card = cardOf(seat, face);
      left[face] -= insider ? inHand(game, card, holder) : knownInHand(game, viewer, card, holder);
    }
  }
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
  let count = discardSize(game, seat) + gatheredSize(game, seat);
  for (let holder = 0; holder < game.content.seats; holder++) {
    if (holder === seat || game.content.guests) count += cardsOfDeck(game, holder, seat);
    for (let i = 0; i < deckSize(game, holder); i++)
      if (seatOfCard(deckAt(game, holder, i)) === seat) count++;
  }
  for (let i = 0; i < asideSize(game); i++) if (seatOfCard(asideAt(game, i)) === seat) count++;
  for (const card of inPlay(game)) if (seatOfCard(card) === seat) count++;
  return count;
}

/** The cards of one deck in a hand. What is known of it includes its face-down cards: both are guessed from one list. */
function guessHand(game: Game, viewer: number, holder: number, owner: number, rng: Rng): void {
  const slots = inCombat(game) ? hiddenSlots(game, holder, owner) : NO_SLOTS;
  const size = cardsOfDeck(game, holder, owner);
  hand.size = 0;
  for (let face = 0; face < game.content.heroes[owner].faces.length; face++)
    for (let n = knownInHand(game, viewer, cardOf(owner, face), holder); n > 0; n--) add(hand, face);
  forgetHand(game, holder, owner);
  const known = hand.size;
  while (hand.size < size + slots.length && pool.size > 0) add(hand, nextFor(game, holder, owner));
  for (const { lay, side, faces } of slots) lay(game, side, cardOf(owner, faceDown(known, faces, rng)));
  for (let i = 0; i < hand.size && i < size; i++) guessInHand(game, cardOf(owner, hand.list[i]), holder);
}

interface Slot {
  readonly lay: (game: Game, side: number, card: number) => void;
  readonly side: number;
  readonly faces: number;
}
const NO_SLOTS: readonly Slot[] = [];
const ANY_FACE = -1;

/** Where the seat has unknown cards of a deck face down, and which faces can lie there. */
function hiddenSlots(game: Game, seat: number, owner: number): readonly Slot[] {
  const slots: Slot[] = [];
  for (let side = ATTACK; side <= DEFENSE; side++) {
    const fighter = combatant(game, side);
    if (seatOfFighter(fighter) !== seat) continue;
    const faces = side === ATTACK ? attackFaces(game, fighter, owner) : defenseFaces(game, fighter, owner);
    const isHidden = (card: number): boolean => isUnknown(card) && seatOfCard(card) === owner;
    if (isHidden(combatCard(game, side))) slots.push({ lay: layCombatCard, side, faces });
    if (isHidden(boostCard(game, side))) slots.push({ lay: layBoostCard, side, faces: ANY_FACE });
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
