import { ask, offer, offerEach, offerSpaces, offerWord } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack, subjectOf, typeOf } from '../ask/codes.ts';
import {
  distanceTo,
  freeFor,
  type Manner,
  pathTo,
  plainly,
  reachEach,
  reachFrom,
  reachOn,
} from '../board/movement.ts';
import type { Passing } from '../board/reach.ts';
import { SpaceSet } from '../board/space-set.ts';
import { furtherMove } from '../evaluate/abilities.ts';
import { select } from '../evaluate/select.ts';
import { bitOf, countBits, hasBit, lowest } from '../state/bits.ts';
import { causeOf, RULE } from '../state/cause.ts';
import { pointsDealt } from '../state/damage.ts';
import { isAnyClosed, isClosed, turnDoor } from '../state/doors.ts';
import {
  emptySpaces,
  isOnBoard,
  occupantOf,
  spaceOf,
  standing,
  standOn,
  stillThere,
} from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { answerOf } from '../state/question.ts';
import {
  depthOf,
  goTo,
  ownerOf,
  pop,
  procOf,
  push,
  register,
  setRegister,
  sourceAt,
  top,
} from '../state/stack.ts';
import { emit } from '../state/tell.ts';
import { addToWay, MAX_WAY, spaceOnWay, wayOf } from '../state/way.ts';
import { canClose, canOpen, haltsFor, isBlocked } from './halt.ts';
import { inWatchedZones, isWatched, noticesTo, startLeaving } from './leave-zone.ts';
import { areCounted, canReturn, movementOn, noteWay, toldWay, wayTo } from './paths.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';
import { tellMove } from './tell-move.ts';
import { startWalk } from './walk.ts';

/**
 * Moves several fighters one after another, each at most once. The player picks a fighter and its last
 * space. In a maneuver doors can be worked in between: then the fighter that moves keeps its unspent
 * movement until another one starts. To open a door it may also halt on a friend's space (see halt.ts): until
 * it has gone on from there it counts as standing where it set out from, and nobody else moves.
 */

// Registers
/** Fighters that have not moved yet. */
const WAITING = 0;
/** How far each may move, and how. */
const MOVEMENT = 1;
/** On boards with doors: the fighter that moved last, and what is left of its movement. */
const CURRENT = 2;
const LEFT = 3;
/** Its way so far, while it halts on a friend's space; how many steps stand in MOVEMENT. */
const WAY = 4;

/** Parts of MOVEMENT. */
const THROUGH = 1;
const WITH_DOORS = 2;
/** A door was worked since the current fighter stopped, so going on can lead elsewhere. */
const DOOR_WORKED = 4;
const STEPS = 3;
/** Of opposing fighters only sidekicks may be passed. */
const SIDEKICKS = 128;
const DISTANCE = 8;
const FARTHEST = 0xffff;
/** Abilities let some of the fighters go further than others. */
const UNEVEN = 1 << 24;
/** The maneuver was boosted: who can escape is placed in any space instead of moving. */
const ESCAPE = 1 << 25;
/** From this bit on: 1 + the kind of tokens whose spaces do not count. */
const FREE_ON = 26;

const { at, steps } = inSteps({ askForMove, makeMove, walked });

export const moves: Procedure = {
  steps,
  list(game, frame) {
    if (haltOf(game, frame) !== NONE) {
      listHalted(game, frame);
      return;
    }
    const waiting = stillThere(game, register(game, frame, WAITING));
    offerReach(game, frame, waiting);
    const doors = worksDoors(game, frame);
    if (doors) {
      for (let m = waiting; m !== 0; m &= m - 1) listHalts(game, frame, lowest(m), spaceOf(game, lowest(m)));
      listOnward(game, frame);
      listDoors(game, frame);
    }
    if (doors || countBits(waiting) > 1) offerWord(game, OPTION.done);
  },
  describe(game, frame, option) {
    if (!isOption(option, OPTION.move)) return {};
    const [fighter, to] = [subjectOf(option), objectOf(option)];
    const halt = haltOf(game, frame);
    const from = halt === NONE ? spaceOf(game, fighter) : halt;
    const distance = distanceTo(game, fighter, to, mannerOf(game, frame), from);
    if (!areCounted(game, fighter)) return { distance };
    return { distance, ...toldWay(game, fighter, from, wayFor(game, frame, fighter, from, to)) };
  },
};

/** What the moves of several fighters are. */
export interface Moves {
  /** Opposing fighters may be passed. */
  readonly through: Passing;
  /** In a maneuver doors can be worked. */
  readonly maneuver: boolean;
  /** A maneuver with a BOOST. */
  readonly boosted: boolean;
  /** The kind of tokens whose spaces do not count. */
  readonly freeOn: number;
}

export const MANEUVER: Moves = { through: false, maneuver: true, boosted: false, freeOn: NONE };
export const BOOSTED_MANEUVER: Moves = { ...MANEUVER, boosted: true };

/** Starts the moves of these fighters, each up to `distance`; `seat` decides. */
export function startMoves(
  game: Game,
  seat: number,
  source: number,
  fighters: number,
  distance: number,
  { through, maneuver, boosted, freeOn }: Moves,
): void {
  const frame = push(game, PROCEDURE.moves, seat, source);
  const doors = maneuver && game.content.board.doors.length > 0;
  const steps = distance < 0 ? 0 : distance;
  setRegister(game, frame, WAITING, fighters);
  setRegister(
    game,
    frame,
    MOVEMENT,
    (Math.min(steps, FARTHEST) << DISTANCE) |
      (through === true ? THROUGH : through ? SIDEKICKS : 0) |
      (doors ? WITH_DOORS : 0) |
      (maneuver && game.content.heroes[seat].isUneven ? UNEVEN : 0) |
      (boosted && game.content.heroes[seat].escapes.length > 0 ? ESCAPE : 0) |
      ((freeOn + 1) << FREE_ON),
  );
  setRegister(game, frame, CURRENT, NONE);
}

/** How these moves go. */
export function mannerOf(game: Game, frame: number): Manner {
  const movement = register(game, frame, MOVEMENT);
  if ((movement & (THROUGH | SIDEKICKS)) === 0 && movement >> FREE_ON === 0)
    return plainly(ownerOf(game, frame));
  const through = (movement & SIDEKICKS) !== 0 ? 'sidekicks' : (movement & THROUGH) !== 0;
  return { through, by: ownerOf(game, frame), freeOn: (movement >> FREE_ON) - 1 };
}
const worksDoors = (game: Game, frame: number): boolean =>
  (register(game, frame, MOVEMENT) & WITH_DOORS) !== 0;
function distanceOf(game: Game, frame: number, fighter: number): number {
  const movement = register(game, frame, MOVEMENT);
  const distance = (movement >> DISTANCE) & FARTHEST;
  return (movement & UNEVEN) === 0 ? distance : Math.max(0, distance + furtherMove(game, fighter));
}
const stepsOf = (game: Game, frame: number): number => (register(game, frame, MOVEMENT) >> STEPS) & 15;

function setSteps(game: Game, frame: number, steps: number): void {
  setRegister(game, frame, MOVEMENT, (register(game, frame, MOVEMENT) & ~(15 << STEPS)) | (steps << STEPS));
}

function setDoorWorked(game: Game, frame: number, worked: boolean): void {
  const movement = register(game, frame, MOVEMENT);
  setRegister(game, frame, MOVEMENT, worked ? movement | DOOR_WORKED : movement & ~DOOR_WORKED);
}

/** The friend's space on which the current fighter halts, or NONE. */
function haltOf(game: Game, frame: number): number {
  const steps = stepsOf(game, frame);
  return steps === 0 ? NONE : spaceOnWay(game, frame, WAY, steps - 1);
}

/** The friend's space on which that fighter halts in the moves being made, or NONE. */
export function haltSpace(game: Game, fighter: number): number {
  const frame = top(game);
  if (depthOf(game) === 0 || procOf(game, frame) !== PROCEDURE.moves) return NONE;
  return register(game, frame, CURRENT) === fighter ? haltOf(game, frame) : NONE;
}

function askForMove(game: Game, frame: number): void {
  const waiting = stillThere(game, register(game, frame, WAITING));
  setRegister(game, frame, WAITING, waiting);
  if (waiting === 0 && !worksDoors(game, frame)) pop(game);
  else ask(game, frame, at.makeMove, ownerOf(game, frame), KIND.space, PROMPT.moves);
}

function makeMove(game: Game, frame: number): void {
  const option = answerOf(game);
  const fighter = subjectOf(option);
  switch (option === NONE ? OPTION.done : typeOf(option)) {
    case OPTION.done:
      pop(game);
      return;
    case OPTION.stay:
      stopWaiting(game, frame, fighter);
      break;
    case OPTION.space:
      escapeTo(game, frame, fighter - 1, objectOf(option));
      return;
    case OPTION.move:
      if (walksTo(game, frame, fighter, objectOf(option))) return;
      if (worksDoors(game, frame)) goByDoors(game, frame, fighter, objectOf(option));
      else go(game, frame, fighter, objectOf(option));
      break;
    default:
      workDoor(game, frame, fighter, objectOf(option), isOption(option, OPTION.open));
  }
  askForMove(game, frame);
}

/** A fighter that somebody watches walks step by step, if it can be noticed on its way. */
function walksTo(game: Game, frame: number, fighter: number, goal: number): boolean {
  if (!isWatched(game, fighter) || isFriends(game, fighter, goal)) return false;
  const halt = haltOf(game, frame);
  const from = halt === NONE ? spaceOf(game, fighter) : halt;
  const distance = movementLeft(game, frame, fighter);
  const how = mannerOf(game, frame);
  const notices = noticesTo(game, fighter, from, goal, distance, how);
  if (notices === null || notices.most === 0) return false;
  const way = wayOf(game, frame, WAY, stepsOf(game, frame));
  setSteps(game, frame, 0);
  stopWaiting(game, frame, fighter);
  setRegister(game, frame, CURRENT, fighter);
  setDoorWorked(game, frame, false);
  const [seat, source] = [ownerOf(game, frame), sourceAt(game, frame)];
  const { through, freeOn } = how;
  startWalk(game, { seat, source, fighter, distance, through, freeOn, exactly: false, goal, way });
  return true;
}

const isFriends = (game: Game, fighter: number, space: number): boolean => {
  const holder = occupantOf(game, space);
  return holder !== NONE && holder !== fighter;
};

/** What the walk has left of the movement can be used after a door was worked. */
function walked(game: Game, frame: number): void {
  setRegister(game, frame, LEFT, pointsDealt(game));
  askForMove(game, frame);
}

function stopWaiting(game: Game, frame: number, fighter: number): void {
  setRegister(game, frame, WAITING, register(game, frame, WAITING) & ~bitOf(fighter));
}

function offerReach(game: Game, frame: number, waiting: number): void {
  const how = mannerOf(game, frame);
  const isUneven = (register(game, frame, MOVEMENT) & UNEVEN) !== 0;
  const escapers = escaping(game, frame);
  const offerTo = escapers === 0 ? offerMoves : offeringTo(escapers);
  // Those who may go equally far at once: what a side finds on the board is looked up once for all of them.
  for (let m = waiting; m !== 0; m = isUneven ? m & (m - 1) : 0)
    reachEach(game, isUneven ? m & -m : m, distanceOf(game, frame, lowest(m)), how, offerTo);
  if (!game.content.countsPaths) return;
  for (let m = waiting; m !== 0; m &= m - 1) offerReturn(game, frame, lowest(m));
}

/** RU-70: whose paths are counted may also go somewhere and back, if that is along a new one. */
function offerReturn(game: Game, frame: number, fighter: number): void {
  if (!areCounted(game, fighter)) return;
  const here = spaceOf(game, fighter);
  const movement = movementLeft(game, frame, fighter);
  if (canReturn(game, fighter, here, movement, mannerOf(game, frame)))
    offer(game, pack(OPTION.move, fighter, here));
}

/** The way to a space. Before a door movement is spared for it; elsewhere what is left of it would be lost. */
function wayFor(game: Game, frame: number, fighter: number, from: number, to: number): number[] {
  const how = mannerOf(game, frame);
  if (isFriends(game, fighter, to)) return pathTo(game, fighter, to, how, from); // it goes on from there
  const spares = worksDoors(game, frame) && game.content.board.doors.some(({ spaces }) => spaces.has(to));
  const movement = spares ? distanceTo(game, fighter, to, how, from) : movementLeft(game, frame, fighter);
  return wayTo(game, fighter, from, to, movement, how);
}

/** The fighters that may be placed in any space instead of moving. */
const escaping = (game: Game, frame: number): number =>
  (register(game, frame, MOVEMENT) & ESCAPE) === 0 ? 0 : escapersOf(game, ownerOf(game, frame));

const escapersOf = (game: Game, seat: number): number =>
  game.content.heroes[seat].escapes.reduce(
    (fighters, { who }) => fighters | select(game, NONE, who, seat),
    0,
  );

const offeringTo =
  (escapers: number): typeof offerMoves =>
  (game, fighter, lo, hi) =>
    (hasBit(escapers, fighter) ? offerEscape : offerMoves)(game, fighter, lo, hi);

/**
 * one option a space. Where the fighter can walk to, it walks; but somebody who watches it walk would notice no less
 * than a placement, so then it is placed there, too.
 */
function offerEscape(game: Game, fighter: number, lo: number, hi: number): void {
  const walked = isWatched(game, fighter) ? SpaceSet.NONE : new SpaceSet(lo, hi);
  offerMoves(game, fighter, walked.lo, walked.hi);
  offerSpaces(game, OPTION.space, fighter + 1, emptySpaces(game).minus(walked));
}

/** The fighter is placed; that was its move. */
function escapeTo(game: Game, frame: number, fighter: number, to: number): void {
  stopWaiting(game, frame, fighter);
  goTo(game, frame, at.askForMove);
  const watched = inWatchedZones(game, bitOf(fighter));
  placeOn(game, fighter, to);
  startLeaving(game, watched);
}

/** The spaces that a fighter can reach, or none of them. */
function offerMoves(game: Game, fighter: number, lo: number, hi: number): void {
  offerEach(game, OPTION.move, fighter, lo, hi);
  offer(game, pack(OPTION.stay, fighter, 0));
}

function listOnward(game: Game, frame: number): void {
  const fighter = register(game, frame, CURRENT);
  const left = register(game, frame, LEFT);
  const isWorked = (register(game, frame, MOVEMENT) & DOOR_WORKED) !== 0;
  if (fighter === NONE || !isWorked || !isOnBoard(game, fighter)) return;
  const how = mannerOf(game, frame);
  if (left === 0 && freeFor(game, fighter, how).isEmpty) return;
  const here = spaceOf(game, fighter);
  offerSpaces(game, OPTION.move, fighter, reachFrom(game, fighter, here, left, how));
  listHalts(game, frame, fighter, here);
}

/** on a friend's space nobody can stay; the fighter works the doors there and goes on, if only back. */
function listHalted(game: Game, frame: number): void {
  const fighter = register(game, frame, CURRENT);
  if (!isOnBoard(game, fighter)) return; // gone since the question was asked
  const here = haltOf(game, frame);
  const left = register(game, frame, LEFT);
  offerSpaces(game, OPTION.move, fighter, reachOn(game, fighter, here, left));
  listHalts(game, frame, fighter, here);
  game.content.board.doors.forEach(({ spaces }, door) => {
    if (!spaces.has(here)) return;
    if (canOpen(game, fighter, door, here, left)) offer(game, pack(OPTION.open, fighter, door));
    if (canClose(game, fighter, door, here, left)) offer(game, pack(OPTION.close, fighter, door));
  });
}

function listHalts(game: Game, frame: number, fighter: number, from: number): void {
  if (!isAnyClosed(game)) return;
  const most = MAX_WAY - stepsOf(game, frame);
  const halts = haltsFor(game, fighter, from, movementLeft(game, frame, fighter), most);
  offerSpaces(game, OPTION.move, fighter, halts);
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
  return hasBit(register(game, frame, WAITING), fighter) ? distanceOf(game, frame, fighter) : 0;
}

/** Moves a fighter to a space it can reach. */
function go(game: Game, frame: number, fighter: number, to: number): void {
  const from = spaceOf(game, fighter);
  const isFollowed = game.sink !== null || areCounted(game, fighter);
  const path = isFollowed ? wayFor(game, frame, fighter, from, to) : null;
  stopWaiting(game, frame, fighter);
  standOn(game, fighter, to);
  if (path === null) return;
  noteWay(game, fighter, from, path);
  if (game.sink !== null) tellMove(game, fighter, from, to, path);
}

/** To an empty space, or to a friend's, on which the fighter halts to open a door. */
function goByDoors(game: Game, frame: number, fighter: number, to: number): void {
  const home = spaceOf(game, fighter);
  const halt = haltOf(game, frame);
  const from = halt === NONE ? home : halt;
  const how = mannerOf(game, frame);
  const isFollowed = game.sink !== null || areCounted(game, fighter) || isFriends(game, fighter, to);
  const path = isFollowed ? wayFor(game, frame, fighter, from, to) : [];
  const distance = isFollowed
    ? movementOn(game, fighter, path, how)
    : distanceTo(game, fighter, to, how, from);
  setRegister(game, frame, LEFT, movementLeft(game, frame, fighter) - distance);
  setRegister(game, frame, CURRENT, fighter);
  setDoorWorked(game, frame, false);
  stopWaiting(game, frame, fighter);
  noteWay(game, fighter, from, path);
  if (isFriends(game, fighter, to)) {
    haltOn(game, frame, path);
    return;
  }
  const way = [...wayOf(game, frame, WAY, stepsOf(game, frame)), ...path];
  setSteps(game, frame, 0);
  standOn(game, fighter, to);
  if (game.sink !== null && (to !== home || areCounted(game, fighter)))
    tellMove(game, fighter, home, to, way);
}

function haltOn(game: Game, frame: number, path: readonly number[]): void {
  let steps = stepsOf(game, frame);
  for (const space of path) addToWay(game, frame, WAY, steps++, space);
  setSteps(game, frame, steps);
}

function workDoor(game: Game, frame: number, fighter: number, door: number, open: boolean): void {
  if (open) {
    setRegister(game, frame, LEFT, movementLeft(game, frame, fighter) - 1);
    stopWaiting(game, frame, fighter);
    setRegister(game, frame, CURRENT, fighter);
  }
  turnDoor(game, door);
  setDoorWorked(game, frame, true);
  if (game.sink !== null) {
    emit(game, {
      type: 'door',
      cause: causeOf(game, RULE['R-14.2']),
      door: game.content.board.doors[door].name,
      open,
      fighter: fighterId(game, fighter),
    });
  }
}

/** puts a fighter on another, empty space, without a path. */
export function placeOn(game: Game, fighter: number, space: number): void {
  const from = spaceOf(game, fighter);
  standOn(game, fighter, space);
  if (game.sink !== null)
    emit(game, {
      type: 'placed',
      cause: causeOf(game),
      fighter: fighterId(game, fighter),
      space: spaceId(game, space),
      from: from < 0 ? null : spaceId(game, from),
    });
}
