import type { Face } from '../content/hero.ts';
import type { Game } from './game.ts';
import { NONE } from './limits.ts';

/** The names behind the numbers, as options, events and views have them. */

export const faceOf = (game: Game, card: number): Face => game.content.faces[card] as Face;
/** `feint` */
export const cardSlug = (game: Game, card: number): string => faceOf(game, card).slug;
/** `king-arthur/feint` */
export const cardId = (game: Game, card: number): string => faceOf(game, card).id;
export const cardIdOrNull = (game: Game, card: number): string | null =>
  card === NONE ? null : cardId(game, card);
export const fighterId = (game: Game, fighter: number): string => game.content.fighterIds[fighter];
export const spaceId = (game: Game, space: number): number => game.content.board.ids[space];
