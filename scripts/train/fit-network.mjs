// Fits a small network to positions of self-play: both seats' features, one hidden layer, one number a side.
// node scripts/train/fit-network.mjs HIDDEN OUT.json POSITIONS.bin...
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURE_COUNT as F, handMade } from '@peerless/ai/training';

const [hiddenWord, out, ...files] = process.argv.slice(2);
const H = Number(hiddenWord);
const IN = 2 * F;
const WIDTH = IN + 1;
const parts = files.map((file) => {
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
});
const training = [];
const test = [];
for (const part of parts) {
  const count = Math.floor(part.length / WIDTH);
  for (let i = 0; i < count; i++)
    (i < count * 0.9 ? training : test).push(part.subarray(i * WIDTH, (i + 1) * WIDTH));
}

// A generator of its own: the same data give the same network.
let seed = 12345;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return (seed >>> 0) / 2 ** 32;
};
const SIZE = H * IN + H + H;
const w = Float64Array.from({ length: SIZE }, (_, i) =>
  i < H * IN ? (random() - 0.5) * 0.4 : i < H * IN + H ? 0 : (random() - 0.5) * 0.4,
);
const B = H * IN;
const V = B + H;
const hidden = [new Float64Array(H), new Float64Array(H)];

/** The number of one side: `first` 0 for the row as it is, 1 for the seats exchanged. */
function side(row, first, h) {
  let sum = 0;
  const own = first * F;
  const foe = (1 - first) * F;
  for (let k = 0; k < H; k++) {
    let x = w[B + k];
    const at = k * IN;
    for (let i = 0; i < F; i++) x += w[at + i] * row[own + i] + w[at + F + i] * row[foe + i];
    h[k] = x > 0 ? x : 0;
    sum += w[V + k] * h[k];
  }
  return sum;
}
function learn(row, first, error, gradient) {
  const h = hidden[first];
  const own = first * F;
  const foe = (1 - first) * F;
  for (let k = 0; k < H; k++) {
    if (h[k] <= 0) continue;
    gradient[V + k] += error * h[k];
    const back = error * w[V + k];
    gradient[B + k] += back;
    const at = k * IN;
    for (let i = 0; i < F; i++) {
      gradient[at + i] += back * row[own + i];
      gradient[at + F + i] += back * row[foe + i];
    }
  }
}
const chanceOf = (row) => 1 / (1 + Math.exp(side(row, 1, hidden[1]) - side(row, 0, hidden[0])));
function score(part, chance) {
  let loss = 0;
  let right = 0;
  for (const row of part) {
    const p = chance(row);
    const won = row[WIDTH - 1] === 1;
    loss -= Math.log(Math.max(1e-9, won ? p : 1 - p));
    right += p > 0.5 === won ? 1 : 0;
  }
  return `loss ${(loss / part.length).toFixed(4)}, ${((100 * right) / part.length).toFixed(1)} % right`;
}
const byHand = (row) => {
  let x = 0;
  for (let i = 0; i < F; i++) x += handMade.values[i] * (row[i] - row[F + i]);
  return 1 / (1 + Math.exp(-x));
};

const m = new Float64Array(SIZE);
const v = new Float64Array(SIZE);
const gradient = new Float64Array(SIZE);
const EPOCHS = 20;
const BATCH = 64;
let t = 0;
console.log(`${training.length} positions, ${test.length} held back; hand-made: ${score(test, byHand)}`);
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const rate = 0.003 * (1 - epoch / EPOCHS) + 0.0002;
  for (let n = 0; n + BATCH <= training.length; n += BATCH) {
    gradient.fill(0);
    for (let k = 0; k < BATCH; k++) {
      const row = training[Math.floor(random() * training.length)];
      const error = (chanceOf(row) - row[WIDTH - 1]) / BATCH;
      learn(row, 0, error, gradient);
      learn(row, 1, -error, gradient);
    }
    t++;
    const [c1, c2] = [1 - 0.9 ** t, 1 - 0.999 ** t];
    for (let i = 0; i < SIZE; i++) {
      const g = gradient[i] + 1e-4 * w[i];
      m[i] = 0.9 * m[i] + 0.1 * g;
      v[i] = 0.999 * v[i] + 0.001 * g * g;
      w[i] -= (rate * m[i]) / c1 / (Math.sqrt(v[i] / c2) + 1e-8);
    }
  }
  if (epoch % 4 === 3)
    console.log(
      `epoch ${epoch + 1}: training ${score(training, chanceOf)}; held back ${score(test, chanceOf)}`,
    );
}
writeFileSync(out, JSON.stringify({ hidden: H, weights: Array.from(w, (x) => Number(x.toFixed(3))) }));
