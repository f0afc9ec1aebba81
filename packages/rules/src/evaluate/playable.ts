import { formOf } from '../state/declared.ts';
import { figureOf, seatOfFighter } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';

/** Schemes this fighter could play. */
export function schemeFaces(game: Game, fighter: number, owner: number = seatOfFighter(fighter)): number {
  const seat = seatOfFighter(fighter);
  if (owner !== seat) return game.content.heroes[owner].guestMasks.scheme;
  const hero = game.content.heroes[seat];
  return hero.schemeMask[figureOf(fighter)] & hero.formMask[formOf(game, seat)];
}
