import { ask, offer, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import { distanceTo, type Passing, pathTo, reachFrom, stepsFrom } from '../board/movement.ts';
import { bitOf } from '../state/bits.ts';
import { noteResult } from '../state/damage.ts';
import { isOnBoard, occupantOf, seatOfFighter, spaceOf, standOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { answerOf, settle } from '../state/question.ts';
import { actorOf, goTo, ownerOf, pop, push, register, setActor, setRegister } from '../state/stack.ts';
import { addToWay, MAX_WAY, wayOf } from '../state/way.ts';
import { noticesTo, startLeavingBy } from './leave-zone.ts';
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

const { at, steps } = inSteps({ askStep, takeStep });

export const walk: Procedure = {
  steps,
  list(game, frame) {
    const fighter = actorOf(game, frame);
    const here = register(game, frame, AT);
    if (!isOnBoard(game, fighter)) return; // gone since the question was asked
    const isLast = stepsLeft(game, frame) === 0 || register(game, frame, STEPS) === MAX_WAY;
    if (canEnd(game, frame, here) && !(goesOn(game, frame) && !isLast)) offerWord(game, OPTION.done);
    if (isLast) return;
    for (const space of stepsFrom(game, fighter, here, goesThrough(game, frame)))
      if (canFinish(game, frame, space)) offer(game, pack(OPTION.step, fighter, space));
    if (game.count === 0) offerWord(game, OPTION.done);
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
  /** It goes on while it can. */
  readonly exactly: boolean;
  /** Where it ends, and the way before, for a fighter that halts on a friend's space. */
  readonly goal?: number;
  readonly way?: readonly number[];
}

export function startWalk(game: Game, walk: Walk): void {
  const { seat, source, fighter, distance, through, exactly, goal = NONE, way = [] } = walk;
  const frame = push(game, PROCEDURE.walk, seat, source);
  setActor(game, frame, fighter);
  setRegister(game, frame, AT, way.at(-1) ?? spaceOf(game, fighter));
  for (const [step, space] of way.entries()) addToWay(game, frame, WAY, step, space);
  setRegister(game, frame, STEPS, way.length);
  const steps = Math.min(distance, MAX_WAY - way.length);
  const passing = through === true ? THROUGH : through ? SIDEKICKS : 0;
  setRegister(game, frame, LEFT, steps | passing | (exactly ? EXACTLY : 0) | ((goal + 1) << GOAL));
}

const stepsLeft = (game: Game, frame: number): number => register(game, frame, LEFT) & (THROUGH - 1);
const goalOf = (game: Game, frame: number): number => (register(game, frame, LEFT) >> GOAL) - 1;
function goesThrough(game: Game, frame: number): Passing {
  const left = register(game, frame, LEFT);
  return (left & SIDEKICKS) !== 0 ? 'sidekicks' : (left & THROUGH) !== 0;
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
  const through = goesThrough(game, frame);
  const notices = noticesTo(game, fighter, here, goal, stepsLeft(game, frame), through);
  if (notices === null || notices.fewest !== notices.most) return null;
  return here === goal
    ? pack(OPTION.done, 0, 0)
    : pack(OPTION.step, fighter, pathTo(game, fighter, goal, through, here)[0]);
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
  setRegister(game, frame, LEFT, register(game, frame, LEFT) - 1);
  addToWay(game, frame, WAY, steps, space);
  setRegister(game, frame, STEPS, steps + 1);
  startLeavingBy(game, actorOf(game, frame), before, space, () => stand(game, frame));
}

function canStop(game: Game, fighter: number, space: number): boolean {
  const holder = occupantOf(game, space);
  return holder === NONE || holder === fighter;
}

const canEnd = (game: Game, frame: number, space: number): boolean =>
  goalOf(game, frame) === NONE ? canStop(game, actorOf(game, frame), space) : space === goalOf(game, frame);

/** From that space an end on an empty one, or at the goal, must still be possible. */
function canFinish(game: Game, frame: number, space: number): boolean {
  if (canEnd(game, frame, space)) return true;
  const fighter = actorOf(game, frame);
  const goal = goalOf(game, frame);
  const left = stepsLeft(game, frame) - 1;
  const through = goesThrough(game, frame);
  if (goal !== NONE) return distanceTo(game, fighter, goal, through, space) <= left;
  return !reachFrom(game, fighter, space, left, through).isEmpty;
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
