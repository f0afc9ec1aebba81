import { ask, offer, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import { reachFrom, stepsFrom } from '../board/movement.ts';
import { bitOf } from '../state/bits.ts';
import { noteResult } from '../state/damage.ts';
import { isOnBoard, occupantOf, seatOfFighter, spaceOf, standOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { actorOf, goTo, ownerOf, pop, push, register, setActor, setRegister } from '../state/stack.ts';
import { addToWay, MAX_WAY, wayOf } from '../state/way.ts';
import { tellMove } from './moves.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';

/** A move step by step, for effects that count whom it went through (RU-35). It ends on an empty space. */

// Registers
const AT = 0;
/** Steps that are left, with THROUGH if opposing fighters may be passed and EXACTLY if it must go on. */
const LEFT = 1;
/** Opposing fighters that were moved through. */
const PASSED = 2;
/** How many steps were made, and the way. */
const STEPS = 3;
const WAY = 4;

const THROUGH = 1 << 10;
const EXACTLY = 1 << 11;

const { at, steps } = inSteps({ askStep, takeStep });

export const walk: Procedure = {
  steps,
  list(game, frame) {
    const fighter = actorOf(game, frame);
    const here = register(game, frame, AT);
    if (!isOnBoard(game, fighter)) return; // gone since the question was asked
    const isLast = stepsLeft(game, frame) === 0 || register(game, frame, STEPS) === MAX_WAY;
    if (canStop(game, fighter, here) && !(goesOn(game, frame) && !isLast)) offerWord(game, OPTION.done);
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
  readonly through: boolean;
  /** It goes on while it can. */
  readonly exactly: boolean;
}

export function startWalk(game: Game, walk: Walk): void {
  const { seat, source, fighter, distance, through, exactly } = walk;
  const frame = push(game, PROCEDURE.walk, seat, source);
  setActor(game, frame, fighter);
  setRegister(game, frame, AT, spaceOf(game, fighter));
  const steps = Math.min(distance, MAX_WAY);
  setRegister(game, frame, LEFT, steps | (through ? THROUGH : 0) | (exactly ? EXACTLY : 0));
}

const stepsLeft = (game: Game, frame: number): number => register(game, frame, LEFT) & (THROUGH - 1);
const goesThrough = (game: Game, frame: number): boolean => (register(game, frame, LEFT) & THROUGH) !== 0;
const goesOn = (game: Game, frame: number): boolean => (register(game, frame, LEFT) & EXACTLY) !== 0;

function askStep(game: Game, frame: number): void {
  ask(game, frame, at.takeStep, ownerOf(game, frame), KIND.step, PROMPT.step);
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
  setRegister(game, frame, AT, space);
  setRegister(game, frame, LEFT, register(game, frame, LEFT) - 1);
  addToWay(game, frame, WAY, steps, space);
  setRegister(game, frame, STEPS, steps + 1);
}

function canStop(game: Game, fighter: number, space: number): boolean {
  const holder = occupantOf(game, space);
  return holder === NONE || holder === fighter;
}

/** From that space an end on an empty one must still be possible. */
function canFinish(game: Game, frame: number, space: number): boolean {
  const fighter = actorOf(game, frame);
  if (canStop(game, fighter, space)) return true;
  return !reachFrom(game, fighter, space, stepsLeft(game, frame) - 1, goesThrough(game, frame)).isEmpty;
}

function leave(game: Game, frame: number): void {
  const fighter = actorOf(game, frame);
  const holder = occupantOf(game, register(game, frame, AT));
  if (holder === NONE || holder === fighter) return;
  const foes = game.content.foes[seatOfFighter(fighter)];
  setRegister(game, frame, PASSED, register(game, frame, PASSED) | (foes & bitOf(holder)));
}

function arrive(game: Game, frame: number): void {
  const fighter = actorOf(game, frame);
  const from = spaceOf(game, fighter);
  const to = register(game, frame, AT);
  noteResult(game, 0, register(game, frame, PASSED), 0);
  if (from >= 0 && to !== from) {
    standOn(game, fighter, to);
    if (game.sink !== null)
      tellMove(game, fighter, from, to, wayOf(game, frame, WAY, register(game, frame, STEPS)));
  }
  pop(game);
}
