import {
  apply,
  below,
  determinize,
  type Game,
  isOver,
  type Observation,
  optionCount,
  type Rng,
} from '@peerless/rules';
import { askedSeat, blankGame, optionKey } from '@peerless/rules/numbers';
import { type Bot, type Budget, type Ranked, type Thought, withoutThinking } from './bot.ts';
import { evaluate } from './evaluation.ts';
import { handMade } from './weights.ts';

/** Games played out to the end for one choice, unless the host says otherwise. */
const PLAYOUTS = 20_000;
const MAX_CHOICES = 50_000;

function playToEnd(game: Game, rng: Rng): void {
  for (let i = 0; i < MAX_CHOICES && !isOver(game); i++) apply(game, below(rng, optionCount(game)));
}

function think(observation: Observation, rng: Rng, budget: Budget = {}): Thought {
  const quick = withoutThinking(observation, budget);
  if (quick !== null) return quick;
  const count = optionCount(observation);
  const seat = askedSeat(observation);
  const game = blankGame(observation);
  const chances = new Float64Array(4);
  const totals = new Float64Array(count);
  const tried = new Int32Array(count);
  const playouts = budget.iterations ?? PLAYOUTS;
  let n = 0;
  do {
    const option = n % count;
    determinize(observation, rng, game);
    apply(game, option);
    playToEnd(game, rng);
    evaluate(game, handMade, chances);
    totals[option] += chances[seat];
    tried[option]++;
    n++;
  } while (n < playouts && !(budget.stop?.() ?? false));
  const ranking: Ranked[] = Array.from(totals, (total, option) => ({
    option,
    chance: total / Math.max(1, tried[option]),
    trials: tried[option],
  }));
  ranking.sort((a, b) => b.chance - a.chance || a.option - b.option);
  const [{ option } = { option: 0 }] = ranking;
  const line = [optionKey(observation, option)];
  return { option, ranking, reason: { kind: 'judged', iterations: n, line, expected: null } };
}

/** Flat Monte Carlo over guesses of what is hidden: random games to the end, as many for each option. A yardstick. */
export const flatBot: Bot = { name: 'flat', think };
