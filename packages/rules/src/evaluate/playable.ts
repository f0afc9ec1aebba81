import { lowest } from '../state/fighters.ts';
import { type Game, seatOfFighter } from '../state/game.ts';
import { FORM, NONE, SEAT_FIGHTERS } from '../state/layout.ts';
import { holds } from './evaluate.ts';

/** Which faces of its deck a fighter may play, wherever the cards are now. */

/** Faces this fighter could attack (defend) with, wherever they are now. */
export function attackFaces(game: Game, fighter: number): number {
  return playableFaces(game, fighter, 'attack');
}
export function defenseFaces(game: Game, fighter: number): number {
  return playableFaces(game, fighter, 'defense');
}

function playableFaces(game: Game, fighter: number, as: 'attack' | 'defense'): number {
  const seat = seatOfFighter(fighter);
  const hero = game.content.heroes[seat];
  const figure = fighter - seat * SEAT_FIGHTERS;
  let mask = (as === 'attack' ? hero.attackMask : hero.defenseMask)[figure];
  if (hero.playAsMask !== 0) mask |= playedOtherwise(game, seat, figure, as);
  return mask & hero.formMask[game.state[FORM + seat]];
}

/** faces whose static text lets them be played that way now, whatever their type says. */
function playedOtherwise(game: Game, seat: number, figure: number, as: 'attack' | 'defense'): number {
  const hero = game.content.heroes[seat];
  const users = hero.attackMask[figure] | hero.defenseMask[figure];
  let mask = 0;
  for (let m = hero.playAsMask & users; m !== 0; m &= m - 1) {
    const face = lowest(m);
    const rule = hero.faces[face].playAs;
    if (rule !== null && rule.as === as && (rule.if === null || holds(game, NONE, rule.if, seat)))
      mask |= 1 << face;
  }
  return mask;
}

/** Schemes this fighter could play. */
export function schemeFaces(game: Game, fighter: number): number {
  const seat = seatOfFighter(fighter);
  const hero = game.content.heroes[seat];
  return hero.schemeMask[fighter - seat * SEAT_FIGHTERS] & hero.formMask[game.state[FORM + seat]];
}
