// Two searching bots against each other at equal trials, before anything is shipped: node scripts/train/versus.mjs A B [pairs] [trials] [seed]
// A and B are a bot's name, or settings as JSON with weights from files: '{"value":"v.txt","tempo":{"apart":0,"idle":0,"emptyDeck":0}}'.
// What is not said is as shipped. Each pair is played in both seats; the same bot on both sides tells how often an empty deck ends games.
import { readFileSync } from 'node:fs';
import { botNamed, wilson } from '@peerless/ai';
import { learnedFrom, POLICY, policyOf, SearchBot, settings, VALUE } from '@peerless/ai/training';
import { heroes } from '@peerless/heroes';
import { apply, below, createRng, isOver, newGame, observe, optionCount, outcome } from '@peerless/rules';
import { askedPrompt, askedSeat, OPTION, optionAt, optionType, PROMPT } from '@peerless/rules/numbers';
import { library } from './games.mjs';

const [a = 'skilled', b = 'skilled-2026', pairs = '20', trials = '150', seed = '7'] = process.argv.slice(2);
const CORE = ['sarpedon', 'marmoreal', 'heorot', 'baskerville-manor', 'soho'];

/** @param {string} words @returns {() => import('@peerless/ai').Bot} */
function maker(words) {
  if (!words.startsWith('{')) return () => botNamed(words);
  const { policy, value, ...others } = JSON.parse(words);
  const taught = {
    ...settings(),
    ...(policy === undefined ? {} : { policy: policyOf(learnedFrom(readFileSync(policy, 'utf8'), POLICY)) }),
    ...(value === undefined ? {} : { value: learnedFrom(readFileSync(value, 'utf8'), VALUE) }),
    ...others,
  };
  return () => new SearchBot('versus', taught, Number(trials));
}
const makers = [maker(a), maker(b)];
/** By bot: attacks, maneuvers, everything else. */
const actions = [
  [0, 0, 0],
  [0, 0, 0],
];

/** Plays a game and returns how it ended. @param {string} name @param {readonly number[]} who */
function play(name, who) {
  const rng = createRng(name);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => list[below(rng, list.length)];
  const seats = [{ hero: pick(heroes).slug }, { hero: pick(heroes).slug }];
  const game = newGame({ seed: name, board: pick(CORE), mode: 'duel', seats }, library);
  const bots = who.map((bot) => makers[bot]());
  const dice = createRng(`${name}${who.join('')}`);
  while (!isOver(game)) {
    const seat = askedSeat(game);
    const { option } = bots[seat].think(observe(game, seat), dice, { iterations: Number(trials) });
    if (askedPrompt(game) === PROMPT.action && optionCount(game) > 1) {
      const type = optionType(optionAt(game, option));
      actions[who[seat]][type === OPTION.attack ? 0 : type === OPTION.maneuver ? 1 : 2]++;
    }
    apply(game, option);
  }
  return outcome(game);
}

let [score, emptied, games] = [0, 0, 0];
for (let pair = 0; pair < Number(pairs); pair++)
  for (const who of [
    [0, 1],
    [1, 0],
  ]) {
    const end = play(`${seed}${pair.toString(16).padStart(5, '0')}`, who);
    games++;
    if (end?.reason === 'exhaustion') emptied++;
    const [winner] = end?.winners ?? [];
    score += winner === undefined ? 0.5 : who[winner] === 0 ? 1 : 0;
  }
const { low, high } = wilson(score, games);
const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)} %`;
console.log(`A wins ${percent(score / games)} of ${games} (95 %: ${percent(low)} to ${percent(high)})`);
console.log(`an empty deck ended ${percent(emptied / games)}`);
for (const [i, row] of actions.entries()) {
  const all = row[0] + row[1] + row[2];
  console.log(`${'AB'[i]}: attack, maneuver, other: ${row.map((n) => percent(n / all)).join(', ')}`);
}
