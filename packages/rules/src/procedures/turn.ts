import { ask, offer, offerSpaces, offerWord } from '../ask/ask.ts';
import { cardWith, isOption, KIND, OPTION, objectOf, PROMPT, pack, subjectOf, typeOf } from '../ask/codes.ts';
import { offerWholeHand } from '../ask/offer-hand.ts';
import { targetsOf } from '../board/range.ts';
import { MOMENT } from '../content/hero.ts';
import { attackFaces } from '../evaluate/evaluate.ts';
import { schemeFaces } from '../evaluate/playable.ts';
import { select } from '../evaluate/select.ts';
import { hasBit, lowest } from '../state/bits.ts';
import { cardOf } from '../state/card.ts';
import { causeOf, RULE } from '../state/cause.ts';
import {
  actionsLeft,
  actionsTaken,
  activeSeat,
  countAction,
  forgetTurn,
  freeAttackOn,
  giveActions,
  isOut,
  loseActions,
  resetTriggers,
  setActiveSeat,
  setFreeAttack,
  setTurnNumber,
  setTurnsTaken,
  turnNumber,
  turnsTaken,
} from '../state/clock.ts';
import { endCombat } from '../state/combat.ts';
import { dropTurnModifiers } from '../state/declared.ts';
import {
  AWAY,
  emptySpaces,
  fighterOf,
  noteStarts,
  seatOfFighter,
  setStartedOn,
  spaceOf,
  standing,
} from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { facesInHand, guestDecks, handSize } from '../state/hand.ts';
import { itemAt } from '../state/items.ts';
import { NONE, SEAT_FIGHTERS } from '../state/limits.ts';
import { sweepAside } from '../state/piles.ts';
import { answerOf, askedPrompt } from '../state/question.ts';
import { goTo, push, register, setOwner, setRegister, setSource } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { noteTokenStarts } from '../state/tokens.ts';
import { startAttack } from './attack.ts';
import { startConveyor } from './conveyor.ts';
import { discardFromHand, sendHome } from './discard.ts';
import { startItem } from './item.ts';
import { placeOn } from './moves.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';
import { startScheme } from './scheme.ts';
import { checkVictory, endGame } from './victory.ts';

/** Section 5: the turn. This frame is the bottom of the stack for the whole game. */

export const HAND_LIMIT = 7;
/** a game that is not decided after that many turns is a draw. */
const MAX_TURNS = 400;

// Register
/** The fighter that comes back (RU-46). */
const RETURNING = 0;
/** Whom the free attack that is asked for may be made against. */
const TARGETS = 1;

const { at, steps } = inSteps({
  begin,
  comeBack,
  //
  startAbilities: (game) => startHooks(game, activeSeat(game), MOMENT.turnStart, NONE),
  askAction,
  takeAction,
  endAction,
  takeFreeAttack,
  endFreeAttack,
  endAbilities,
  runConveyor,
  askHandLimit,
  discardDown,
  endCut,
});

/** Where `endTurn` goes on once its combat has been cleaned up (RU-07). */
export const TURN_CUT = at.endCut;
/** Where a position begins: before start-of-turn abilities, or at an action. */
export const TURN_BEGIN = at.begin;
export const TURN_ACTION = at.askAction;

export const turn: Procedure = {
  steps,
  list(game, frame) {
    const seat = activeSeat(game);
    const prompt = askedPrompt(game);
    if (prompt === PROMPT.action) listActions(game, seat);
    else if (prompt === PROMPT.freeAttack) {
      offerWord(game, OPTION.none);
      listAllAttacks(game, seat, register(game, frame, TARGETS));
    } else if (prompt === PROMPT.handLimit) offerWholeHand(game, seat);
    else offerSpaces(game, OPTION.space, register(game, frame, RETURNING) + 1, emptySpaces(game));
  },
};

function begin(game: Game, frame: number): void {
  const number = turnNumber(game) + 1;
  setTurnNumber(game, number);
  if (number > MAX_TURNS) {
    if (!checkVictory(game)) endGame(game, 0, 'capped'); // but a defeat at the end of the last turn counts
    return;
  }
  setOwner(game, frame, activeSeat(game));
  setSource(game, frame, RULE['R-5.1']);
  giveActions(game, 2);
  resetTriggers(game);
  forgetTurn(game);
  noteStarts(game);
  noteTokenStarts(game);
  if (game.sink !== null)
    emit(game, { type: 'turnStarted', cause: causeOf(game), seat: activeSeat(game), turn: number });
  bringBack(game, frame);
}

/** RU-46: a fighter that went away comes back before anything else happens. */
function bringBack(game: Game, frame: number): void {
  const seat = activeSeat(game);
  for (let figure = 0; figure < SEAT_FIGHTERS; figure++) {
    const fighter = fighterOf(seat, figure);
    if (spaceOf(game, fighter) !== AWAY) continue;
    setRegister(game, frame, RETURNING, fighter);
    setSource(game, frame, RULE['RU-46']);
    ask(game, frame, at.comeBack, seat, KIND.space, PROMPT.return);
    return;
  }
  goTo(game, frame, at.startAbilities);
}

function comeBack(game: Game, frame: number): void {
  const fighter = register(game, frame, RETURNING);
  if (answerOf(game) === NONE || spaceOf(game, fighter) !== AWAY) return; // no room, or resigned meanwhile
  const space = objectOf(answerOf(game));
  placeOn(game, fighter, space);
  setStartedOn(game, fighter, space);
  bringBack(game, frame);
}

function askAction(game: Game, frame: number): void {
  const seat = activeSeat(game);
  if (checkVictory(game)) return; // at the end of an action and at the start of the next
  // RU-46: no fighters on the board, no actions
  if (actionsLeft(game) <= 0 || isOut(game, seat) || standing(game, seat) === 0) {
    goTo(game, frame, at.endAbilities);
    return;
  }
  setSource(game, frame, RULE['R-5.1']);
  ask(game, frame, at.takeAction, seat, KIND.action, PROMPT.action, true);
}

/** maneuver always; schemes (R-7.2: of fighters that are there), attacks and items that are possible now. */
function listActions(game: Game, seat: number): void {
  offerWord(game, OPTION.maneuver);
  listSchemes(game, seat, seat);
  if (game.content.guests) for (const owner of guestDecks(game, seat)) listSchemes(game, seat, owner);
  listAllAttacks(game, seat, game.content.foes[seat]);
  if (game.content.items.length > 0) listItems(game, seat);
}

/** Those with cards of that deck. */
function listSchemes(game: Game, seat: number, owner: number): void {
  const hand = facesInHand(game, seat, owner);
  for (let m = standing(game, seat); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    for (let faces = hand & schemeFaces(game, fighter, owner); faces !== 0; faces &= faces - 1)
      offer(game, pack(OPTION.scheme, fighter, 0, cardOf(owner, lowest(faces))));
  }
}

/** the scheme items at which own fighters stand. */
function listItems(game: Game, seat: number): void {
  for (let m = standing(game, seat); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const item = itemAt(game, 'scheme', spaceOf(game, fighter));
    if (item !== NONE) offer(game, pack(OPTION.item, fighter, item));
  }
}

/** The attacks on these fighters that are possible now. */
function listAllAttacks(game: Game, seat: number, among: number): void {
  listAttacksWith(game, seat, seat, among);
  if (!game.content.guests) return;
  for (const owner of guestDecks(game, seat)) listAttacksWith(game, seat, owner, among);
}

function listAttacksWith(game: Game, seat: number, owner: number, among: number): void {
  const hand = facesInHand(game, seat, owner);
  for (let m = standing(game, seat); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const faces = hand & attackFaces(game, fighter, owner);
    if (faces !== 0) listAttacks(game, fighter, owner, faces, among);
  }
}

/** one option for each target and card. */
function listAttacks(game: Game, fighter: number, owner: number, faces: number, among: number): void {
  const seat = seatOfFighter(fighter);
  for (let targets = targetsOf(game, fighter) & among; targets !== 0; targets &= targets - 1) {
    const target = lowest(targets);
    if (!mayAttackYet(game, seat, seatOfFighter(target))) continue;
    for (let m = faces & facesAgainst(game, seat, owner, target); m !== 0; m &= m - 1)
      offer(game, pack(OPTION.attack, fighter, target, cardOf(owner, lowest(m))));
  }
}

/** Faces that may be played against that fighter: some cards are only meant for some. */
function facesAgainst(game: Game, seat: number, owner: number, target: number): number {
  const hero = game.content.heroes[owner];
  let faces = -1;
  for (let m = hero.againstMask; m !== 0; m &= m - 1) {
    const { against } = hero.faces[lowest(m)];
    if (against !== null && !hasBit(select(game, NONE, against.who, seat), target)) faces &= ~(m & -m);
  }
  return faces;
}

/** attacks only. In one's first turn of a free-for-all only the next player and those who already had a turn. */
export function mayAttackYet(game: Game, seat: number, target: number): boolean {
  if (game.content.mode !== 'free-for-all' || turnsTaken(game, seat) > 0) return true;
  return turnsTaken(game, target) > 0 || target === nextSeat(game, seat);
}

/** By the type of the option; everything else is an attack. */
const ACTIONS: Readonly<Record<number, 'maneuver' | 'scheme' | 'item'>> = {
  [OPTION.maneuver]: 'maneuver',
  [OPTION.scheme]: 'scheme',
  [OPTION.item]: 'item',
};

function takeAction(game: Game, frame: number): void {
  const seat = activeSeat(game);
  if (isOut(game, seat)) {
    goTo(game, frame, at.endAbilities); // resigned when asked
    return;
  }
  const option = answerOf(game);
  const type = typeOf(option);
  resetTriggers(game);
  if (game.sink !== null) {
    const action = ACTIONS[type] ?? 'attack';
    emit(game, { type: 'actionStarted', cause: causeOf(game), seat, action, number: actionsTaken(game) + 1 });
  }
  if (type === OPTION.maneuver) push(game, PROCEDURE.maneuver, seat, RULE['R-6.2']);
  else if (type === OPTION.scheme) startScheme(game, subjectOf(option), cardWith(option));
  else if (type === OPTION.item) startItem(game, subjectOf(option));
  else startAttack(game, subjectOf(option), objectOf(option), cardWith(option));
}

function endAction(game: Game, frame: number): void {
  countAction(game);
  endFreeAttack(game, frame);
}

/** The turn was ended by an effect: what its combat was is over, and what was gained for this turn is lost. */
function endCut(game: Game, frame: number): void {
  endCombat(game);
  loseActions(game);
  setFreeAttack(game, 0);
  goTo(game, frame, at.endAbilities);
  checkVictory(game); // the action ends here
}

/** A free action costs none; another may follow it. */
function endFreeAttack(game: Game, frame: number): void {
  sweepAside(game);
  const targets = freeAttackOn(game);
  setFreeAttack(game, 0);
  const seat = activeSeat(game);
  if (targets === 0 || checkVictory(game) || !canAttack(game, seat, targets)) {
    askAction(game, frame);
    return;
  }
  setRegister(game, frame, TARGETS, targets);
  setSource(game, frame, RULE['R-5.1']);
  ask(game, frame, at.takeFreeAttack, seat, KIND.action, PROMPT.freeAttack, true);
}

/** Whether one of these fighters is in reach of somebody with a hand, as all can see. */
function canAttack(game: Game, seat: number, targets: number): boolean {
  if (isOut(game, seat) || handSize(game, seat) === 0) return false;
  for (let m = standing(game, seat); m !== 0; m &= m - 1)
    if ((targetsOf(game, lowest(m)) & targets) !== 0) return true;
  return false;
}

function takeFreeAttack(game: Game, frame: number): void {
  const option = answerOf(game);
  if (!isOption(option, OPTION.attack) || isOut(game, activeSeat(game))) {
    askAction(game, frame);
    return;
  }
  resetTriggers(game);
  startAttack(game, subjectOf(option), objectOf(option), cardWith(option));
}

/** */
function endAbilities(game: Game): void {
  const seat = activeSeat(game);
  if (!isOut(game, seat)) startHooks(game, seat, MOMENT.turnEnd, NONE);
}

/** after the abilities, before the hand limit. Who is out chooses nothing any more (RU-58). */
function runConveyor(game: Game): void {
  if (game.content.board.belt.length === 0) return;
  const seat = activeSeat(game);
  startConveyor(game, isOut(game, seat) ? nextSeat(game, seat) : seat);
}

/** at no other time. */
function askHandLimit(game: Game, frame: number): void {
  const seat = activeSeat(game);
  if (handSize(game, seat) > HAND_LIMIT && !isOut(game, seat)) {
    setSource(game, frame, RULE['R-5.7']);
    ask(game, frame, at.discardDown, seat, KIND.card, PROMPT.handLimit, true);
  } else passTurn(game, frame);
}

function discardDown(game: Game, frame: number): void {
  const card = objectOf(answerOf(game));
  discardFromHand(game, card, 'limit', activeSeat(game));
  goTo(game, frame, at.askHandLimit);
  sendHome(game, card, activeSeat(game));
}

/** The next seat that still plays. */
export function nextSeat(game: Game, seat: number): number {
  let next = seat;
  do next = (next + 1) % game.content.seats;
  while (isOut(game, next) && next !== seat);
  return next;
}

function passTurn(game: Game, frame: number): void {
  const seat = activeSeat(game);
  sweepAside(game);
  dropTurnModifiers(game);
  setTurnsTaken(game, seat, turnsTaken(game, seat) + 1);
  if (game.sink !== null) emit(game, { type: 'turnEnded', cause: causeOf(game), seat });
  setActiveSeat(game, nextSeat(game, seat));
  begin(game, frame);
}
