// Games for training the bots: duels of searching bots against themselves, all heroes, core boards, kept as the choices that were
// made, so that other features can read them again, with how often the search tried each option.
// node scripts/train/self-play.mjs OUT.jsonl [games] [seed] [trials] [POLICY.txt VALUE.txt]; a file that is there is gone on with.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { learnedFrom, POLICY, policyOf, SearchBot, settings, VALUE } from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { apply, below, createRng, isOver, newGame, observe, optionCount, outcome } from '@peerless/rules';
import { askedSeat } from '@peerless/rules/numbers';
import { library } from './games.mjs';

const [out = 'games.jsonl', games = '200', seed = '1', trials = '1000', policy, value] =
  process.argv.slice(2);
const CORE = ['sarpedon', 'marmoreal', 'heorot', 'baskerville-manor', 'soho'];
/** One decision in so many is thought about at length; the others only carry the game on. */
const LONG = 3;
const SHORT = 8;

/** As the present bots, with other weights where files name them. */
const taught = {
  ...settings(),
  ...(policy === undefined ? {} : { policy: policyOf(learnedFrom(readFileSync(policy, 'utf8'), POLICY)) }),
  ...(value === undefined ? {} : { value: learnedFrom(readFileSync(value, 'utf8'), VALUE) }),
};

/** One choice in ten is drawn among the three best, so that games differ and bad positions are seen, too. */
/** @param {import('@peerless/ai').Thought} thought @param {import('@peerless/rules').Rng} rng */
function choice({ option, ranking }, rng) {
  if (ranking.length < 2 || below(rng, 10) !== 0) return option;
  return ranking[below(rng, Math.min(3, ranking.length))].option;
}

/** What was thought: the best chance in thousandths, then every option tried with its trials. */
/** @param {import('@peerless/ai').Thought} thought */
const notes = ({ ranking }) => [
  Math.round(1000 * (ranking[0]?.chance ?? 0)),
  ...ranking.flatMap(({ option, trials }) => (trials > 0 ? [option, trials] : [])),
];

/** One game as a line: its table, every choice, what was thought at those with more than one option, who won, and how it ended. */
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
  const bots = seats.map(() => new SearchBot('self', taught, Number(trials)));
  /** @type {number[]} */
  const choices = [];
  /** @type {{ [at: number]: number[] }} */
  const thoughts = {};
  while (!isOver(game)) {
    const seat = askedSeat(game);
    let made = 0;
    if (optionCount(game) > 1) {
      const iterations = Math.ceil(Number(trials) / (below(rng, LONG) === 0 ? 1 : SHORT));
      const thought = bots[seat].think(observe(game, seat), rng, { iterations });
      made = choice(thought, rng);
      thoughts[choices.length] = notes(thought);
    }
    choices.push(made);
    apply(game, made);
  }
  const { winners = [], reason = 'agreed' } = outcome(game) ?? {};
  return { config, choices, thoughts, winners, reason };
}

const done = existsSync(out) ? readFileSync(out, 'utf8').split('\n').length - 1 : 0;
for (let number = done; number < Number(games); number++) {
  appendFileSync(out, `${JSON.stringify(play(number))}\n`);
  if (number % 50 === 49) process.stderr.write(`${number + 1} games\n`);
}
