// Fits the policy of the bots to what their search came to: for every decision that was thought about at length, how often each
// option was tried (self-play.mjs). Games at the end are held back and say how well it does.
// node scripts/train/fit-policy.mjs OUT.txt GAMES.jsonl... [--epochs 6] [--rate 0.1] [--decay 0.00003] [--least 900] [--without hero,hero] [--from OLD.txt [--fresh]]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  amounts,
  clueCount,
  inviting,
  learnedFrom,
  learnedText,
  POLICY,
  places,
  readOption,
  readQuestion,
  weightCount,
} from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { apply, newGame, optionCount } from '@peerless/rules';
import { askedPrompt, optionAt, PROMPT } from '@peerless/rules/numbers';
import { library, linesOf } from './games.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: 'string', default: '6' },
    rate: { type: 'string', default: '0.1' },
    decay: { type: 'string', default: '0.00003' },
    /** Decisions with fewer trials are left out. */
    least: { type: 'string', default: '900' },
    /** Heroes whose games are left out, to see how it plays those it never met. */
    without: { type: 'string', default: '' },
    /** Weights to begin with, made for the same clues (grow.mjs). */
    from: { type: 'string', default: '' },
    /** Only weights that are 0 in it are learned: those of new clues. */
    fresh: { type: 'boolean', default: false },
    limit: { type: 'string', default: '1000000' },
  },
});
const [out = 'policy.txt', ...files] = positionals;
const WITHOUT = values.without.split(',');
const known = {
  layout: POLICY,
  weights: new Float32Array(),
  heroes: Object.fromEntries(
    heroes
      .filter(({ slug }) => !WITHOUT.includes(slug))
      .map(({ slug, cards }) => [slug, cards.map((card) => card.slug)]),
  ),
};

/** Numbers that become more and more. */
class Row {
  /** @param {Int32ArrayConstructor | Float32ArrayConstructor} kind */
  constructor(kind) {
    this.kind = kind;
    this.list = new kind(1 << 16);
    this.size = 0;
  }
  /** @param {number} value */
  add(value) {
    if (this.size === this.list.length) {
      const longer = new this.kind(2 * this.size);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.size++] = value;
  }
}
const [place, amount] = [new Row(Int32Array), new Row(Float32Array)];
/** By option: where its clues end, its part of the trials, what first sight says of it. */
const [clueEnd, share, sight] = [new Row(Int32Array), new Row(Float32Array), new Row(Float32Array)];
/** By decision: where its options end, its prompt and its game. */
const [optionEnd, asked, gameOf] = [new Row(Int32Array), new Row(Int32Array), new Row(Int32Array)];
const logits = new Float64Array(4096);

/** @param {import('@peerless/rules').Game} game @param {readonly number[]} thought */
function note(game, [, ...trials]) {
  const count = optionCount(game);
  const shares = new Float64Array(count);
  let sum = 0;
  for (let i = 0; i < trials.length; i += 2) sum += trials[i + 1];
  if (sum < Number(values.least)) return false;
  for (let i = 0; i < trials.length; i += 2) shares[trials[i]] = trials[i + 1] / sum;
  inviting(game, count, logits);
  readQuestion(game, known);
  for (let i = 0; i < count; i++) {
    readOption(game, optionAt(game, i));
    for (let n = 0; n < clueCount(); n++) {
      place.add(places[n]);
      amount.add(amounts[n]);
    }
    clueEnd.add(place.size);
    share.add(shares[i]);
    sight.add(logits[i]);
  }
  optionEnd.add(clueEnd.size);
  asked.add(askedPrompt(game));
  return true;
}

const began = Date.now();
const lines = linesOf(files).slice(0, Number(values.limit));
for (const [number, line] of lines.entries()) {
  const { config, choices, thoughts } = JSON.parse(line);
  if (config.seats.some((/** @type {{ hero: string }} */ { hero }) => WITHOUT.includes(hero))) continue;
  const game = newGame(config, library);
  for (const [at, choice] of choices.entries()) {
    if (thoughts[at] !== undefined && note(game, thoughts[at])) gameOf.add(number);
    apply(game, choice);
  }
}
const decisions = optionEnd.size;
const cut = gameOf.list.subarray(0, decisions).findIndex((number) => number >= lines.length * 0.92);
console.log(
  `${lines.length} games, ${cut} decisions, ${decisions - cut} held back, read in ${Date.now() - began} ms`,
);

const w =
  values.from === ''
    ? new Float32Array(weightCount(known))
    : learnedFrom(readFileSync(values.from, 'utf8'), POLICY).weights;
if (w.length !== weightCount(known))
  throw new Error(`${values.from} knows other heroes: node scripts/train/grow.mjs`);
/** What was learned before: weights stay near it. */
const start = w.slice();
/** @param {number} p */
const isHeld = (p) => values.fresh && start[p] !== 0;
const squares = new Float32Array(w.length).fill(0.01);

const chances = new Float64Array(4096);
/** @param {number} d @param {boolean} isSight */
function predict(d, isSight) {
  const [from, to] = [d === 0 ? 0 : optionEnd.list[d - 1], optionEnd.list[d]];
  let most = -1e9;
  for (let o = from; o < to; o++) {
    let sum = isSight ? sight.list[o] : 0;
    if (!isSight)
      for (let n = o === 0 ? 0 : clueEnd.list[o - 1]; n < clueEnd.list[o]; n++)
        sum += w[place.list[n]] * amount.list[n];
    chances[o - from] = sum;
    if (sum > most) most = sum;
  }
  let sum = 0;
  for (let i = 0; i < to - from; i++) sum += chances[i] = Math.exp(chances[i] - most);
  for (let i = 0; i < to - from; i++) chances[i] /= sum;
  return from;
}

/** @param {number} d @param {number} rate */
function learn(d, rate) {
  const from = predict(d, false);
  for (let o = from; o < optionEnd.list[d]; o++) {
    const error = chances[o - from] - share.list[o];
    for (let n = o === 0 ? 0 : clueEnd.list[o - 1]; n < clueEnd.list[o]; n++) {
      const p = place.list[n];
      if (isHeld(p)) continue;
      // What is learned for one hero or card alone has few games behind it: it stays nearer to nothing.
      const g =
        error * amount.list[n] + Number(values.decay) * (p < POLICY.shared ? 1 : 10) * (w[p] - start[p]);
      squares[p] += g * g;
      w[p] -= (rate * g) / Math.sqrt(squares[p]);
    }
  }
}

const names = Object.keys(PROMPT);
/** @param {boolean} isSight */
function held(isSight) {
  const [loss, right, most, count] = [0, 0, 0, 0].map(() => new Float64Array(names.length));
  for (let d = cut; d < decisions; d++) {
    const from = predict(d, isSight);
    let [best, entropy, hit] = [0, 0, 0];
    for (let o = from; o < optionEnd.list[d]; o++) {
      const q = share.list[o];
      if (q > 0) loss[asked.list[d]] -= q * Math.log(Math.max(1e-9, chances[o - from]));
      if (q > 0) entropy -= q * Math.log(q);
      if (chances[o - from] > chances[best]) best = o - from;
      if (q > share.list[from + hit]) hit = o - from;
    }
    if (best === hit) right[asked.list[d]]++;
    most[asked.list[d]] += entropy;
    count[asked.list[d]]++;
  }
  const all = (/** @type {Float64Array} */ row) => row.reduce((a, b) => a + b, 0);
  const told = (
    /** @type {number} */ l,
    /** @type {number} */ r,
    /** @type {number} */ m,
    /** @type {number} */ n,
  ) => `loss ${(l / n).toFixed(3)} (least ${(m / n).toFixed(3)}), ${((100 * r) / n).toFixed(1)} % right`;
  const rows = names.flatMap((name, i) =>
    count[i] < 50 ? [] : [`  ${name} (${count[i]}): ${told(loss[i], right[i], most[i], count[i])}`],
  );
  return [told(all(loss), all(right), all(most), all(count)), ...rows].join('\n');
}

console.log(`at first sight: ${held(true)}`);
if (values.from !== '') console.log(`${values.from}: ${held(false)}`);
const EPOCHS = Number(values.epochs);
const order = Int32Array.from({ length: cut }, (_, i) => i);
let dice = 12345;
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (let i = cut - 1; i > 0; i--) {
    dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
    const j = dice % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const rate = (Number(values.rate) * (EPOCHS - epoch)) / EPOCHS;
  for (let n = 0; n < cut; n++) learn(order[n], rate);
  const told = held(false);
  console.log(`epoch ${epoch + 1}: ${epoch === EPOCHS - 1 ? told : told.split('\n')[0]}`);
}
writeFileSync(out, learnedText({ ...known, weights: w }));
console.log(`${w.length} weights in ${out}, ${w.filter((x) => Math.abs(x) > 1 / 256).length} of them not 0`);
