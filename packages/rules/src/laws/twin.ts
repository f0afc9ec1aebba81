import { attackFaces, defenseFaces } from '../evaluate/evaluate.ts';
import { hasBit } from '../state/bits.ts';
import {
  cardIn,
  cardOf,
  faceBit,
  heldBy as heldCard,
  holderIn,
  knowersIn,
  seatOfCard,
} from '../state/card.ts';
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

/** Deals what is hidden of the cards of a deck again, over all places where they may lie. */
function redeal(game: Game, viewer: number, seat: number, rng: Rng): boolean {
  const hands = handsWith(game, viewer, seat);
  const places = [...deckPlaces(game, viewer, seat, rng), ...asidePlaces(game, viewer, seat, rng)];
  const pool = [...hands.flatMap(({ free }) => free), ...places.map(({ card }) => card)];
  const remembered = rememberedOf(game, viewer, seat, pool, rng);
  for (let n = 0; n < TRIES; n++) {
    shuffleList(pool, rng);
    let from = 0;
    const dealt = hands.map((hand) => {
      const held = [...hand.known, ...pool.slice(from, from + hand.free.length)];
      from += hand.free.length;
      return { hand, held };
    });
    if (!dealt.every(({ hand, held }) => layDown(hand.laid, held, rng))) continue;
    places.forEach((place, i) => {
      place.put(pool[from + i]);
    });
    for (const { at, put } of remembered) put(pool[at]);
    for (const { hand, held } of dealt) {
      if (!isInsider(game, viewer, hand.holder)) {
        forgetHand(game, hand.holder, seat);
        for (const card of held) guessInHand(game, card, hand.holder);
      }
      scrambleKnowledge(game, viewer, hand.holder, seat, hand.laid, rng);
    }
    return true;
  }
  return false;
}

/** The cards of a deck in one hand. */
interface Hand {
  readonly holder: number;
  readonly laid: readonly Laid[];
  readonly known: readonly number[];
  readonly free: readonly number[];
}

/** The hands that can have cards of a deck: its player's, then those of others. */
function handsWith(game: Game, viewer: number, owner: number): Hand[] {
  const others = game.content.guests ? game.content.heroes.map((_, seat) => seat) : [];
  return [owner, ...others.filter((seat) => seat !== owner)].map((holder) => {
    const laid = laidBy(game, viewer, holder, owner);
    return { holder, laid, ...heldBy(game, viewer, holder, owner, laid) };
  });
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

function laidBy(game: Game, viewer: number, seat: number, owner: number): Laid[] {
  if (!inCombat(game) || isInsider(game, viewer, seat)) return [];
  const laid: Laid[] = [];
  for (let side = ATTACK; side <= DEFENSE; side++) {
    const fighter = combatant(game, side);
    if (seatOfFighter(fighter) !== seat) continue;
    const faces = side === ATTACK ? attackFaces(game, fighter, owner) : defenseFaces(game, fighter, owner);
    const card = combatCard(game, side);
    const boost = boostCard(game, side);
    const place = (lies: number, fits: number, lay: (card: number) => void): Laid => ({
      card: lies,
      now: lies,
      faces: fits,
      put: lay,
    });
    const isOfDeck = (other: number): boolean => other !== NONE && seatOfCard(other) === owner;
    if (isOfDeck(card) && isFaceDown(game, side))
      laid.push(place(card, faces, (other) => layCombatCard(game, side, other)));
    if (isOfDeck(boost) && !isRevealed(game))
      laid.push(place(boost, -1, (other) => layBoostCard(game, side, other)));
  }
  return laid;
}

/** The cards of a deck in a hand and those laid from it: which of them the viewer knows to be there, and the others. */
function heldBy(game: Game, viewer: number, holder: number, owner: number, laid: readonly Laid[]) {
  const known: number[] = [];
  const free: number[] = [];
  if (isInsider(game, viewer, holder)) return { known, free };
  const left = new Map<number, number>();
  const cards = handOf(game, holder).filter((card) => seatOfCard(card) === owner);
  for (const card of [...cards, ...laid.map((place) => place.card)]) {
    const copies = left.get(card) ?? knownInHand(game, viewer, card, holder);
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

/** Places of a deck's cards in any deck. */
const deckPlaces = (game: Game, viewer: number, owner: number, rng: Rng): Place[] =>
  game.content.heroes.flatMap((_, seat) =>
    Array.from({ length: deckSize(game, seat) }, (_place, i) => i).flatMap((i) => {
      if (seatOfCard(deckAt(game, seat, i)) !== owner) return [];
      const knowers = knowersIn(deckEntry(game, seat, i));
      const others = otherKnowers(knowers, viewer, rng);
      if (isKnown(knowers, viewer)) guessInDeck(game, seat, i, deckAt(game, seat, i), others);
      const put = (card: number): void => guessInDeck(game, seat, i, card, others);
      return isKnown(knowers, viewer) ? [] : [{ card: deckAt(game, seat, i), put }];
    }),
  );

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
function scrambleKnowledge(
  game: Game,
  viewer: number,
  holder: number,
  owner: number,
  laid: readonly Laid[],
  rng: Rng,
): void {
  const { faces } = game.content.heroes[owner];
  for (let face = 0; face < faces.length; face++) {
    const card = cardOf(owner, face);
    const copies = inHand(game, card, holder) + laid.filter(({ now }) => now === card).length;
    const open = knownInHand(game, PUBLIC, card, holder);
    for (let other = 0; other < VIEWERS; other++) {
      if (other === viewer || other === PUBLIC || hasBit(game.content.insiders[holder], other)) continue;
      setKnown(game, other, card, open + below(rng, Math.max(0, copies - open) + 1), holder);
    }
  }
}

/** Cards that running effects remember and not all have seen: what lies in that place afterwards is remembered. */
function rememberedOf(game: Game, viewer: number, seat: number, hidden: readonly number[], rng: Rng) {
  const found: { at: number; put: (card: number) => void }[] = [];
  for (let depth = 0; depth < depthOf(game); depth++) {
    const frame = frameAt(depth);
    for (let reg = 0; reg < REGISTERS; reg++) {
      const entry = register(game, frame, reg);
      const card = cardIn(entry);
      const knowers = knowersOf(game, frame, reg);
      if (hasBit(knowers, PUBLIC) || seatOfCard(card) !== seat) continue;
      const others = otherKnowers(knowers, viewer, rng);
      const put = (other: number): void =>
        remember(game, frame, reg, heldCard(other, holderIn(entry)), others);
      put(card);
      const at = hidden.indexOf(card);
      if (!isKnown(knowers, viewer) && at >= 0) found.push({ at, put });
    }
  }
  return found;
}
