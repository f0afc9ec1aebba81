// Positions for training the bots' evaluation: duels of searching bots against themselves, all heroes, core boards.
// node scripts/train/self-play.mjs OUT.bin [games] [seed] [iterations]; a record is the features of both seats and who won.
import { openSync, writeSync } from 'node:fs';
import { FEATURE_COUNT, SETTINGS, SearchBot, seatFeatures } from '@peerless/ai/training';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import {
  apply,
  below,
  createLibrary,
  createRng,
  isOver,
  newGame,
  observe,
  optionCount,
  outcome,
  PROMPTS,
} from '@peerless/rules';
import { askedPrompt, askedSeat } from '@peerless/rules/numbers';

const [out = 'positions.bin', games = '200', seed = '1', iterations = '120'] = process.argv.slice(2);
const CORE = ['sarpedon', 'marmoreal', 'heorot', 'baskerville-manor', 'soho'];
const ACTION = PROMPTS.indexOf('action');
const library = createLibrary({ heroes, boards });
const rng = createRng(seed);
const file = openSync(out, 'a');

/** One choice in eight is drawn among the three best, so that games differ and bad positions are seen, too. */
/** @param {import('@peerless/ai').Thought} thought */
function choice({ option, ranking }) {
  if (ranking.length < 2 || below(rng, 8) !== 0) return option;
  return ranking[below(rng, Math.min(3, ranking.length))].option;
}

/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => list[below(rng, list.length)];

/** @param {number} number */
function play(number) {
  const seats = [{ hero: pick(heroes).slug }, { hero: pick(heroes).slug }];
  const game = newGame(
    { seed: `${seed}${number.toString(16)}`, board: pick(CORE), mode: 'duel', seats },
    library,
  );
  const bots = seats.map(() => new SearchBot('self', SETTINGS, Number(iterations)));
  const records = [];
  while (!isOver(game)) {
    if (askedPrompt(game) === ACTION) {
      const record = new Float64Array(2 * FEATURE_COUNT);
      for (const seat of [0, 1]) seatFeatures(game, seat, record, seat * FEATURE_COUNT);
      records.push(record);
    }
    const seat = askedSeat(game);
    apply(game, optionCount(game) === 1 ? 0 : choice(bots[seat].think(observe(game, seat), rng)));
  }
  const winners = outcome(game)?.winners ?? [];
  if (winners.length !== 1) return;
  for (const record of records)
    writeSync(file, new Uint8Array(Float32Array.of(...record, winners[0] === 0 ? 1 : 0).buffer));
}

for (let number = 0; number < Number(games); number++) {
  play(number);
  if (number % 50 === 49) process.stderr.write(`${number + 1} games\n`);
}
