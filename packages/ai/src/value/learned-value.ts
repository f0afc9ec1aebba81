import type { Game } from '@peerless/rules';
import { isSeatOut, seatCount, teamOf } from '@peerless/rules/numbers';
import { amounts, clueCount, noClues, places } from '../learned/clues.ts';
import type { Learned } from '../learned/layout.ts';
import { ownPlaces } from '../learned/own-places.ts';
import { cardClues, cardScore } from './card-clues.ts';
import { seatClues } from './clues.ts';

/** Fills the clues with all that is to be said of a seat. */
export function readSeat(game: Game, seat: number, learned: Learned): void {
  noClues();
  if (isSeatOut(game, seat)) return;
  const own = ownPlaces(game, learned);
  seatClues(game, seat, own);
  cardClues(game, seat, own);
}

/** Adds how each seat stands to the score of its side. */
export function learnedScores(game: Game, learned: Learned, scores: Float64Array): void {
  const { weights } = learned;
  const own = ownPlaces(game, learned);
  for (let seat = seatCount(game) - 1; seat >= 0; seat--) {
    if (isSeatOut(game, seat)) continue;
    noClues();
    seatClues(game, seat, own);
    let sum = cardScore(game, seat, learned);
    for (let n = clueCount() - 1; n >= 0; n--) sum += weights[places[n]] * amounts[n];
    scores[teamOf(game, seat)] += sum;
  }
}
