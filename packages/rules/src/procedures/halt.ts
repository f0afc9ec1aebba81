import { freeFor, friendsWithin, movementFor, ofItself, pathTo, reachOn } from '../board/movement.ts';
import { SpaceSet } from '../board/space-set.ts';
import { boardAfter, isClosed } from '../state/doors.ts';
import { spaceOf, standingOn, takenSpaces } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';

/** a fighter on its way may halt on a friend's space to work a door there, if it can go on afterwards. */

/** Spaces of friends at a closed door that this fighter could open from there and still go on; `most` steps away. */
export function haltsFor(game: Game, fighter: number, from: number, left: number, most: number): SpaceSet {
  const { doors } = game.content.board;
  const others = takenSpaces(game).minus(SpaceSet.of(spaceOf(game, fighter)));
  // Almost always nobody stands at a closed door, which is seen at once.
  if (!doors.some(({ spaces }, door) => isClosed(game, door) && spaces.meets(others))) return SpaceSet.NONE;
  const near = friendsWithin(game, fighter, others, from, left);
  let halts = SpaceSet.NONE;
  doors.forEach(({ spaces }, door) => {
    if (!isClosed(game, door)) return;
    for (const space of spaces.and(near)) {
      const way = pathTo(game, fighter, space, ofItself(fighter), from);
      const movement = movementFor({ free: freeFor(game, fighter, ofItself(fighter)) }, way);
      if (space !== from && way.length <= most && canOpen(game, fighter, door, space, left - movement))
        halts = halts.or(SpaceSet.of(space));
    }
  });
  return halts;
}

/** Whether a fighter halting on that space could open the door and afterwards go on to an empty space. */
export const canOpen = (game: Game, fighter: number, door: number, at: number, left: number): boolean =>
  isClosed(game, door) && !reachOn(game, fighter, at, left - 1, boardAfter(game, door)).isEmpty;

/** The same for closing, which is free. */
export const canClose = (game: Game, fighter: number, door: number, at: number, left: number): boolean =>
  !isClosed(game, door) &&
  !isBlocked(game, door) &&
  !reachOn(game, fighter, at, left, boardAfter(game, door)).isEmpty;

/** a large fighter stands in the way. */
export function isBlocked(game: Game, door: number): boolean {
  const { board, large } = game.content;
  return standingOn(game, large, board.doors[door].spaces) !== 0;
}
