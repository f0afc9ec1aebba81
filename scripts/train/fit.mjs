// Fits the weights of the bots' evaluation to positions of self-play: logistic regression on the difference of both seats.
// node scripts/train/fit.mjs GAMES.jsonl... prints the weights and how well they predict games that were held back.
import { FEATURE_COUNT, FEATURES, handMade, seatFeatures } from '@peerless/ai/training';
import { linesOf, positions } from './games.mjs';

const WIDTH = 2 * FEATURE_COUNT + 1;
/** @type {Float32Array[]} */
const rows = [];
positions(linesOf(process.argv.slice(2)), (game, won) => {
  const row = new Float32Array(WIDTH);
  for (const seat of [0, 1]) seatFeatures(game, seat, row, seat * FEATURE_COUNT);
  row[WIDTH - 1] = won;
  rows.push(row);
});
// Positions of one game resemble each other, so the last tenth in order is held back, not random rows.
const cut = Math.floor(rows.length * 0.9);
const [training, test] = [rows.slice(0, cut), rows.slice(cut)];

/** @param {Float32Array} row @param {ArrayLike<number>} w */
const logit = (row, w) => {
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += w[i] * (row[i] - row[FEATURE_COUNT + i]);
  return sum;
};
/** @param {number} x */
const chance = (x) => 1 / (1 + Math.exp(-x));
/** @param {ArrayLike<number>} w @param {Float32Array[]} part */
function score(w, part) {
  let loss = 0;
  let right = 0;
  for (const row of part) {
    const p = chance(logit(row, w));
    const won = row[WIDTH - 1];
    loss -= Math.log(Math.max(1e-9, won === 1 ? p : 1 - p));
    right += p > 0.5 === (won === 1) ? 1 : 0;
  }
  return `loss ${(loss / part.length).toFixed(4)}, ${((100 * right) / part.length).toFixed(1)} % right`;
}

const w = Float64Array.from(handMade.values);
const moment = new Float64Array(FEATURE_COUNT);
const square = new Float64Array(FEATURE_COUNT);
const RATE = 0.003;
const DECAY = 1e-4;
let t = 0;
for (let epoch = 0; epoch < 12; epoch++) {
  for (let n = 0; n + 64 <= training.length; n += 64) {
    const gradient = new Float64Array(FEATURE_COUNT);
    for (let k = 0; k < 64; k++) {
      // A stride that is coprime to the length visits all rows in a mixed order.
      const row = training[((n + k) * 7919 + epoch * 104729) % training.length];
      const error = chance(logit(row, w)) - row[WIDTH - 1];
      for (let i = 0; i < FEATURE_COUNT; i++) gradient[i] += (error * (row[i] - row[FEATURE_COUNT + i])) / 64;
    }
    t++;
    for (let i = 0; i < FEATURE_COUNT; i++) {
      const g = gradient[i] + DECAY * w[i];
      moment[i] = 0.9 * moment[i] + 0.1 * g;
      square[i] = 0.999 * square[i] + 0.001 * g * g;
      w[i] -= (RATE * (moment[i] / (1 - 0.9 ** t))) / (Math.sqrt(square[i] / (1 - 0.999 ** t)) + 1e-8);
    }
  }
}
console.log(`${rows.length} positions, ${test.length} held back`);
console.log(`hand-made: ${score(handMade.values, test)}`);
console.log(`fitted:    ${score(w, test)}`);
for (const [i, name] of FEATURES.entries()) {
  console.log(
    `${name.padEnd(16)} ${handMade.values[i].toFixed(2).padStart(7)} ${w[i].toFixed(3).padStart(8)}`,
  );
}
console.log(JSON.stringify(Object.fromEntries(FEATURES.map((name, i) => [name, Number(w[i].toFixed(3))]))));
