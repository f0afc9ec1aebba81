import { ask, offer, offerFaces, offerSpaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack, subjectOf } from '../ask/codes.ts';
import type { CFilter, CPickable, NodeOf } from '../content/compile.ts';
import { evaluate, facesWhere } from '../evaluate/evaluate.ts';
import { opponentsOf, playersInTurn, seatFor, select, selectSpaces } from '../evaluate/select.ts';
import { startEffect } from '../procedures/resolve.ts';
import { bitOf, countBits, hasBit, lowest } from '../state/bits.ts';
import { cardOf, heldBy, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import { fightersOf, occupantOf } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import {
  cardsOfDeck,
  facesInHand,
  handSize,
  inHand,
  randomInHand,
  showCard,
  showHand,
} from '../state/hand.ts';
import { cardId, faceOf } from '../state/ids.ts';
import { MAX_SEATS, NONE } from '../state/limits.ts';
import { asideKnowers, facesInPile, showAside } from '../state/piles.ts';
import { answerOf } from '../state/question.ts';
import {
  actorOf,
  copyMemory,
  goTo,
  goToNode,
  hasRoom,
  ownerOf,
  partOf,
  register,
  remember,
  sourceAt,
  stepOf,
} from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { tokenAt } from '../state/tokens.ts';
import { EVERYONE } from '../state/viewers.ts';
import { askToHide, hides, listHiding, mayHide } from './hide-hand.ts';
import { done, type Operation } from './operation.ts';

/** One fighter, space, card, player, number or token; what was picked goes into a register. */

const KINDS: { readonly [K in CPickable['name']]: number } = {
  fighter: KIND.fighter,
  space: KIND.space,
  card: KIND.card,
  opponent: KIND.player,
  player: KIND.player,
  number: KIND.number,
  token: KIND.space,
};

/** Of cards that nobody sees one chooses a deck by its back. */
const kindOf = (from: CPickable): number =>
  from.name === 'card' && from.unseen ? KIND.player : KINDS[from.name];

/** More than that cannot be named. */
const MAX_NUMBER = 99;
const RANGE = MAX_NUMBER + 1;

/** Whether the hand stays hidden was asked. */
const HIDING = -1;
/** From this step on the step itself holds those for whom `do` is still to be carried out. */
const EACH = 2;

export const pick: Operation<'pick'> = {
  run(game, frame, node) {
    if (node.each) {
      goThrough(game, frame, node);
      return;
    }
    const by = seatFor(game, frame, node.by);
    const hider = hiderOf(game, frame, node.from, by);
    if (stepOf(game, frame) === 0 && hider !== NONE) {
      askToHide(game, frame, HIDING, hider);
      return;
    }
    if (stepOf(game, frame) === HIDING && hider !== NONE && hides(game, frame, hider)) return;
    if (stepOf(game, frame) <= 0) {
      if (node.count !== null) remember(game, frame, node.as, 0);
      if (by >= 0) lookFirst(game, frame, node, by);
      const secret = node.from.name === 'card' && !isOpen(node.from.pile) && !node.from.unseen;
      if (by >= 0 && node.from.name === 'number') nameRange(game, frame, node.from, node.as);
      if (by < 0) goToNode(game, frame, node.else);
      else ask(game, frame, 1, by, kindOf(node.from), PROMPT.pick, secret);
      return;
    }
    const option = answerOf(game);
    if (node.count !== null) {
      pickMore(game, frame, node, option);
      return;
    }
    if (option === NONE || isOption(option, OPTION.none)) {
      goToNode(game, frame, node.else);
      return;
    }
    const object = objectOf(option);
    if (node.from.name === 'card') {
      const seat = seatFor(game, frame, node.from.of);
      pickedCard(
        game,
        frame,
        node,
        node.from,
        node.from.unseen ? drawnOut(game, seat, object) : object,
        seat,
      );
    } else {
      remember(game, frame, node.as, picked(node, option));
      tellNumber(game, node, by, object);
    }
    goToNode(game, frame, node.do);
  },

  list(game, frame, node) {
    if (node.from.name === 'card' && listHiding(game, seatFor(game, frame, node.from.of))) return;
    listPickable(game, frame, node.from, node.as, node.count !== null);
    if (node.count !== null) {
      if (node.may && game.count > 0) offerWord(game, OPTION.done);
      return;
    }
    if (node.may && (game.count > 0 || mayHaveSome(game, frame, node.from))) offerWord(game, OPTION.none);
  },
};

/** Whether a card of a hand fits is secret: the question is asked all the same, unless there are too few cards. */
function mayHaveSome(game: Game, frame: number, from: CPickable): boolean {
  if (from.name !== 'card' || from.pile !== 'hand') return false;
  const seat = seatFor(game, frame, from.of);
  return seat >= 0 && handSize(game, seat) > (from.where?.paired ? 1 : 0);
}

/** Carries `do` out for each fighter, or for each player in turn order, one after another. */
function goThrough(game: Game, frame: number, node: NodeOf<'pick'>): void {
  const step = stepOf(game, frame);
  const seat = ownerOf(game, frame);
  const waiting = step === 0 ? everyOne(game, frame, node.from) : step - EACH;
  if (waiting === 0 || !hasRoom(game, 6)) {
    done(game, frame);
    return;
  }
  const isFighter = node.from.name === 'fighter';
  const next = isFighter
    ? lowest(waiting)
    : (playersInTurn(game, seat).find((other) => hasBit(waiting, other)) ?? lowest(waiting));
  goTo(game, frame, EACH + (waiting & ~bitOf(next)));
  remember(game, frame, node.as, isFighter ? bitOf(next) : next);
  const part = startEffect(
    game,
    partOf(game, frame, node.do),
    seat,
    sourceAt(game, frame),
    actorOf(game, frame),
  );
  copyMemory(game, frame, part);
}

/** All that fit, as a set. */
function everyOne(game: Game, frame: number, from: CPickable): number {
  if (from.name === 'fighter') return select(game, frame, from.who);
  if (from.name !== 'opponent' && from.name !== 'player') return 0;
  const seats =
    from.name === 'player' ? playersInTurn(game, ownerOf(game, frame)) : opponentsWith(game, frame, from);
  return seats.reduce((set, seat) => set | bitOf(seat), 0);
}

/** The opponents to whom one of the fighters belongs that are asked for. */
function opponentsWith(game: Game, frame: number, from: Extract<CPickable, { name: 'opponent' }>): number[] {
  const opponents = opponentsOf(game, ownerOf(game, frame));
  if (from.with === null) return opponents;
  const fighters = select(game, frame, from.with);
  return opponents.filter((seat) => (fighters & fightersOf(seat)) !== 0);
}

/** One more of several fighters, until there are enough. */
function pickMore(game: Game, frame: number, node: NodeOf<'pick'>, option: number): void {
  const isMore = isOption(option, OPTION.fighter);
  const picked = register(game, frame, node.as) | (isMore ? bitOf(objectOf(option)) : 0);
  remember(game, frame, node.as, picked);
  const wanted = node.count === null ? 1 : evaluate(game, frame, node.count);
  if (isMore && countBits(picked) < wanted)
    ask(game, frame, 1, seatFor(game, frame, node.by), KIND.fighter, PROMPT.pick);
  else goToNode(game, frame, picked === 0 ? node.else : node.do);
}

/** Who may keep their hand from the one who would choose in it, or NONE. */
function hiderOf(game: Game, frame: number, from: CPickable, by: number): number {
  if (from.name !== 'card' || from.pile !== 'hand' || from.unseen || by < 0) return NONE;
  const seat = seatFor(game, frame, from.of);
  return seat >= 0 && mayHide(game, seat, by) ? seat : NONE;
}

/** Who chooses in somebody's hand or among cards set aside looks at them. */
function lookFirst(game: Game, frame: number, { from }: NodeOf<'pick'>, by: number): void {
  if (from.name !== 'card' || from.unseen) return;
  const seat = seatFor(game, frame, from.of);
  if (seat < 0) return;
  if (from.pile === 'hand' && seat !== by) showHand(game, seat, game.content.insiders[by]);
  if (from.pile === 'aside') showAside(game, seat, game.content.insiders[by]);
}

/** What the register holds: a set for fighters, otherwise the number itself. */
const picked = ({ from }: NodeOf<'pick'>, option: number): number =>
  from.name === 'fighter'
    ? bitOf(objectOf(option))
    : from.name === 'token'
      ? subjectOf(option)
      : objectOf(option);

type FromCards = Extract<CPickable, { name: 'card' }>;

/** One of the cards with that back in a hand, by chance. */
const drawnOut = (game: Game, holder: number, owner: number): number =>
  randomInHand(game, holder, (card) => seatOfCard(card) === owner);

/** A card chosen in a hand is pointed at; what follows from it must make sense to everybody. */
function pickedCard(
  game: Game,
  frame: number,
  node: NodeOf<'pick'>,
  { pile, where }: FromCards,
  card: number,
  seat: number,
): void {
  // A card set aside that is pointed at is known to those who have seen it; everything else all can see.
  const knowers = pile === 'aside' ? asideKnowers(game, card) : EVERYONE;
  remember(game, frame, node.as, heldBy(card, seat), knowers);
  if (pile !== 'hand') return;
  showCard(game, card, 1, seat);
  const twin = where?.paired ? showPair(game, card, seat) : NONE;
  if (game.sink === null) return;
  const cause = causeOf(game);
  const pair = twin === NONE ? {} : { pair: cardId(game, twin) };
  emit(game, { type: 'cardChosen', cause, seat, card: cardId(game, card), ...pair });
}

/** Whoever was asked has named it, also where a card asks the opponent. */
function tellNumber(game: Game, { from }: NodeOf<'pick'>, seat: number, number: number): void {
  if (game.sink !== null && from.name === 'number')
    emit(game, { type: 'numberNamed', cause: causeOf(game), seat, number });
}

/** The other card with the same title is shown, too: which it is. */
function showPair(game: Game, card: number, holder: number): number {
  const owner = seatOfCard(card);
  const { faces } = game.content.heroes[owner];
  if (inHand(game, card, holder) > 1) {
    showCard(game, card, 2, holder);
    return card;
  }
  const face = faces.findIndex(
    ({ def }, i) =>
      def === faceOf(game, card).def &&
      cardOf(owner, i) !== card &&
      inHand(game, cardOf(owner, i), holder) > 0,
  );
  if (face < 0) return NONE;
  showCard(game, cardOf(owner, face), 1, holder);
  return cardOf(owner, face);
}

/** Until a number is named, its register holds the lowest and the highest: said aloud, whatever they were counted by. */
function nameRange(
  game: Game,
  frame: number,
  from: Extract<CPickable, { name: 'number' }>,
  as: number,
): void {
  const max = Math.min(MAX_NUMBER, Math.max(-1, evaluate(game, frame, from.max)));
  const min = Math.min(MAX_NUMBER, Math.max(0, evaluate(game, frame, from.min)));
  remember(game, frame, as, (max + 1) * RANGE + min);
}

function listNumbers(game: Game, range: number): void {
  const max = ((range / RANGE) | 0) - 1;
  for (let number = range % RANGE; number <= max; number++) offer(game, pack(OPTION.number, 0, number));
}

function listPickable(game: Game, frame: number, from: CPickable, as: number, several: boolean): void {
  switch (from.name) {
    case 'fighter': {
      const picked = several ? register(game, frame, as) : 0;
      listFighters(game, select(game, frame, from.who) & ~picked, ownerOf(game, frame));
      return;
    }
    case 'space':
      offerSpaces(game, OPTION.space, 0, selectSpaces(game, frame, from.at, NONE));
      return;
    case 'card':
      listCards(game, frame, from);
      return;
    case 'opponent':
      for (const seat of opponentsWith(game, frame, from)) offer(game, pack(OPTION.player, 0, seat));
      return;
    case 'player':
      for (const seat of playersInTurn(game, ownerOf(game, frame))) offer(game, pack(OPTION.player, 0, seat));
      return;
    case 'number':
      listNumbers(game, register(game, frame, as));
      return;
    case 'token':
      listTokens(game, frame, from);
      return;
  }
}

/** Opposing fighters first: they are what one mostly looks for. */
function listFighters(game: Game, fighters: number, seat: number): void {
  const foes = game.content.foes[seat];
  for (let m = fighters & foes; m !== 0; m &= m - 1) offer(game, pack(OPTION.fighter, 0, lowest(m)));
  for (let m = fighters & ~foes; m !== 0; m &= m - 1) offer(game, pack(OPTION.fighter, 0, lowest(m)));
}

function listCards(game: Game, frame: number, from: FromCards): void {
  const seat = seatFor(game, frame, from.of);
  if (seat < 0) return;
  if (from.unseen) {
    for (let owner = 0; owner < game.content.seats; owner++)
      if (cardsOfDeck(game, seat, owner) > 0) offer(game, pack(OPTION.player, 0, owner));
  } else offerPile(game, frame, from.where, seat, from.pile, from.own);
}

/** Piles that a player can choose from. */
type PickedPile = FromCards['pile'];
/** Whether all see it, and it has cards of its owner's deck only. */
const isOpen = (pile: PickedPile | 'deck'): boolean => pile === 'discard' || pile === 'own';

/** The cards of a seat in a pile that fit, one option for each face, own ones first. */
export function offerPile(
  game: Game,
  frame: number,
  where: CFilter | null,
  seat: number,
  pile: PickedPile,
  own: number,
): void {
  for (const owner of decksIn(game, seat, pile))
    offerFaces(game, owner, fittingFaces(game, frame, where, seat, pile, own, owner));
}

const ALONE: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

/** Whose cards can lie among those of a seat. */
export function decksIn(game: Game, seat: number, pile: PickedPile | 'deck'): readonly number[] {
  if (!game.content.guests || isOpen(pile)) return ALONE[seat];
  return [seat, ...game.content.heroes.flatMap((_, owner) => (owner === seat ? [] : [owner]))];
}

/** The faces of one deck among a seat's cards in a pile that fit, as a set; `own`: which of the hero's own piles. */
export function fittingFaces(
  game: Game,
  frame: number,
  where: CFilter | null,
  seat: number,
  pile: PickedPile,
  own: number,
  owner: number = seat,
): number {
  const faces = pile === 'hand' ? facesInHand(game, seat, owner) : facesInPile(game, seat, pile, own, owner);
  return faces === 0 ? 0 : faces & facesWhere(game, frame, where, owner, ownerOf(game, frame), seat);
}

function listTokens(game: Game, frame: number, from: Extract<CPickable, { name: 'token' }>): void {
  const seat = ownerOf(game, frame);
  const hero = game.content.heroes[seat];
  const slug = (hero.def.tokens ?? [])[from.token]?.slug;
  const not = from.not === null ? [] : from.not.map((reg) => register(game, frame, reg));
  const under = from.under === null ? null : select(game, frame, from.under);
  hero.tokens.forEach((token, i) => {
    const space = tokenAt(game, seat, i);
    if (token !== slug || space < 0 || not.includes(i)) return;
    if (under !== null && !isUnder(game, under, space)) return;
    offer(game, pack(OPTION.token, i, space));
  });
}

function isUnder(game: Game, fighters: number, space: number): boolean {
  const fighter = occupantOf(game, space);
  return fighter !== NONE && hasBit(fighters, fighter);
}
