import { ask, offer, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partA, partB, T, typeOf } from '../ask/codes.ts';
import { hasSpace } from '../board/board.ts';
import { distanceTo, friendsWithin, pathTo, reachEach, reachFrom, reachOn } from '../board/movement.ts';
import { bitOf, countBits, lowest, masks, standOn } from '../state/fighters.ts';
import { emit, fighterId, type Game, pop, push, rule, spaceId } from '../state/game.ts';
import {
  ACTOR,
  ANSWER,
  DOORS,
  NODE,
  NONE,
  OCCUPANT,
  ON_BOARD,
  REG,
  SEAT,
  SPACE,
  STEP,
} from '../state/layout.ts';
import { MOVES_PROC, type Procedure } from './procedure.ts';

/**
 * Moves several fighters one after another, each at most once. The player picks a fighter and its last
 * space. In a maneuver doors can be worked in between: then the fighter that moves keeps its unspent
 * movement until another one starts. To open a door it may also halt on a friend's space: until it has gone
 * on from there it counts as standing where it set out from, and nobody else moves.
 */

const ASK = 0;
const ANSWERED = 1;

/** Fighters that have not moved yet. */
const WAITING = REG;
const DISTANCE = REG + 1;
const FLAGS = REG + 2;
/** On boards with doors: the fighter that moved last, and what is left of its movement. */
const CURRENT = REG + 3;
const LEFT = REG + 4;
/** A door was worked since the current fighter stopped, so going on can lead elsewhere. */
const DOOR_WORKED = REG + 5;

const THROUGH = 1;
const WITH_DOORS = 2;
/** In FLAGS, while a fighter halts on a friend's space: how many steps it has made, and that space. */
const STEPS_AT = 2;
const HALT_AT = 6;
/** The steps themselves: five spaces of six bits in each of two words. */
const PATH = ACTOR;
const PATH_ON = NODE;
const WORD_STEPS = 5;

const stepsOf = (game: Game, frame: number): number => (game.state[frame + FLAGS] >> STEPS_AT) & 15;

/** The friend's space on which the current fighter halts, or NONE. */
export const haltOf = (game: Game, frame: number): number =>
  stepsOf(game, frame) === 0 ? NONE : (game.state[frame + FLAGS] >> HALT_AT) & 63;

/** Starts the moves of these fighters, each up to `distance`; `seat` decides. In a maneuver doors can be worked. */
export function startMoves(
  game: Game,
  seat: number,
  source: number,
  fighters: number,
  distance: number,
  through: boolean,
  maneuver: boolean,
): void {
  const s = game.state;
  const frame = push(game, MOVES_PROC, seat, source);
  s[frame + WAITING] = fighters;
  s[frame + DISTANCE] = distance < 0 ? 0 : distance;
  s[frame + FLAGS] =
    (through ? THROUGH : 0) | (maneuver && game.content.board.doors.length > 0 ? WITH_DOORS : 0);
  s[frame + CURRENT] = NONE;
}

export const moves: Procedure = {
  run(game, frame) {
    const s = game.state;
    if (s[frame + STEP] === ASK) {
      s[frame + WAITING] = stillThere(game, s[frame + WAITING]);
      const doors = (s[frame + FLAGS] & WITH_DOORS) !== 0;
      if (s[frame + WAITING] === 0 && !doors) pop(game);
      else ask(game, frame, ANSWERED, s[frame + SEAT], KIND.space, PROMPT.moves);
      return;
    }
    s[frame + STEP] = ASK;
    const option = s[ANSWER];
    const fighter = partA(option);
    switch (option === NONE ? T.done : typeOf(option)) {
      case T.done:
        pop(game);
        return;
      case T.stay:
        s[frame + WAITING] &= ~bitOf(fighter);
        return;
      case T.move:
        go(game, frame, fighter, partB(option));
        return;
      default:
        workDoor(game, frame, fighter, partB(option), typeOf(option) === T.open);
    }
  },

  list(game, frame) {
    const s = game.state;
    if (haltOf(game, frame) !== NONE) {
      listHalted(game, frame);
      return;
    }
    const waiting = stillThere(game, s[frame + WAITING]);
    const through = (s[frame + FLAGS] & THROUGH) !== 0;
    const doors = (s[frame + FLAGS] & WITH_DOORS) !== 0;
    reachEach(game, waiting, s[frame + DISTANCE], through, offerMoves);
    if (doors) {
      for (let m = waiting; m !== 0; m &= m - 1) listHalts(game, frame, lowest(m), s[SPACE + lowest(m)]);
      if (s[frame + CURRENT] !== NONE && s[frame + DOOR_WORKED] === 1) listOnward(game, frame, through);
      listDoors(game, frame);
    }
    if (doors || countBits(waiting) > 1) offer(game, pack(T.done, 0, 0));
  },
};

/** Fighters of the mask that are still on the board. */
function stillThere(game: Game, fighters: number): number {
  let mask = 0;
  for (let m = fighters; m !== 0; m &= m - 1) if (game.state[SPACE + lowest(m)] >= 0) mask |= 1 << lowest(m);
  return mask;
}

function offerMoves(game: Game, fighter: number): void {
  offerSpaces(game, T.move, fighter, masks.lo, masks.hi);
  offer(game, pack(T.stay, fighter, 0));
}

function listOnward(game: Game, frame: number, through: boolean): void {
  const s = game.state;
  if (s[frame + LEFT] === 0 || s[SPACE + s[frame + CURRENT]] < 0) return;
  reachFrom(game, s[frame + CURRENT], s[SPACE + s[frame + CURRENT]], s[frame + LEFT], through);
  offerSpaces(game, T.move, s[frame + CURRENT], masks.lo, masks.hi);
  listHalts(game, frame, s[frame + CURRENT], s[SPACE + s[frame + CURRENT]]);
}

/** on a friend's space nobody can stay; the fighter works the doors there and goes on, if only back. */
function listHalted(game: Game, frame: number): void {
  const s = game.state;
  const fighter = s[frame + CURRENT];
  if (s[SPACE + fighter] < 0) return; // gone since the question was asked
  const at = haltOf(game, frame);
  reachOn(game, fighter, at, s[frame + LEFT]);
  offerSpaces(game, T.move, fighter, masks.lo, masks.hi);
  listHalts(game, frame, fighter, at);
  const { doors } = game.content.board;
  for (let door = 0; door < doors.length; door++) {
    if (!hasSpace(doors[door].lo, doors[door].hi, at)) continue;
    if (canOpen(game, fighter, door, at, s[frame + LEFT])) offer(game, pack(T.open, fighter, door));
    if (canClose(game, fighter, door, at, s[frame + LEFT])) offer(game, pack(T.close, fighter, door));
  }
}

/** Spaces of friends at a closed door that this fighter could open from there and still go on. */
function listHalts(game: Game, frame: number, fighter: number, from: number): void {
  const s = game.state;
  if (s[DOORS] === 0) return;
  const left = movementLeft(game, frame, fighter);
  friendsWithin(game, fighter, from, left);
  const { lo, hi } = masks;
  game.content.board.doors.forEach((door, index) => {
    if (((s[DOORS] >> index) & 1) === 0) return;
    for (const space of door.spaces) {
      if (space === from || !hasSpace(lo, hi, space)) continue;
      const steps = distanceTo(game, fighter, space, false, from);
      if (stepsOf(game, frame) + steps > 2 * WORD_STEPS) continue;
      if (canOpen(game, fighter, index, space, left - steps)) offer(game, pack(T.move, fighter, space));
    }
  });
}

/** Whether a fighter halting on that space could open the door and afterwards go on to an empty space. */
function canOpen(game: Game, fighter: number, door: number, at: number, left: number): boolean {
  const closed = game.state[DOORS];
  if (((closed >> door) & 1) === 0) return false;
  reachOn(game, fighter, at, left - 1, closed ^ (1 << door));
  return (masks.lo | masks.hi) !== 0;
}

/** The same for closing, which is free. */
function canClose(game: Game, fighter: number, door: number, at: number, left: number): boolean {
  const closed = game.state[DOORS];
  if (((closed >> door) & 1) === 1 || isBlocked(game, door)) return false;
  reachOn(game, fighter, at, left, closed | (1 << door));
  return (masks.lo | masks.hi) !== 0;
}

/** close for free, open for one space of movement; not with a large fighter in the way. */
function listDoors(game: Game, frame: number): void {
  const s = game.state;
  const { doors } = game.content.board;
  for (let m = s[ON_BOARD + s[frame + SEAT]]; m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    for (let door = 0; door < doors.length; door++) {
      if (!hasSpace(doors[door].lo, doors[door].hi, s[SPACE + fighter])) continue;
      const closed = ((s[DOORS] >> door) & 1) === 1;
      if (closed && movementLeft(game, frame, fighter) > 0) offer(game, pack(T.open, fighter, door));
      if (!closed && !isBlocked(game, door)) offer(game, pack(T.close, fighter, door));
    }
  }
}

function movementLeft(game: Game, frame: number, fighter: number): number {
  const s = game.state;
  if (s[frame + CURRENT] === fighter) return s[frame + LEFT];
  return (s[frame + WAITING] >> fighter) & 1 ? s[frame + DISTANCE] : 0;
}

/** */
function isBlocked(game: Game, door: number): boolean {
  return game.content.figures.some(
    (figure, fighter) =>
      figure?.large === true && game.content.board.doors[door].spaces.includes(game.state[SPACE + fighter]),
  );
}

function go(game: Game, frame: number, fighter: number, to: number): void {
  const s = game.state;
  if ((s[frame + FLAGS] & WITH_DOORS) !== 0) {
    goByDoors(game, frame, fighter, to);
    return;
  }
  s[frame + WAITING] &= ~bitOf(fighter);
  moveFighter(game, fighter, to, (s[frame + FLAGS] & THROUGH) !== 0);
}

/** To an empty space, or to a friend's, on which the fighter halts to open a door. */
function goByDoors(game: Game, frame: number, fighter: number, to: number): void {
  const s = game.state;
  const home = s[SPACE + fighter];
  const halt = haltOf(game, frame);
  const path = pathTo(game, fighter, to, false, halt === NONE ? home : halt);
  s[frame + LEFT] = movementLeft(game, frame, fighter) - path.length;
  s[frame + CURRENT] = fighter;
  s[frame + DOOR_WORKED] = 0;
  s[frame + WAITING] &= ~bitOf(fighter);
  const holder = s[OCCUPANT + to];
  if (holder !== NONE && holder !== fighter) {
    haltOn(game, frame, to, path);
    return;
  }
  const walked = [...pathOf(game, frame), ...path];
  s[frame + FLAGS] &= THROUGH | WITH_DOORS;
  standOn(game, fighter, to);
  if (game.sink !== null && to !== home) tellMove(game, fighter, home, to, walked);
}

function haltOn(game: Game, frame: number, at: number, path: readonly number[]): void {
  const s = game.state;
  let steps = stepsOf(game, frame);
  if (steps === 0) {
    s[frame + PATH] = 0;
    s[frame + PATH_ON] = 0;
  }
  for (const space of path) {
    s[frame + (steps < WORD_STEPS ? PATH : PATH_ON)] |= space << (6 * (steps % WORD_STEPS));
    steps++;
  }
  s[frame + FLAGS] = (s[frame + FLAGS] & (THROUGH | WITH_DOORS)) | (steps << STEPS_AT) | (at << HALT_AT);
}

/** The steps made before the fighter halted. */
const pathOf = (game: Game, frame: number): number[] =>
  Array.from({ length: stepsOf(game, frame) }, (_, i) => {
    const word = game.state[frame + (i < WORD_STEPS ? PATH : PATH_ON)];
    return (word >> (6 * (i % WORD_STEPS))) & 63;
  });

/** Moves a fighter to a space it can reach. */
export function moveFighter(game: Game, fighter: number, to: number, through: boolean): void {
  const from = game.state[SPACE + fighter];
  const path = game.sink === null ? null : pathTo(game, fighter, to, through);
  standOn(game, fighter, to);
  if (path !== null) tellMove(game, fighter, from, to, path);
}

export function tellMove(
  game: Game,
  fighter: number,
  from: number,
  to: number,
  path: readonly number[],
): void {
  emit(game, 'moved', {
    fighter: fighterId(game, fighter),
    from: spaceId(game, from),
    to: spaceId(game, to),
    path: path.map((space) => spaceId(game, space)),
  });
}

function workDoor(game: Game, frame: number, fighter: number, door: number, open: boolean): void {
  const s = game.state;
  if (open) {
    s[frame + LEFT] = movementLeft(game, frame, fighter) - 1;
    s[frame + WAITING] &= ~bitOf(fighter);
    s[frame + CURRENT] = fighter;
  }
  s[DOORS] ^= 1 << door;
  s[frame + DOOR_WORKED] = 1;
  if (game.sink !== null) {
    emit(
      game,
      'door',
      { door: game.content.board.doors[door].name, open, fighter: fighterId(game, fighter) },
      rule('R-14.2'),
    );
  }
}
