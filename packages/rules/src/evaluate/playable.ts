import { formOf } from '../state/declared.ts';
import { figureOf, seatOfFighter } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';

/** Schemes this fighter could play. */
export function schemeFaces(game: Game, fighter: number): number {
  const seat = seatOfFighter(fighter);
  const hero = game.content.heroes[seat];
  return hero.schemeMask[figureOf(fighter)] & hero.formMask[formOf(game, seat)];
}
