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
/** Steps that are left; opposing fighters may be passed if it is above THROUGH. */
const LEFT = 1;
/** Opposing fighters that were moved through. */
const PASSED = 2;
/** How many steps were made, and the way. */
const STEPS = 3;
const WAY = 4;

const THROUGH = 1 << 10;

const { at, steps } = inSteps({ askStep, takeStep });

export const walk: Procedure = {
  steps,
  list(game, frame) {
    const fighter = actorOf(game, frame);
    const here = register(game, frame, AT);
    if (!isOnBoard(game, fighter)) return; // gone since the question was asked
    if (canStop(game, fighter, here)) offerWord(game, OPTION.done);
    if (stepsLeft(game, frame) === 0 || register(game, frame, STEPS) === MAX_WAY) return;
    for (const space of stepsFrom(game, fighter, here, goesThrough(game, frame)))
      if (canFinish(game, frame, space)) offer(game, pack(OPTION.step, fighter, space));
  },
};

/** `through`: opposing fighters may be passed. */
export function startWalk(
  game: Game,
  seat: number,
  source: number,
  fighter: number,
  distance: number,
  through: boolean,
): void {
  const frame = push(game, PROCEDURE.walk, seat, source);
  setActor(game, frame, fighter);
  setRegister(game, frame, AT, spaceOf(game, fighter));
  setRegister(game, frame, LEFT, distance + (through ? THROUGH : 0));
}

const stepsLeft = (game: Game, frame: number): number => register(game, frame, LEFT) & (THROUGH - 1);
const goesThrough = (game: Game, frame: number): boolean => register(game, frame, LEFT) >= THROUGH;

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
