// Games for training the bots' evaluation: duels of searching bots against themselves, all heroes, core boards, kept as the
// choices that were made, so that another set of features can read them again.
// node scripts/train/self-play.mjs OUT.jsonl [games] [seed] [iterations]; a file that is there is gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { SETTINGS, SearchBot } from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { apply, below, createRng, isOver, newGame, observe, optionCount, outcome } from '@peerless/rules';
import { askedPrompt, askedSeat, PROMPT } from '@peerless/rules/numbers';
import { library } from './games.mjs';

const [out = 'games.jsonl', games = '200', seed = '1', iterations = '100'] = process.argv.slice(2);
const CORE = ['sarpedon', 'marmoreal', 'heorot', 'baskerville-manor', 'soho'];

/** One choice in eight is drawn among the three best, so that games differ and bad positions are seen, too. */
/** @param {import('@peerless/ai').Thought} thought @param {import('@peerless/rules').Rng} rng */
function choice({ option, ranking }, rng) {
  if (ranking.length < 2 || below(rng, 8) !== 0) return option;
  return ranking[below(rng, Math.min(3, ranking.length))].option;
}

/** One game as a line: its table, every choice, what the chooser thought of its chance at each action, and who won. */
/** @param {number} number */
function play(number) {
  const name = `${seed}${number.toString(16).padStart(5, '0')}`;
  const rng = createRng(name);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => list[below(rng, list.length)];
  const seats = [{ hero: pick(heroes).slug }, { hero: pick(heroes).slug }];
  /** @type {import('@peerless/rules').GameConfig} */
  const config = { seed: name, board: pick(CORE), mode: 'duel', seats };
  const game = newGame(config, library);
  const bots = seats.map(() => new SearchBot('self', SETTINGS, Number(iterations)));
  /** @type {[number[], number[]]} */
  const [choices, chances] = [[], []];
  while (!isOver(game)) {
    const seat = askedSeat(game);
    const isAction = askedPrompt(game) === PROMPT.action;
    let made = 0;
    let chance = -1;
    if (optionCount(game) > 1) {
      const thought = bots[seat].think(observe(game, seat), rng);
      made = choice(thought, rng);
      chance = thought.ranking[0]?.chance ?? -1;
    }
    if (isAction) chances.push(Math.round(1000 * (seat === 0 || chance < 0 ? chance : 1 - chance)) / 1000);
    choices.push(made);
    apply(game, made);
  }
  return { config, choices, chances, winners: outcome(game)?.winners ?? [] };
}

const done = existsSync(out) ? readFileSync(out, 'utf8').split('\n').length - 1 : 0;
for (let number = done; number < Number(games); number++) {
  appendFileSync(out, `${JSON.stringify(play(number))}\n`);
  if (number % 50 === 49) process.stderr.write(`${number + 1} games\n`);
}
