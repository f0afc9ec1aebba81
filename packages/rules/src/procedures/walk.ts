import { ask, offer } from '../ask.ts';
import { hasSpace } from '../board.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../codes.ts';
import { masks, standOn } from '../fighters.ts';
import { type Game, pop, push } from '../game.ts';
import { ANSWER, NONE, OCCUPANT, REG, RESULT_HIT, SEAT, SPACE, STEP } from '../layout.ts';
import { reachFrom, stepsFrom } from '../movement.ts';
import { tellMove } from './moves.ts';
import { type Procedure, WALK_PROC } from './procedure.ts';

/** A move step by step, for effects that count whom it went through (RU-35). It ends on an empty space. */

const ASK = 0;
const ANSWERED = 1;

const FIGHTER = REG;
const AT = REG + 1;
const LEFT = REG + 2;
/** Opposing fighters that were moved through; at the end it becomes RESULT_HIT. */
const PASSED = REG + 3;
/** The path, six bits a step (space + 1 would not fit 64 spaces: the first step is lowest, LEFT tells how many). */
const PATH = REG + 4;
const STEPS = REG + 5;

export function startWalk(game: Game, seat: number, source: number, fighter: number, distance: number): void {
  const s = game.state;
  const frame = push(game, WALK_PROC, seat, source);
  s[frame + FIGHTER] = fighter;
  s[frame + AT] = s[SPACE + fighter];
  s[frame + LEFT] = distance;
}

export const walk: Procedure = {
  run(game, frame) {
    const s = game.state;
    if (s[frame + STEP] === ASK) {
      ask(game, frame, ANSWERED, s[frame + SEAT], KIND.step, PROMPT.step);
      return;
    }
    s[frame + STEP] = ASK;
    if (s[ANSWER] === NONE || typeOf(s[ANSWER]) === T.done) {
      arrive(game, frame);
      return;
    }
    leave(game, frame);
    s[frame + AT] = partB(s[ANSWER]);
    s[frame + LEFT]--;
    if (s[frame + STEPS] < 5) s[frame + PATH] |= s[frame + AT] << (6 * s[frame + STEPS]);
    s[frame + STEPS]++;
  },

  list(game, frame) {
    const s = game.state;
    const fighter = s[frame + FIGHTER];
    if (canStop(game, frame, s[frame + AT])) offer(game, pack(T.done, 0, 0));
    if (s[frame + LEFT] === 0) return;
    stepsFrom(game, fighter, s[frame + AT], true);
    const { lo, hi } = masks;
    for (let space = 0; space < game.content.board.size; space++) {
      if (hasSpace(lo, hi, space) && canFinish(game, frame, space)) offer(game, pack(T.step, fighter, space));
    }
  },
};

function canStop(game: Game, frame: number, space: number): boolean {
  const holder = game.state[OCCUPANT + space];
  return holder === NONE || holder === game.state[frame + FIGHTER];
}

/** From that space an end on an empty one must still be possible. */
function canFinish(game: Game, frame: number, space: number): boolean {
  if (canStop(game, frame, space)) return true;
  reachFrom(game, game.state[frame + FIGHTER], space, game.state[frame + LEFT] - 1, true);
  return (masks.lo | masks.hi) !== 0;
}

function leave(game: Game, frame: number): void {
  const s = game.state;
  const holder = s[OCCUPANT + s[frame + AT]];
  if (holder === NONE || holder === s[frame + FIGHTER]) return;
  const foes = game.content.foes[(s[frame + FIGHTER] / 7) | 0];
  s[frame + PASSED] |= foes & (1 << holder);
}

function arrive(game: Game, frame: number): void {
  const s = game.state;
  const fighter = s[frame + FIGHTER];
  const from = s[SPACE + fighter];
  const to = s[frame + AT];
  s[RESULT_HIT] = s[frame + PASSED];
  if (to !== from) {
    standOn(game, fighter, to);
    if (game.sink !== null) tellMove(game, fighter, from, to, pathOf(game, frame));
  }
  pop(game);
}

function pathOf(game: Game, frame: number): number[] {
  const s = game.state;
  return Array.from({ length: Math.min(5, s[frame + STEPS]) }, (_, i) => (s[frame + PATH] >> (6 * i)) & 63);
}
