import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { hasBit } from '../state/bits.ts';
import { cardOf, faceBit, knowersIn, seatOfCard } from '../state/card.ts';
import { reseedChance } from '../state/chance.ts';
import {
  ATTACK,
  boostCard,
  combatant,
  combatCard,
  DEFENSE,
  inCombat,
  isFaceDown,
  isRevealed,
  layBoostCard,
  layCombatCard,
} from '../state/combat.ts';
import { seatOfFighter } from '../state/fighters.ts';
import { clone, type Game } from '../state/game.ts';
import { forgetHand, guessInHand, handOf, inHand, knownInHand, setKnown } from '../state/hand.ts';
import { NONE, REGISTERS } from '../state/limits.ts';
import {
  asideAt,
  asideEntry,
  asideSize,
  deckAt,
  deckEntry,
  deckSize,
  guessAside,
  guessInDeck,
} from '../state/piles.ts';
import { below, type Rng } from '../state/random.ts';
import { knows, putSideCard, sideAt, sideSize } from '../state/side-deck.ts';
import { depthOf, frameAt, knowersOf, register, remember } from '../state/stack.ts';
import { isInsider, PUBLIC, VIEWERS, type Viewer, viewerNumber } from '../state/viewers.ts';
import { scrambleDead, scrambleWords } from './scramble.ts';

/**
 * A twin of a game for the laws about secrets: the same to that viewer, another one in everything that the rules hide
 * from it. It is made from the true game and by the rules alone, not from an observation: whatever `observe` forgets to
 * hide differs between the two. With `dead` also words differ that mean nothing now. Null if no other deal fits.
 */
export function twinOf(game: Game, viewer: Viewer, rng: Rng, dead: boolean = true): Game | null {
  const twin = clone(game);
  const number = viewerNumber(viewer);
  if (dead) scrambleDead(twin, rng);
  for (const secret of ['stamp', 'answer']) scrambleWords(twin, secret, rng);
  reseedChance(twin, rng);
  for (let seat = 0; seat < game.content.seats; seat++) {
    if (!redeal(twin, number, seat, rng)) return null;
    redealSideDeck(twin, number, seat, rng);
  }
  return twin;
}

/** A place where a card lies that the viewer does not know. */
interface Place {
  readonly card: number;
  put(card: number): void;
}

/** Cards of a side deck that lie face down and are not known to the viewer, in another order. */
function redealSideDeck(game: Game, viewer: number, seat: number, rng: Rng): void {
  const places = Array.from({ length: sideSize(game, seat) }, (_, place) => place).filter(
    (place) => !knows(game, viewer, seat, place),
  );
  const cards = places.map((place) => sideAt(game, seat, place));
  shuffleList(cards, rng);
  places.forEach((place, i) => {
    putSideCard(game, seat, place, cards[i]);
  });
}

/** How often a deal is tried in which the face-down cards must be playable. */
const TRIES = 20;

/** Deals what is hidden of a seat's cards again, over all places where it may lie. */
function redeal(game: Game, viewer: number, seat: number, rng: Rng): boolean {
  const laid = laidBy(game, viewer, seat);
  const { known, free } = heldBy(game, viewer, seat, laid);
  const places = [...deckPlaces(game, viewer, seat, rng), ...asidePlaces(game, viewer, seat, rng)];
  const pool = [...free, ...places.map(({ card }) => card)];
  const remembered = rememberedOf(game, viewer, seat, pool, rng);
  for (let n = 0; n < TRIES; n++) {
    shuffleList(pool, rng);
    const held = [...known, ...pool.slice(0, free.length)];
    if (!layDown(laid, held, rng)) continue;
    places.forEach((place, i) => {
      place.put(pool[free.length + i]);
    });
    for (const { at, put } of remembered) put(pool[at]);
    if (!isInsider(game, viewer, seat)) {
      forgetHand(game, seat);
      for (const card of held) guessInHand(game, card);
    }
    scrambleKnowledge(game, viewer, seat, laid, rng);
    return true;
  }
  return false;
}

function shuffleList(list: number[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** A face-down card of a combat, with the faces that its fighter could have laid there. */
interface Laid extends Place {
  readonly faces: number;
  now: number;
}

function laidBy(game: Game, viewer: number, seat: number): Laid[] {
  if (!inCombat(game) || isInsider(game, viewer, seat)) return [];
  const laid: Laid[] = [];
  for (let side = ATTACK; side <= DEFENSE; side++) {
    const fighter = combatant(game, side);
    if (seatOfFighter(fighter) !== seat) continue;
    const faces = side === ATTACK ? attackFaces(game, fighter) : defenseFaces(game, fighter);
    const card = combatCard(game, side);
    const boost = boostCard(game, side);
    const place = (lies: number, fits: number, lay: (card: number) => void): Laid => ({
      card: lies,
      now: lies,
      faces: fits,
      put: lay,
    });
    if (card !== NONE && isFaceDown(game, side))
      laid.push(place(card, faces, (other) => layCombatCard(game, side, other)));
    if (boost !== NONE && !isRevealed(game))
      laid.push(place(boost, -1, (other) => layBoostCard(game, side, other)));
  }
  return laid;
}

/** The cards of a hand and those laid from it: which of them the viewer knows to be there, and the others. */
function heldBy(game: Game, viewer: number, seat: number, laid: readonly Laid[]) {
  const known: number[] = [];
  const free: number[] = [];
  if (isInsider(game, viewer, seat)) return { known, free };
  const left = new Map<number, number>();
  for (const card of [...handOf(game, seat), ...laid.map((place) => place.card)]) {
    const copies = left.get(card) ?? knownInHand(game, viewer, card);
    left.set(card, copies - 1);
    (copies > 0 ? known : free).push(card);
  }
  return { known, free };
}

/** Takes cards out of `held` for the places on the table; false if nothing playable is there. */
function layDown(laid: readonly Laid[], held: number[], rng: Rng): boolean {
  for (const place of laid) {
    const fitting = held.flatMap((card, i) => ((faceBit(card) & place.faces) === 0 ? [] : [i]));
    if (fitting.length === 0) return false;
    [place.now] = held.splice(fitting[below(rng, fitting.length)], 1);
  }
  for (const place of laid) place.put(place.now);
  return true;
}

const deckPlaces = (game: Game, viewer: number, seat: number, rng: Rng): Place[] =>
  Array.from({ length: deckSize(game, seat) }, (_, i) => i).flatMap((i) => {
    const knowers = knowersIn(deckEntry(game, seat, i));
    const others = otherKnowers(knowers, viewer, rng);
    if (isKnown(knowers, viewer)) guessInDeck(game, seat, i, deckAt(game, seat, i), others);
    const put = (card: number): void => guessInDeck(game, seat, i, card, others);
    return isKnown(knowers, viewer) ? [] : [{ card: deckAt(game, seat, i), put }];
  });

const asidePlaces = (game: Game, viewer: number, seat: number, rng: Rng): Place[] =>
  Array.from({ length: asideSize(game) }, (_, i) => i).flatMap((i) => {
    if (seatOfCard(asideAt(game, i)) !== seat) return [];
    const knowers = knowersIn(asideEntry(game, i));
    const others = otherKnowers(knowers, viewer, rng);
    if (isKnown(knowers, viewer)) guessAside(game, i, asideAt(game, i), others);
    const put = (card: number): void => guessAside(game, i, card, others);
    return isKnown(knowers, viewer) ? [] : [{ card: asideAt(game, i), put }];
  });

const isKnown = (knowers: number, viewer: number): boolean =>
  hasBit(knowers, PUBLIC) || hasBit(knowers, viewer);

/** Who else knows a card is a secret, too, unless everybody does. */
function otherKnowers(knowers: number, viewer: number, rng: Rng): number {
  if (hasBit(knowers, PUBLIC)) return knowers;
  const own = knowers & (1 << viewer);
  return own | (below(rng, 1 << PUBLIC) & ~(1 << viewer));
}

/** What the others know of a hand: anything between what everybody knows and the truth. */
function scrambleKnowledge(game: Game, viewer: number, seat: number, laid: readonly Laid[], rng: Rng): void {
  const { faces } = game.content.heroes[seat];
  for (let face = 0; face < faces.length; face++) {
    const card = cardOf(seat, face);
    const copies = inHand(game, card) + laid.filter(({ now }) => now === card).length;
    const open = knownInHand(game, PUBLIC, card);
    for (let other = 0; other < VIEWERS; other++) {
      if (other === viewer || other === PUBLIC || hasBit(game.content.insiders[seat], other)) continue;
      setKnown(game, other, card, open + below(rng, Math.max(0, copies - open) + 1));
    }
  }
}

/** Cards that running effects remember and not all have seen: what lies in that place afterwards is remembered. */
function rememberedOf(game: Game, viewer: number, seat: number, hidden: readonly number[], rng: Rng) {
  const found: { at: number; put: (card: number) => void }[] = [];
  for (let depth = 0; depth < depthOf(game); depth++) {
    const frame = frameAt(depth);
    for (let reg = 0; reg < REGISTERS; reg++) {
      const card = register(game, frame, reg);
      const knowers = knowersOf(game, frame, reg);
      if (hasBit(knowers, PUBLIC) || seatOfCard(card) !== seat) continue;
      const others = otherKnowers(knowers, viewer, rng);
      const put = (other: number): void => remember(game, frame, reg, other, others);
      put(card);
      const at = hidden.indexOf(card);
      if (!isKnown(knowers, viewer) && at >= 0) found.push({ at, put });
    }
  }
  return found;
}
