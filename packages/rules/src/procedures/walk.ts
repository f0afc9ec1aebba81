import { ask, offer } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partB, T, typeOf } from '../ask/codes.ts';
import { hasSpace } from '../board/board.ts';
import { reachFrom, stepsFrom } from '../board/movement.ts';
import { masks, standOn } from '../state/fighters.ts';
import { type Game, pop, push, seatOfFighter } from '../state/game.ts';
import { ACTOR, ANSWER, NODE, NONE, OCCUPANT, REG, RESULT_HIT, SEAT, SPACE, STEP } from '../state/layout.ts';
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
/** How many steps were made, and the path: five spaces of six bits in each of two words. */
const STEPS = REG + 4;
const PATH = REG + 5;
const PATH_ON = NODE;
const WORD_STEPS = 5;

/** `through`: opposing fighters may be passed. */
export function startWalk(
  game: Game,
  seat: number,
  source: number,
  fighter: number,
  distance: number,
  through: boolean,
): void {
  const s = game.state;
  const frame = push(game, WALK_PROC, seat, source);
  s[frame + FIGHTER] = fighter;
  s[frame + AT] = s[SPACE + fighter];
  s[frame + LEFT] = distance;
  s[frame + PATH_ON] = 0;
  s[frame + ACTOR] = through ? 1 : 0;
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
    const word = s[frame + STEPS] < WORD_STEPS ? PATH : PATH_ON;
    s[frame + word] |= s[frame + AT] << (6 * (s[frame + STEPS] % WORD_STEPS));
    s[frame + STEPS]++;
  },

  list(game, frame) {
    const s = game.state;
    const fighter = s[frame + FIGHTER];
    if (s[SPACE + fighter] < 0) return; // gone since the question was asked
    if (canStop(game, frame, s[frame + AT])) offer(game, pack(T.done, 0, 0));
    if (s[frame + LEFT] === 0 || s[frame + STEPS] === 2 * WORD_STEPS) return;
    stepsFrom(game, fighter, s[frame + AT], s[frame + ACTOR] === 1);
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
  reachFrom(
    game,
    game.state[frame + FIGHTER],
    space,
    game.state[frame + LEFT] - 1,
    game.state[frame + ACTOR] === 1,
  );
  return (masks.lo | masks.hi) !== 0;
}

function leave(game: Game, frame: number): void {
  const s = game.state;
  const holder = s[OCCUPANT + s[frame + AT]];
  if (holder === NONE || holder === s[frame + FIGHTER]) return;
  const foes = game.content.foes[seatOfFighter(s[frame + FIGHTER])];
  s[frame + PASSED] |= foes & (1 << holder);
}

function arrive(game: Game, frame: number): void {
  const s = game.state;
  const fighter = s[frame + FIGHTER];
  const from = s[SPACE + fighter];
  const to = s[frame + AT];
  s[RESULT_HIT] = s[frame + PASSED];
  if (from >= 0 && to !== from) {
    standOn(game, fighter, to);
    if (game.sink !== null) tellMove(game, fighter, from, to, pathOf(game, frame));
  }
  pop(game);
}

function pathOf(game: Game, frame: number): number[] {
  const s = game.state;
  return Array.from({ length: s[frame + STEPS] }, (_, i) => {
    const word = s[frame + (i < WORD_STEPS ? PATH : PATH_ON)];
    return (word >> (6 * (i % WORD_STEPS))) & 63;
  });
}
