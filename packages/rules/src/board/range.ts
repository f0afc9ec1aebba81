import { isRanged, reachesAll } from '../evaluate/abilities.ts';
import { boardNow } from '../state/doors.ts';
import { everybody, seatOfFighter, spaceOf, standingOn } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import type { SpaceSet } from './space-set.ts';

/** the spaces this fighter can attack into from there, that one among them if it is ranged. */
export function rangeOf(game: Game, fighter: number, space: number = spaceOf(game, fighter)): SpaceSet {
  if (game.content.reaches && reachesAll(game, fighter)) return game.content.board.all;
  const { adjacent, ranged } = boardNow(game);
  return (isRanged(game, fighter) ? ranged : adjacent)[space];
}

/** The opposing fighters this one could attack from there. */
export const targetsOf = (game: Game, fighter: number, space?: number): number =>
  standingOn(
    game,
    game.content.foes[seatOfFighter(fighter)] & everybody(game),
    rangeOf(game, fighter, space),
  );
