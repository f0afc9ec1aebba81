import { type Game, seatOfFighter } from '../state/game.ts';
import { FORM, SEAT_FIGHTERS } from '../state/layout.ts';

/** Schemes this fighter could play. */
export function schemeFaces(game: Game, fighter: number): number {
  const seat = seatOfFighter(fighter);
  const hero = game.content.heroes[seat];
  return hero.schemeMask[fighter - seat * SEAT_FIGHTERS] & hero.formMask[game.state[FORM + seat]];
}
