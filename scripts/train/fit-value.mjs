// Fits the learned value of the bots to games of self-play (self-play.mjs): replays them and looks at every action's beginning. It
// learns who won, and what the search thought of the positions that followed. One game in twelve is held back.
// node scripts/train/fit-value.mjs OUT.txt GAMES.jsonl... [--epochs 3] [--rate 0.03] [--decay 0.001] [--trust 1] [--fade 0.8] [--without hero,hero] [--from OLD.txt [--fresh]]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  amounts,
  clueCount,
  evaluate,
  learned,
  learnedFrom,
  learnedText,
  places,
  readSeat,
  VALUE,
  weightCount,
} from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { apply, newGame, optionCount } from '@peerless/rules';
import { askedPrompt, askedSeat, PROMPT } from '@peerless/rules/numbers';
import { library, linesOf } from './games.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0.03' },
    decay: { type: 'string', default: '0.001' },
    /** How much of the target is what the search thought later on, instead of who won. */
    trust: { type: 'string', default: '1' },
    /** How much of what is thought at an action counts for the one before. */
    fade: { type: 'string', default: '0.8' },
    /** How much of a win is lost that an empty deck has brought. */
    empty: { type: 'string', default: '0' },
    without: { type: 'string', default: '' },
    /** Weights to begin with, made for the same clues (grow.mjs). */
    from: { type: 'string', default: '' },
    /** Only weights that are 0 in it are learned: those of new clues. */
    fresh: { type: 'boolean', default: false },
    limit: { type: 'string', default: '1000000' },
  },
});
const [out = 'value.txt', ...files] = positionals;
const [EPOCHS, TRUST, FADE, DECAY] = [values.epochs, values.trust, values.fade, values.decay].map(Number);
const WITHOUT = values.without.split(',');
const known = {
  layout: VALUE,
  weights: new Float32Array(),
  heroes: Object.fromEntries(
    heroes
      .filter(({ slug }) => !WITHOUT.includes(slug))
      .map(({ slug, cards }) => [slug, cards.map((card) => card.slug)]),
  ),
};

/** @typedef {{ places: Int32Array, amounts: Float32Array, won: number, target: number, before: number, game: number }} Position */
/** @type {Position[]} */
const rows = [];
const chances = new Float64Array(4);

/** The clues of the first seat count for it, those of the second against it. */
/** @param {import('@peerless/rules').Game} game */
function cluesOf(game) {
  /** @type {[number[], number[]]} */
  const [at, much] = [[], []];
  for (const seat of [0, 1]) {
    readSeat(game, seat, known);
    for (let n = 0; n < clueCount(); n++) {
      at.push(places[n]);
      much.push(seat === 0 ? amounts[n] : -amounts[n]);
    }
  }
  return { places: Int32Array.from(at), amounts: Float32Array.from(much) };
}

/** @param {string} line @param {number} number */
function read(line, number) {
  const { config, choices, thoughts, winners, reason } = JSON.parse(line);
  if (
    winners.length !== 1 ||
    config.seats.some((/** @type {{ hero: string }} */ { hero }) => WITHOUT.includes(hero))
  )
    return;
  const game = newGame(config, library);
  const won = winners[0] === 0 ? 1 : 0;
  /** @type {{ row: Position, thought: number }[]} */
  const seen = [];
  for (const [at, choice] of choices.entries()) {
    if (askedPrompt(game) === PROMPT.action) {
      const thought = optionCount(game) > 1 && thoughts[at] !== undefined ? thoughts[at][0] / 1000 : -1;
      evaluate(game, learned, chances);
      const row = { ...cluesOf(game), won, target: 0, before: chances[0] ?? 0.5, game: number };
      seen.push({ row, thought: thought < 0 ? -1 : askedSeat(game) === 0 ? thought : 1 - thought });
    }
    apply(game, choice);
  }
  let later = reason === 'exhaustion' ? won + (0.5 - won) * Number(values.empty) : won;
  for (const { row, thought } of seen.reverse()) {
    if (thought >= 0) later = (1 - FADE) * thought + FADE * later;
    row.target = (1 - TRUST) * won + TRUST * later;
    rows.push(row);
  }
}

const began = Date.now();
const lines = linesOf(files).slice(0, Number(values.limit));
for (const [number, line] of lines.entries()) read(line, number);
const [training, test] = [
  rows.filter(({ game }) => game % 12 !== 0),
  rows.filter(({ game }) => game % 12 === 0),
];
console.log(
  `${lines.length} games, ${training.length} positions, ${test.length} held back, read in ${Date.now() - began} ms`,
);

const w =
  values.from === ''
    ? new Float32Array(weightCount(known))
    : learnedFrom(readFileSync(values.from, 'utf8'), VALUE).weights;
if (w.length !== weightCount(known))
  throw new Error(`${values.from} knows other heroes: node scripts/train/grow.mjs`);
/** What was learned before: weights stay near it. */
const start = w.slice();
/** @param {number} p */
const isHeld = (p) => values.fresh && start[p] !== 0;
const squares = new Float32Array(w.length).fill(0.1);

/** @param {Position} row */
function chanceOf(row) {
  let sum = 0;
  for (let n = row.places.length - 1; n >= 0; n--) sum += w[row.places[n]] * row.amounts[n];
  return 1 / (1 + Math.exp(-sum));
}
/** @param {(row: Position) => number} chance */
function held(chance) {
  let [loss, right, square] = [0, 0, 0];
  for (const row of test) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chance(row)));
    loss -= Math.log(row.won === 1 ? p : 1 - p);
    if (p > 0.5 === (row.won === 1)) right++;
    square += (p - row.target) ** 2;
  }
  return `loss ${(loss / test.length).toFixed(4)}, ${((100 * right) / test.length).toFixed(1)} % right, ${Math.sqrt(square / test.length).toFixed(4)} off the target`;
}

console.log(`the linear value: ${held(({ before }) => before)}`);
if (values.from !== '') console.log(`${values.from}: ${held(chanceOf)}`);
let dice = 12345;
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let i = training.length - 1; i > 0; i--) {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    const j = dice % (i + 1);
    [training[i], training[j]] = [training[j], training[i]];
  }
  const rate = (Number(values.rate) * (EPOCHS - epoch)) / EPOCHS;
  for (const row of training) {
    const error = chanceOf(row) - row.target;
    for (let n = row.places.length - 1; n >= 0; n--) {
      const p = row.places[n];
      if (isHeld(p)) continue;
      // What is learned for one hero or card alone has few games behind it: it stays nearer to nothing.
      const g = error * row.amounts[n] + DECAY * (p < VALUE.shared ? 1 : 10) * (w[p] - start[p]);
      squares[p] += g * g;
      w[p] -= (rate * g) / Math.sqrt(squares[p]);
    }
  }
  console.log(`epoch ${epoch + 1}: ${held(chanceOf)}`);
}
writeFileSync(out, learnedText({ ...known, weights: w }));
console.log(`${w.length} weights in ${out}, ${w.filter((x) => Math.abs(x) > 1 / 256).length} of them not 0`);
