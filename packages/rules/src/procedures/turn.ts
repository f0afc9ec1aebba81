import { ask, offer, offerFaces, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partA, partB, partC, T, typeOf } from '../ask/codes.ts';
import { MOMENT } from '../content/library.ts';
import { attackFaces } from '../evaluate/evaluate.ts';
import { schemeFaces } from '../evaluate/playable.ts';
import { discardFromHand, sweepAside } from '../state/cards.ts';
import { emptySpaces, lowest, masks, standOn, targetsOf } from '../state/fighters.ts';
import { emit, fighterId, type Game, push, rule, seatOfFighter, spaceId } from '../state/game.ts';
import {
  ACTIONS_LEFT,
  ACTIONS_TAKEN,
  ACTIVE,
  ANSWER,
  ASK_PROMPT,
  AWAY,
  HAND_MASK,
  HAND_SIZE,
  MAX_FIGHTERS,
  MAX_SEATS,
  MODIFIER,
  NONE,
  ON_BOARD,
  OUT,
  REG,
  SEAT,
  SEAT_FIGHTERS,
  SEAT_TOKENS,
  SOURCE,
  SPACE,
  STARTED,
  STEP,
  TOKEN,
  TOKEN_STARTED,
  TRIGGERS,
  TURN,
  TURN_MODIFIERS,
  TURNS_TAKEN,
} from '../state/layout.ts';
import { startAttack } from './attack.ts';
import { MANEUVER_PROC, type Procedure } from './procedure.ts';
import { startHooks } from './resolve.ts';
import { startScheme } from './scheme.ts';
import { checkVictory, endGame } from './victory.ts';

/** Section 5: the turn. This frame is the bottom of the stack for the whole game. */

export const HAND_LIMIT = 7;
/** A game of more turns than that is a draw (docs/decisions). */
export const MAX_TURNS = 400;

const BEGIN = 0;
const RETURN = 1;
const RETURN_ANSWER = 2;
const START_ABILITIES = 3;
const ACTION = 4;
const ACTION_ANSWER = 5;
const ACTION_DONE = 6;
const END_ABILITIES = 7;
const LIMIT = 8;
const LIMIT_ANSWER = 9;
const PASS = 10;

/** The step `endTurn` jumps to (RU-07). */
export const TURN_END_STEP = END_ABILITIES;
/** The step a scenario begins at: before start-of-turn abilities, or at an action. */
export const TURN_START_STEP = BEGIN;
export const TURN_ACTION_STEP = ACTION;

const RETURNING = REG;

export const turn: Procedure = {
  run(game, frame) {
    const s = game.state;
    const seat = s[ACTIVE];
    switch (s[frame + STEP]) {
      case BEGIN:
        beginTurn(game, frame);
        return;
      case RETURN:
        bringBack(game, frame, seat);
        return;
      case RETURN_ANSWER:
        comeBack(game, frame);
        return;
      case START_ABILITIES:
        s[frame + STEP] = ACTION;
        startHooks(game, seat, MOMENT.turnStart, NONE);
        return;
      case ACTION:
        nextAction(game, frame, seat);
        return;
      case ACTION_ANSWER:
        if (s[OUT + seat] !== 0) {
          s[frame + STEP] = END_ABILITIES; // resigned when asked
          return;
        }
        s[frame + STEP] = ACTION_DONE;
        s[TRIGGERS] = 0;
        takeAction(game, seat, s[ANSWER]);
        return;
      case ACTION_DONE:
        s[ACTIONS_LEFT]--;
        s[ACTIONS_TAKEN]++;
        s[frame + STEP] = ACTION;
        sweepAside(game);
        checkVictory(game); // at the end of every action
        return;
      case END_ABILITIES:
        s[frame + STEP] = LIMIT;
        if (s[OUT + seat] === 0) startHooks(game, seat, MOMENT.turnEnd, NONE);
        return;
      case LIMIT: // at no other time
        if (s[HAND_SIZE + seat] > HAND_LIMIT && s[OUT + seat] === 0) {
          s[frame + SOURCE] = rule('R-5.7');
          ask(game, frame, LIMIT_ANSWER, seat, KIND.card, PROMPT.handLimit, true);
        } else s[frame + STEP] = PASS;
        return;
      case LIMIT_ANSWER:
        discardFromHand(game, partB(s[ANSWER]), 'limit');
        s[frame + STEP] = LIMIT;
        return;
      case PASS:
        passTurn(game, frame, seat);
        return;
    }
  },

  list(game, frame) {
    const seat = game.state[ACTIVE];
    if (game.state[ASK_PROMPT] === PROMPT.action) listActions(game, seat);
    else if (game.state[ASK_PROMPT] === PROMPT.handLimit)
      offerFaces(game, seat, game.state[HAND_MASK + seat]);
    else {
      emptySpaces(game);
      offerSpaces(game, T.space, game.state[frame + RETURNING] + 1, masks.lo, masks.hi);
    }
  },
};

function beginTurn(game: Game, frame: number): void {
  const s = game.state;
  if (++s[TURN] > MAX_TURNS) {
    endGame(game, 0, 'capped');
    return;
  }
  s[frame + SEAT] = s[ACTIVE];
  s[frame + SOURCE] = rule('R-5.1');
  s[ACTIONS_LEFT] = 2;
  s[ACTIONS_TAKEN] = 0;
  s[TRIGGERS] = 0;
  for (let fighter = 0; fighter < MAX_FIGHTERS; fighter++) s[STARTED + fighter] = s[SPACE + fighter];
  s.copyWithin(TOKEN_STARTED, TOKEN, TOKEN + MAX_SEATS * SEAT_TOKENS);
  s[frame + STEP] = RETURN;
  if (game.sink !== null) emit(game, 'turnStarted', { seat: s[ACTIVE], turn: s[TURN] });
}

/** RU-46: a fighter that went away comes back before anything else happens. */
function bringBack(game: Game, frame: number, seat: number): void {
  const s = game.state;
  for (let i = 0; i < SEAT_FIGHTERS; i++) {
    const fighter = seat * SEAT_FIGHTERS + i;
    if (s[SPACE + fighter] !== AWAY) continue;
    s[frame + RETURNING] = fighter;
    s[frame + SOURCE] = rule('RU-46');
    ask(game, frame, RETURN_ANSWER, seat, KIND.space, PROMPT.return);
    return;
  }
  s[frame + STEP] = START_ABILITIES;
}

function comeBack(game: Game, frame: number): void {
  const s = game.state;
  const fighter = s[frame + RETURNING];
  if (s[ANSWER] === NONE || s[SPACE + fighter] !== AWAY) {
    s[frame + STEP] = START_ABILITIES; // no room, or resigned meanwhile
    return;
  }
  const space = partB(s[ANSWER]);
  standOn(game, fighter, space);
  s[STARTED + fighter] = space;
  s[frame + STEP] = RETURN;
  if (game.sink !== null)
    emit(game, 'placed', { fighter: fighterId(game, fighter), space: spaceId(game, space), from: null });
}

function nextAction(game: Game, frame: number, seat: number): void {
  const s = game.state;
  if (checkVictory(game)) return; // at the start of every action, so also what happened before it
  // RU-46: no fighters on the board, no actions
  if (s[ACTIONS_LEFT] <= 0 || s[OUT + seat] !== 0 || s[ON_BOARD + seat] === 0) {
    s[frame + STEP] = END_ABILITIES;
    return;
  }
  s[frame + SOURCE] = rule('R-5.1');
  ask(game, frame, ACTION_ANSWER, seat, KIND.action, PROMPT.action, true);
}

/** maneuver always; schemes (R-7.2: of fighters that are there) and attacks that are possible now. */
function listActions(game: Game, seat: number): void {
  const s = game.state;
  const hand = s[HAND_MASK + seat];
  offer(game, pack(T.maneuver, 0, 0));
  for (let m = s[ON_BOARD + seat]; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    for (let faces = hand & schemeFaces(game, fighter); faces !== 0; faces &= faces - 1) {
      offer(game, pack(T.scheme, fighter, 0, seat * 32 + lowest(faces)));
    }
  }
  for (let m = s[ON_BOARD + seat]; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    const faces = hand & attackFaces(game, fighter);
    if (faces !== 0) listAttacks(game, fighter, faces);
  }
}

/** one option for each target and card. */
function listAttacks(game: Game, fighter: number, faces: number): void {
  const seat = seatOfFighter(fighter);
  for (let targets = targetsOf(game, fighter); targets !== 0; targets &= targets - 1) {
    const target = lowest(targets);
    if (!mayAttackYet(game, seat, seatOfFighter(target))) continue;
    for (let m = faces; m !== 0; m &= m - 1)
      offer(game, pack(T.attack, fighter, target, seat * 32 + lowest(m)));
  }
}

/** attacks only. In one's first turn of a free-for-all only the next player and those who already had a turn. */
export function mayAttackYet(game: Game, seat: number, target: number): boolean {
  const s = game.state;
  if (game.content.mode !== 'free-for-all' || s[TURNS_TAKEN + seat] > 0) return true;
  return s[TURNS_TAKEN + target] > 0 || target === nextSeat(game, seat);
}

function takeAction(game: Game, seat: number, option: number): void {
  const number = game.state[ACTIONS_TAKEN] + 1;
  const type = typeOf(option);
  const action = type === T.maneuver ? 'maneuver' : type === T.scheme ? 'scheme' : 'attack';
  if (game.sink !== null) emit(game, 'actionStarted', { seat, action, number });
  if (type === T.maneuver) push(game, MANEUVER_PROC, seat, rule('R-6.2'));
  else if (type === T.scheme) startScheme(game, partA(option), partC(option));
  else startAttack(game, partA(option), partB(option), partC(option));
}

/** The next seat that still plays. */
export function nextSeat(game: Game, seat: number): number {
  let next = seat;
  do next = (next + 1) % game.content.seats;
  while (game.state[OUT + next] !== 0 && next !== seat);
  return next;
}

function passTurn(game: Game, frame: number, seat: number): void {
  const s = game.state;
  sweepAside(game);
  for (let i = 0; i < TURN_MODIFIERS; i++) s[MODIFIER + i] = 0;
  s[TURNS_TAKEN + seat]++;
  if (game.sink !== null) emit(game, 'turnEnded', { seat });
  s[ACTIVE] = nextSeat(game, seat);
  s[frame + STEP] = BEGIN;
}
