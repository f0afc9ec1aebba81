import type { Game } from '@peerless/rules';
import {
  areFoes,
  distanceBetween,
  firstOnBoard,
  isHero,
  isRanged,
  nextOnBoard,
  reaches,
  seatCount,
  spaceOf,
} from '@peerless/rules/numbers';

const FAR = 12;

/**
 * How a seat's fighters stand to their foes: how many can attack somebody and how often a hero, how many foes can attack the own
 * hero; steps to a hero of the foes, from their nearest fighter to the own hero, and from hero to hero.
 */
export const standing = { threats: 0, threatsToHero: 0, exposed: 0, near: FAR, pressed: FAR, heroSteps: FAR };

export function lookAtFoes(game: Game, seat: number): void {
  standing.threats = standing.threatsToHero = standing.exposed = 0;
  standing.near = standing.pressed = standing.heroSteps = FAR;
  for (let own = firstOnBoard(game, seat); own >= 0; own = nextOnBoard(game, own)) {
    let isThreat = false;
    for (let other = seatCount(game) - 1; other >= 0; other--) {
      if (!areFoes(game, seat, other)) continue;
      for (let foe = firstOnBoard(game, other); foe >= 0; foe = nextOnBoard(game, foe))
        if (meet(game, own, foe)) isThreat = true;
    }
    if (isThreat) standing.threats++;
  }
}

/** Notes how two foes stand to each other, and says whether the first could attack the other. */
function meet(game: Game, own: number, foe: number): boolean {
  const from = spaceOf(game, own);
  const to = spaceOf(game, foe);
  const steps = distanceBetween(game, from, to);
  const isOwnHero = isHero(game, own);
  const isFoeHero = isHero(game, foe);
  if (isFoeHero && steps < standing.near) standing.near = steps;
  if (isOwnHero && steps < standing.pressed) standing.pressed = steps;
  if (isOwnHero && isFoeHero && steps < standing.heroSteps) standing.heroSteps = steps;
  if (isOwnHero && reaches(game, isRanged(game, foe), to, from)) standing.exposed++;
  if (!reaches(game, isRanged(game, own), from, to)) return false;
  if (isFoeHero) standing.threatsToHero++;
  return true;
}
