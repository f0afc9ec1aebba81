import { ask, offer, offerSpaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack, subjectOf, typeOf } from '../ask/codes.ts';
import { distanceTo, pathTo, reachEach, reachFrom } from '../board/movement.ts';
import type { SpaceSet } from '../board/space-set.ts';
import { bitOf, countBits, hasBit, lowest } from '../state/bits.ts';
import { rule } from '../state/cause.ts';
import { isClosed, turnDoor } from '../state/doors.ts';
import { isOnBoard, spaceOf, standing, standOn, stillThere } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import { goTo, ownerOf, pop, register, setRegister } from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { inSteps, type Procedure, start } from './procedure.ts';

/**
 * Moves several fighters one after another, each at most once. The player picks a fighter and its last
 * space. In a maneuver doors can be worked in between: then the fighter that moves keeps its unspent
 * movement until another one starts.
 */

// Registers
/** Fighters that have not moved yet. */
const WAITING = 0;
const DISTANCE = 1;
const FLAGS = 2;
/** On boards with doors: the fighter that moved last, and what is left of its movement. */
const CURRENT = 3;
const LEFT = 4;
/** A door was worked since the current fighter stopped, so going on can lead elsewhere. */
const DOOR_WORKED = 5;

/** Bits of FLAGS. */
const THROUGH = 1;
const WITH_DOORS = 2;

const { at, run } = inSteps({ askForMove, makeMove });

export const moves: Procedure = {
  run,
  list(game, frame) {
    const waiting = stillThere(game, register(game, frame, WAITING));
    reachEach(game, waiting, register(game, frame, DISTANCE), goesThrough(game, frame), offerMoves);
    const doors = worksDoors(game, frame);
    if (doors) {
      listOnward(game, frame);
      listDoors(game, frame);
    }
    if (doors || countBits(waiting) > 1) offerWord(game, OPTION.done);
  },
  describe(game, frame, option) {
    if (!isOption(option, OPTION.move)) return {};
    return { distance: distanceTo(game, subjectOf(option), objectOf(option), goesThrough(game, frame)) };
  },
};

export interface Moves {
  /** Who decides. */
  readonly seat: number;
  readonly source: number;
  readonly fighters: number;
  readonly distance: number;
  /** Opposing fighters may be passed. */
  readonly through: boolean;
  /** In a maneuver doors can be worked. */
  readonly maneuver: boolean;
}

/** Starts the moves of these fighters, each up to `distance`. */
export function startMoves(game: Game, { seat, source, fighters, distance, through, maneuver }: Moves): void {
  const frame = start(game, 'moves', seat, source);
  const doors = maneuver && game.content.board.doors.length > 0;
  setRegister(game, frame, WAITING, fighters);
  setRegister(game, frame, DISTANCE, distance < 0 ? 0 : distance);
  setRegister(game, frame, FLAGS, (through ? THROUGH : 0) | (doors ? WITH_DOORS : 0));
  setRegister(game, frame, CURRENT, NONE);
}

/** Whether these moves may go through opposing fighters. */
export const goesThrough = (game: Game, frame: number): boolean =>
  (register(game, frame, FLAGS) & THROUGH) !== 0;
const worksDoors = (game: Game, frame: number): boolean => (register(game, frame, FLAGS) & WITH_DOORS) !== 0;

function askForMove(game: Game, frame: number): void {
  const waiting = stillThere(game, register(game, frame, WAITING));
  setRegister(game, frame, WAITING, waiting);
  if (waiting === 0 && !worksDoors(game, frame)) pop(game);
  else ask(game, frame, at.makeMove, ownerOf(game, frame), KIND.space, PROMPT.moves);
}

function makeMove(game: Game, frame: number): void {
  const option = answerOf(game);
  const fighter = subjectOf(option);
  goTo(game, frame, at.askForMove);
  switch (option === NONE ? OPTION.done : typeOf(option)) {
    case OPTION.done:
      pop(game);
      return;
    case OPTION.stay:
      stopWaiting(game, frame, fighter);
      return;
    case OPTION.move:
      go(game, frame, fighter, objectOf(option));
      return;
    default:
      workDoor(game, frame, fighter, objectOf(option), isOption(option, OPTION.open));
  }
}

function stopWaiting(game: Game, frame: number, fighter: number): void {
  setRegister(game, frame, WAITING, register(game, frame, WAITING) & ~bitOf(fighter));
}

function offerMoves(game: Game, fighter: number, spaces: SpaceSet): void {
  offerSpaces(game, OPTION.move, fighter, spaces);
  offer(game, pack(OPTION.stay, fighter, 0));
}

function listOnward(game: Game, frame: number): void {
  const fighter = register(game, frame, CURRENT);
  const left = register(game, frame, LEFT);
  if (fighter === NONE || register(game, frame, DOOR_WORKED) === 0) return;
  if (left === 0 || !isOnBoard(game, fighter)) return;
  const spaces = reachFrom(game, fighter, spaceOf(game, fighter), left, goesThrough(game, frame));
  offerSpaces(game, OPTION.move, fighter, spaces);
}

/** close for free, open for one space of movement; not with a large fighter in the way. */
function listDoors(game: Game, frame: number): void {
  const { doors } = game.content.board;
  for (let m = standing(game, ownerOf(game, frame)); m !== 0; m &= m - 1) {
    const fighter = lowest(m);
    for (let door = 0; door < doors.length; door++) {
      if (!doors[door].spaces.has(spaceOf(game, fighter))) continue;
      if (!isClosed(game, door)) {
        if (!isBlocked(game, door)) offer(game, pack(OPTION.close, fighter, door));
      } else if (movementLeft(game, frame, fighter) > 0) offer(game, pack(OPTION.open, fighter, door));
    }
  }
}

/** How far a fighter may still go in the moves of that frame. */
export function movementLeft(game: Game, frame: number, fighter: number): number {
  if (register(game, frame, CURRENT) === fighter) return register(game, frame, LEFT);
  return hasBit(register(game, frame, WAITING), fighter) ? register(game, frame, DISTANCE) : 0;
}

/** */
function isBlocked(game: Game, door: number): boolean {
  const { board, figures } = game.content;
  return figures.some(
    (figure, fighter) => figure?.large === true && board.doors[door].spaces.has(spaceOf(game, fighter)),
  );
}

function go(game: Game, frame: number, fighter: number, to: number): void {
  const through = goesThrough(game, frame);
  if (worksDoors(game, frame)) {
    const before = movementLeft(game, frame, fighter);
    setRegister(game, frame, LEFT, before - distanceTo(game, fighter, to, through));
    setRegister(game, frame, CURRENT, fighter);
    setRegister(game, frame, DOOR_WORKED, 0);
  }
  stopWaiting(game, frame, fighter);
  moveFighter(game, fighter, to, through);
}

/** Moves a fighter to a space it can reach. */
function moveFighter(game: Game, fighter: number, to: number, through: boolean): void {
  const from = spaceOf(game, fighter);
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
  if (open) {
    setRegister(game, frame, LEFT, movementLeft(game, frame, fighter) - 1);
    stopWaiting(game, frame, fighter);
    setRegister(game, frame, CURRENT, fighter);
  }
  turnDoor(game, door);
  setRegister(game, frame, DOOR_WORKED, 1);
  if (game.sink !== null) {
    const event = { door: game.content.board.doors[door].name, open, fighter: fighterId(game, fighter) };
    emit(game, 'door', event, rule('R-14.2'));
  }
}
