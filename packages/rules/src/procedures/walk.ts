import { ask, offer, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import {
  distanceTo,
  freeFor,
  groundFor,
  type Manner,
  pathTo,
  reachFrom,
  stepsFrom,
  withinSteps,
} from '../board/movement.ts';
import type { Passing } from '../board/reach.ts';
import { bitOf } from '../state/bits.ts';
import { noteResult } from '../state/damage.ts';
import { isOnBoard, occupantOf, seatOfFighter, spaceOf, standOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf, settle } from '../state/question.ts';
import { actorOf, goTo, ownerOf, pop, push, register, setActor, setRegister } from '../state/stack.ts';
import { addToWay, MAX_WALK, MAX_WAY, wayOf } from '../state/way.ts';
import { noticesTo, noticing, startNoticed } from './leave-zone.ts';
import { noteWay, wayTo } from './paths.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { tellMove } from './tell-move.ts';

/**
 * A move step by step, for effects that count whom it went through (RU-35), and for fighters that somebody watches leave a zone. It
 * ends on an empty space, on a certain one if a goal is given: then only steps that make a difference are asked for.
 */

// Registers
const AT = 0;
/** Steps that are left, with THROUGH or SIDEKICKS if opposing fighters may be passed, EXACTLY if it must go on, and the goal. */
const LEFT = 1;
/** Opposing fighters that were moved through. */
const PASSED = 2;
/** How many steps were made, and the way. */
const STEPS = 3;
const WAY = 4;

const THROUGH = 1 << 10;
const EXACTLY = 1 << 11;
const SIDEKICKS = 1 << 12;
/** From this bit on: 1 + the space where the walk must end. */
const GOAL = 13;
const GOAL_BITS = 127;
/** From this bit on: 1 + the kind of tokens whose spaces do not count. */
const FREE_ON = 20;
const FREE_ON_BITS = 3;
/** From this bit on, where some steps do not count: how many were made. */
const MADE = 22;

const { at, steps } = inSteps({ askStep, takeStep });

export const walk: Procedure = {
  steps,
  list(game, frame) {
    const fighter = actorOf(game, frame);
    const here = register(game, frame, AT);
    if (!isOnBoard(game, fighter)) return; // gone since the question was asked
    const isWornOut = stepsLeft(game, frame) === 0 && freeFor(game, fighter, mannerOf(game, frame)).isEmpty;
    const isLast = isWornOut || register(game, frame, STEPS) === MAX_WAY || stepsToMake(game, frame) <= 0;
    if (canEnd(game, frame, here) && !(goesOn(game, frame) && !isLast)) offerWord(game, OPTION.done);
    if (isLast) return;
    for (const space of stepsFrom(game, fighter, here, mannerOf(game, frame)))
      if (canFinish(game, frame, space)) offer(game, pack(OPTION.step, fighter, space));
    if (game.count === 0) offerWord(game, OPTION.done);
  },

  describe(game, frame, option) {
    const goal = goalOf(game, frame);
    return isOption(option, OPTION.step) && goal !== NONE ? { goal: spaceId(game, goal) } : {};
  },
};

export interface Walk {
  /** Who decides. */
  readonly seat: number;
  readonly source: number;
  readonly fighter: number;
  readonly distance: number;
  /** Opposing fighters may be passed. */
  readonly through: Passing;
  /** The kind of tokens whose spaces do not count. */
  readonly freeOn?: number;
  /** It goes on while it can. */
  readonly exactly: boolean;
  /** Where it ends, and the way before, for a fighter that halts on a friend's space. */
  readonly goal?: number;
  readonly way?: readonly number[];
}

export function startWalk(game: Game, walk: Walk): void {
  const { seat, source, fighter, distance, through, exactly, freeOn = NONE, goal = NONE, way = [] } = walk;
  const frame = push(game, PROCEDURE.walk, seat, source);
  setActor(game, frame, fighter);
  setRegister(game, frame, AT, way.at(-1) ?? spaceOf(game, fighter));
  for (const [step, space] of way.entries()) addToWay(game, frame, WAY, step, space);
  setRegister(game, frame, STEPS, way.length);
  const steps = Math.min(distance, MAX_WAY - way.length);
  const passing = through === true ? THROUGH : through ? SIDEKICKS : 0;
  const how = passing | (exactly ? EXACTLY : 0) | ((freeOn + 1) << FREE_ON);
  setRegister(game, frame, LEFT, steps | how | ((goal + 1) << GOAL));
}

const stepsLeft = (game: Game, frame: number): number => register(game, frame, LEFT) & (THROUGH - 1);
/** Steps that do not count can be made there and back, but not for ever. */
const stepsToMake = (game: Game, frame: number): number => MAX_WALK - (register(game, frame, LEFT) >> MADE);
const goalOf = (game: Game, frame: number): number => ((register(game, frame, LEFT) >> GOAL) & GOAL_BITS) - 1;
function mannerOf(game: Game, frame: number): Manner {
  const left = register(game, frame, LEFT);
  const through = (left & SIDEKICKS) !== 0 ? 'sidekicks' : (left & THROUGH) !== 0;
  return { through, by: ownerOf(game, frame), freeOn: ((left >> FREE_ON) & FREE_ON_BITS) - 1 };
}
const goesOn = (game: Game, frame: number): boolean => (register(game, frame, LEFT) & EXACTLY) !== 0;

function askStep(game: Game, frame: number): void {
  const only = onlyStep(game, frame);
  if (only !== null) settle(game, only);
  else ask(game, frame, at.takeStep, ownerOf(game, frame), KIND.step, PROMPT.step);
}

/** The next step to the goal, once it makes no difference how the fighter goes there. */
function onlyStep(game: Game, frame: number): number | null {
  const goal = goalOf(game, frame);
  const fighter = actorOf(game, frame);
  if (goal === NONE || !isOnBoard(game, fighter)) return null;
  const here = register(game, frame, AT);
  const how = mannerOf(game, frame);
  const left = stepsLeft(game, frame);
  const notices = noticesTo(game, fighter, here, goal, left, how);
  if (notices === null || notices.fewest !== notices.most) return null;
  if (register(game, frame, STEPS) === MAX_WAY) return pack(OPTION.done, 0, 0);
  const way = wayTo(game, fighter, here, goal, left, how);
  const [next = NONE] = way.length > stepsToMake(game, frame) ? pathTo(game, fighter, goal, how, here) : way;
  return next === NONE ? pack(OPTION.done, 0, 0) : pack(OPTION.step, fighter, next);
}

function takeStep(game: Game, frame: number): void {
  const option = answerOf(game);
  goTo(game, frame, at.askStep);
  if (option === NONE || isOption(option, OPTION.done)) {
    arrive(game, frame);
    return;
  }
  leave(game, frame);
  const space = objectOf(option);
  const steps = register(game, frame, STEPS);
  const before = register(game, frame, AT);
  setRegister(game, frame, AT, space);
  const fighter = actorOf(game, frame);
  const free = freeFor(game, fighter, mannerOf(game, frame));
  const left = register(game, frame, LEFT) - (free.has(space) ? 0 : 1);
  setRegister(game, frame, LEFT, free.isEmpty ? left : left + (1 << MADE));
  addToWay(game, frame, WAY, steps, space);
  setRegister(game, frame, STEPS, steps + 1);
  noteWay(game, fighter, before, [space]);
  const seats = noticing(game, fighter, before, space);
  if (seats.length > 0) stand(game, frame);
  startNoticed(game, seats, fighter);
  // A way over free spaces can be longer than what is remembered of it.
  if (!free.isEmpty && register(game, frame, STEPS) >= MAX_WAY / 2) stand(game, frame);
}

function canStop(game: Game, fighter: number, space: number): boolean {
  const holder = occupantOf(game, space);
  return holder === NONE || holder === fighter;
}

const canEnd = (game: Game, frame: number, space: number): boolean =>
  goalOf(game, frame) === NONE ? canStop(game, actorOf(game, frame), space) : space === goalOf(game, frame);

/** From that space an end on an empty one, or at the goal, must still be possible. */
function canFinish(game: Game, frame: number, space: number): boolean {
  const fighter = actorOf(game, frame);
  const how = mannerOf(game, frame);
  const goal = goalOf(game, frame);
  if (!freeFor(game, fighter, how).isEmpty) return canFinishFreely(game, frame, space, how);
  if (canEnd(game, frame, space)) return true;
  const left = stepsLeft(game, frame) - 1;
  if (goal !== NONE) return distanceTo(game, fighter, goal, how, space) <= left;
  return !reachFrom(game, fighter, space, left, how).isEmpty;
}

/** The same where some spaces do not count: the movement that is left is one bound, the length of a way another. */
function canFinishFreely(game: Game, frame: number, space: number, how: Manner): boolean {
  const fighter = actorOf(game, frame);
  const ground = groundFor(game, fighter, how);
  const left = stepsLeft(game, frame) - (ground.free.has(space) ? 0 : 1);
  if (left < 0) return false;
  const steps = stepsToMake(game, frame) - 1;
  for (const end of withinSteps(ground, space, Math.min(left, steps), steps))
    if (canEnd(game, frame, end)) return true;
  return false;
}

function leave(game: Game, frame: number): void {
  const fighter = actorOf(game, frame);
  const holder = occupantOf(game, register(game, frame, AT));
  if (holder === NONE || holder === fighter) return;
  const foes = game.content.foes[seatOfFighter(fighter)];
  setRegister(game, frame, PASSED, register(game, frame, PASSED) | (foes & bitOf(holder)));
}

function arrive(game: Game, frame: number): void {
  stand(game, frame);
  noteResult(game, stepsLeft(game, frame), register(game, frame, PASSED), 0);
  pop(game);
}

/** Puts the figure where the walk has come to, if it can stand there, and tells the way. */
function stand(game: Game, frame: number): void {
  const fighter = actorOf(game, frame);
  const from = spaceOf(game, fighter);
  const to = register(game, frame, AT);
  if (from < 0 || !canStop(game, fighter, to)) return;
  if (to !== from) {
    standOn(game, fighter, to);
    if (game.sink !== null)
      tellMove(game, fighter, from, to, wayOf(game, frame, WAY, register(game, frame, STEPS)));
  }
  setRegister(game, frame, STEPS, 0);
}
