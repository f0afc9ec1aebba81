import { causeOf } from '../state/cause.ts';
import type { Game } from '../state/game.ts';
import { fighterId, spaceId } from '../state/ids.ts';
import { emit } from '../state/tell.ts';

/** Tells that a fighter has gone a way. */
export function tellMove(
  game: Game,
  fighter: number,
  from: number,
  to: number,
  path: readonly number[],
): void {
  emit(game, {
    type: 'moved',
    cause: causeOf(game),
    fighter: fighterId(game, fighter),
    from: spaceId(game, from),
    to: spaceId(game, to),
    path: path.map((space) => spaceId(game, space)),
  });
}
