import { freeFor, type Manner, movementFor, pathTo } from '../board/movement.ts';
import { findsNewPath, wayAlongPaths } from '../board/ways.ts';
import { isHero, seatOfFighter } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { spaceId } from '../state/ids.ts';
import { hasMovedAlong, moveAlong, pathsMoved } from '../state/paths.ts';

/** Which way a fighter goes to a space, and what its player is told to have moved along (RU-70). */

/** Whether somebody's cards count the paths that the fighter moves along. */
export const areCounted = (game: Game, fighter: number): boolean =>
  isHero(game, fighter) && game.content.heroes[seatOfFighter(fighter)].paths > 0;

/** The spaces of the way to a space, the last one included, with so much movement at most. */
export const wayTo = (
  game: Game,
  fighter: number,
  from: number,
  to: number,
  movement: number,
  how: Manner,
): number[] =>
  areCounted(game, fighter)
    ? wayAlongPaths(game, fighter, how, { seat: seatOfFighter(fighter), from, to, movement })
    : pathTo(game, fighter, to, how, from);

/** The way as it is told with the choice of its last space: from where it begins on, and how many paths of the turn that makes. */
export function toldWay(
  game: Game,
  fighter: number,
  from: number,
  way: readonly number[],
): { way?: readonly number[]; paths?: number } {
  if (!areCounted(game, fighter)) return {};
  const { lineBetween, size } = game.content.board;
  const seat = seatOfFighter(fighter);
  const all = [from, ...way];
  const lines = way.map((space, i) => lineBetween[all[i] * size + space]);
  const fresh = new Set(lines.filter((line) => line >= 0 && !hasMovedAlong(game, seat, line)));
  return { way: all.map((space) => spaceId(game, space)), paths: pathsMoved(game, seat) + fresh.size };
}

/** Whether it can go somewhere and back along a new path. */
export const canReturn = (
  game: Game,
  fighter: number,
  here: number,
  movement: number,
  how: Manner,
): boolean =>
  areCounted(game, fighter) &&
  findsNewPath(game, fighter, how, { seat: seatOfFighter(fighter), from: here, to: here, movement });

/** How much movement a way takes. */
export const movementOn = (game: Game, fighter: number, way: readonly number[], how: Manner): number =>
  movementFor({ free: freeFor(game, fighter, how) }, way);

/** The fighter goes along the lines of a way; passages and links are none. */
export function noteWay(game: Game, fighter: number, from: number, way: readonly number[]): void {
  if (!areCounted(game, fighter)) return;
  const { lineBetween, size } = game.content.board;
  let here = from;
  for (const next of way) {
    const line = lineBetween[here * size + next];
    if (line >= 0) moveAlong(game, seatOfFighter(fighter), line);
    here = next;
  }
}
