import { apply, clone, determinize, isOver, type Observation, optionCount, type Rng } from '@peerless/rules';
import { askedSeat, blankGame, optionKey } from '@peerless/rules/numbers';
import { type Bot, type Budget, type Ranked, type Thought, withoutThinking } from './bot.ts';
import { type BotWords, botNameOf } from './bot-names.ts';
import { evaluate, type Value } from './evaluation.ts';
import { withoutIdleDoors } from './idle-doors.ts';
import { playOn } from './playout.ts';
import { inviting } from './policy/first-sight.ts';
import { type Manner, PLAIN, take } from './style/manner.ts';
import { trained } from './trained/trained.ts';
import { handMade } from './weights.ts';

/** How the action is finished that an option begins. */
const AT_FIRST_SIGHT = { policy: inviting, sharpness: 1, turns: 0 };

/** Trials of all options together, unless the host says otherwise, and the fewest and most of one option. */
const TRIALS = 200;
const LEAST = 1;
const MOST = 8;

/**
 * Tries each option on guesses of what is hidden, to the end of the action, and rates where that leads on average. It
 * sees no further.
 */
export function judge(
  observation: Observation,
  value: Value,
  rng: Rng,
  budget: Budget = {},
  manner: Manner = PLAIN,
): Thought {
  const quick = withoutThinking(observation, budget);
  if (quick !== null) return quick;
  const count = optionCount(observation);
  const seat = askedSeat(observation);
  const guess = blankGame(observation);
  const trial = blankGame(observation);
  const chances = new Float64Array(4);
  const totals = new Float64Array(count);
  const rounds = Math.max(LEAST, Math.min(MOST, Math.floor((budget.iterations ?? TRIALS) / count)));
  let round = 0;
  do {
    determinize(observation, rng, guess);
    // The same guess for every option: they differ by what they do, not by luck.
    for (let option = 0; option < count; option++) {
      clone(guess, trial);
      apply(trial, option);
      if (!isOver(trial)) playOn(trial, AT_FIRST_SIGHT, rng);
      evaluate(trial, value, chances);
      totals[option] += chances[seat];
    }
    round++;
  } while (round < rounds && !(budget.stop?.() ?? false));
  return thoughtOf(observation, totals, round, manner, rng);
}

function thoughtOf(
  observation: Observation,
  totals: Float64Array,
  rounds: number,
  manner: Manner,
  rng: Rng,
): Thought {
  const ranked: Ranked[] = Array.from(totals, (total, option) => ({
    option,
    chance: total / rounds,
    trials: rounds,
  }));
  ranked.sort((a, b) => b.chance - a.chance || a.option - b.option);
  const ranking = withoutIdleDoors(observation, ranked);
  const { option, isSlip } = take(observation, ranking, manner, rng);
  const iterations = rounds * totals.length;
  const line = isSlip ? [] : [optionKey(observation, option)];
  return {
    option,
    ranking,
    reason: { kind: isSlip ? 'chance' : 'judged', iterations, line, expected: null },
  };
}

/** Greedy: takes what looks best at the end of the action. */
export const casualBot = (words: BotWords): Bot => ({
  name: botNameOf(words),
  think: (observation, rng, budget) =>
    judge(observation, trained().value, rng, budget, { style: words.style, slips: 0 }),
});

/** What Casual was until it learned: kept to measure it by, and for games that are always the same. */
export const casualBot2026: Bot = {
  name: 'casual-2026',
  think: (observation, rng, budget) => judge(observation, handMade, rng, budget),
};
