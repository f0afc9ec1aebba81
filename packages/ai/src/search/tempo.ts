import { type Game, isOver } from '@peerless/rules';
import { handSize, isEndOfDeck, isSeatOut, seatCount } from '@peerless/rules/numbers';
import { lookAtFoes, standing } from '../value/standing.ts';

/**
 * What waiting takes off the chances of all sides alike. A fight that nobody begins costs neither side anything, so bots that
 * look at winning alone stand apart with full hands until a deck is empty. A small share that everybody loses lets them take,
 * of lines that are about equally good, the one that brings the fight on.
 */
export interface Tempo {
  /** For each step that those who are nearest to a hero of their foes are away from hitting it. */
  readonly apart: number;
  /** For each card in a hand beyond those that are kept for defense. */
  readonly idle: number;
  /** Where an empty deck has ended the game. */
  readonly emptyDeck: number;
}

const KEPT = 4;
/** Steps beyond these make no difference. */
const FAR = 7;

/** The share of everybody's chance that is left. */
export const shareLeft = (game: Game, tempo: Tempo): number =>
  1 - (isOver(game) ? (isEndOfDeck(game) ? tempo.emptyDeck : 0) : waiting(game, tempo));

function waiting(game: Game, { apart, idle }: Tempo): number {
  // The yardsticks of 2026 mind nothing, and pay no time for it.
  if (apart === 0 && idle === 0) return 0;
  let steps = FAR;
  let cards = 0;
  for (let seat = seatCount(game) - 1; seat >= 0; seat--) {
    if (isSeatOut(game, seat)) continue;
    cards += Math.max(0, handSize(game, seat) - KEPT);
    lookAtFoes(game, seat);
    steps = Math.min(steps, standing.threatsToHero > 0 ? 1 : standing.near);
  }
  return apart * (steps - 1) + idle * cards;
}
