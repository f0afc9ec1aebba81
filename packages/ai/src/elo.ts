/** The results of two players against each other; a draw is half a win for both. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
}

/** A strength in Elo points with its 95 % interval. */
export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

const MEAN = 1500;
const Z = 1.959964;
/** Elo points of one natural unit of log odds. */
const POINTS = 400 / Math.LN10;
const ROUNDS = 10_000;
const CLOSE = 1e-10;

/** The difference in Elo points that goes with a win rate; infinite at 0 and 1. */
export const eloOfRate = (rate: number): number => POINTS * Math.log(rate / (1 - rate));

/**
 * The most likely strengths (Bradley and Terry) with a mean of 1500, the strongest first. Every two players get one more
 * draw, without which somebody who won everything, or has not played yet, would have no finite strength. The intervals
 * follow from the information in the results, relative to the mean of all players.
 */
export function eloTable(encounters: readonly Encounter[]): Rating[] {
  const names = [...new Set(encounters.flatMap(({ a, b }) => [a, b]))];
  const scores = scoresOf(names, encounters);
  const strengths = mostLikely(scores);
  const spreads = spreadsOf(scores, strengths);
  return names
    .map((name, i) => {
      const elo = MEAN + POINTS * Math.log(strengths[i] ?? 1);
      const spread = Z * POINTS * (spreads[i] ?? 0);
      return { name, elo, low: elo - spread, high: elo + spread };
    })
    .sort((a, b) => b.elo - a.elo);
}

/** `scores[i][j]`: what i won against j. */
type Matrix = number[][];

const zeros = (size: number): Matrix => Array.from({ length: size }, () => new Array<number>(size).fill(0));
const at = (matrix: Matrix, i: number, j: number): number => matrix[i]?.[j] ?? 0;
const add = (matrix: Matrix, i: number, j: number, value: number): void => {
  const row = matrix[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + value;
};

function scoresOf(names: readonly string[], encounters: readonly Encounter[]): Matrix {
  const scores: Matrix = names.map((_, i) => names.map((_, j) => (i === j ? 0 : 0.5)));
  for (const { a, b, winsA, winsB, draws } of encounters) {
    const [i, j] = [names.indexOf(a), names.indexOf(b)];
    if (i === j) continue;
    add(scores, i, j, winsA + draws / 2);
    add(scores, j, i, winsB + draws / 2);
  }
  return scores;
}

/** Hunter's minorisation: every round makes the results more likely. Strengths have the geometric mean 1. */
function mostLikely(scores: Matrix): number[] {
  let strengths: number[] = scores.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((strength, i) => {
      let [won, weight] = [0, 0];
      strengths.forEach((other, j) => {
        const games = at(scores, i, j) + at(scores, j, i);
        won += at(scores, i, j);
        weight += games / (strength + other);
      });
      return won / weight;
    });
    const mean = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / next.length);
    const scaled = next.map((value) => value / mean);
    const change = Math.max(...scaled.map((value, i) => Math.abs(Math.log(value / (strengths[i] ?? 1)))));
    strengths = scaled;
    if (change < CLOSE) break;
  }
  return strengths;
}

/** Standard errors of the log strengths: the information matrix has no inverse until the mean is held. */
function spreadsOf(scores: Matrix, strengths: readonly number[]): number[] {
  const size = strengths.length;
  const information = zeros(size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const games = at(scores, i, j) + at(scores, j, i);
      const chance = (strengths[i] ?? 1) / ((strengths[i] ?? 1) + (strengths[j] ?? 1));
      const known = i === j ? 0 : games * chance * (1 - chance);
      add(information, i, i, known);
      add(information, i, j, -known + 1 / size);
    }
  const inverse = inverted(information);
  return strengths.map((_, i) => Math.sqrt(Math.max(0, at(inverse, i, i) - 1 / size)));
}

/** Gauss and Jordan; the matrices here are symmetric and positive, so no rows need to be swapped. */
function inverted(matrix: Matrix): Matrix {
  const left = matrix.map((row) => [...row]);
  const right = zeros(matrix.length);
  matrix.forEach((_, i) => {
    add(right, i, i, 1);
  });
  matrix.forEach((_, pivot) => {
    const scale = at(left, pivot, pivot);
    for (const side of [left, right]) side[pivot] = (side[pivot] ?? []).map((value) => value / scale);
    matrix.forEach((_, row) => {
      const factor = row === pivot ? 0 : at(left, row, pivot);
      if (factor === 0) return;
      for (const side of [left, right])
        side[row] = (side[row] ?? []).map((value, column) => value - factor * at(side, pivot, column));
    });
  });
  return right;
}
