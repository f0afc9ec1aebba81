import { ask, offerSpaces, offerYesNo } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT } from '../ask/codes.ts';
import { SpaceSet } from '../board/space-set.ts';
import { MOMENT } from '../content/hero.ts';
import { adjacentSpaces, zoneSpaces } from '../evaluate/select.ts';
import { bitOf, hasBit } from '../state/bits.ts';
import { cardIn } from '../state/card.ts';
import { causeOf, RULE } from '../state/cause.ts';
import { isOut } from '../state/clock.ts';
import { emptySpaces, fighterOf, fightersOf, firstHero, isOnBoard, setStartedOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { addToHand, handOf, removeSecretly } from '../state/hand.ts';
import { spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { deckSize, putOnTop, shuffle, takeTop } from '../state/piles.ts';
import { answerOf, askedPrompt } from '../state/question.ts';
import { goTo, pop, register, setRegister, setSource } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { kindSpaces, putToken } from '../state/tokens.ts';
import { placeOn } from './moves.ts';
import { inSteps, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';

/** Section 3 of the rules: opening hands, then each seat is placed completely before the next. */

const OPENING_HAND = 5;

// Registers
/** The seat whose turn it is to be set up. */
const SEAT = 0;
/** The figure, then the token, to be placed next. */
const NEXT = 1;

const { at, steps } = inSteps({
  askMulligan,
  mulligan,
  placeHero,
  askSidekick,
  placeSidekick,
  askToken,
  placeToken,
  // does nothing for a seat that is out
  decisions: (game, frame) => startHooks(game, seatIn(game, frame), MOMENT.setup, NONE),
  nextSeat,
});

export const setup: Procedure = {
  steps,
  list(game, frame) {
    const seat = seatIn(game, frame);
    const next = register(game, frame, NEXT);
    const prompt = askedPrompt(game);
    if (prompt === PROMPT.mulligan) offerYesNo(game);
    else if (prompt === PROMPT.placeToken) offerSpaces(game, OPTION.space, 0, tokenRoom(game, seat, next));
    else offerSpaces(game, OPTION.space, fighterOf(seat, next) + 1, sidekickRoom(game, seat));
  },
};

const seatIn = (game: Game, frame: number): number => register(game, frame, SEAT);

/** Draws the opening hand. */
export function drawOpeningHand(game: Game, seat: number): void {
  for (let n = Math.min(OPENING_HAND, deckSize(game, seat)); n > 0; n--)
    addToHand(game, cardIn(takeTop(game, seat)), 0);
}

// The mulligan option: once, the whole hand back, shuffle, draw again

function askMulligan(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  if (game.content.options.mulligan === 'none' || seat === game.content.seats) {
    setRegister(game, frame, SEAT, 0);
    goTo(game, frame, at.placeHero);
    return;
  }
  setSource(game, frame, RULE['R-3.3']);
  ask(game, frame, at.mulligan, seat, KIND['yes-no'], PROMPT.mulligan);
}

function mulligan(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  if (isOption(answerOf(game), OPTION.yes)) redraw(game, seat);
  setRegister(game, frame, SEAT, seat + 1);
  goTo(game, frame, at.askMulligan);
}

function redraw(game: Game, seat: number): void {
  for (const card of handOf(game, seat)) {
    removeSecretly(game, card, game.content.insiders[seat]);
    putOnTop(game, card, 0);
  }
  shuffle(game, seat);
  drawOpeningHand(game, seat);
  emit(game, { type: 'mulligan', cause: causeOf(game), seat });
}

// Fighters

/** */
function placeHero(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  if (isOut(game, seat)) {
    goTo(game, frame, at.nextSeat); // resigned before it was placed
    return;
  }
  setSource(game, frame, RULE['R-3.5']);
  put(game, firstHero(seat), game.content.board.starts[seat]);
  setRegister(game, frame, NEXT, 1);
}

function put(game: Game, fighter: number, space: number): void {
  placeOn(game, fighter, space);
  setStartedOn(game, fighter, space);
}

function askSidekick(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  const { figures } = game.content.heroes[seat];
  let figure = register(game, frame, NEXT);
  while (figure < figures.length && figures[figure].reserve) figure++;
  if (figure < figures.length && !isOut(game, seat)) {
    setRegister(game, frame, NEXT, figure);
    ask(game, frame, at.placeSidekick, seat, KIND.space, PROMPT.placeSidekick);
    return;
  }
  setRegister(game, frame, NEXT, 0);
  goTo(game, frame, at.askToken);
}

function placeSidekick(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  const figure = register(game, frame, NEXT);
  if (answerOf(game) !== NONE && !isOut(game, seat))
    put(game, fighterOf(seat, figure), objectOf(answerOf(game)));
  setRegister(game, frame, NEXT, figure + 1);
  goTo(game, frame, at.askSidekick);
}

/** a free space in the zone of the (first) hero, R-3.6 without one any free space (or next to an own fighter). */
function sidekickRoom(game: Game, seat: number): SpaceSet {
  const free = freeSpaces(game);
  const inZone = zoneSpaces(game, bitOf(firstHero(seat))).and(free);
  if (!inZone.isEmpty) return inZone;
  if (game.content.options.sidekickFallback === 'adjacent') {
    const adjacent = adjacentSpaces(game, fightersOf(seat)).and(free);
    if (!adjacent.isEmpty) return adjacent;
  }
  return free;
}

/** The empty spaces, start spaces that a hero still has to take excepted. */
function freeSpaces(game: Game): SpaceSet {
  const { board, seats } = game.content;
  let free = emptySpaces(game);
  for (let seat = 0; seat < seats; seat++)
    if (!isOnBoard(game, firstHero(seat))) free = free.minus(SpaceSet.of(board.starts[seat]));
  return free;
}

// Tokens

function askToken(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  setSource(game, frame, RULE['R-14.20']);
  const { tokens, firstTokens } = game.content.heroes[seat];
  let token = register(game, frame, NEXT);
  while (token < tokens.length && !hasBit(firstTokens, token)) token++;
  setRegister(game, frame, NEXT, token);
  if (token < tokens.length && !isOut(game, seat))
    ask(game, frame, at.placeToken, seat, KIND.space, PROMPT.placeToken);
  else goTo(game, frame, at.decisions);
}

function placeToken(game: Game, frame: number): void {
  const seat = seatIn(game, frame);
  const token = register(game, frame, NEXT);
  const space = answerOf(game) === NONE ? NONE : objectOf(answerOf(game));
  putToken(game, seat, token, space);
  setRegister(game, frame, NEXT, token + 1);
  goTo(game, frame, at.askToken);
  if (game.sink !== null && space >= 0) {
    const slug = game.content.heroes[seat].tokens[token];
    emit(game, { type: 'tokenPlaced', cause: causeOf(game), seat, token: slug, space: spaceId(game, space) });
  }
}

/** RU-45: different spaces of the hero's zone without fighters, nor fog of others. */
function tokenRoom(game: Game, seat: number, token: number): SpaceSet {
  const others = kindSpaces(game, game.content.heroes[seat].tokens[token]);
  const room = sidekickRoom(game, seat).minus(others);
  return room.isEmpty ? emptySpaces(game).minus(others) : room;
}

function nextSeat(game: Game, frame: number): void {
  const seat = seatIn(game, frame) + 1;
  setRegister(game, frame, SEAT, seat);
  goTo(game, frame, at.placeHero);
  if (seat === game.content.seats) pop(game);
}
