import { type Game, isOver } from '@peerless/rules';
import { hasWon, isDraw, isSeatOut, seatCount, teamOf } from '@peerless/rules/numbers';
import { exp } from './exp.ts';
import { FEATURE_COUNT, seatFeatures } from './features.ts';
import type { Learned } from './learned/layout.ts';
import { learnedScores } from './value/learned-value.ts';
import type { Weights } from './weights.ts';

/** What says how well seats stand: weights of features, or what was learned. */
export type Value = Weights | Learned;

const MAX_SEATS = 4;
const features = new Float64Array(MAX_SEATS * FEATURE_COUNT);
const scores = new Float64Array(MAX_SEATS);

/**
 * How likely each seat's side wins, written into `chances` by seat. A side's score is the sum of
 * those of its seats; the chances of all sides are a softmax over the scores, so they add up to 1 in duels, free-for-all and teams.
 */
export function evaluate(game: Game, value: Value, chances: Float64Array): void {
  if (isOver(game)) {
    outcomeChances(game, chances);
    return;
  }
  scores.fill(0);
  if ('layout' in value) learnedScores(game, value, scores);
  else featureScores(game, value);
  softmaxOfSides(game, chances);
}

function featureScores(game: Game, { values }: Weights): void {
  for (let seat = seatCount(game) - 1; seat >= 0; seat--) {
    seatFeatures(game, seat, features, seat * FEATURE_COUNT);
    scores[teamOf(game, seat)] += seatScore(seat, values);
  }
}

function seatScore(seat: number, values: readonly number[]): number {
  let score = 0;
  const at = seat * FEATURE_COUNT;
  for (let i = 0; i < FEATURE_COUNT; i++) score += values[i] * features[at + i];
  return score;
}

const exponentials = new Float64Array(MAX_SEATS);

function softmaxOfSides(game: Game, chances: Float64Array): void {
  const seats = seatCount(game);
  let sum = 0;
  exponentials.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    const side = teamOf(game, seat);
    // A side is out of the race only when all its seats are.
    if (exponentials[side] !== 0 || isSeatOut(game, seat)) continue;
    exponentials[side] = exp(scores[side]);
    sum += exponentials[side];
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] = exponentials[teamOf(game, seat)] / sum;
}

/** A won game is 1 for the winners; a draw is shared by the sides. */
function outcomeChances(game: Game, chances: Float64Array): void {
  const seats = seatCount(game);
  const drawn = isDraw(game) ? 1 / sideCount(game) : 0;
  for (let seat = 0; seat < seats; seat++) chances[seat] = hasWon(game, seat) ? 1 : drawn;
}

function sideCount(game: Game): number {
  let last = 0;
  for (let seat = seatCount(game) - 1; seat > 0; seat--) last = Math.max(last, teamOf(game, seat));
  return last + 1;
}
