import { type Game, isOver } from '@peerless/rules';
import { isSeatOut, winnersMask } from '@peerless/rules/numbers';
import { FEATURE_COUNT, seatFeatures } from './features.ts';
import type { Weights } from './weights.ts';

const MAX_SEATS = 4;
const features = new Float64Array(MAX_SEATS * FEATURE_COUNT);
const scores = new Float64Array(MAX_SEATS);

/**
 * How likely each seat's side wins, written into `chances` by seat. A side's score is the sum of its seats' weighted
 * features; the chances of all sides are a softmax over the scores, so they add up to 1 in duels, free-for-all and teams.
 */
export function evaluate(game: Game, weights: Weights, chances: Float64Array): void {
  const { seats, team } = game.content;
  if (isOver(game)) {
    outcomeChances(game, chances);
    return;
  }
  scores.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    seatFeatures(game, seat, features, seat * FEATURE_COUNT);
    scores[team[seat]] += seatScore(seat, weights.values);
  }
  softmaxOfSides(game, chances);
}

function seatScore(seat: number, values: readonly number[]): number {
  let score = 0;
  const at = seat * FEATURE_COUNT;
  for (let i = 0; i < FEATURE_COUNT; i++) score += values[i] * features[at + i];
  return score;
}

const exponentials = new Float64Array(MAX_SEATS);

function softmaxOfSides(game: Game, chances: Float64Array): void {
  const { seats, team } = game.content;
  let sum = 0;
  exponentials.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const side = team[seat];
    // A side is out of the race only when all its seats are.
    if (exponentials[side] !== 0 || isSeatOut(game, seat)) continue;
    exponentials[side] = Math.exp(scores[side]);
    sum += exponentials[side];
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = exponentials[team[seat]] / sum;
}

/** A won game is 1 for the winners; a draw is shared by the sides. */
function outcomeChances(game: Game, chances: Float64Array): void {
  const winners = winnersMask(game);
  const { seats, team } = game.content;
  const sides = new Set(team).size;
  for (let seat = 0; seat < seats; seat++)
    chances[seat] = winners === 0 ? 1 / sides : ((winners >> seat) & 1) === 1 ? 1 : 0;
}
