import { ask, offer, offerFaces, offerYesNo } from '../ask/ask.ts';
import { allParts, KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import type { NodeOf } from '../content/compile.ts';
import { evaluate, facesWhere } from '../evaluate/evaluate.ts';
import { seatFor } from '../evaluate/select.ts';
import { permutations } from '../procedures/resolve.ts';
import {
  addToDiscard,
  addToHand,
  discardAt,
  discardFromHand,
  putOnBottom,
  putOnTop,
  randomInHand,
  removeFromDiscard,
  removeSecretly,
  setAside,
  showHand,
  stamp,
  takeFromAside,
  takeTop,
} from '../state/cards.ts';
import { cardId, emit, type Game, seatOfCard, sourceOf } from '../state/game.ts';
import {
  ANSWER,
  ASIDE,
  ASIDE_SIZE,
  ASK_PROMPT,
  DECK_SIZE,
  DISCARD_SIZE,
  EVERYONE,
  FACES,
  HAND_MASK,
  HAND_SIZE,
  NONE,
  REG,
  SEAT,
  STEP,
} from '../state/layout.ts';
import { done, type Operation } from './operation.ts';
import { facesIn } from './pick.ts';

/** Cards from pile to pile: chosen by their owner, by you, at random, from the top, all that fit, or any number. */

type Take = NodeOf<'take'>;

const BEGIN = 0;
const ARRANGED = 1;
const CONFIRMED = 2;
/** From this step on: 3 + 2 × cards taken so far, and one more when an answer has arrived. */
const TAKING = 3;

/** More cards than that are never put in a chosen order. */
const MAX_ARRANGED = 4;

export const take: Operation<'take'> = {
  run(game, frame, node) {
    const s = game.state;
    const step = s[frame + STEP];
    const seat = seatFor(game, frame, node.of);
    if (step === BEGIN) begin(game, frame, node, seat);
    else if (step === ARRANGED) arrange(game, frame, node, seat);
    else if (step === CONFIRMED) confirmed(game, frame, node, seat);
    else if (((step - TAKING) & 1) === 0) next(game, frame, node, seat, (step - TAKING) >> 1);
    else answered(game, frame, node, (step - TAKING) >> 1);
  },

  list(game, frame, node) {
    const seat = seatFor(game, frame, node.of);
    if (game.state[ASK_PROMPT] === PROMPT.arrange) {
      listOrders(game, seat);
      return;
    }
    if (game.state[ASK_PROMPT] === PROMPT.may) {
      offerYesNo(game);
      return;
    }
    offerFaces(game, seat, fitting(game, frame, node, seat));
    if (node.choice === 'any') offer(game, pack(T.done, 0, 0));
    else if (node.may) offer(game, pack(T.none, 0, 0));
  },
};

const fitting = (game: Game, frame: number, node: Take, seat: number): number =>
  node.from === 'deck' ? 0 : facesIn(game, seat, node.from) & facesWhere(game, frame, node.where, seat);

function begin(game: Game, frame: number, node: Take, seat: number): void {
  const s = game.state;
  if (node.as !== NONE) s[frame + REG + node.as] = NONE;
  if (node.number !== NONE) s[frame + REG + node.number] = 0;
  // The last two cannot come from a valid card.
  if (seat < 0 || node.from === node.to || (node.choice === 'random' && node.from !== 'hand')) {
    done(game, frame, node);
    return;
  }
  // Where nobody chooses a card, whether to take any is a question of its own.
  if (node.may && isBlind(node) && blindSize(game, node, seat) > 0) {
    ask(game, frame, CONFIRMED, s[frame + SEAT], KIND['yes-no'], PROMPT.may);
    return;
  }
  if (node.choice === 'top') {
    takeFromTop(game, frame, node, seat);
    done(game, frame, node);
  } else if (node.choice === 'all') takeAll(game, frame, node, seat);
  else s[frame + STEP] = TAKING;
}

const topSize = (game: Game, node: Take, seat: number): number =>
  game.state[(node.from === 'discard' ? DISCARD_SIZE : DECK_SIZE) + seat];

const isBlind = (node: Take): boolean => node.choice === 'top' || node.choice === 'random';
const blindSize = (game: Game, node: Take, seat: number): number =>
  node.choice === 'top' ? topSize(game, node, seat) : game.state[HAND_SIZE + seat];

function confirmed(game: Game, frame: number, node: Take, seat: number): void {
  const isTaken = typeOf(game.state[ANSWER]) === T.yes;
  if (isTaken && node.choice === 'random') {
    game.state[frame + STEP] = TAKING;
    return;
  }
  if (isTaken) takeFromTop(game, frame, node, seat);
  done(game, frame, node);
}

const wanted = (game: Game, frame: number, node: Take): number =>
  node.count === null ? 1 : evaluate(game, frame, node.count);

/** Remembers a card that was taken. */
function note(game: Game, frame: number, node: Take, card: number): void {
  if (node.as !== NONE) game.state[frame + REG + node.as] = card;
  if (node.number !== NONE) game.state[frame + REG + node.number]++;
}

/** The top cards of the deck (or the discard pile), one after another. */
function takeFromTop(game: Game, frame: number, node: Take, seat: number): void {
  const s = game.state;
  for (let n = wanted(game, frame, node); n > 0; n--) {
    if (topSize(game, node, seat) === 0) return;
    if (node.from === 'discard') {
      const card = discardAt(game, seat, s[DISCARD_SIZE + seat] - 1);
      note(game, frame, node, card);
      moveCard(game, node, card, game.state[frame + SEAT]);
      continue;
    }
    const entry = takeTop(game, seat);
    const card = seat * FACES + (entry & 31);
    const insiders = game.content.insiders[s[frame + SEAT]];
    note(game, frame, node, card);
    stamp(game);
    deliver(game, node, card, node.open ? EVERYONE : (entry >> 8) | insiders);
  }
}

/** All cards that fit; onto a deck their owner may put them in order. */
function takeAll(game: Game, frame: number, node: Take, seat: number): void {
  const s = game.state;
  if (node.from === 'aside' && (node.to === 'top' || node.to === 'bottom')) {
    ask(game, frame, ARRANGED, s[frame + SEAT], KIND.order, PROMPT.arrange, true);
    return;
  }
  for (;;) {
    const faces = fitting(game, frame, node, seat);
    if (faces === 0) break;
    const card = seat * FACES + (31 - Math.clz32(faces & -faces));
    note(game, frame, node, card);
    moveCard(game, node, card, s[frame + SEAT]);
  }
  done(game, frame, node);
}

const asideCards = (game: Game, seat: number): number[] =>
  Array.from({ length: game.state[ASIDE_SIZE] }, (_, i) => game.state[ASIDE + i] & 127).filter(
    (card) => seatOfCard(card) === seat,
  );

/** One option for each different order, first = uppermost. */
function listOrders(game: Game, seat: number): void {
  const cards = asideCards(game, seat);
  if (cards.length === 0) return;
  const indices = cards.map((_, i) => i);
  const orders = cards.length > MAX_ARRANGED ? [indices] : permutations(indices);
  const seen = new Set<string>();
  for (const order of orders) {
    const name = order.map((i) => cards[i]).join();
    if (seen.has(name)) continue;
    seen.add(name);
    offer(game, (T.order << 24) | order.reduceRight((digits, i) => (digits << 3) | (i + 1), 0));
  }
}

/** The cards an order option stands for, uppermost first. */
export function arrangedCards(game: Game, seat: number, option: number): number[] {
  const cards = asideCards(game, seat);
  if (cards.length > MAX_ARRANGED) return cards;
  const order: number[] = [];
  for (let digits = allParts(option); digits !== 0; digits >>= 3) order.push(cards[(digits & 7) - 1]);
  return order;
}

function arrange(game: Game, frame: number, node: Take, seat: number): void {
  const order = game.state[ANSWER] === NONE ? [] : arrangedCards(game, seat, game.state[ANSWER]);
  if (node.to === 'top') order.reverse();
  const insiders = game.content.insiders[game.state[frame + SEAT]];
  for (const card of order) {
    // Whoever does not choose the order does not know it.
    const knowers = takeFromAside(game, card) & (order.length > 1 ? insiders : EVERYONE);
    note(game, frame, node, card);
    deliver(game, node, card, knowers);
  }
  done(game, frame, node);
}

/** Asks for the next card, or takes it at random. */
function next(game: Game, frame: number, node: Take, seat: number, taken: number): void {
  const s = game.state;
  const enough = node.choice !== 'any' && taken >= wanted(game, frame, node);
  // Whether a card fits is secret: an optional choice is asked all the same while there are cards.
  const secret =
    node.from === 'hand' &&
    s[HAND_SIZE + seat] > 0 &&
    node.choice !== 'random' &&
    (node.may || node.choice === 'any');
  if (enough || (fitting(game, frame, node, seat) === 0 && !secret)) {
    done(game, frame, node);
    return;
  }
  if (node.choice === 'random') {
    const card = randomInHand(game, seat, fitting(game, frame, node, seat) & s[HAND_MASK + seat]);
    note(game, frame, node, card);
    moveCard(game, node, card, s[frame + SEAT]);
    s[frame + STEP] = TAKING + 2 * (taken + 1);
    return;
  }
  const by = node.choice === 'owner' ? seat : s[frame + SEAT];
  // Who chooses in a hand looks at it.
  if (by !== seat && node.from === 'hand') showHand(game, seat, game.content.insiders[by]);
  const hidden = node.from !== 'discard' && (node.from !== 'hand' || s[HAND_SIZE + seat] > 0);
  ask(
    game,
    frame,
    TAKING + 2 * taken + 1,
    by,
    KIND.card,
    taken === 0 ? PROMPT.take : PROMPT.takeMore,
    hidden,
  );
}

function answered(game: Game, frame: number, node: Take, taken: number): void {
  const s = game.state;
  if (s[ANSWER] === NONE || typeOf(s[ANSWER]) !== T.card) {
    done(game, frame, node);
    return;
  }
  const card = partB(s[ANSWER]);
  note(game, frame, node, card);
  moveCard(game, node, card, s[frame + SEAT]);
  s[frame + STEP] = TAKING + 2 * (taken + 1);
}

/** Takes a card out of its pile and puts it where it belongs, with those who saw it as its knowers. */
function moveCard(game: Game, node: Take, card: number, by: number): void {
  const { insiders } = game.content;
  const owner = seatOfCard(card);
  if (node.from === 'hand') {
    if (node.to === 'discard') {
      discardFromHand(game, card, node.choice === 'random' ? 'random' : 'choice');
      return;
    }
    const chosenBy = node.choice === 'owner' || node.choice === 'random' ? 0 : insiders[by];
    const knowers = node.open ? EVERYONE : insiders[owner] | chosenBy;
    removeSecretly(game, card, knowers);
    deliver(game, node, card, knowers);
  } else if (node.from === 'discard') {
    removeFromDiscard(game, card);
    deliver(game, node, card, EVERYONE); // RU-29
  } else {
    const knowers = takeFromAside(game, card);
    deliver(game, node, card, node.open ? EVERYONE : knowers);
  }
}

function deliver(game: Game, node: Take, card: number, knowers: number): void {
  const seat = seatOfCard(card);
  if (node.to === 'hand') addToHand(game, card, knowers);
  else if (node.to === 'top') putOnTop(game, card, knowers);
  else if (node.to === 'bottom') putOnBottom(game, card, knowers);
  else if (node.to === 'aside') setAside(game, card, knowers);
  else addToDiscard(game, card);
  if (game.sink === null) return;
  if (node.to === 'discard') {
    emit(game, 'discarded', { seat, card: cardId(game, card), why: node.from === 'deck' ? 'top' : 'choice' });
    return;
  }
  const where = node.to === 'top' || node.to === 'bottom' ? { where: node.to } : {};
  const to = node.to === 'top' || node.to === 'bottom' ? ('deck' as const) : node.to;
  emit(
    game,
    'cardMoved',
    { seat, card: cardId(game, card), from: node.from, to, ...where },
    sourceOf(game),
    knowers,
  );
}
