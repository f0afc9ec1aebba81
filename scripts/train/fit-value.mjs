// Fits the learned value of the bots to games of self-play (self-play.mjs): replays them, reads the inputs of both seats at every
// action, and trains the network to say who won. Games at the end are held back and say how well it does.
// node scripts/train/fit-value.mjs OUT.txt GAMES.jsonl... [--size 12] [--epochs 8] [--trust 0.25] [--limit GAMES]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate, INPUTS, LAYER_INPUTS, learned, networkText, seatInputs } from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { below, createRng } from '@peerless/rules';
import { linesOf, positions } from './games.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '12' },
    epochs: { type: 'string', default: '8' },
    /** How much of the target is what the searching player thought, instead of who won. */
    trust: { type: 'string', default: '0.25' },
    limit: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '0.001' },
    decay: { type: 'string', default: '0.0003' },
  },
});
const [out = 'value.txt', ...files] = positionals;
const [SIZE, EPOCHS, TRUST] = [Number(values.size), Number(values.epochs), Number(values.trust)];

const DECAY = Number(values.decay);
const SLUGS = heroes.map(({ slug }) => slug);
const WIDTH = 2 * INPUTS + 5;

/** Rows of inputs of both seats, their heroes, who won, what was thought, and what the linear value says. */
/** @param {readonly string[]} lines */
function rowsOf(lines) {
  /** @type {Float32Array[]} */
  const rows = [];
  const chances = new Float64Array(4);
  positions(lines, (game, names, won, thought) => {
    const row = new Float32Array(WIDTH);
    for (const seat of [0, 1]) seatInputs(game, seat, row, seat * INPUTS);
    evaluate(game, learned, chances);
    row.set([...names.map((name) => SLUGS.indexOf(name)), won, thought, chances[0] ?? 0.5], 2 * INPUTS);
    rows.push(row);
  });
  return rows;
}

const lines = linesOf(files).slice(0, Number(values.limit));
const cut = Math.floor(lines.length * 0.92);
const began = Date.now();
const [training, test] = [rowsOf(lines.slice(0, cut)), rowsOf(lines.slice(cut))];
console.log(
  `${lines.length} games, ${training.length} positions, ${test.length} held back, read in ${Date.now() - began} ms`,
);

// All weights lie in one array, so that one loop moves them.
const HERO = INPUTS + 1;
const PLAIN = 0;
const HEROES = PLAIN + INPUTS;
const OWN = HEROES + SLUGS.length * HERO;
const FOES = OWN + LAYER_INPUTS * SIZE;
const BIAS = FOES + LAYER_INPUTS * SIZE;
const LAST = BIAS + SIZE;
const COUNT = LAST + SIZE;
const w = new Float32Array(COUNT);
const rng = createRng('f17');
const random = () => below(rng, 2 ** 24) / 2 ** 23 - 1;
// It begins as the linear value, to which the rest is added.
w.set(learned.values, PLAIN);
const start = w.slice();
for (let i = OWN; i < BIAS; i++) w[i] = random() * Math.sqrt(1 / LAYER_INPUTS);
for (let i = LAST; i < COUNT; i++) w[i] = random() * 0.02;

const hidden = [new Float32Array(SIZE), new Float32Array(SIZE)];

/** @param {Float32Array} row @param {number} seat */
function score(row, seat) {
  const [a, b] = [seat * INPUTS, (1 - seat) * INPUTS];
  const hero = HEROES + row[2 * INPUTS + seat] * HERO;
  const layer = hidden[seat];
  let sum = w[hero + INPUTS];
  for (let i = 0; i < INPUTS; i++) sum += (w[PLAIN + i] + w[hero + i]) * row[a + i];
  for (let k = 0; k < SIZE; k++) layer[k] = w[BIAS + k];
  for (let i = 0; i < LAYER_INPUTS; i++) {
    const [x, y] = [row[a + i], row[b + i]];
    if (x !== 0) for (let k = 0; k < SIZE; k++) layer[k] += x * w[OWN + i * SIZE + k];
    if (y !== 0) for (let k = 0; k < SIZE; k++) layer[k] += y * w[FOES + i * SIZE + k];
  }
  for (let k = 0; k < SIZE; k++) if (layer[k] > 0) sum += w[LAST + k] * layer[k];
  return sum;
}

/** @param {number} x */
const logistic = (x) => 1 / (1 + Math.exp(-x));
const gradient = new Float32Array(COUNT);
const delta = new Float32Array(SIZE);

/** @param {Float32Array} row @param {number} seat @param {number} g */
function learn(row, seat, g) {
  const [a, b] = [seat * INPUTS, (1 - seat) * INPUTS];
  const hero = HEROES + row[2 * INPUTS + seat] * HERO;
  const layer = hidden[seat];
  gradient[hero + INPUTS] += g;
  for (let i = 0; i < INPUTS; i++) {
    gradient[PLAIN + i] += g * row[a + i];
    gradient[hero + i] += g * row[a + i];
  }
  for (let k = 0; k < SIZE; k++) {
    delta[k] = layer[k] > 0 ? g * w[LAST + k] : 0;
    if (layer[k] > 0) gradient[LAST + k] += g * layer[k];
    gradient[BIAS + k] += delta[k];
  }
  for (let i = 0; i < LAYER_INPUTS; i++) {
    const [x, y] = [row[a + i], row[b + i]];
    if (x !== 0) for (let k = 0; k < SIZE; k++) gradient[OWN + i * SIZE + k] += x * delta[k];
    if (y !== 0) for (let k = 0; k < SIZE; k++) gradient[FOES + i * SIZE + k] += y * delta[k];
  }
}

/** @param {readonly Float32Array[]} part @param {(row: Float32Array) => number} chanceOf */
function held(part, chanceOf) {
  let [loss, right] = [0, 0];
  for (const row of part) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(row)));
    const won = row[2 * INPUTS + 2];
    loss -= Math.log(won === 1 ? p : 1 - p);
    if (p > 0.5 === (won === 1)) right++;
  }
  return `loss ${(loss / part.length).toFixed(4)}, ${((100 * right) / part.length).toFixed(1)} % right`;
}

console.log(`the linear value:  ${held(test, (row) => row[2 * INPUTS + 4])}`);
const [first, second] = [new Float32Array(COUNT), new Float32Array(COUNT)];
const BATCH = 256;
const order = Int32Array.from(training, (_, i) => i);
let t = 0;
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(((random() + 1) / 2) * (i + 1)) % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  // The steps become shorter to the end.
  const rate = Number(values.rate) * 0.5 * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
  for (let n = 0; n + BATCH <= order.length; n += BATCH) {
    gradient.fill(0);
    for (let k = 0; k < BATCH; k++) {
      const row = training[order[n + k]];
      const p = logistic(score(row, 0) - score(row, 1));
      const thought = row[2 * INPUTS + 3];
      const won = row[2 * INPUTS + 2];
      const target = thought < 0 ? won : (1 - TRUST) * won + TRUST * thought;
      const g = (p - target) / BATCH;
      learn(row, 0, g);
      learn(row, 1, -g);
    }
    t++;
    const [c1, c2] = [1 - 0.9 ** t, 1 - 0.999 ** t];
    for (let i = 0; i < COUNT; i++) {
      // What is learned for one hero has few games behind it: it stays near to what holds for all.
      const decay = i < HEROES ? DECAY : i < OWN ? 3 * DECAY : DECAY;
      const g = gradient[i] + decay * (w[i] - (i < HEROES ? start[i] : 0));
      first[i] = 0.9 * first[i] + 0.1 * g;
      second[i] = 0.999 * second[i] + 0.001 * g * g;
      w[i] -= (rate * (first[i] / c1)) / (Math.sqrt(second[i] / c2) + 1e-8);
    }
  }
  console.log(`epoch ${epoch + 1}: ${held(test, (row) => logistic(score(row, 0) - score(row, 1)))}`);
}

/** @param {number} from @param {number} length */
const part = (from, length) => w.slice(from, from + length);
/** By input: its weights to the own layer, then to that of the foes. */
const layerRows = () =>
  Float32Array.from({ length: LAYER_INPUTS * 2 * SIZE }, (_, n) => {
    const [i, k] = [Math.floor(n / (2 * SIZE)), n % (2 * SIZE)];
    return k < SIZE ? w[OWN + i * SIZE + k] : w[FOES + i * SIZE + k - SIZE];
  });
writeFileSync(
  out,
  networkText({
    name: 'value',
    size: SIZE,
    plain: part(PLAIN, INPUTS),
    heroes: Object.fromEntries(SLUGS.map((slug, i) => [slug, part(HEROES + i * HERO, HERO)])),
    layer: layerRows(),
    bias: part(BIAS, SIZE),
    out: part(LAST, SIZE),
  }),
);
console.log(`${COUNT} weights in ${out}`);
