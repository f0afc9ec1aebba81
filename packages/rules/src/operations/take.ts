import { ask, offer, offerWord, offerYesNo } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, packWhole, wholeOf } from '../ask/codes.ts';
import { listIn, packList, permutations } from '../ask/order.ts';
import type { NodeOf } from '../content/compile.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { seatFor } from '../evaluate/select.ts';
import { discardFromHand, startDiscarded } from '../procedures/discard.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { cardIn, cardOf, faceBit, faceNumber, heldBy, knowersIn, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { stamp } from '../state/clock.ts';
import { inCombat, noteCard, sideOf } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { addToHand, handSize, randomInHand, removeSecretly, showHand } from '../state/hand.ts';
import { cardId, cardSlug, pileNamed } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import {
  addToDiscard,
  addToGathered,
  asideOf,
  deckSize,
  discardSize,
  gatheredIn,
  putAway,
  putOnBottom,
  putOnTop,
  randomInDiscard,
  removeFromDiscard,
  removeFromGathered,
  setAside,
  showAside,
  shuffle,
  takeBottom,
  takeFromAside,
  takeTop,
  topDiscard,
} from '../state/piles.ts';
import { answerOf, askedPrompt } from '../state/question.ts';
import { goTo, ownerOf, register, remember, setRegister, sourceAt, stepOf } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { EVERYONE } from '../state/viewers.ts';
import { askToHide, hides, listHiding, mayHide } from './hide-hand.ts';
import { done, type Operation } from './operation.ts';
import { decksIn, fittingFaces, offerPile } from './pick.ts';

/** Cards from pile to pile: chosen by their owner, by you, at random, from the top, all that fit, or any number. */

type Take = NodeOf<'take'>;

/** Whether the hand stays hidden was asked. */
const HIDING = -1;
const BEGIN = 0;
const ARRANGED = 1;
const CONFIRMED = 2;
/** From this step on: 3 + 2 × cards taken so far, and one more when an answer has arrived. */
const TAKING = 3;

/** More cards than that are never put in a chosen order. */
const MAX_ARRANGED = 4;

export const take: Operation<'take'> = {
  run(game, frame, node) {
    const step = stepOf(game, frame);
    const seat = seatFor(game, frame, node.of);
    if (step === BEGIN) begin(game, frame, node, seat);
    else if (step === ARRANGED) arrange(game, frame, node, seat);
    else if (step === CONFIRMED) confirmed(game, frame, node, seat);
    else if (step === HIDING) {
      if (!hides(game, frame, seat)) askCard(game, frame, node, seat, 0);
    } else if (((step - TAKING) & 1) === 0) next(game, frame, node, seat, (step - TAKING) >> 1);
    else answered(game, frame, node, (step - TAKING) >> 1);
  },

  list(game, frame, node) {
    const seat = seatFor(game, frame, node.of);
    const prompt = askedPrompt(game);
    if (listHiding(game, seat)) return;
    if (prompt === PROMPT.arrange) listOrders(game, seat);
    else if (prompt === PROMPT.may) offerYesNo(game);
    else {
      if (node.from !== 'deck') offerPile(game, frame, node.where, seat, node.from, node.own);
      if (node.choice === 'any') offerWord(game, OPTION.done);
      else if (node.may) offerWord(game, OPTION.none);
    }
  },

  describe(game, frame, node, option) {
    if (!isOption(option, OPTION.order)) return {};
    const seat = seatFor(game, frame, node.of);
    // The own cards go by their slugs, those of somebody else say whose they are.
    const name = seat === ownerOf(game, frame) ? cardSlug : cardId;
    return { items: arrangedCards(game, seat, option).map((card) => name(game, card)) };
  },
};

/** The faces of one deck that can be taken, as a set. */
const fitting = (game: Game, frame: number, node: Take, seat: number, owner: number): number =>
  node.from === 'deck' ? 0 : fittingFaces(game, frame, node.where, seat, node.from, node.own, owner);

/** Any card that can be taken, or NONE. */
function anyFitting(game: Game, frame: number, node: Take, seat: number): number {
  if (node.from === 'deck') return NONE;
  for (const owner of decksIn(game, seat, node.from)) {
    const faces = fitting(game, frame, node, seat, owner);
    if (faces === 0) continue;
    return (
      (node.from === 'own' ? firstOfOwn(game, seat, node.own, faces) : null) ?? cardOf(owner, lowest(faces))
    );
  }
  return NONE;
}

/** Out of an own pile in the order in which they came. */
const firstOfOwn = (game: Game, seat: number, own: number, faces: number): number | undefined =>
  gatheredIn(game, seat, own).find((card) => hasBit(faces, faceNumber(card)));

function begin(game: Game, frame: number, node: Take, seat: number): void {
  if (node.as !== NONE) remember(game, frame, node.as, NONE);
  if (node.number !== NONE) remember(game, frame, node.number, 0);
  // The last two cannot come from a valid card.
  if (
    seat < 0 ||
    node.from === node.to ||
    (node.choice === 'random' && node.from !== 'hand' && node.from !== 'discard')
  ) {
    done(game, frame);
    return;
  }
  // Where nobody chooses a card, whether to take any is a question of its own.
  if (node.may && isBlind(node) && blindSize(game, node, seat) > 0) {
    ask(game, frame, CONFIRMED, ownerOf(game, frame), KIND['yes-no'], PROMPT.may);
    return;
  }
  if (isEnd(node)) {
    takeFromEnd(game, frame, node, seat);
    done(game, frame);
  } else if (node.choice === 'all') takeAll(game, frame, node, seat);
  else goTo(game, frame, TAKING);
}

const topSize = (game: Game, node: Take, seat: number): number => {
  if (node.from === 'own') return gatheredIn(game, seat, node.own).length;
  return node.from === 'discard' ? discardSize(game, seat) : deckSize(game, seat);
};

/** From an end of a pile. */
const isEnd = ({ choice }: Take): boolean => choice === 'top' || choice === 'bottom' || choice === 'first';
const isBlind = (node: Take): boolean => isEnd(node) || node.choice === 'random';
const blindSize = (game: Game, node: Take, seat: number): number =>
  node.from === 'hand' ? handSize(game, seat) : topSize(game, node, seat);

function confirmed(game: Game, frame: number, node: Take, seat: number): void {
  const isTaken = isOption(answerOf(game), OPTION.yes);
  if (isTaken && node.choice === 'random') {
    goTo(game, frame, TAKING);
    return;
  }
  if (isTaken) takeFromEnd(game, frame, node, seat);
  done(game, frame);
}

const wanted = (game: Game, frame: number, node: Take): number =>
  node.count === null ? 1 : evaluate(game, frame, node.count);

/** Remembers a card that was taken, with those who saw it. How many were taken all could see. */
function note(game: Game, frame: number, node: Take, card: number, knowers: number, holder: number): void {
  if (node.as !== NONE) remember(game, frame, node.as, heldBy(card, holder), knowers);
  if (node.note && inCombat(game)) noteCard(game, sideOf(game, ownerOf(game, frame)), card);
  if (node.number !== NONE) setRegister(game, frame, node.number, register(game, frame, node.number) + 1);
}

/** The top or bottom cards of the deck (or the top of the discard pile), one after another. */
function takeFromEnd(game: Game, frame: number, node: Take, seat: number): void {
  for (let n = wanted(game, frame, node); n > 0; n--) {
    if (topSize(game, node, seat) === 0) return;
    if (node.from === 'discard' || node.from === 'own') {
      const [first] = gatheredIn(game, seat, node.own);
      takeCard(game, frame, node, node.from === 'own' ? first : topDiscard(game, seat), seat);
      continue;
    }
    const entry = node.choice === 'top' ? takeTop(game, seat) : takeBottom(game, seat);
    const insiders = game.content.insiders[ownerOf(game, frame)];
    stamp(game);
    deliver(game, frame, node, cardIn(entry), node.open ? EVERYONE : knowersIn(entry) | insiders, seat);
  }
}

/** All cards that fit; onto a deck their owner may put them in order. */
function takeAll(game: Game, frame: number, node: Take, seat: number): void {
  const own = ownerOf(game, frame);
  if (node.from === 'aside' && (node.to === 'top' || node.to === 'bottom')) {
    showAside(game, seat, game.content.insiders[own]);
    ask(game, frame, ARRANGED, own, KIND.order, PROMPT.arrange, true);
    return;
  }
  let taken = 0;
  for (;;) {
    const card = anyFitting(game, frame, node, seat);
    if (card === NONE) break;
    takeCard(game, frame, node, card, seat);
    taken++;
  }
  if (taken > 0) shuffleIn(game, node, seat);
  done(game, frame);
}

/** One option for each different order, first = uppermost. */
function listOrders(game: Game, seat: number): void {
  const cards = asideOf(game, seat);
  if (cards.length === 0) return;
  const indices = cards.map((_, i) => i);
  const orders = cards.length > MAX_ARRANGED ? [indices] : permutations(indices);
  const seen = new Set<string>();
  for (const order of orders) {
    const name = order.map((i) => cards[i]).join();
    if (seen.has(name)) continue;
    seen.add(name);
    offer(game, packWhole(OPTION.order, packList(order.slice(0, MAX_ARRANGED))));
  }
}

/** The cards an order option stands for, uppermost first. */
function arrangedCards(game: Game, seat: number, option: number): number[] {
  const cards = asideOf(game, seat);
  return cards.length > MAX_ARRANGED ? cards : listIn(wholeOf(option)).map((i) => cards[i]);
}

function arrange(game: Game, frame: number, node: Take, seat: number): void {
  const order = answerOf(game) === NONE ? [] : arrangedCards(game, seat, answerOf(game));
  if (node.to === 'top') order.reverse();
  const insiders = game.content.insiders[ownerOf(game, frame)];
  for (const card of order) {
    // Whoever does not choose the order does not know it.
    const knowers = takeFromAside(game, card) & (order.length > 1 && !node.open ? insiders : EVERYONE);
    deliver(game, frame, node, card, knowers, seat);
  }
  done(game, frame);
}

/** Cards that went into a deck are shuffled into it. */
function shuffleIn(game: Game, node: Take, seat: number): void {
  if (node.to !== 'deck') return;
  shuffle(game, seat);
  if (game.sink !== null) emit(game, { type: 'shuffled', cause: causeOf(game), seat });
}

/** Asks for the next card, or takes it at random. */
function next(game: Game, frame: number, node: Take, seat: number, taken: number): void {
  const own = ownerOf(game, frame);
  const enough = node.choice !== 'any' && taken >= wanted(game, frame, node);
  // Whether a card fits is secret: an optional choice is asked all the same while there are cards.
  const secret =
    node.from === 'hand' &&
    handSize(game, seat) > 0 &&
    node.choice !== 'random' &&
    (node.may || node.choice === 'any');
  if (enough || (anyFitting(game, frame, node, seat) === NONE && !secret)) {
    if (taken > 0) shuffleIn(game, node, seat);
    done(game, frame);
    return;
  }
  if (node.choice === 'random') {
    takeCard(game, frame, node, randomCard(game, frame, node, seat), seat);
    goTo(game, frame, TAKING + 2 * (taken + 1));
    return;
  }
  if (node.choice !== 'owner' && node.from === 'hand' && taken === 0 && mayHide(game, seat, own))
    askToHide(game, frame, HIDING, seat);
  else askCard(game, frame, node, seat, taken);
}

function randomCard(game: Game, frame: number, node: Take, seat: number): number {
  if (node.from === 'discard') return randomInDiscard(game, seat, fitting(game, frame, node, seat, seat));
  const fits = decksIn(game, seat, 'hand').map((owner) => ({
    owner,
    faces: fitting(game, frame, node, seat, owner),
  }));
  return randomInHand(game, seat, (card) =>
    fits.some(({ owner, faces }) => owner === seatOfCard(card) && (faces & faceBit(card)) !== 0),
  );
}

function askCard(game: Game, frame: number, node: Take, seat: number, taken: number): void {
  const by = node.choice === 'owner' ? seat : ownerOf(game, frame);
  // Who chooses in a hand or among cards set aside looks at them.
  if (by !== seat && node.from === 'hand') showHand(game, seat, game.content.insiders[by]);
  if (node.from === 'aside') showAside(game, seat, game.content.insiders[by]);
  const hidden =
    node.from !== 'discard' && node.from !== 'own' && (node.from !== 'hand' || handSize(game, seat) > 0);
  const prompt = taken === 0 ? PROMPT.take : PROMPT.takeMore;
  ask(game, frame, TAKING + 2 * taken + 1, by, KIND.card, prompt, hidden);
}

function answered(game: Game, frame: number, node: Take, taken: number): void {
  if (!isOption(answerOf(game), OPTION.card)) {
    if (taken > 0) shuffleIn(game, node, seatFor(game, frame, node.of));
    done(game, frame);
    return;
  }
  takeCard(game, frame, node, objectOf(answerOf(game)), seatFor(game, frame, node.of));
  goTo(game, frame, TAKING + 2 * (taken + 1));
}

/** Takes a card out of a pile of that seat and puts it where it belongs, with those who saw it as its knowers. */
function takeCard(game: Game, frame: number, node: Take, card: number, seat: number): void {
  const { insiders } = game.content;
  const own = ownerOf(game, frame);
  if (node.from === 'hand') {
    if (goalOf(node, card, seat) === 'discard') {
      note(game, frame, node, card, EVERYONE, seat);
      const why = node.choice === 'random' ? 'random' : 'choice';
      discardFromHand(game, card, why, seat, sourceAt(game, frame));
      startDiscarded(game, card, own, seat);
      return;
    }
    const chosenBy = node.choice === 'owner' || node.choice === 'random' ? 0 : insiders[own];
    const knowers = node.open ? EVERYONE : insiders[seat] | chosenBy;
    removeSecretly(game, card, knowers, seat);
    deliver(game, frame, node, card, knowers, seat);
  } else if (node.from === 'discard') {
    removeFromDiscard(game, card);
    deliver(game, frame, node, card, EVERYONE, seat); // RU-29
  } else if (node.from === 'own') {
    removeFromGathered(game, card, node.own, node.choice === 'first' || node.choice === 'all');
    deliver(game, frame, node, card, EVERYONE, seat);
  } else {
    const knowers = takeFromAside(game, card);
    deliver(game, frame, node, card, node.open ? EVERYONE : knowers, seat);
  }
}

/** Where the card goes: piles of a hero's own have cards of the own deck only. */
const goalOf = ({ to }: Take, card: number, seat: number): Take['to'] =>
  to === 'own' && seatOfCard(card) !== seat ? 'discard' : to;

function deliver(game: Game, frame: number, node: Take, card: number, knowers: number, seat: number): void {
  const to = goalOf(node, card, seat);
  note(game, frame, node, card, to === 'discard' || to === 'own' ? EVERYONE : knowers, seat);
  let gathered = node.own;
  if (to === 'hand') addToHand(game, card, knowers, seat);
  else if (to === 'top' || to === 'deck') putOnTop(game, card, knowers, seat);
  else if (to === 'bottom') putOnBottom(game, card, knowers, seat);
  else if (to === 'aside') setAside(game, card, knowers, seat);
  else if (to === 'own') addToGathered(game, card, node.own);
  // What leaves such a pile for the discard pile does not come back into it.
  else if (node.from === 'own') addToDiscard(game, card);
  else gathered = putAway(game, card);
  if (game.sink !== null) tell(game, frame, node, card, knowers, seat, gathered);
  if (to === 'discard') startDiscarded(game, card, ownerOf(game, frame));
}

function tell(
  game: Game,
  frame: number,
  node: Take,
  card: number,
  knowers: number,
  seat: number,
  pile: number,
): void {
  if (goalOf(node, card, seat) === 'discard' && node.from !== 'own') {
    emit(game, {
      type: 'discarded',
      cause: causeOf(game),
      seat,
      card: cardId(game, card),
      why: node.from === 'deck' ? 'top' : 'choice',
      ...pileNamed(game, card, pile),
    });
    return;
  }
  if (node.from === 'deck' && node.choice === node.to) {
    emit(game, { type: 'shownInDeck', cause: causeOf(game), seat, card: cardId(game, card) });
    return;
  }
  const where = node.to === 'top' || node.to === 'bottom' ? { where: node.to } : {};
  const to = node.to === 'top' || node.to === 'bottom' ? ('deck' as const) : node.to;
  const own = ownerOf(game, frame);
  emit(
    game,
    {
      type: 'cardMoved',
      cause: causeOf(game),
      seat,
      by: node.choice === 'owner' ? seat : own,
      card: cardId(game, card),
      from: node.from,
      to,
      ...where,
      ...pileNamed(game, card, pile),
    },
    node.to === 'own' ? EVERYONE : knowers,
  );
}
