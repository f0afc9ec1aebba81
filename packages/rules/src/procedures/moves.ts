import { ask, offer, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partA, partB, T, typeOf } from '../ask/codes.ts';
import { hasSpace } from '../board/board.ts';
import { distanceTo, pathTo, reachEach, reachFrom } from '../board/movement.ts';
import { bitOf, countBits, lowest, masks, standOn } from '../state/fighters.ts';
import { emit, fighterId, type Game, pop, push, rule, spaceId } from '../state/game.ts';
import { ANSWER, DOORS, NONE, ON_BOARD, REG, SEAT, SPACE, STEP } from '../state/layout.ts';
import { MOVES_PROC, type Procedure } from './procedure.ts';

/**
 * Moves several fighters one after another, each at most once. The player picks a fighter and its last
 * space. In a maneuver doors can be worked in between: then the fighter that moves keeps its unspent
 * movement until another one starts.
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
    const waiting = stillThere(game, s[frame + WAITING]);
    const through = (s[frame + FLAGS] & THROUGH) !== 0;
    const doors = (s[frame + FLAGS] & WITH_DOORS) !== 0;
    reachEach(game, waiting, s[frame + DISTANCE], through, offerMoves);
    if (doors) {
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
  const through = (s[frame + FLAGS] & THROUGH) !== 0;
  if ((s[frame + FLAGS] & WITH_DOORS) !== 0) {
    const before = movementLeft(game, frame, fighter);
    s[frame + LEFT] = before - distanceTo(game, fighter, to, through);
    s[frame + CURRENT] = fighter;
    s[frame + DOOR_WORKED] = 0;
  }
  s[frame + WAITING] &= ~bitOf(fighter);
  moveFighter(game, fighter, to, through);
}

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
